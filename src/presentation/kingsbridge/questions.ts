import type { Question } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import type { Voice } from '../presentation.ts'
import { cardName } from './naming.ts'
import { isKey, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { playerAt, viewOf } from './view-access.ts'

function exchangeText(phrasing: Phrasing, shown: Shown): string {
  const view = viewOf(shown)
  const effect = view.event === null ? undefined : eventOf(view, view.event).effects[view.effect]
  if (effect?.type !== 'exchange') return phrasing.say('ask.other')
  return phrasing.say('ask.exchange', { give: phrasing.goods(effect.give), get: phrasing.benefit(effect.get) })
}

export function question(shown: Shown, { seat, about, max }: Question, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  const { say } = phrasing
  const view = viewOf(shown)
  if (about === 'exchange') return exchangeText(phrasing, shown)
  if (about === 'use') {
    const card = playerAt(view, seat).open.at(-1)
    return say('ask.use', { card: card === undefined ? '' : phrasing.quoted(cardName(phrasing, card)) })
  }
  const isLast = view.chapter === view.setup.content.constants.chapters.value
  if (about === 'protect') return say(isLast ? 'ask.protectLast' : 'ask.protect', { max })
  const key = `ask.${about}`
  return say(isKey(key) ? key : 'ask.other', { max })
}
