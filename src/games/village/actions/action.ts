import type { Flow, Seat } from '#kernel'
import type { State } from '../state.ts'

/** VI-EFFECT: parts of an action's cost that need not be paid. */
export type Waived = 'time' | 'cubes' | 'wagon' | 'captain'
export type Waiver = readonly Waived[]

/** What a space is for. */
export interface Action {
  /** Everything it can be used for; none if it cannot be used. */
  options(t: State, seat: Seat, waiver: Waiver): string[]
  perform(t: State, seat: Seat, option: string, waiver: Waiver): Flow
  /** V-MARKET-1: it cannot be let go. */
  readonly isBinding?: true
}
