import type { Flow } from '#kernel'
import { bySeats, coffinsOf, type State } from '../state.ts'
import { rollPool } from './dice.ts'

/** W-ROUND-1: the start player turns the hand palm up, adds a story point to it and rolls the dice. */
// biome-ignore lint/correctness/useYield: a scene in which nothing is asked
export function* startRound(t: State): Flow<string | null> {
  t.round++
  t.turns = 0
  t.first = t.hand.holder
  t.hand.palmUp = true
  t.hand.points++
  const dice = rollPool(t)
  t.news.push({ kind: 'roundBegan', round: t.round, first: t.first, dice, handPoints: t.hand.points })
  return 'turn'
}

/** W-ROUND-2: with two players everybody has two turns, with more players one. */
export function turnsOfRound(t: State): number {
  return t.setup.seats === 2 ? 4 : t.setup.seats
}

export function isLastRound(t: State): boolean {
  return coffinsOf(t) >= bySeats(t, t.setup.content.constants.coffinsToEnd)
}

/** W-ROUND-3: the scene after a turn. */
export function afterTurn(t: State): string | null {
  t.turns++
  if (t.turns < turnsOfRound(t)) return 'turn'
  if (!isLastRound(t)) return 'startRound'
  t.news.push({ kind: 'gameEnded', coffins: coffinsOf(t) })
  return null
}
