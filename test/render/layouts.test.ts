import { expect, it } from 'vitest'
import { Painter } from '#render/engine/paint'
import { breadth } from '../breadth.ts'
import { checkLayouts } from './layouts.ts'
import { drawnGames } from './running.ts'

const STATES = breadth(12, 1000)
const EVERY = breadth(31, 7)
const FIRST = 2000
const painter = new Painter()

it.each(drawnGames())(
  'what $game.name shows after a turn is laid out well, whoever plays with whatever options',
  (drawn) => {
    const { states, faults } = checkLayouts(drawn, { count: STATES, every: EVERY, first: FIRST }, painter)
    expect(states).toBe(STATES)
    expect([...faults].slice(0, 5)).toEqual([])
  },
)
