import type { Luck } from './luck.ts'
import type { Flow, Question, Seat } from './question.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type Options = Readonly<Record<string, string | number | boolean>>

/** The part that is fixed when a game begins: it is shared by all copies of a state, not copied with them. */
export interface Setup<C = unknown> {
  readonly game: string
  /** The version of the game's rules that the state was made for. */
  readonly version: number
  readonly seats: number
  readonly options: Options
  /** The card values this game is played with. */
  readonly content: C
}

/** Something that happened, in the past tense. `only` names the seats that may know it. */
export interface News {
  readonly kind: string
  readonly only?: readonly Seat[]
}

/** The part that every game's state has. All of it but the set-up is plain JSON and is copied and saved. */
export interface GameState<C = unknown, N extends News = News> {
  readonly setup: Setup<C>
  luck: Luck
  /** The events of the running scene. */
  news: N[]
}

/** A state between two scenes. `scene` is the next one to run, null when the game is over. */
export interface Saved<S extends GameState = GameState> {
  state: S
  scene: string | null
  /** The number of the next question: so many answers were given before this scene. */
  at: number
}

/** Why something cannot be had: the rule's id, and the facts for the sentence. */
export interface Reason {
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** One option of a table, as the lobby shows it; the first value is the default. */
export interface OptionSpec {
  readonly name: string
  readonly values: readonly (string | number | boolean)[]
}

/** The end: every seat's points by category, and who won. */
export interface Result {
  readonly points: readonly Readonly<Record<string, number>>[]
  readonly totals: readonly number[]
  readonly winners: readonly Seat[]
  /** The seats that could win where others have given up; left out, all could. */
  readonly left?: readonly Seat[]
}

type OrderWord = string | number | boolean

/** The content of an order: a word, or several of them, the first one first. */
export type OrderValue = OrderWord | readonly OrderWord[]

/** An answer a seat may give in advance to a question, whoever's turn it is. */
export interface OrderSpec<V = unknown> {
  readonly name: string
  readonly values: readonly OrderWord[]
  /** Its values at a table that may have others than ours. */
  valuesAt?(view: V): readonly OrderWord[]
  /** False where its question, or what this value names, cannot come up at a table: it is not listed there. */
  canComeUp?(view: V, value?: OrderWord): boolean
  /** It is a list of these values: K-ORDERS-2 ranks goods, V-ORDER `market` tiles. */
  readonly isRanked?: true
  /** The value for a seat that gave no such order and lets the time for an answer pass: nobody else waits for it longer. */
  readonly usual?: OrderValue
  /** The questions its usual value answers, by what they are about; without a list all it has an answer to. */
  readonly usualAbout?: readonly string[]
  /** The picks this order gives to this question now; null when it has nothing to say to it. */
  answer(view: V, question: Question, value: OrderValue): readonly string[] | null
}

/**
 * Turns given in advance: when the seat is due, the first of them that is still legal is played (K-ORDERS-6,
 * V-ORDER `plan`).
 */
export interface Foresight<S extends GameState = GameState, V = unknown> {
  /** The scene that is a turn; whoever it asks first is due. */
  readonly scene: string
  /** The number of turns a seat may give. */
  readonly most: number
  /** They lapse as soon as this is another one. */
  span(view: V): string
  /** An optional question that came up since a turn was prepared is declined, unless orders answer it. */
  readonly declines?: true
  /** Says whether a pick that is not offered is done by itself, or declines what is not asked: a turn does without it. */
  isNeedless?(view: V, seat: Seat, pick: string): boolean
  /** A table that fits the view, with this seat due; null where its turn does not come in this span. */
  foresee(view: V, seat: Seat): S | null
}

export interface Game<S extends GameState = GameState, C = unknown, V = unknown> {
  readonly name: string
  /** Raised whenever a saved game of before would be read differently. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** The values a new game takes unless its table brings others. */
  readonly content: C
  /** The state before the first scene, which is `first`. */
  readonly first: string
  setUp(setup: Setup<C>, luck: Luck): S
  /** A scene returns the name of the next one, or null when the game is over. */
  readonly scenes: Readonly<Record<string, (t: S) => Flow<string | null>>>
  /** All that a seat may know, or a spectator (null); built up from nothing. */
  view(t: S, seat: Seat | null): V
  /** A state that fits the view, with everything the view does not show dealt anew by the given luck. */
  imagine(view: V, luck: Luck): S
  /** The winners are found among the seats that are left, by all that breaks a tie. */
  result(t: S, left?: readonly Seat[]): Result
  /** Each seat's points if the game ended now, by what the view shows. */
  forecast(view: V): Result['points']
  /** Why an option is not among those offered. */
  why?(view: V, seat: Seat, option: string): readonly Reason[]
  readonly orders?: readonly OrderSpec<V>[]
  readonly foresight?: Foresight<S, V>
  /** Options that do nothing themselves, but change what the next answer means. */
  readonly asides?: readonly string[]
  /**
   * Of what answers bring on an imagined deal the part that is sure, where all that comes to light beside it comes when
   * they are done with; null where they are for what comes to light.
   */
  surely?(news: readonly News[]): readonly News[] | null
  /** Writes an option as it stands in a line; the form must be unique among the options of its question. */
  shortOf?(option: string, question: Question): string
  /** The rest of a line that was written more freely, as this question's options are written. */
  spell?(line: string, question: Question): string
  /** Turns a state saved by an older version of the rules into one of this version. */
  migrate?(state: Json, from: number): Json | null
}

/** A game whose types the caller does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the kernel forgets a game's own types
export type AnyGame = Game<any, any, any>
