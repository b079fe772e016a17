import { spawn } from 'node:child_process'
import { connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase, type Row, type Step, StorageFault, step } from '#store'
import * as query from '#store/queries'
import { isDenial } from '#tables'
import { type Postgres, startPostgres } from '#test/postgres'
import { begun, folder, Hall, HOME, yes } from '#test/tables/hall'
import { askedOf, luckOf, playOn } from '#test/tables/playing'
import { type Kind, postgresOn, sqliteIn } from './rooms.ts'

const SECOND = 1_000

const place = folder()
let postgres: Postgres | null = null

/** A kind of database, and what its rows and tables are. */
interface Store extends Kind {
  rows(where: string, table: string): Promise<Record<string, unknown>[]>
  tables(where: string): Promise<string[]>
}

function storeOf(kind: Kind, listing: string): Store {
  return {
    ...kind,
    rows: (where, table) => kind.ask(where, `select * from ${table}`),
    async tables(where) {
      const names = (await kind.ask(where, listing)).map(({ name }) => String(name))
      // The record of which migrations were run is no table of the schema.
      return names.filter((table) => table !== 'migrations' && !table.startsWith('kysely_')).sort()
    },
  }
}

const sqlite = storeOf(
  sqliteIn(place.path),
  "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
)

const postgresql = storeOf(
  postgresOn(() => {
    if (postgres === null) throw new Error('there is no PostgreSQL')
    return postgres
  }),
  "select tablename as name from pg_tables where schemaname = 'public'",
)

beforeAll(async () => {
  postgres = await startPostgres()
}, 600_000)

afterAll(async () => {
  await postgres?.stop()
  place.remove()
}, 60_000)

const TABLES = [
  'contents',
  'counters',
  'drafts',
  'entries',
  'games',
  'orders',
  'outbox',
  'parts',
  'people',
  'presses',
  'processes',
  'ratings',
  'results',
  'seats',
  'snapshots',
  'timers',
  'votes',
]

const LATE = 8_000_000_000_000

const game: Row<'games'> = {
  id: 7,
  game: 'fair',
  rules: 1,
  revision: 0,
  phase: 'lobby',
  server: null,
  channel: 'c',
  thread: null,
  host: 'ä"\'🎲',
  language: 'de',
  speed: 'day',
  plan: '{}',
  content: 'c',
  seed: 's',
  commitment: '',
  entry: 0,
  part: 7,
  created: LATE,
  started: null,
  ended: null,
  paused: null,
  note: null,
  rematch: null,
  lot: null,
}
const seat: Row<'seats'> = {
  game: 7,
  seat: 1,
  person: 'p',
  name: 'N',
  kind: 'human',
  level: null,
  asked: LATE,
  bank: 86_400_000,
  late: 0,
  offered: 1,
  conceded: 0,
}
const entry: Row<'entries'> = {
  game: 7,
  number: 1,
  at: LATE,
  kind: 'open',
  seat: null,
  person: 'p',
  by: 'player',
  data: '{}',
  news: '[]',
  engine: 'test',
}
const vote: Row<'votes'> = { game: 7, number: 3, kind: 'pause', by: 0, data: '{}', answers: '{}', expires: LATE }
const result: Row<'results'> = {
  game: 7,
  seat: 0,
  kind: 'human',
  person: 'p',
  name: 'N',
  rules: 'fair',
  server: 's',
  seats: 2,
  points: '{}',
  total: -3,
  won: 1,
  rank: 1,
  rated: 1,
  ended: LATE,
  duration: LATE,
  turns: 9,
}
const rating: Row<'ratings'> = { person: 'p', rules: 'fair', mu: 25.123456789, sigma: 8.3, games: 1, changed: LATE }
const post = {
  game: 7,
  part: 7,
  kind: 'lobby',
  place: 'c',
  topic: null,
  data: '{}',
  created: LATE,
  due: LATE,
  attempts: 0,
  mark: 2_147_483_647,
}

