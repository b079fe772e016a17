import type { Weights } from '#bots/willyville/evaluator'
import { FEATURE_NAMES } from '#bots/willyville/features'
import { below, type Luck } from '#kernel'
import type { Sample } from './learn.ts'

const ROW_SIZE = 0.3

/** A row of small random numbers: no two units begin alike. */
function freshRow(luck: Luck): Float64Array {
  return Float64Array.from(FEATURE_NAMES, () => (ROW_SIZE * (below(luck, 2001) - 1000)) / 1000)
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, number, place) => sum + number * (b[place] ?? 0), 0)
}

/** Units whose rows point so nearly the same way say the same. */
export const SAME_DIRECTION = 0.995

/** Compares the directions of two rows, from -1 to 1. */
export function likeness(a: Float64Array, b: Float64Array): number {
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

/**
 * The same judgement with fewer units: a unit that no sample wakes is dropped, and units that point the same way
 * become one, which is worth what they were worth together.
 */
export function folded(weights: Weights, samples: readonly Pick<Sample, 'features'>[]): Weights {
  const units: Float64Array[] = []
  const worth: number[] = []
  for (const [unit, row] of weights.units.entries()) {
    if (!samples.some(({ features }) => dot(row, features) > 0)) continue
    const twin = units.findIndex((other) => likeness(other, row) > SAME_DIRECTION)
    if (twin < 0) {
      units.push(row)
      worth.push(weights.worth[unit] as number)
      continue
    }
    const kept = units[twin] as Float64Array
    const size = Math.sqrt(dot(row, row) / dot(kept, kept))
    worth[twin] = (worth[twin] as number) + size * (weights.worth[unit] as number)
  }
  return { ...weights, units, worth: Float64Array.from(worth) }
}

/** Filled up with units that know nothing yet: their rows differ, and being worth nothing they change no judgement. */
export function filledUp(weights: Weights, units: number, luck: Luck): Weights {
  const fresh = Array.from({ length: Math.max(0, units - weights.units.length) }, () => freshRow(luck))
  const worth = Float64Array.from([...weights.worth, ...fresh.map(() => 0)])
  return { ...weights, units: [...weights.units, ...fresh], worth }
}
