import type { Picture } from '#render/engine/draw'
import type { Finish } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import { farmPicture } from '#render/village/farm'
import { FARM_STATES, farmInput, farmState } from './farm-states.ts'

type Write = (name: string, picture: Picture, finish?: Finish) => void

/** Village's farms in every state, wide and for phones, and some in other languages. */
export function writeFarms(write: Write): void {
  for (const state of FARM_STATES) {
    const t = farmState(state)
    const phone = farmPicture({ ...farmInput(t), size: 'phone' }, t.due)
    write(`farm-${state}`, farmPicture(farmInput(t), t.due))
    write(`farm-${state}-phone`, phone, phoneFinish(phone))
  }
  for (const language of ['de', 'nl'] as const) {
    const t = farmState('full')
    const phone = farmPicture({ ...farmInput(t, language), size: 'phone' }, t.due)
    write(`farm-full-${language}`, farmPicture(farmInput(t, language), t.due))
    write(`farm-full-phone-${language}`, phone, phoneFinish(phone))
  }
  const t = farmState('full')
  write('farm-others', farmPicture(farmInput(t, 'en', (t.due + 1) % t.setup.seats), t.due))
}
