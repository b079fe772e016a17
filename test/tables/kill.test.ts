import { expect, it } from 'vitest'
import { killOften } from '#test/tables/kill'
import { breadth } from '../breadth.ts'

const KILLS = breadth(30, 75)

it('whatever moment it is killed at, a game goes on from what was confirmed and tells it once', async () => {
  const figures = await killOften(KILLS, '6b696c6c206d652069662079 6f752063'.replaceAll(' ', ''))
  expect(figures.broken).toEqual([])
  expect(figures.kills).toBe(KILLS)
  // It was worth the trouble: much was confirmed, drafted, posted, and begun to be posted when the end came.
  expect(figures.confirmed).toBeGreaterThan(KILLS * 5)
  expect(figures.plays).toBeGreaterThan(KILLS * 0.8)
  expect(figures.drafts).toBeGreaterThan(KILLS / 4)
  expect(figures.early).toBeGreaterThan(KILLS / 10)
  expect(figures.shown).toBeGreaterThan(KILLS * 2)
  expect(figures.doubted).toBeGreaterThan(0)
  expect(figures.unsaid).toBeGreaterThan(0)
})
