import { CARDS } from '#data/village/cards'
import type { Picture } from '#render/engine/draw'
import type { Finish } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import { farmPicture } from '#render/village/farm'
import { HELP_TOPICS, helpPicture } from '#render/village/help'
import { lobbyPicture } from '#render/village/lobby'
import { FARM_STATES, farmInput, farmState } from './farm-states.ts'

type Write = (name: string, picture: Picture, finish?: Finish) => void

/** Village's farms in every state, wide and for phones, and some in other languages; its lobby and its help. */
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
  writePages(write)
}

function writePages(write: Write): void {
  const options = { inn: 'front', port: 'on', marriage: 'back' }
  const seats = ['Jörg', 'Käthe', null, 'Lotte', null]
  write(
    'lobby-village',
    lobbyPicture({ seats, faces: seats.map((name) => (name === 'Lotte' ? name : null)), language: 'en', options }),
  )
  write('lobby-village-alone', lobbyPicture({ seats: ['Jörg', null, null, null], language: 'de' }))
  for (const topic of HELP_TOPICS) write(`help-village-${topic}`, helpPicture(topic, 'en', CARDS))
}
