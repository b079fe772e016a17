import type { Seat } from '#kernel'
import type { State } from '../state.ts'
import type { Gains, Reveal } from './plan.ts'
import { coinsPaidIn, gainsOf, revealsIn, timeIn } from './tryout.ts'

/** The result of a row of steps, whatever dice were used for it. */
export interface Outcome {
  goal: string
  steps: string[]
  time: number
  coinsPaid: number
  gains: Gains
  reveals: Reveal[]
  isOpen: boolean
  after: State
}

export function outcomeOf(
  before: State,
  after: State,
  seat: Seat,
  goal: string,
  steps: string[],
  isOpen: boolean,
): Outcome {
  const gains = gainsOf(before, after, seat)
  const reveals = revealsIn(after, before)
  return { goal, steps, time: timeIn(after), coinsPaid: coinsPaidIn(after), gains, reveals, isOpen, after }
}
