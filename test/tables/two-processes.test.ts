import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readParts } from '#store/queries'
import { breadth } from '#test/breadth'
import { type Postgres, startPostgres } from '#test/postgres'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { type FightFigures, fightOver } from '#test/tables/two-processes'

/** Seconds of a fight, which goes on until both have had a share of everything. */
const SECONDS = breadth({ sqlite: 2, postgres: 3, cut: 7, mishap: 3 }, { sqlite: 5, postgres: 8, cut: 12, mishap: 7 })
const CUTS = breadth({ connections: 45, restarts: 1 }, { connections: 150, restarts: 3 })
const SEED = '74776f2070726f6365737365732066742e'.slice(0, 32)
const dir = folder()
let postgres: Postgres | null = null
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(async () => {
  await postgres?.stop()
  dir.remove()
})

function expectFair(figures: FightFigures): void {
  expect(figures.broken).toEqual([])
  expect(figures.moves).toBeGreaterThan(figures.games / 4)
  expect(figures.timers).toBeGreaterThan(100)
  for (const share of Object.values(figures.shares)) {
    expect(share.moves).toBeGreaterThan(0)
    expect(share.timers).toBeGreaterThan(0)
    expect(share.posts).toBeGreaterThan(0)
  }
}

describe('two processes on one database', () => {
  it('never both act, lose nothing and tell everything once: SQLite', async () => {
    const figures = await fightOver({ where: join(dir.path, 'games.sqlite'), seconds: SECONDS.sqlite, seed: SEED })
    expectFair(figures)
    expect(figures.shared).toBeGreaterThan(0)
  })

  it('never both act, lose nothing and tell everything once: PostgreSQL', async (context) => {
    if (postgres === null && !process.env.CI)
      return context.skip('there is no PostgreSQL here and none can be installed')
    const where = await (postgres as Postgres).database('fight')
    expectFair(await fightOver({ where, seconds: SECONDS.postgres, seed: SEED }))
  })

  it('whose connections are cut and which is restarted: both go on, nothing is lost or doubled', async (context) => {
    if (postgres === null && !process.env.CI)
      return context.skip('there is no PostgreSQL here and none can be installed')
    const house = postgres as Postgres
    const where = await house.database('cut')
    const cuts = { postgres: house, ...CUTS }
    const figures = await fightOver({ where, seconds: SECONDS.cut, seed: SEED, cuts, games: 150 })
    expect(figures.broken).toEqual([])
    expect(figures.moves).toBeGreaterThan(10)
    expect(figures.cuts?.cut['idle in transaction']).toBeGreaterThan(10)
    expect(figures.cuts?.restarts).toBe(CUTS.restarts)
  })

  it('when one is killed, the other does what was left, once', async () => {
    const where = join(dir.path, 'killed.sqlite')
    expectFair(await fightOver({ where, seconds: SECONDS.mishap, seed: SEED, mishap: 'killed', scale: 8 }))
  })

  it('when one sleeps until its leases are over and wakes again, nothing is done twice', async () => {
    const where = join(dir.path, 'frozen.sqlite')
    expectFair(await fightOver({ where, seconds: SECONDS.mishap, seed: SEED, mishap: 'frozen', scale: 8 }))
  })

  it('has a survivor take over what is to be posted within 30 seconds', async () => {
    const where = join(dir.path, 'survivor.sqlite')
    const dying = await Hall.open(where, 'dying')
    const other = await Hall.open(where, 'other')
    const games = await Promise.all(Array.from({ length: 64 }, () => begun(dying, 'ab', { speed: 'live' })))
    for (let second = 0; second < 20; second++) await Promise.all([dying.pass(1000), other.pass(1000)])
    const owners = (await other.db.read(readParts, {})).map(({ owner }) => owner)
    expect(new Set(owners)).toEqual(new Set(['dying', 'other']))
    // From here on the first says nothing any more.
    for (const game of games) yes(await dying.tables.seats.concede(game, 'a'))
    const before = other.posts.length
    for (let second = 0; second < 30; second++) await other.pass(1000)
    const ended = other.posts.slice(before).filter(({ kind }) => kind === 'ended')
    expect(new Set(ended.map(({ game }) => game)).size).toBe(games.length)
    expect(ended).toHaveLength(games.length)
    await other.close()
    await dying.db.close()
  })
})
