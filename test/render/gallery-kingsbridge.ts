import { kingsbridge } from '#kingsbridge/game'
import type { Picture } from '#render/engine/draw'
import type { Finish } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import type { PictureInput } from '#render/kingsbridge/input'
import { phoneTown } from '#render/kingsbridge/town/phone'
import { townPicture } from '#render/kingsbridge/town/town'
import type { Language } from '#texts'
import { eventWords } from './kingsbridge-played.ts'
import { KINGSBRIDGE_STATES, stateOf } from './kingsbridge-states.ts'
import { NAMES } from './states.ts'

type Write = (name: string, picture: Picture, finish?: Finish) => void

const CLEAR: Finish = { palette: 'clear', scale: 1 }

function inputOf(state: string, language: Language): PictureInput {
  const t = stateOf(state)
  return {
    view: kingsbridge.view(t, null),
    names: NAMES.slice(0, t.setup.seats),
    language,
    events: eventWords(language),
  }
}

function writeTown(write: Write, state: string, language: Language): void {
  const input = inputOf(state, language)
  const suffix = language === 'en' ? '' : `-${language}`
  write(`town-${state}${suffix}`, townPicture(input, ''))
  for (const which of ['council', 'streets'] as const) {
    const picture = phoneTown({ ...input, size: 'phone' }, '', which)
    write(`town-${state}-phone-${which}${suffix}`, picture, phoneFinish(picture))
  }
}

/** Kingsbridge's town in every state, wide and for phones, and the fullest in other languages. */
export function writeTowns(write: Write): void {
  for (const state of Object.keys(KINGSBRIDGE_STATES)) writeTown(write, state, 'en')
  for (const language of ['de', 'nl'] as const) writeTown(write, 'full4', language)
  write('town-late4-clear', townPicture(inputOf('late4', 'en'), ''), CLEAR)
}
