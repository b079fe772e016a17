import type { Seat } from '#kernel'
import { pointsOf } from '#willyville/rules/score'
import type { State } from '#willyville/state'
import { FEATURE_NAMES, featuresOf, leftOf } from './features.ts'

/** The worth of each feature while all of the game is to come, and when it is over, in points still to be made. */
export interface Weights {
  readonly early: Float64Array
  readonly late: Float64Array
  /** The worth of several features together: units that look at all features, one row each, and their worth. */
  readonly units: readonly Float64Array[]
  readonly worth: Float64Array
}

/** The points a village will still make, by its features; most of them are nothing and are passed over. */
export function gainOf({ early, late, units, worth }: Weights, features: Float64Array, left: number): number {
  let gain = 0
  const there: number[] = []
  for (let place = 0; place < features.length; place++) {
    if (features[place] === 0) continue
    there.push(place)
    gain += (features[place] as number) * ((early[place] as number) * left + (late[place] as number) * (1 - left))
  }
  for (let unit = 0; unit < units.length; unit++) {
    const row = units[unit] as Float64Array
    let sum = 0
    for (const place of there) sum += (row[place] as number) * (features[place] as number)
    if (sum > 0) gain += sum * (worth[unit] as number)
  }
  return gain
}

export function totalOf(points: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const category in points) sum += points[category] as number
  return sum
}

/** The points each seat will have in the end. */
export function expectedTotals(weights: Weights, t: State): number[] {
  const left = leftOf(t)
  return t.players.map((_, seat) => totalAt(weights, t, seat, left))
}

/** The points one seat will have in the end. */
export function expectedTotal(weights: Weights, t: State, seat: Seat): number {
  return totalAt(weights, t, seat, leftOf(t))
}

function totalAt(weights: Weights, t: State, seat: Seat, left: number): number {
  return totalOf(pointsOf(t, seat)) + gainOf(weights, featuresOf(t, seat, left), left)
}

/** By how much a seat is ahead of the best of the others. */
export function leadOf(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < points.length; other++) {
    if (other !== seat) best = Math.max(best, points[other] as number)
  }
  return (points[seat] as number) - best
}

export function emptyWeights(units = 0): Weights {
  const row = () => new Float64Array(FEATURE_NAMES.length)
  return { early: row(), late: row(), units: Array.from({ length: units }, row), worth: new Float64Array(units) }
}
