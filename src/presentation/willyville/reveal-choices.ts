import { customerFit } from '#bots/willyville/sensible-answers'
import type { Question } from '#kernel'
import { type OptionOf, optionId, optionsOfKind } from '#willyville/options'
import type { Picks, Voice } from '../presentation.ts'
import { isSeventh } from './choosing.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { customerSigns } from './telling/news-text.ts'
import { playerOf, stateOf, viewOf } from './view-access.ts'

/** W-MARKET-5: a seventh customer is turned up; any one is free, and more may be bought. */

export function withoutReveal(draft: Picks, voice: Voice): { option: string; press: string } | null {
  if (!isSeventh(draft.at(-1)?.[0])) return null
  return { option: optionId({ kind: 'bailiff', by: 'plain' }), press: phrasingIn(voice).say('press.plain') }
}

/** The best one is free, and no more are bought. */
export function usualAfterReveal(shown: Shown, ask: Question): Picks | null {
  if (ask.about !== 'free') return null
  const state = stateOf(viewOf(shown))
  const p = playerOf(viewOf(shown), ask.seat)
  const fitOf = ({ customer }: OptionOf<'free'>) => customerFit(state, p, customer)
  const [best] = optionsOfKind(ask.options, 'free').toSorted((a, b) => fitOf(b) - fitOf(a))
  return best === undefined ? null : [[optionId(best)], []]
}

export function isOpenAfterReveal({ about }: Question): boolean {
  return about === 'free' || about === 'customers'
}

export function revealedText(before: Shown, answered: readonly Question[], voice: Voice): string | null {
  const view = viewOf(before)
  const isFree = answered.some(({ about }) => about === 'free')
  if (!isFree || view.offer.length <= view.setup.content.constants.bailiff.offer) return null
  const phrasing = phrasingIn(voice)
  return phrasing.say('seventh.title', { customer: customerSigns({ phrasing, view }, view.offer.at(-1) ?? 0) })
}
