import type { Result, Seat } from '#kernel'

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The seats that have most of something. */
function best(seats: readonly Seat[], scoreOf: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(scoreOf))
  return seats.filter((seat) => scoreOf(seat) === most)
}

/** The end of a game: most points win among the seats that are left; ties are broken by one value after the other. */
export function resultBy(
  points: Result['points'],
  left: readonly Seat[],
  tieBreaks: readonly ((seat: Seat) => number)[],
): Result {
  const totals = points.map((categories) => sum(Object.values(categories)))
  const leaders = best(left, (seat) => totals[seat] ?? 0)
  return { points, totals, winners: tieBreaks.reduce(best, leaders) }
}