/** For every table of the schema: what writes a row, and the row as it must lie there. */
const WRITTEN: Record<string, [Step, object]> = {
  games: [step(query.addGame, game), game],
  contents: [step(query.addContent, { hash: 'h', text: 't' }), { hash: 'h', text: 't' }],
  seats: [step(query.addSeat, seat), seat],
  entries: [step(query.addEntry, entry), entry],
  snapshots: [step(query.addSnapshot, { game: 7, entry: 1, text: '{}' }), { game: 7, entry: 1, text: '{}' }],
  drafts: [
    step(query.saveDraft, { game: 7, seat: 0, picks: '[]', changed: LATE }),
    { game: 7, seat: 0, picks: '[]', changed: LATE },
  ],
  orders: [
    step(query.saveOrder, { game: 7, seat: 0, name: 'n', value: '1' }),
    { game: 7, seat: 0, name: 'n', value: '1' },
  ],
  votes: [step(query.saveVote, vote), vote],
  timers: [
    step(query.saveTimer, { game: 7, name: 'n', due: LATE, part: 7 }),
    { game: 7, name: 'n', due: LATE, part: 7 },
  ],
  outbox: [step(query.addPost, post), { ...post, begun: null, done: null, receipt: null }],
  people: [
    step(query.savePerson, { person: 'p', settings: '{}', changed: LATE }),
    { person: 'p', settings: '{}', changed: LATE },
  ],
  results: [step(query.addResult, result), result],
  ratings: [step(query.addRating, rating), rating],
  presses: [step(query.addPress, { press: 'x', reply: '{}', at: LATE }), { press: 'x', reply: '{}', at: LATE }],
  parts: [step(query.takePart, { part: 3, owner: 'o', now: 1, until: LATE }), { part: 3, owner: 'o', until: LATE }],
  processes: [step(query.sayAlive, { process: 'x', now: LATE }), { process: 'x', seen: LATE }],
}

/** Numbers that this driver reads as text, because they may be large. */
function asNumbers(row: Record<string, unknown>, like: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(like).map((name) => [
      name,
      typeof row[name] === 'string' && typeof like[name as keyof object] === 'number' ? Number(row[name]) : row[name],
    ]),
  )
}

function press(name: string): Step {
  return step(query.addPress, { press: name, reply: '{}', at: 1 }, 1)
}

async function has(db: Database, name: string): Promise<boolean> {
  return (await db.read(query.readPress, { press: name })).length === 1
}

const OPEN = "const { openDatabase } = await import('#store'); await (await openDatabase(process.argv[1])).close()"

/** Another process that opens the store, and how it ended. */
function openElsewhere(where: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', OPEN, where], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += String(text)
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(`${code} ${said}`)))
}

