import type { Question } from '#kernel'
import type { State } from '../state.ts'
import type { ByWare, Place, Space } from '../words.ts'
import type { PlanGoal } from './plan-goal.ts'

/** Things the seat has more (or less) of afterwards, as far as it can be known before. */
export interface Gains {
  readonly wares: ByWare<number>
  /** Points by the forecast. */
  readonly points: number
  /** Members who went somewhere, were born or died, in order. */
  readonly moves: readonly { readonly from: Place; readonly to: Place }[]
}

/** Answers one question after the other; null where it gives up. */
export type Chooser = (ask: Question, t: State) => string | null

/** A whole turn as its player would put it: what they want, and how. */
export interface Plan {
  readonly goal: PlanGoal
  readonly space: Space
  /** Its beginning: `take:harvest.pink`, `well:green`, `card:scribe`, or the space itself where an action is free. */
  readonly start: string
  /** The options, one for each question, up to where it is asked who dies, or what Conny takes. */
  readonly steps: readonly string[]
  /** The picks from there on. */
  readonly rest: readonly string[]
  readonly time: number
  /** Crossings of the quill. */
  readonly deaths: number
  readonly gains: Gains
  /** Something comes to light on the way: what stands before it is final then. */
  readonly isRevealing: boolean
  /** Somebody else is asked, something came to light, or the cube is still to be taken: what follows is not planned. */
  readonly isOpen: boolean
}
