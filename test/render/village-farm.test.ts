import { describe, expect, it } from 'vitest'
import type { Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { farmPicture } from '#render/village/farm'
import { farmKindOf } from '#render/village/farm/place-ids'
import { LANGUAGES } from '#texts'
import { wrongIn } from './check.ts'
import { FARM_STATES, farmInput, farmState } from './farm-states.ts'

const painter = new Painter()
const SIZES = [{}, { size: 'phone' as const }]

/** A flag on every ninth thing that a turn can change. */
function flagged(picture: Picture) {
  return picture.places
    .filter(({ id }) => farmKindOf(id) !== null)
    .map(({ id }, index) => ({ place: id, number: (index % 9) + 1 }))
}

describe('a farm', () => {
  it.each(FARM_STATES)('holds its layout in the state %s, wide and for phones, in every language', (state) => {
    const t = farmState(state)
    for (const language of LANGUAGES) {
      for (const size of SIZES) {
        const input = { ...farmInput(t, language), ...size }
        const plain = farmPicture(input, t.due)
        const picture = farmPicture(input, t.due, flagged(plain))
        expect(wrongIn(picture, painter), `${language} ${picture.width}`).toEqual([])
      }
    }
  })
})
