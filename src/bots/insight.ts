import type { AnyGame, GameState, Run, Seat } from '#kernel'

export const LEVELS = ['apprentice', 'journeyman', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Answers of one seat as far as they can be planned. */
export type Line = readonly (readonly string[])[]

/** A line and the run in which it was tried. */
export interface Trial<S extends GameState = GameState> {
  readonly line: Line
  readonly run: Run<S>
}

/** A fresh run that stands where the game stands, every time the same. */
export type Open<S extends GameState = GameState> = () => Run<S>

/**
 * How far a seat looks around: `all` that people are shown when they are advised, `wide` when a bot answers, `narrow`
 * when many turns are played in thought.
 */
export type Breadth = 'all' | 'wide' | 'narrow'

/** Part of what is expected of a line: one theme, and the points it is worth. */
export interface Reason {
  readonly theme: string
  readonly points: number
}

/** Everything a player must know of a game to think about it. */
export interface Insight<S extends GameState = GameState> {
  /** The lines worth thinking about for a seat that is asked, each tried. */
  trials(open: Open<S>, seat: Seat, breadth: Breadth): readonly Trial<S>[]
  /** The answer given without thinking: where a line no longer fits, or another is asked in between. */
  habit(run: Run<S>, seat: Seat): readonly string[]
  /** By how many points a seat will be ahead of the best of the others, as far as can be judged. */
  lead(run: Run<S>, seat: Seat): number
  /** Gains and losses of a seat between two states, by theme. */
  reasons?(before: S, after: S, seat: Seat, game: AnyGame): readonly Reason[]
  /** Lines with equal leads may come to different things. */
  readonly isCoarse?: true
}

/** An insight of any game: thinking itself knows none. */
// biome-ignore lint/suspicious/noExplicitAny: thinking is the same for every game's own state
export type AnyInsight = Insight<any>

/** The length of a thought: so many turns played in it, fewer if time runs out. */
export interface Budget {
  readonly turns: number
  /** The part of the time that is over: from 0 to 1, where it is at an end. */
  readonly spent: () => number
}

/** A line with what is expected of it. */
export interface Idea {
  readonly line: Line
  readonly lead: number
  /** Told only when it is asked for. */
  readonly because?: readonly Reason[]
}
