import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#store'
import * as query from '#store/queries'
import { type Postgres, startPostgres } from '#test/postgres'
import { begun, folder, Hall, HOME, yes } from '#test/tables/hall'
import { askedOf } from '#test/tables/playing'

const SECOND = 1_000
const HOUR = 60 * 60 * SECOND
const dir = folder()
let postgres: Postgres | null = null
let files = 0

beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(async () => {
  await postgres?.stop()
  dir.remove()
})

async function lobby(hall: Hall): Promise<number> {
  return yes(await hall.tables.lobby.create({ game: 'fair', host: { person: 'a', name: 'a' }, home: HOME })).id
}

async function partsOf(hall: Hall, owner: string): Promise<number> {
  return (await hall.db.read(query.readParts, {})).filter((part) => part.owner === owner).length
}

/** So many seconds in beats, for whoever is still there. */
async function pass(seconds: number, ...halls: Hall[]): Promise<void> {
  for (let beat = 0; beat < seconds; beat += 5) for (const hall of halls) await hall.pass(5 * SECOND)
}

describe.each(['SQLite', 'PostgreSQL'])('the clock on %s', (kind) => {
  const open: Hall[] = []
  let where: string

  beforeEach(async (context) => {
    if (kind === 'PostgreSQL' && postgres === null) {
      if (process.env.CI) throw new Error('there is no PostgreSQL and none could be installed')
      context.skip('there is no PostgreSQL and none could be installed')
    }
    const name = `jumps${files++}`
    where = kind === 'SQLite' ? join(dir.path, `${name}.sqlite`) : await (postgres as Postgres).database(name)
  })
  afterEach(async () => {
    for (const hall of open.splice(0)) {
      expect(hall.told).toEqual([])
      await hall.close()
    }
  })

  async function enter(name: string): Promise<Hall> {
    const hall = await Hall.open(where, name)
    open.push(hall)
    return hall
  }

  /** Somebody who is silent from now on, as if it had been killed. */
  async function kill(hall: Hall): Promise<void> {
    open.splice(open.indexOf(hall), 1)
    await hall.db.close()
  }

  it.each([-HOUR, HOUR])(
    'leaps by %i: what was put off goes out within its patience, and nothing twice',
    async (leap) => {
      const hall = await enter('one')
      hall.answer = async () => ({ later: 15 * SECOND })
      const id = await lobby(hall)
      await hall.tables.tick()
      hall.jump(leap)
      hall.answer = async () => ({ sent: {} })
      await pass(15, hall)
      expect(hall.posts.map(({ game, kind: what }) => [game, what])).toEqual([[id, 'lobby']])
    },
  )

  it('was put back before a start: what was put off until then goes out', async () => {
    const before = await enter('one')
    before.answer = async () => ({ later: 60 * SECOND })
    const id = await lobby(before)
    await before.tables.tick()
    const { now } = before
    await kill(before)
    const hall = await enter('two')
    hall.now = now - HOUR
    await pass(30, hall)
    expect(hall.posts.map(({ game }) => game)).toEqual([id])
  })

  it('is put back: a bot whose moment was named before plays on', async () => {
    const hall = await enter('one')
    const id = await begun(hall, 'ab', { speed: 'live' })
    const [asked] = await askedOf(hall, id)
    yes(await hall.tables.seats.handToBot(id, asked as string, 'journeyman'))
    await hall.tables.tick()
    const entryOf = async () => (await hall.look(id, null)).entry
    const entry = await entryOf()
    hall.jump(-HOUR)
    await pass(15, hall)
    expect(await entryOf()).toBeGreaterThan(entry)
  })

  it('is put back: whoever falls silent then is replaced within half a minute', async () => {
    const first = await enter('one')
    await first.tables.tick()
    expect(await partsOf(first, 'one')).toBe(64)
    const id = await lobby(first)
    const { now } = first
    await kill(first)
    const second = await enter('two')
    second.now = now - HOUR
    await pass(30, second)
    expect(await partsOf(second, 'two')).toBe(64)
    expect(second.posts.map(({ game }) => game)).toEqual([id])
  })

  it.each([-HOUR, HOUR])('leaps by %i: nobody who is there loses their parts', async (leap) => {
    const [first, second] = [await enter('one'), await enter('two')]
    await pass(20, first, second)
    const shares = [await partsOf(first, 'one'), await partsOf(first, 'two')]
    expect(shares).toEqual([32, 32])
    const owners = async () => (await first.db.read(query.readParts, {})).map(({ owner }) => owner)
    const before = await owners()
    for (const hall of [first, second]) hall.jump(leap)
    for (let beat = 0; beat < 6; beat++) {
      await pass(5, beat % 2 === 0 ? first : second, beat % 2 === 0 ? second : first)
      expect(await owners()).toEqual(before)
    }
  })

  it('of one machine is two hours ahead of the other: they still share the games, and post for each other', async () => {
    const enterAt = async (name: string, hours: number) => {
      const db = await openDatabase(where)
      const hall = Hall.on(db, name, { shared: () => db.now() })
      hall.now = (await db.now()) + hours * HOUR
      open.push(hall)
      return hall
    }
    const [ahead, behind] = [await enterAt('one', 1), await enterAt('two', -1)]
    await pass(20, ahead, behind)
    const games: number[] = []
    for (let game = 0; game < 40; game++) games.push(await lobby(game % 2 === 0 ? ahead : behind))
    await pass(5, ahead, behind)
    const posted = [...ahead.posts, ...behind.posts].map(({ game }) => game)
    expect(posted.toSorted((a, b) => a - b)).toEqual(games)
    expect(Math.min(ahead.posts.length, behind.posts.length)).toBeGreaterThan(0)
  })
})