describe.each([sqlite, postgresql])('$name', (house) => {
  const isMissing = () => house === postgresql && postgres === null
  const need = (skip: (why: string) => void) => {
    if (!isMissing()) return
    if (process.env.CI) throw new Error('there is no PostgreSQL and none could be installed')
    skip('there is no PostgreSQL and none could be installed')
  }

  test('has the tables of the schema, and each keeps a row as it was written', async ({ skip }) => {
    need(skip)
    const where = await house.fresh()
    const db = await openDatabase(where)
    expect(await house.tables(where)).toEqual(TABLES)
    expect(Object.keys(WRITTEN).sort()).toEqual(TABLES.filter((name) => name !== 'counters'))
    for (const [table, [insertion, row]] of Object.entries(WRITTEN)) {
      expect(await db.change([insertion])).toBeNull()
      const rows = await house.rows(where, table)
      expect(rows.map((stored) => asNumbers(stored, row))).toContainEqual(row)
    }
    const [read] = await db.read(query.readGame, { game: 7 })
    expect(read).toEqual(game)
    expect(await db.read(query.readRating, { person: 'p', rules: 'fair' })).toEqual([rating])
    expect(await db.read(query.readSeats, { game: 7 })).toEqual([seat])
    await db.close()
  })

  test('counts games up from one, each number once', async ({ skip }) => {
    need(skip)
    const db = await openDatabase(await house.fresh())
    const counted = await Promise.all([1, 2, 3, 4].map(() => db.read(query.countGame, {})))
    expect(counted.map(([row]) => row?.value).sort()).toEqual([1, 2, 3, 4])
    await db.close()
  })

  test('a change happens as a whole or not at all', async ({ skip }) => {
    need(skip)
    const db = await openDatabase(await house.fresh())
    expect(await db.change([press('a'), press('b')])).toBeNull()
    expect([await has(db, 'a'), await has(db, 'b')]).toEqual([true, true])
    expect(await db.change([press('c'), press('a'), press('d')])).toBe(1)
    expect([await has(db, 'c'), await has(db, 'd')]).toEqual([false, false])
    const wrong = db.change([press('e'), step(query.addEntry, entry), step(query.addEntry, entry)])
    await expect(wrong).rejects.toThrow()
    await expect(wrong).rejects.not.toBeInstanceOf(StorageFault)
    expect(await has(db, 'e')).toBe(false)
    expect(await db.read(query.readEntries, { game: 7, after: 0 })).toEqual([])
    await db.close()
  })

  test('changes at the same moment do not spoil each other', async ({ skip }) => {
    need(skip)
    const db = await openDatabase(await house.fresh())
    expect(await db.change([press('there')])).toBeNull()
    const changes = Array.from({ length: 20 }, (_, number) => {
      if (number % 5 === 1) return db.change([press(`n${number}`), press('there')])
      if (number % 5 === 3)
        return db.change([press(`n${number}`), step(query.addEntry, { ...entry, number: null as never })])
      return db.change([press(`n${number}`)])
    })
    const outcomes = await Promise.allSettled(changes)
    for (const [number, outcome] of outcomes.entries()) {
      const kind = number % 5
      expect(outcome.status).toBe(kind === 3 ? 'rejected' : 'fulfilled')
      if (outcome.status === 'fulfilled') expect(outcome.value).toBe(kind === 1 ? 1 : null)
      expect(await has(db, `n${number}`)).toBe(kind !== 1 && kind !== 3)
    }
    await db.close()
  })

  test('of two that change what they read at once, one is told that it came too late', async ({ skip }) => {
    need(skip)
    const where = await house.fresh()
    const [first, second] = [await openDatabase(where), await openDatabase(where)]
    expect(await first.change([step(query.addGame, game)])).toBeNull()
    for (let revision = 0; revision < 20; revision++) {
      const changes = [first, second].map((db, place) =>
        db.change([step(query.saveGame, { ...game, revision }, 1), press(`r${revision}.${place}`)]),
      )
      expect((await Promise.all(changes)).sort()).toEqual([0, null])
    }
    expect((await first.read(query.readRevision, { game: 7 }))[0]?.revision).toBe(20)
    expect((await house.rows(where, 'presses')).length).toBe(20)
    await first.close()
    await second.close()
  })

  test('processes that start at the same moment set it up once', async ({ skip }) => {
    need(skip)
    const where = await house.fresh()
    expect(await Promise.all([1, 2, 3].map(() => openElsewhere(where)))).toEqual(['0 ', '0 ', '0 '])
    const [first, second] = await Promise.all([openDatabase(where), openDatabase(where)])
    expect(await first.read(query.readParts, {})).toHaveLength(64)
    expect((await second.read(query.countGame, {}))[0]?.value).toBe(1)
    await first.close()
    await second.close()
  })

  test('what a newer program made is refused in a sentence and left alone', async ({ skip }) => {
    need(skip)
    const where = await house.fresh()
    const db = await openDatabase(where)
    expect(await db.change([press('a')])).toBeNull()
    await db.close()
    const raise = { SQLite: 'pragma user_version = 99', PostgreSQL: "insert into migrations values (99, 'later')" }
    await house.run(where, raise[house.name])
    const opening = openDatabase(where)
    await expect(opening).rejects.toMatchObject({ kind: 'newer' })
    await expect(opening).rejects.toThrow(/made by a newer version \(99, this one knows \d+\)/)
    expect(await house.rows(where, 'presses')).toHaveLength(1)
  })

  test('is copied while others write', async ({ skip }) => {
    need(skip)
    const where = await house.fresh()
    const hall = await Hall.open(where)
    const id = await begun(hall, 'ab', { game: 'fair' })
    const copy = `${place.path}/copy-${house.name}`
    const [, look] = await Promise.all([hall.db.backup(copy), playOn(hall, id, luckOf(1), 5)])
    expect(look.phase).toBe('playing')
    await hall.close()
    if (house !== sqlite) return
    const again = await Hall.open(copy)
    expect(yes(await again.tables.records.audit(id)).difference).toBeNull()
    await again.close()
  })

  test('whole games are played on it, over a restart, and audit', async ({ skip }) => {
    need(skip)
    const where = await house.fresh()
    let hall = await Hall.open(where)
    const ids = [await begun(hall, 'abc', { game: 'fair', speed: 'day' }), await begun(hall, 'ab', { speed: 'day' })]
    for (const id of ids) await playOn(hall, id, luckOf(3), 9)
    const stood = await Promise.all(ids.map((id) => hall.look(id, 'a')))
    const { now } = hall
    await hall.close()
    hall = await Hall.open(where, 'two')
    hall.now = now
    expect(await Promise.all(ids.map((id) => hall.look(id, 'a')))).toEqual(stood)
    for (const id of ids) {
      const back = yes(await hall.tables.reading.rewinds(id, 'a'))[2]
      const asked = await hall.tables.votes.askRewind(id, 'a', back?.to as number)
      if (!isDenial(asked) && 'vote' in asked) {
        const people = stood[ids.indexOf(id)]?.places.map(({ person }) => person as string) ?? []
        for (const person of people) await hall.tables.votes.answer(id, person, asked.vote, true)
      }
      expect((await playOn(hall, id, luckOf(4))).phase).toBe('over')
      expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
    }
    expect(yes(await hall.tables.results.statistics('a', 'fair')).rated).toBe(1)
    expect(yes(await hall.tables.results.leaderboard('willyville', 'server'))).toHaveLength(2)
    yes(await hall.tables.people.erase('a'))
    for (const table of TABLES) {
      const rows = (await house.rows(where, table)).filter((row) => Object.values(row).includes('a'))
      expect([table, rows]).toEqual([table, []])
    }
    expect(hall.told).toEqual([])
    await hall.close()
  })

  test('two processes share parts, posts and timers, play at the same tables, and one takes over', async ({ skip }) => {
    need(skip)
    const where = await house.fresh()
    const [first, second] = [await Hall.open(where, 'one'), await Hall.open(where, 'two')]
    const ids: number[] = []
    for (let count = 0; count < 40; count++) {
      if (count % 10 === 0) ids.push(await begun(first, 'ab', { game: 'fair', speed: 'live' }))
      else yes(await second.tables.lobby.create({ game: 'fair', host: { person: 'z', name: 'Z' }, home: HOME }))
    }
    for (let beat = 0; beat < 4; beat++) await Promise.all([first.pass(5 * SECOND), second.pass(5 * SECOND)])
    const owners = await first.db.read(query.readParts, {})
    expect(owners.filter(({ owner }) => owner === 'one')).toHaveLength(32)
    expect(owners.filter(({ owner }) => owner === 'two')).toHaveLength(32)
    for (const id of ids) {
      for (let move = 0; move < 6; move++) {
        const [person] = await askedOf(first, id)
        const look = await first.look(id, person as string)
        const ask = look.questions.find(({ seat }) => seat === look.seat)
        const picks = [[ask?.options[0] as string]]
        const both = [first, second].map((hall) => hall.tables.turns.play(id, person as string, picks, `${id}.${move}`))
        const [reply, repeated] = await Promise.all(both)
        expect(repeated).toEqual(reply)
      }
      expect(yes(await second.tables.records.audit(id)).difference).toBeNull()
    }
    await Promise.all([first.tables.tick(), second.tables.tick()])
    for (let beat = 0; beat < 6; beat++) await second.pass(5 * SECOND)
    expect((await second.db.read(query.readParts, {})).every(({ owner }) => owner === 'two')).toBe(true)
    const posts = [...first.posts, ...second.posts].map(({ id }) => id)
    expect(new Set(posts).size).toBe(posts.length)
    expect([first.told, second.told]).toEqual([[], []])
    await first.close()
    await second.close()
  })
})

