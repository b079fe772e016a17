import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSeed } from '#tables/model/commitment'
import { type Postgres, startPostgres } from '#test/postgres'
import { breadth } from '../breadth.ts'
import { FAULTS, type Fault } from './errand.ts'
import { killBots } from './life.ts'

/** As many as the suite has time for; the long form is `npm run soak -- kill`. */
const KILLS = 5
/** By then a fault is noticed, mostly much earlier: bots die where it would show. */
const MOST_KILLS = 60

/** Something told twice; `npm run soak -- breadth` seeks all the others too. */
const SOUGHT = breadth<readonly Fault[]>(['not-looked-up'], FAULTS)

let postgres: Postgres | null = null
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

function databaseFor(place: number): 'sqlite' | 'postgres' {
  return postgres === null || place % 2 === 0 ? 'sqlite' : 'postgres'
}

describe('a bot that is killed while people press', () => {
  it.each([0, 1])('has stored and posted what they saw, once and in order (%i)', async (place) => {
    const figures = await killBots({ kills: KILLS, seed: newSeed(), database: databaseFor(place), postgres, lanes: 1 })
    expect(figures.broken).toEqual([])
    expect(figures.kills).toBe(KILLS)
    expect(figures.presses).toBeGreaterThan(KILLS)
    expect(figures.posts).toBeGreaterThan(0)
  })
})

describe('a mistake is noticed', () => {
  it.each(SOUGHT.map((fault, place) => [fault, place] as const))('%s', async (fault, place) => {
    const database = fault === 'not-flushed' ? 'sqlite' : databaseFor(place)
    const wish = { kills: MOST_KILLS, seed: newSeed(), database, postgres, fault, isAimed: true, lanes: 1 }
    const { broken } = await killBots(wish)
    expect(broken.length).toBeGreaterThan(0)
  })
})
