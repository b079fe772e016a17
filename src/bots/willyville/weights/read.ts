import type { Weights } from '../evaluator.ts'
import { FEATURE_NAMES, type Feature } from '../features.ts'

/**
 * Weights as they are kept: for each feature what it is worth early and late, then its part in each unit; and what the
 * units are worth. A feature without a line weighs nothing.
 */
export interface WeightTable {
  readonly features: Readonly<Partial<Record<Feature, readonly number[]>>>
  readonly worth: readonly number[]
}

export function readWeights({ features, worth }: WeightTable): Weights {
  const column = (place: number) => Float64Array.from(FEATURE_NAMES, (name) => features[name]?.[place] ?? 0)
  return {
    early: column(0),
    late: column(1),
    units: worth.map((_, unit) => column(2 + unit)),
    worth: Float64Array.from(worth),
  }
}

const DIGITS = 3

function rounded(numbers: Iterable<number>): number[] {
  return Array.from(numbers, (number) => Number(number.toFixed(DIGITS)))
}

/** The table that reads as these weights, but for what is rounded. */
export function tableOf({ early, late, units, worth }: Weights): WeightTable {
  const features: Partial<Record<Feature, readonly number[]>> = {}
  for (const [place, name] of FEATURE_NAMES.entries()) {
    features[name] = rounded([early, late, ...units].map((row) => row[place] ?? 0))
  }
  return { features, worth: rounded(worth) }
}

/** The table as an object of TypeScript, a line a feature. */
export function writeTable({ features, worth }: WeightTable): string {
  const lines = Object.entries(features).map(([name, numbers]) => `    ${name}: [${numbers.join(', ')}],`)
  return ['{', '  features: {', ...lines, '  },', `  worth: [${worth.join(', ')}],`, '}'].join('\n')
}