/** A line to a server that can be cut at the next commit: before the server hears of it, or before its answer comes. */
class Line {
  cut: 'before' | 'after' | null = null
  readonly #server: Server
  readonly #far: URL

  private constructor(far: URL) {
    this.#far = far
    this.#server = createServer((near) => {
      const away = connect(Number(far.port), far.hostname)
      for (const end of [near, away]) end.on('error', () => {})
      near.on('close', () => away.destroy())
      away.on('close', () => near.destroy())
      away.on('data', (bytes) => near.write(bytes))
      near.on('data', (bytes) => {
        const { cut } = this
        if (cut === null || !bytes.includes('commit\0')) return away.write(bytes)
        this.cut = null
        if (cut === 'before') return near.destroy()
        away.removeAllListeners('data').once('data', () => near.destroy())
        return away.write(bytes)
      })
    })
  }

  static async to(address: string): Promise<Line> {
    const line = new Line(new URL(address))
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve))
    return line
  }

  get address(): string {
    const near = new URL(this.#far)
    near.port = String((this.#server.address() as { port: number }).port)
    return near.href
  }

  close(): void {
    this.#server.close()
  }
}

test('a commit whose answer is lost: pressed again it is done once, whether it had happened or not', async ({
  skip,
}) => {
  if (postgres === null && !process.env.CI) skip('there is no PostgreSQL and none could be installed')
  const line = await Line.to(await postgresql.fresh())
  const hall = await Hall.open(line.address)
  const id = await begun(hall, 'ab', { game: 'fair' })
  for (const cut of ['before', 'after', 'before', 'after'] as const) {
    const [person] = await askedOf(hall, id)
    const { questions, seat, entry } = await hall.look(id, person as string)
    const picks = [[questions.find((ask) => ask.seat === seat)?.options[0] as string]]
    const play = () => hall.tables.turns.play(id, person as string, picks, `press ${entry}`)
    line.cut = cut
    expect(await play()).toEqual({ denied: 'storage', facts: { kind: 'lost' } })
    expect(line.cut).toBeNull()
    const reply = yes(await play())
    expect(yes(await play())).toEqual(reply)
    const entries = await hall.db.read(query.readEntries, { game: id, after: entry })
    expect(entries.filter(({ kind, by }) => kind === 'play' && by === 'player')).toHaveLength(1)
  }
  expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
  await hall.close()
  line.close()
})
