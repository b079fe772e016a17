import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { luckFrom } from '#kernel'
import type { Database, Step } from '#store'
import { SQLite } from '#store/driver'
import type { Report } from './store-child.ts'
import { fewAndMany } from './store-many.ts'
import { type BenchMove, type Bot, beginGame, movesOf, openBot, play } from './store-moves.ts'

const SEED = '0123456789abcdef0123456789abcdef'
/** So many games are played at the same moment. */
const BUSY = 24
const SLICE_MS = 500
const SLICES = 11

function print(name: string, value: number, unit: string, peer: string | null, ratio: number | null): void {
  const short = (number: number) => Number(number.toPrecision(3))
  const line = { name: `store.${name}`, value: short(value), unit, peer, ratio: ratio === null ? null : short(ratio) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}

/** A folder where the bot would keep its games, so that the same disk is measured. */
export function benchFolder(): string {
  const parent = join(process.cwd(), 'data', 'db')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, 'bench-'))
}

function bytesOf(steps: readonly Step[]): number {
  const values = steps.flatMap((step) => step.query.valuesFor('sqlite', step.values))
  return values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0)
}

/** Counts what is written, so that the peer can write as much. */
function counting(db: Database, count: (bytes: number) => void): Database {
  return {
    dialect: db.dialect,
    read: (query, values) => db.read(query, values),
    now: () => db.now(),
    backup: (path) => db.backup(path),
    close: () => db.close(),
    change(steps) {
      count(bytesOf(steps))
      return db.change(steps)
    },
  }
}

/** Games that are played side by side, each by people who take their turns one after the other. */
class Players {
  readonly #bot: Bot
  readonly #luck = luckFrom(SEED)
  readonly #tables: { id: number; moves: BenchMove[] }[] = []

  constructor(bot: Bot) {
    this.#bot = bot
  }

  async #next(lane: number): Promise<{ id: number; moves: BenchMove[] }> {
    const present = this.#tables[lane]
    if (present !== undefined && present.moves.length > 0) return present
    const id = await beginGame(this.#bot, 2 + (lane % 3))
    const table = { id, moves: await movesOf(this.#bot.db, id, this.#luck) }
    this.#tables[lane] = table
    return table
  }

  /** Fresh games where one has ended: that belongs to no slice. */
  async refill(lanes: number): Promise<void> {
    for (let lane = 0; lane < lanes; lane++) {
      if ((this.#tables[lane]?.moves.length ?? 0) < LEAST_MOVES) {
        this.#tables[lane] = { id: 0, moves: [] }
        await this.#next(lane)
      }
    }
  }

  async playUntil(until: number, lanes: number): Promise<number> {
    let done = 0
    const lane = async (number: number) => {
      const { id, moves } = await this.#next(number)
      while (performance.now() < until && moves.length > 0) {
        await play(this.#bot, id, moves.shift() as BenchMove)
        done++
      }
    }
    await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
    return done
  }
}

const LEAST_MOVES = 120

/** The peer: a table of nothing but what a move writes, one commit a move. */
function openRaw(path: string): { commit(text: string): void; close(): void } {
  const file = new SQLite(path)
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec('create table moves (number integer primary key, text text not null)')
  const insert = file.prepare('insert into moves (text) values (?)')
  return { commit: (text) => void insert.run(text), close: () => void file.close() }
}

async function throughput(): Promise<void> {
  const dir = benchFolder()
  let bytes = 0
  const bot = await openBot(join(dir, 'games.sqlite'), (db) => counting(db, (more) => (bytes += more)))
  bot.tables.start()
  const raw = openRaw(join(dir, 'raw.sqlite'))
  const players = new Players(bot)
  const rates: Record<'busy' | 'alone' | 'raw', number[]> = { busy: [], alone: [], raw: [] }
  let perMove = 0
  for (let slice = 0; slice <= SLICES; slice++) {
    await players.refill(BUSY)
    bytes = 0
    const start = performance.now()
    const moves = await players.playUntil(start + SLICE_MS, BUSY)
    const busy = (1000 * moves) / (performance.now() - start)
    perMove = Math.round(bytes / moves)
    const before = performance.now()
    const alone = (1000 * (await players.playUntil(before + SLICE_MS / 2, 1))) / (performance.now() - before)
    const begun = performance.now()
    const text = 'x'.repeat(perMove)
    let commits = 0
    for (; performance.now() < begun + SLICE_MS / 2; commits++) raw.commit(text)
    const peer = (1000 * commits) / (performance.now() - begun)
    // The first slice only warms up.
    if (slice > 0)
      for (const [name, rate] of Object.entries({ busy, alone, raw: peer })) rates[name as 'busy'].push(rate)
  }
  await bot.stop()
  raw.close()
  rmSync(dir, { recursive: true })
  const peer = median(rates.raw)
  print('raw', peer, 'commits/s', null, null)
  print('bytes', perMove, 'bytes/move', null, null)
  print(`moves of ${BUSY} games`, median(rates.busy), 'moves/s', 'raw commits', median(rates.busy) / peer)
  print('moves of one game', median(rates.alone), 'moves/s', 'raw commits', median(rates.alone) / peer)
}

const FEW = { games: 10, entries: 0 }
const MANY = { games: 10_000, entries: 1_000_000 }
const ROUNDS = 5

async function manyGames(): Promise<void> {
  const dir = benchFolder()
  const { entries, megabytes, few, many } = await fewAndMany(dir, FEW, MANY, ROUNDS)
  rmSync(dir, { recursive: true })
  const over = (reports: readonly Report[], figure: keyof Report) => median(reports.map((report) => report[figure]))
  print('many.entries', entries, 'entries', null, null)
  print('many.file', megabytes, 'MB', null, null)
  print('many.start', over(many, 'startMs'), 'ms', `${FEW.games} games`, over(many, 'startMs') / over(few, 'startMs'))
  print('many.move', over(many, 'moveMs'), 'ms', `${FEW.games} games`, over(many, 'moveMs') / over(few, 'moveMs'))
  print(
    'many.memory',
    over(many, 'memoryMB'),
    'MB',
    `${FEW.games} games`,
    over(many, 'memoryMB') / over(few, 'memoryMB'),
  )
}

export async function benchStore(): Promise<void> {
  await throughput()
  await manyGames()
}
