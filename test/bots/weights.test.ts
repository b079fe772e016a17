import { describe, expect, it } from 'vitest'
import { FEATURE_NAMES } from '#bots/willyville/features'
import { APPRENTICE } from '#bots/willyville/weights/apprentice'
import { readWeights, writeWeights } from '#bots/willyville/weights/read'
import { TRAINED } from '#bots/willyville/weights/trained'

describe('weights', () => {
  it('are written as they were read', () => {
    const weights = readWeights(TRAINED)
    expect(readWeights(writeWeights(weights))).toEqual(weights)
  })

  it('name every trait there is, and none that there is not', () => {
    const named = TRAINED.trim()
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(named).toEqual([...FEATURE_NAMES, 'worth'])
    expect(() => readWeights('luckiness 1 2')).toThrow('there is no trait luckiness')
  })

  it('of an apprentice are short, and weigh time as nothing good', () => {
    const { early, units } = readWeights(APPRENTICE)
    expect(units).toEqual([])
    expect(early[FEATURE_NAMES.indexOf('cloud')]).toBeLessThan(0)
  })
})
