import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboxScreen } from '#discord/features/inbox/screen'
import { openDatabase } from '#store'
import { SQLite } from '#store/driver'
import { type Ranked, Tables } from '#tables'
import { ratingOf } from '#tables/model/ratings'
import { Room } from '#test/discord/room'
import { CountingDatabase } from '#test/tables/counting'
import { begun, folder, Hall, HOME, who, yes } from './hall.ts'

const LOBBIES = 10_000
const PEOPLE = 50_000

const dir = folder()
const file = `${dir.path}/many.sqlite`
let db: CountingDatabase
let hall: Hall
/** The game in which `a` is at turn, older than all the lobbies. */
let game: number

/** As many copies of a row as wanted, with other numbers. */
function copyRows(table: string, like: string, count: number, change: (at: number) => Record<string, unknown>): void {
  const raw = new SQLite(file)
  const row = raw.prepare(`select * from ${table} where ${like}`).get() as Record<string, unknown>
  const columns = Object.keys(row)
  const add = raw.prepare(`insert into ${table} values (${columns.map((name) => `@${name}`).join()})`)
  raw.transaction(() => {
    for (let at = 0; at < count; at++) add.run({ ...row, ...change(at) })
  })()
  raw.close()
}

beforeAll(async () => {
  db = new CountingDatabase(await openDatabase(file))
  hall = Hall.on(db)
  game = await begun(hall, 'ab')
  const { id } = yes(await hall.tables.lobby.create({ game: 'willyville', host: who('a'), home: HOME }))
  copyRows('games', `id = ${id}`, LOBBIES, (at) => ({ id: 1000 + at }))
  copyRows('seats', `game = ${id}`, LOBBIES, (at) => ({ game: 1000 + at }))
  const lost = await begun(hall, 'ab', { game: 'fair' })
  yes(await hall.tables.seats.concede(lost, 'b'))
  const name = (at: number) => `p${String(at).padStart(6, '0')}`
  const rating = (at: number) => ({ mu: 20 + (at % 977) / 50, sigma: 8 - (at % 613) / 100 })
  copyRows('ratings', "person = 'a'", PEOPLE, (at) => ({ person: name(at), ...rating(at) }))
  copyRows('results', "person = 'a'", PEOPLE, (at) => ({
    person: name(at),
    game: 1000 + at,
    server: at % 2 ? 's' : 't',
  }))
})
afterAll(async () => {
  await hall.close()
  dir.remove()
})

/** All of them in memory, as nobody should. */
function bestBy(isThere: (at: number) => boolean): number[] {
  const raw = new SQLite(file, { readonly: true })
  const rows = raw.prepare('select person, mu, sigma from ratings').all() as {
    person: string
    mu: number
    sigma: number
  }[]
  raw.close()
  const there = rows.filter(({ person }) => person.startsWith('p') && isThere(Number(person.slice(1))))
  return there.map(ratingOf).sort((a, b) => b - a)
}

describe('the leaderboard of fifty thousand people', () => {
  const ratings = (board: readonly Ranked[]) => board.map(({ rating }) => rating)

  it('reads only the best of all', async () => {
    db.forget()
    const board = yes(await hall.tables.results.leaderboard('fair'))
    expect(db.rows).toBeLessThan(200)
    expect(ratings(board)).toEqual(bestBy(() => true).slice(0, board.length))
    expect(board.length).toBeGreaterThanOrEqual(10)
  })

  it('reads those of a large server in small pieces, and lets others go first in between', async () => {
    let breaths = 0
    const breathe = async () => void breaths++
    const tables = new Tables({
      db,
      gameNamed: () => undefined,
      contentOf: () => ({}),
      sink: async () => ({ sent: {} }),
      now: () => hall.now,
      engine: 'test',
      process: 'x',
      reportFault: () => {},
      yieldToOthers: breathe,
    })
    db.forget()
    const board = yes(await tables.results.leaderboard('fair', 's'))
    expect(db.largest).toBeLessThanOrEqual(1000)
    expect(breaths).toBeGreaterThanOrEqual(PEOPLE / 2 / 1000)
    expect(ratings(board)).toEqual(bestBy((at) => at % 2 === 1).slice(0, board.length))
    expect(ratings(yes(await hall.tables.results.leaderboard('fair', 'server')))).toHaveLength(2)
  })
})

describe('somebody with ten thousand lobbies', () => {
  it('is shown what waits for them without any of the lobbies being read', async () => {
    const room = new Room(hall)
    const look = await hall.look(game, null)
    const asked = look.places.find(({ asked }) => asked !== null)?.person as string
    db.forget()
    const screen = await inboxScreen(room.request(asked, 'en'), 0)
    expect(JSON.stringify(screen.parts)).toContain(`#${game}`)
    expect(db.reads).toBeLessThan(250)
    expect(db.largest).toBeLessThanOrEqual(100)
    await room.app.studio.close()
    await room.app.client.destroy()
  })

  it('is understood to mean the running game in the channel, by a few rows', async () => {
    db.forget()
    const meant = yes(await hall.tables.directory.meantAt(HOME.channel, 'willyville', 'a'))
    expect(meant.find(({ id }) => id === game)).toMatchObject({ phase: 'playing', sits: true })
    expect(db.rows).toBeLessThan(20)
  })
})
