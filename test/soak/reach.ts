import { seedsThatReach } from '#test/willyville/tour'
import { print } from './soak.ts'

/** Looks for planned games that come upon everything; the suite plays them. */
export function soakReach(games: number): boolean {
  const tours = [2, 3, 4].map((seats) => ({ seats, ...seedsThatReach(seats, games) }))
  for (const tour of tours) print({ soak: 'reach', ...tour })
  return tours.every(({ missing }) => missing.length === 0)
}
