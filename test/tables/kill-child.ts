import { openSync, writeSync } from 'node:fs'
import { below, luckFrom } from '#kernel'
import { type Database, openDatabase, type Query, type Step } from '#store'
import { SQLite, type SqliteFile, type Statement } from '#store/driver'
import { isDenial, type Look, type Post, type Sent, Tables } from '#tables'
import { killerAfter } from '#test/kills/killer'
import { anyGameNamed, deed, newTable } from '#test/tables/crowd'
import { type Errand, type Line, WEAK } from '#test/tables/kill'
import { Wall } from '#test/tables/wall'

/** Plays random games on a SQLite file until it is killed, by others or, at an exact point, by itself. */
const errand = JSON.parse(process.argv[2] as string) as Errand
const { death } = errand
const luck = luckFrom(errand.seed)

const journal = openSync(errand.journal, 'a')

/** Data a killed process wrote stays written: only a machine that loses power needs more than this. */
function note(line: Line): void {
  writeSync(journal, `${JSON.stringify(line)}\n`)
}

function die(where: string): never {
  note({ died: where })
  process.kill(process.pid, 'SIGKILL')
  for (;;);
}

// ── statements that write are the points to die at

const runs = new Map<string, number>()
let points = 0

function isHere(sql: string): boolean {
  if (death.how === 'point') return death.number === points
  return death.how === 'statement' && death.sql === sql && death.number === runs.get(sql)
}

function watched<A extends unknown[], R>(sql: string, run: (...values: A) => R): (...values: A) => R {
  return (...values) => {
    points++
    runs.set(sql, (runs.get(sql) ?? 0) + 1)
    if (isHere(sql) && death.side === 'before') die(`before ${sql}`)
    if (sql === 'commit' && death.how === 'amid' && runs.get(sql) === death.number) wakeKiller()
    const outcome = run(...values)
    if (isHere(sql) && death.side === 'after') die(`after ${sql}`)
    return outcome
  }
}

const prepare = SQLite.prototype.prepare
SQLite.prototype.prepare = function (this: SqliteFile, sql: string) {
  const statement = prepare.call(this, sql) as Statement
  if (this.name !== errand.file) return statement
  statement.run = watched(sql, statement.run.bind(statement))
  if (!statement.readonly && statement.reader) statement.all = watched(sql, statement.all.bind(statement))
  return statement
} as typeof prepare

const wakeKiller = death.how === 'amid' ? killerAfter(death.micros) : () => {}

// ── what is meant to be written is noted before, and that it is written, after

function gamesIn(steps: readonly Step[]): number[] {
  const numbers = steps.map(({ values }) => {
    const { game, id } = values as { game?: unknown; id?: unknown }
    return typeof game === 'number' ? game : id
  })
  return [...new Set(numbers.filter((one) => typeof one === 'number'))]
}

let intents = 0

async function change(db: Database, steps: readonly Step[]): Promise<number | null> {
  const intent = intents++
  const written = steps.map(({ query, values, expect }) => ({
    sql: query.written('sqlite').sql,
    values: query.valuesFor('sqlite', values),
    expect: expect ?? null,
  }))
  note({ intent, games: gamesIn(steps), steps: written })
  const failed = await db.change(steps)
  note({ kept: intent, failed })
  return failed
}

const real = await openDatabase(errand.file)
const db: Database = {
  dialect: real.dialect,
  read: <P extends object, R>(query: Query<P, R>, values: P) => real.read(query, values),
  change: (steps) => change(real, steps),
  now: () => real.now(),
  backup: (path) => real.backup(path),
  close: () => real.close(),
}

// ── the world

const wall = new Wall(errand.wall, 'child')
let clock = errand.clock
let offered = 0

async function sink(post: Post): Promise<Sent> {
  offered++
  const isHere = death.how === 'sink' && death.number === offered
  wall.offer(post)
  if (isHere && death.side === 'before') die('before a post is out')
  if (below(luck, 20) === 0) throw new Error(WEAK)
  if (below(luck, 10) === 0) return wall.refuse(post, below(luck, 2) === 0 ? null : 10)
  const sent = wall.show(post)
  if (isHere && death.side === 'after') die('after a post is out')
  return sent
}

const tables = new Tables({
  db,
  gameNamed: anyGameNamed,
  contentOf: (game) => game.content,
  sink,
  now: () => clock,
  steady: () => clock,
  shared: async () => clock,
  engine: 'killed',
  process: `child-${errand.seed}`,
  reportFault: (error) => note({ told: String(error) }),
})

const ids: number[] = []
let presses = 0

function claimOf(look: Look): Line {
  return { claim: look.draft.map((picks) => [...picks]), game: look.id, seat: look.seat as number }
}

async function doOne(): Promise<void> {
  const press = `${errand.seed}.${presses++}`
  const isNew = ids.length < 2 || (ids.length < 6 && below(luck, 40) === 0)
  const game = ids[below(luck, Math.max(1, ids.length))] as number
  const done = isNew ? await newTable(tables, luck, press) : await deed(tables, luck, game, () => press)
  if (done === null) return
  note({ said: done, isNo: isDenial(done.outcome), clock })
  if (isDenial(done.outcome)) return
  if (isNew) ids.push(done.game)
  const look = await tables.reading.look(done.game, done.person)
  const isOn = !isDenial(look) && (look.phase === 'playing' || look.phase === 'paused')
  if (isOn && look.seat !== null) note(claimOf(look))
}

const SECOND = 1000
const HOUR = 3600 * SECOND

async function playOn(): Promise<void> {
  for (let round = 0; round < errand.deeds; round++) {
    clock += below(luck, 60) === 0 ? below(luck, 9 * HOUR) : below(luck, 2 * SECOND)
    await Promise.all(Array.from({ length: 1 + below(luck, 3) }, doOne))
    // Timers and posts have their turn between the deeds.
    if (below(luck, 3) === 0) await tables.tick()
  }
  die('tired')
}

/** By then everything must be out, however often the wall was out of order. */
const MOST_QUIET = 600

function waitingPosts(): number {
  const file = new SQLite(errand.file, { readonly: true })
  const count = file.prepare('select count(*) from outbox where done is null').pluck().get() as number
  file.close()
  return count
}

/** Nobody acts any more; all that is due goes out. */
async function comeToRest(): Promise<void> {
  for (let round = 0; round < MOST_QUIET && (round === 0 || waitingPosts() > 0); round++) {
    clock += 20 * SECOND
    await tables.tick()
  }
  await tables.stop()
  await db.close()
  wall.close()
}

for (const { id } of await unfinished()) ids.push(id)
tables.start()
process.stdout.write('ready\n')
await (death.how === 'age' ? comeToRest() : playOn())

async function unfinished(): Promise<{ id: number }[]> {
  const { readGamesOfPhase } = await import('#store/queries')
  const phases = ['lobby', 'playing', 'paused']
  return (await Promise.all(phases.map((phase) => db.read(readGamesOfPhase, { phase, after: 0 })))).flat()
}
