import type { Question } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import type { Key } from '#texts/kingsbridge/index'
import type { Scene, Voice } from '../face.ts'
import { cardName } from './naming.ts'
import { isKey, type Phrasing, phrasingIn } from './phrasing.ts'
import { playerAt, viewOf } from './view-access.ts'

function exchangeText(phrasing: Phrasing, scene: Scene): string {
  const view = viewOf(scene)
  const effect = view.event === null ? undefined : eventOf(view, view.event).effects[view.effect]
  if (effect?.type !== 'exchange') return phrasing.say('ask.other')
  return phrasing.say('ask.exchange', { give: phrasing.goods(effect.give), get: phrasing.benefit(effect.get) })
}

export function question(scene: Scene, ask: Question, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  const { say } = phrasing
  const view = viewOf(scene)
  const { about, max } = ask
  if (about === 'exchange') return exchangeText(phrasing, scene)
  if (about === 'use') {
    const card = playerAt(view, ask.seat).open.at(-1)
    return say('ask.use', { card: card === undefined ? '' : cardName(phrasing, card) })
  }
  const isLast = view.chapter === view.setup.content.constants.chapters.value
  if (about === 'protect') return say(isLast ? 'ask.protectLast' : 'ask.protect', { max })
  const key = `ask.${about}`
  return say(isKey(key) ? (key as Key) : 'ask.other', { max })
}
