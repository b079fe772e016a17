import { ordinal, rate } from 'openskill'

export interface Rated {
  readonly person: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** The ratings after a game, by the players' ranks in it. */
export function newRatings(before: readonly Rated[], ranks: readonly number[]): { mu: number; sigma: number }[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }])
  const rated = rate(teams, { rank: [...ranks] })
  return rated.map(([one]) => one as { mu: number; sigma: number })
}

/** What a leaderboard sorts by: how good somebody is at least, with near certainty. */
export function ratingOf({ mu, sigma }: Pick<Rated, 'mu' | 'sigma'>): number {
  return ordinal({ mu, sigma })
}
