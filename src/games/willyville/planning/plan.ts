import { type Option, readOption } from '../options.ts'
import type { ByGood, Die } from '../words.ts'

/** The step that picks nothing where nothing need be picked. */
export const NOTHING = '-'

/** The picks of a step, which are joined by commas. */
export function picksIn(step: string): string[] {
  return step === NOTHING ? [] : step.split(',')
}

/** One way to make a plan's value: two dice, what turns them, and what they cost. */
export interface DiceWay {
  /** The option of the dice question. */
  readonly option: string
  readonly dice: readonly [Die, Die]
  readonly value: number
  readonly coins: number
  readonly markers: number
  /** For black dice. */
  readonly time: number
  /** Death comes if this way is taken. */
  readonly death: boolean
}

/** A thing that comes to light on the way; everything up to it is final then. */
export type Reveal = 'seventh' | 'offer' | 'travel' | 'monk'

/** Things the seat has more (or less) of afterwards, as far as it can be known before. */
export interface Gains {
  readonly coins: number
  readonly tree: number
  readonly safe: number
  /** Markers made for the meeting place; whether there is room depends on those that went into the dice. */
  readonly markers: number
  readonly jokers: number
  readonly goods: ByGood<number>
  /** Points by the forecast; a travel card's own points are not known before it is turned. */
  readonly points: number
}

/** A whole turn as its player would put it: first the goal, then the ways to it, the cheapest first. */
export interface Plan {
  /** The banner, or the white banners in their order, `church:abbey` or `make:beer+serve:c07`. */
  readonly goal: string
  readonly kind: 'black' | 'ask' | 'white'
  /** The options after the dice, one for each question; several picks of one question are joined by commas. */
  readonly steps: readonly string[]
  readonly ways: readonly DiceWay[]
  /** Without the time of black dice. */
  readonly time: number
  readonly gains: Gains
  readonly reveals: readonly Reveal[]
  /** Something is left to choose once it came to light. */
  readonly isOpen: boolean
  /** The pick if Death comes: who is buried, or where the labourer goes if it was the last one. */
  readonly burial: string
}

/** The ids of the banners that a plan uses, in their order. */
export function bannerIds({ goal }: Pick<Plan, 'goal'>): string[] {
  return goal.split('+')
}

/** The banners themselves. */
export function bannersOf(plan: Pick<Plan, 'goal'>): Option[] {
  return bannerIds(plan).flatMap((id) => readOption(id) ?? [])
}
