import type { Question } from '#kernel'
import type { View } from '#willyville/view'
import { GOODS } from '#willyville/words'
import type { AnswerButton, QuestionDetails } from '../capabilities.ts'
import type { Picks, Voice } from '../presentation.ts'
import { type OptionContext, optionContext, optionEntry } from './options/index.ts'
import { deathNote } from './options/option-context.ts'
import { dotted, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

/** Questions that are more than a select: who dies, what a travel card is worth, what customers cost. */

type Make = (shown: Shown, ask: Question, voice: Voice) => QuestionDetails

/** A villager beside his button, with what becomes of him and of his area. */
function villagerAnswer(shown: Shown, ask: Question, option: string, voice: Voice, press: string): AnswerButton {
  const { say, icon } = phrasingIn(voice)
  const { label, description = '' } = optionEntry(shown, ask, option, voice)
  const [area = '', where = ''] = description.split(' · ')
  const name = `${icon(option.slice(option.indexOf(':') + 1))} **${label}** · ${area}`.trim()
  return {
    option,
    text: where === '' ? name : `${name}\n-# ${where}`,
    press: say(press === 'die' ? 'press.bury' : 'press.place'),
  }
}

/** W-DEATH: after it the rat is rolled. */
const die: Make = (shown, ask, voice) => {
  const { say, icon } = phrasingIn(voice)
  const options = ask.options.filter((option) => option.startsWith('die:'))
  return {
    lines: [`### ${icon('death')} ${say('die.title')}`.replace('  ', ' '), say('die.text'), `-# ${say('die.rat')}`],
    answers: options.map((option) => villagerAnswer(shown, ask, option, voice, 'die')),
  }
}

const labourer: Make = (shown, ask, voice) => {
  const { say } = phrasingIn(voice)
  return {
    lines: [`### ${say('labourer.title')}`, say('labourer.text'), `-# ${say('die.rat')}`],
    answers: ask.options.map((option) => villagerAnswer(shown, ask, option, voice, 'labourer')),
  }
}

/** W-CHURCH-3: only its owner has seen the card. */
const mission: Make = (shown, ask, voice) => {
  const phrasing = phrasingIn(voice)
  const { say } = phrasing
  const view = viewOf(shown)
  const letter = view.turned?.letter ?? 'A'
  const card = view.setup.content.travel.cards[view.turned?.card ?? -1]
  const grey = card?.grey
  const goods = GOODS.flatMap((good) => (grey?.[good] ? [phrasing.sign(good, grey[good])] : []))
  const later = [...goods, ...(grey?.coins ? [phrasing.sign('coin', grey.coins)] : [])]
  const worth = [
    phrasing.sign('point', card?.points ?? 0),
    ...(later.length > 0 ? [say('mission.later', { cost: later.join(' ') })] : []),
  ]
  const answers = ask.options.map((option): AnswerButton => {
    const isUsual = option === 'mission:keep'
    return { option, press: say(isUsual ? 'opt.keep' : 'opt.exchange'), isUsual }
  })
  const left = say('mission.left', { n: view.travelSizes[letter], letter })
  return { lines: [`### ${letter}: ${worth.join(', ')}`, say('mission.text'), `-# ${left}`], answers, topic: 'church' }
}

const plague: Make = (shown, ask, voice) => {
  const { say } = phrasingIn(voice)
  const answers = ask.options.map((option): AnswerButton => {
    const { label } = optionEntry(shown, ask, option, voice)
    return { option, press: label, isUsual: option === 'heal' }
  })
  const small = ask.options.map((option) => optionEntry(shown, ask, option, voice).description)
  return { lines: [say('ask.plague'), `-# ${dotted(small)}`], answers }
}

type Price = View['setup']['content']['constants']['bailiff']['costs'][number]

/** W-MARKET: what so many customers cost, and which of them bring Death. */
function scale(context: OptionContext, most: number): string {
  const { costs } = context.view.setup.content.constants.bailiff
  const prices = costs.filter(({ take }) => take > 0 && take <= most)
  return dotted(prices.map((price) => priceText(context, price)))
}

function priceText(context: OptionContext, { take, time, coins = 0 }: Price): string {
  const { phrasing } = context
  const parts = [phrasing.sign('time', time), ...(coins > 0 ? [phrasing.sign('coin', coins)] : [])]
  const price = phrasing.say('market.price', { n: take, cost: parts.join(' ') })
  const death = deathNote(context, time)
  return death === null ? price : `${price} (${death})`
}

const customers: Make = (shown, ask, voice) => {
  const context = optionContext(shown, ask, voice)
  return { lines: [`-# ${scale(context, ask.max)}`] }
}

const BY_ABOUT: Readonly<Record<string, Make>> = { die, labourer, mission, plague, customers }

export function choosing(shown: Shown, ask: Question, voice: Voice): QuestionDetails | null {
  return BY_ABOUT[ask.about]?.(shown, ask, voice) ?? null
}

/** W-MARKET: what the customers that were chosen cost, and that one of them is free. */
export function counted(before: Shown, draft: Picks, voice: Voice): string | null {
  const picks = draft.at(-1) ?? []
  const { say, some } = phrasingIn(voice)
  const isFree = draft.flat().some((pick) => pick.startsWith('free:'))
  const taken = picks.filter((pick) => /^take:c\d/.test(pick)).length
  if (!isFree && taken === 0) return null
  const { costs } = viewOf(before).setup.content.constants.bailiff
  const { time = 0, coins = 0 } = costs.find(({ take }) => take === taken) ?? {}
  const parts = [isFree && say('market.free'), time > 0 && some('time', time), coins > 0 && some('coin', coins)]
  return parts.filter(Boolean).join(', ')
}

/** The rat, a travel card and the seventh customer come to light by confirming. */
export function confirming(draft: Picks, voice: Voice): string | null {
  const { say } = phrasingIn(voice)
  const picks = draft.flat()
  if (picks.some((pick) => /^(die|labourer):/.test(pick))) return say('confirm.rat')
  if (picks.at(-1) === 'bailiff:church') return say('confirm.seventh')
  return picks.includes('travel') ? say('confirm.travel') : null
}
