import type { Question } from '#kernel'
import { eventOf } from '#kingsbridge/lookup'
import type { Key } from '#texts/kingsbridge/index'
import type { Shown, Voice } from '../presentation.ts'
import { playerAt, viewOf } from './known.ts'
import { isKey, type Tongue, tongueOf } from './tongue.ts'
import { cardName } from './words.ts'

function exchangeText(tongue: Tongue, shown: Shown): string {
  const view = viewOf(shown)
  const effect = view.event === null ? undefined : eventOf(view, view.event).effects[view.effect]
  if (effect?.type !== 'exchange') return tongue.say('ask.other')
  return tongue.say('ask.exchange', { give: tongue.goods(effect.give), get: tongue.benefit(effect.get) })
}

export function question(shown: Shown, ask: Question, voice: Voice): string {
  const tongue = tongueOf(voice)
  const { say } = tongue
  const view = viewOf(shown)
  const { about, max } = ask
  if (about === 'exchange') return exchangeText(tongue, shown)
  if (about === 'use') {
    const card = playerAt(view, ask.seat).open.at(-1)
    return say('ask.use', { card: card === undefined ? '' : cardName(tongue, card) })
  }
  const isLast = view.chapter === view.setup.content.constants.chapters.value
  if (about === 'protect') return say(isLast ? 'ask.protectLast' : 'ask.protect', { max })
  const key = `ask.${about}`
  return say(isKey(key) ? (key as Key) : 'ask.other', { max })
}
