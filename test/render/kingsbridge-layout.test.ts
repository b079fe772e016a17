import { describe, expect, it } from 'vitest'
import { kingsbridge } from '#kingsbridge/game'
import type { State } from '#kingsbridge/state'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import type { PictureInput } from '#render/kingsbridge/input'
import { kindOf } from '#render/kingsbridge/place-ids'
import { phoneTown } from '#render/kingsbridge/town/phone'
import { townPicture } from '#render/kingsbridge/town/town'
import { LANGUAGES } from '#texts'
import { breadth } from '../breadth.ts'
import { wrongIn } from './check.ts'
import { LONG_NAMES } from './games.ts'
import { eventWords } from './kingsbridge-played.ts'
import { askedIn, KINGSBRIDGE_STATES, stateOf } from './kingsbridge-states.ts'
import { NAMES } from './states.ts'

function inputOf(t: State, variant: number): PictureInput {
  const view = kingsbridge.view(t, null)
  const language = LANGUAGES[variant % LANGUAGES.length] as PictureInput['language']
  const names = (variant % 2 === 0 ? LONG_NAMES : NAMES).slice(0, t.setup.seats)
  return { view, names, language, events: eventWords(language) }
}

const KINDS: readonly ((input: PictureInput, flags?: readonly Flag[]) => Picture)[] = [
  (input, flags) => townPicture(input, 'alt', flags),
  (input, flags) => phoneTown({ ...input, size: 'phone' }, 'alt', 'council', flags),
  (input, flags) => phoneTown({ ...input, size: 'phone' }, 'alt', 'streets', flags),
]

function picturesOf(t: State, variant: number): Picture[] {
  return KINDS.map((make) => make(inputOf(t, variant)))
}

/** Neighbouring states look much the same. */
const EVERY = breadth(40, 3)

describe('the town', () => {
  const painter = new Painter()

  it.each([2, 3, 4])('holds in games of %i: nothing overlaps, leaves the frame or is cut', (seats) => {
    const wrong = new Map<string, number>()
    for (const goods of ['screened', 'open'] as const) {
      for (const [index, t] of askedIn({ seats, seed: seats, goods }, EVERY).entries()) {
        for (const sentence of picturesOf(t, index).flatMap((picture) => wrongIn(picture, painter))) {
          wrong.set(sentence, (wrong.get(sentence) ?? 0) + 1)
        }
      }
    }
    expect([...wrong].slice(0, 10)).toEqual([])
  })

  it.each(['full4', 'early2'])('has a place for a flag on everything that can change: %s', (name) => {
    const t = stateOf(name)
    for (const variant of breadth([0], [0, 1, 2])) {
      const input = inputOf(t, variant)
      const wrong = KINDS.flatMap((make) => {
        const flaggable = make(input).places.filter(({ id }) => kindOf(id) !== null && id !== 'rounds')
        return flaggable.flatMap(({ id }) => {
          const flagged = make(input, [{ place: id, number: 9 }])
          expect(flagged.draws.at(-1), id).toMatchObject({ text: '9' })
          return wrongIn(flagged, painter).map((sentence) => `${id}: ${sentence}`)
        })
      })
      expect(wrong).toEqual([])
    }
  })

  it('holds in the named states, in every language', () => {
    for (const [name, make] of Object.entries(KINGSBRIDGE_STATES)) {
      const t = make()
      for (const variant of LANGUAGES.keys()) {
        const wrong = picturesOf(t, variant).flatMap((picture) => wrongIn(picture, painter))
        expect(wrong, `${name} ${LANGUAGES[variant]}`).toEqual([])
      }
    }
  })
})
