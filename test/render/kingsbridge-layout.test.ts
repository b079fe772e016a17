import { describe, expect, it } from 'vitest'
import { kingsbridge } from '#kingsbridge/game'
import type { State } from '#kingsbridge/state'
import type { Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import type { PictureInput } from '#render/kingsbridge/input'
import { phoneTown } from '#render/kingsbridge/town/phone'
import { townPicture } from '#render/kingsbridge/town/town'
import { LANGUAGES } from '#texts'
import { breadth } from '../breadth.ts'
import { wrongIn } from './check.ts'
import { askedIn, KINGSBRIDGE_STATES, wordsOf } from './kingsbridge-states.ts'
import { NAMES } from './states.ts'

const LONG = ['Wilhelmina-Charlotte', 'Bartholomäus der Zweite', 'WMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWM', 'Ångström & Söhne']

function inputOf(t: State, variant: number): PictureInput {
  const view = kingsbridge.view(t, null)
  const language = LANGUAGES[variant % LANGUAGES.length] as PictureInput['language']
  const names = (variant % 2 === 0 ? LONG : NAMES).slice(0, t.setup.seats)
  return { view, names, language, events: wordsOf(view, language) }
}

function picturesOf(t: State, variant: number): Picture[] {
  const input = inputOf(t, variant)
  const onPhone = { ...input, size: 'phone' as const }
  return [townPicture(input, 'alt'), phoneTown(onPhone, 'alt', 'council'), phoneTown(onPhone, 'alt', 'streets')]
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
