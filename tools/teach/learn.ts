import { gainOf, type Weights } from '#bots/willyville/evaluator'
import { FEATURE_NAMES } from '#bots/willyville/features'
import { type Luck, shuffle } from '#kernel'
import type { Life } from './lessons.ts'

/** A lesson for the weights: the points a village of these features still made. */
export interface Sample {
  readonly features: Float64Array
  readonly left: number
  readonly gain: number
}

/** So much is believed of what came of it, and the rest of what the next look foretold. */
const BELIEF = 0.85

/** From the end backwards: what came of each glimpse. */
export function samplesOf(lives: readonly Life[], weights: Weights): Sample[] {
  return lives.flatMap(({ glimpses, total }) => {
    let came = total
    return glimpses.toReversed().map(({ features, left, points }) => {
      const sample = { features, left, gain: came - points }
      came = BELIEF * came + (1 - BELIEF) * (points + gainOf(weights, features, left))
      return sample
    })
  })
}

const COUNT = FEATURE_NAMES.length

/** All weights in one row, as they are fitted: early, late, the units, their worth. */
function flat({ early, late, units, worth }: Weights): Float64Array {
  return Float64Array.from([...early, ...late, ...units.flatMap((unit) => [...unit]), ...worth])
}

function unflat(row: Float64Array, units: number): Weights {
  const part = (at: number, length = COUNT) => row.slice(at, at + length)
  return {
    early: part(0),
    late: part(COUNT),
    units: Array.from({ length: units }, (_, unit) => part((2 + unit) * COUNT)),
    worth: part((2 + units) * COUNT, units),
  }
}

const BATCH = 64
/** The weight of the last steps for the next: Adam's usual numbers. */
const PACE = { first: 0.9, second: 0.999, least: 1e-8 }
/**
 * What is not needed is forgotten, so that rare things are not judged by a few mishaps. Units forget nothing: those
 * that are always awake would forget in what they differ, and become one and the same.
 */
const FORGETTING = 0.03
const MOST_ERROR = 20

/** Adds the slope of one sample's error; gives back the error. */
function feel(row: Float64Array, slope: Float64Array, sample: Sample, units: number, awake: Float64Array): number {
  const { features, left, gain } = sample
  const worth = (2 + units) * COUNT
  const there: number[] = []
  let told = 0
  for (let at = 0; at < COUNT; at++) {
    if (features[at] === 0) continue
    there.push(at)
    told += (features[at] as number) * ((row[at] as number) * left + (row[COUNT + at] as number) * (1 - left))
  }
  for (let unit = 0; unit < units; unit++) {
    let sum = 0
    for (const at of there) sum += (row[(2 + unit) * COUNT + at] as number) * (features[at] as number)
    awake[unit] = Math.max(0, sum)
    told += (awake[unit] as number) * (row[worth + unit] as number)
  }
  const error = told - gain
  const pull = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error)) / BATCH
  const add = (at: number, more: number) => {
    slope[at] = (slope[at] as number) + more
  }
  for (const at of there) {
    add(at, (features[at] as number) * pull * left)
    add(COUNT + at, (features[at] as number) * pull * (1 - left))
  }
  for (let unit = 0; unit < units; unit++) {
    if (awake[unit] === 0) continue
    add(worth + unit, pull * (awake[unit] as number))
    const share = pull * (row[worth + unit] as number)
    for (const at of there) add((2 + unit) * COUNT + at, (features[at] as number) * share)
  }
  return error
}

/** Fits weights to what came of many villages. Gives back the usual error too. */
export function learnt(from: Weights, samples: readonly Sample[], passes: number, rate: number, luck: Luck) {
  const units = from.units.length
  const row = flat(from)
  const [slope, first, second] = [row, row, row].map(({ length }) => new Float64Array(length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const awake = new Float64Array(units)
  const order = samples.map((_, at) => at)
  const steps = Math.ceil(samples.length / BATCH) * passes
  let squares = 0
  let step = 0
  for (let pass = 0; pass < passes; pass++) {
    shuffle(luck, order)
    squares = 0
    for (let start = 0; start < order.length; start += BATCH) {
      slope.fill(0)
      for (const place of order.slice(start, start + BATCH)) {
        squares += feel(row, slope, samples[place] as Sample, units, awake) ** 2
      }
      step++
      descend(row, slope, first, second, step, rate * (1 - step / (steps + 1)))
    }
  }
  return { weights: unflat(row, units), error: Math.sqrt(squares / samples.length) }
}

function descend(
  row: Float64Array,
  slope: Float64Array,
  first: Float64Array,
  second: Float64Array,
  step: number,
  rate: number,
): void {
  const [early, late] = [1 - PACE.first ** step, 1 - PACE.second ** step]
  for (let index = 0; index < row.length; index++) {
    const down = slope[index] as number
    first[index] = PACE.first * (first[index] as number) + (1 - PACE.first) * down
    second[index] = PACE.second * (second[index] as number) + (1 - PACE.second) * down * down
    const way = (first[index] as number) / early / (Math.sqrt((second[index] as number) / late) + PACE.least)
    const kept = index < 2 * COUNT ? 1 - rate * FORGETTING : 1
    row[index] = (row[index] as number) * kept - rate * way
  }
}
