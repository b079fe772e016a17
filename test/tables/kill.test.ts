import { expect, it } from 'vitest'
import { killOften } from '#test/tables/kill'
import { breadth } from '../breadth.ts'

const KILLS = breadth(14, 75)

const SEED = '6b696c6c206d652069662079 6f752063'.replaceAll(' ', '')
/** A kill between a commit and its answer comes about by chance, and so does a move between two kills. */
const MOST_SERIES = 4

it('whatever moment it is killed at, a game goes on from what was confirmed and tells it once', async () => {
  const figures = await killOften(KILLS, SEED)
  expect(figures.broken).toEqual([])
  expect(figures.kills).toBe(KILLS)
  // It was worth the trouble: much was confirmed, drafted, posted, and begun to be posted when the end came.
  expect(figures.confirmed).toBeGreaterThan(KILLS * 5)
  expect(figures.drafts).toBeGreaterThan(KILLS / 4)
  expect(figures.early).toBeGreaterThan(KILLS / 10)
  expect(figures.shown).toBeGreaterThan(KILLS * 2)
  const enough = KILLS * 0.8
  let { doubted, unsaid, plays } = figures
  const isEnough = () => doubted > 0 && unsaid > 0 && plays > enough
  for (let series = 1; series < MOST_SERIES && !isEnough(); series++) {
    const more = await killOften(KILLS, `${series}${SEED.slice(1)}`)
    expect(more.broken).toEqual([])
    doubted += more.doubted
    unsaid += more.unsaid
    plays += more.plays
  }
  expect(doubted).toBeGreaterThan(0)
  expect(unsaid).toBeGreaterThan(0)
  expect(plays).toBeGreaterThan(enough)
})
