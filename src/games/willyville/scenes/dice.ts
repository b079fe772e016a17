import { type Flow, rollDie } from '#kernel'
import { diceIn, FACES, isBlack, makeableValues, TIME_A_BLACK_DIE } from '../rules/dice.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import type { Die } from '../words.ts'
import { chooseStep, payTime } from './steps.ts'

function takeDie(t: State, kind: number): void {
  t.pool[kind] = (t.pool[kind] ?? 0) - 1
}

/** W-DICE: two dice leave the pool and become the turn's value. */
export function* makeBannerValue(t: State, turn: Turn): Flow<number> {
  const { seat } = turn
  const made = yield* chooseStep(t, turn, 'dice', () => makeableValues(t, seat))
  const { a, b, dice, markers, value, coins } = made
  const p = playerOf(t, seat)
  takeDie(t, a)
  takeDie(t, b)
  p.coins -= coins
  if (p.meeting) p.meeting.markers -= markers
  t.news.push({ kind: 'diceTaken', seat, dice, value, coins, markers })
  payTime(t, seat, TIME_A_BLACK_DIE * (Number(isBlack(a)) + Number(isBlack(b))))
  return value
}

const DICE = { usual: { white: 8, black: 3 }, three: { white: 6, black: 2 } }

/** W-SETUP-4, W-ROUND-1: the pool of the round, white dice rolled first. */
export function rollPool(t: State): Die[] {
  const { white, black } = t.setup.seats === 3 ? DICE.three : DICE.usual
  t.pool.fill(0)
  for (let die = 0; die < white + black; die++) {
    const kind = rollDie(t.luck) - 1 + (die < white ? 0 : FACES)
    t.pool[kind] = (t.pool[kind] ?? 0) + 1
  }
  return diceIn(t.pool)
}
