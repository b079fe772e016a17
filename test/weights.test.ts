import { describe, expect, it } from 'vitest'
import { gainOf } from '#bots/willyville/evaluator'
import { FEATURE_NAMES, featuresOf } from '#bots/willyville/features'
import { APPRENTICE } from '#bots/willyville/weights/apprentice'
import { readWeights, tableOf, type WeightTable } from '#bots/willyville/weights/read'
import { TRAINED } from '#bots/willyville/weights/trained'
import { luckFrom } from '#kernel'
import { seedOf } from '#test/conformance'
import { filledUp, folded, likeness } from '../tools/teach/units.ts'
import { momentsOf } from './bots/questions.ts'

/** Every village at every question of some games. */
const SAMPLES = [2, 3, 4].flatMap((seats) =>
  momentsOf(seats, 80 + seats).flatMap(({ saved }) =>
    Array.from({ length: seats }, (_, seat) => ({ features: featuresOf(saved.state, seat), left: 0.5, gain: 0 })),
  ),
)

describe('weights', () => {
  it('are written as they were read', () => {
    expect(tableOf(readWeights(TRAINED))).toEqual(TRAINED)
  })

  it('name every feature there is, and none that there is not', () => {
    expect(Object.keys(TRAINED.features)).toEqual(FEATURE_NAMES)
    // @ts-expect-error a misspelt feature does not compile
    const misspelt: WeightTable = { features: { luckiness: [1, 2] }, worth: [] }
    expect(readWeights(misspelt).early.every((weight) => weight === 0)).toBe(true)
  })

  it('of an apprentice are short, and weigh time as nothing good', () => {
    const { early, units } = readWeights(APPRENTICE)
    expect(units).toEqual([])
    expect(early[FEATURE_NAMES.indexOf('cloud')]).toBeLessThan(0)
  })
})

describe('the units of the trained weights', () => {
  const { units } = readWeights(TRAINED)

  it('all differ: no two point nearly the same way', () => {
    for (const [place, unit] of units.entries()) {
      for (const other of units.slice(place + 1)) expect(likeness(unit, other)).toBeLessThan(0.99)
    }
  })

  it('all wake: each by some village of some games', () => {
    const isWoken = (unit: Float64Array) =>
      SAMPLES.some(({ features }) => unit.reduce((sum, part, place) => sum + part * (features[place] ?? 0), 0) > 0)
    expect(units.filter((unit) => !isWoken(unit))).toEqual([])
  })
})

describe('while weights are fitted', () => {
  const weights = readWeights(TRAINED)
  const sameGains = (other: typeof weights) => {
    for (const { features, left } of SAMPLES) {
      expect(gainOf(other, features, left)).toBeCloseTo(gainOf(weights, features, left), 9)
    }
  }

  it('units that say the same become one, and those that never wake go, without a change of judgement', () => {
    const [first] = weights.units
    const twice = first?.map((part) => 2 * part) ?? new Float64Array()
    const asleep = new Float64Array(FEATURE_NAMES.length).fill(-1)
    const units = [...weights.units, twice, asleep]
    const worth = Float64Array.from([...weights.worth, 0, 5])
    worth[0] = (worth[0] ?? 0) - 1
    worth[weights.units.length] = 0.5
    const fewer = folded({ ...weights, units, worth }, SAMPLES)
    expect(fewer.units.length).toBe(weights.units.length)
    sameGains(fewer)
  })

  it('units that know nothing yet differ from all others and change no judgement', () => {
    const more = filledUp(weights, weights.units.length + 4, luckFrom(seedOf(1)))
    expect(folded(more, SAMPLES).units.length).toBe(more.units.length)
    sameGains(more)
  })
})
