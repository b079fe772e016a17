import { ordinal, rate } from 'openskill'

export interface Rated {
  readonly person: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** Somebody's rating before and after a game. */
export interface RatingChange {
  readonly before: number
  readonly after: number
}

/** The ratings after a game, by the players' ranks in it. */
export function newRatings(before: readonly Rated[], ranks: readonly number[]): { mu: number; sigma: number }[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }])
  const rated = rate(teams, { rank: [...ranks] })
  return rated.map(([one]) => one as { mu: number; sigma: number })
}

export const UNRATED = { mu: 25, sigma: 25 / 3, games: 0 }
const BEGINNER = 1000
const STEP = 20

/** The strength somebody has at least, with near certainty; a thousand where nothing is known yet. */
export function ratingOf({ mu, sigma }: Pick<Rated, 'mu' | 'sigma'>): number {
  return Math.round(BEGINNER + STEP * ordinal({ mu, sigma }))
}
