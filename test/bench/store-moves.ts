import { randomAnswer } from '#bots/random-answer'
import { gameNamed } from '#games/registry'
import { type AnyGame, type Luck, Run, type Saved, untilAsked } from '#kernel'
import { type Database, openDatabase } from '#store'
import { isDenial, Tables } from '#tables'
import { loadTable } from '#tables/engine/table-loader'
import { HOME } from '#test/tables/hall'

/** One whole move, from the first choice to the confirmation. */
export interface BenchMove {
  readonly person: string
  readonly picks: readonly (readonly string[])[]
}

/** A bot as it runs, but for Discord, which takes every post at once. */
export interface Bot {
  readonly db: Database
  readonly tables: Tables
  stop(): Promise<void>
}

export async function openBot(path: string, wrap: (db: Database) => Database = (db) => db): Promise<Bot> {
  const db = wrap(await openDatabase(path))
  const tables = new Tables({
    db,
    gameNamed,
    contentOf: (game) => game.content,
    sink: async () => ({ sent: {} }),
    now: Date.now,
    engine: 'bench',
    process: `bench-${process.pid}`,
    reportFault: (error) => {
      throw error
    },
  })
  const stop = async () => {
    await tables.stop()
    await db.close()
  }
  return { db, tables, stop }
}

/** Nobody plays at two tables. */
let groups = 0

export async function beginGame(bot: Bot, seats: number): Promise<number> {
  const group = groups++
  const people = Array.from({ length: seats }, (_, seat) => ({ person: `p${group}-${seat}`, name: `Player ${seat}` }))
  const [host, ...others] = people as [(typeof people)[number]]
  const created = await bot.tables.lobby.create({
    game: 'willyville',
    host,
    home: HOME,
    players: seats,
    speed: 'three',
  })
  if (isDenial(created)) throw new Error(created.denied)
  for (const other of others) await bot.tables.lobby.join(created.id, other)
  await bot.tables.lobby.begin(created.id, host.person)
  return created.id
}

/** All moves of a random game to its end, known beforehand: luck lies in the state. */
export async function movesOf(db: Database, id: number, luck: Luck): Promise<BenchMove[]> {
  const table = await loadTable(db, gameNamed, id)
  if (table === null || table.saved === null) throw new Error(`game ${id} has not begun`)
  const { game, places } = table
  const moves: BenchMove[] = []
  let saved: Saved = table.saved
  while (saved.scene !== null) {
    const { moves: more, done } = movesOfScene(game, saved, luck)
    moves.push(...more.map(({ seat, picks }) => ({ person: places[seat]?.person as string, picks })))
    saved = untilAsked(game, done).saved
  }
  return moves
}

function movesOfScene(game: AnyGame, saved: Saved, luck: Luck) {
  const run = Run.onCopy(game, saved)
  const moves: { seat: number; picks: (readonly string[])[] }[] = []
  // A table does not begin a move with a question that nobody need answer.
  for (run.passOver(); run.next === undefined; run.passOver()) {
    const [seat] = run.waitsFor() as [number]
    const before = run.taken
    const picks: (readonly string[])[] = []
    for (let ask = run.questionOf(seat); ask !== undefined && run.finalUpTo <= before; ask = run.questionOf(seat)) {
      const answer = randomAnswer(luck, ask)
      run.answer(answer)
      picks.push(answer.picks)
    }
    moves.push({ seat, picks })
  }
  return { moves, done: run.done as Saved }
}

/** Makes a move and insists on it; the number of its entry. */
export async function play({ tables }: Bot, id: number, { person, picks }: BenchMove): Promise<number> {
  const outcome = await tables.turns.play(id, person, picks, `${process.pid} ${presses++}`)
  if (isDenial(outcome)) throw new Error(`${id} ${person}: ${JSON.stringify(outcome)} ${JSON.stringify(picks)}`)
  return outcome.entry
}

let presses = 0
