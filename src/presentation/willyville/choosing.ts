import type { Question } from '#kernel'
import { kindOf, type OptionOf, optionId, optionsOfKind, readOption } from '#willyville/options'
import type { View } from '#willyville/view'
import { GOODS } from '#willyville/words'
import type { AnswerButton, QuestionDetails } from '../capabilities.ts'
import type { Picks, Voice } from '../presentation.ts'
import { exchange, inEmojis, inWords } from './exchange.ts'
import { type OptionContext, optionContext, optionEntry } from './options/index.ts'
import { deathNote } from './options/option-context.ts'
import { dotted, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

/** Questions that are more than a select: who dies, what a travel card is worth, what customers cost. */

type Make = (shown: Shown, ask: Question, voice: Voice) => QuestionDetails

/** A villager beside their button, with what becomes of them and of their area. */
function villagerAnswer(
  shown: Shown,
  ask: Question,
  choice: OptionOf<'die'> | OptionOf<'labourer'>,
  voice: Voice,
): AnswerButton {
  const { say, icon } = phrasingIn(voice)
  const option = optionId(choice)
  const { label, description = '' } = optionEntry(shown, ask, option, voice)
  const [area = '', where = ''] = description.split(' · ')
  const name = `${icon(choice.villager)} **${label}** · ${area}`.trim()
  return {
    option,
    text: where === '' ? name : `${name}\n-# ${where}`,
    press: say(choice.kind === 'die' ? 'press.bury' : 'press.place'),
  }
}

/** W-DEATH: after it the rat is rolled. */
const die: Make = (shown, ask, voice) => {
  const { say, icon } = phrasingIn(voice)
  return {
    lines: [`### ${icon('death')} ${say('die.title')}`.replace('  ', ' '), say('die.text'), `-# ${say('die.rat')}`],
    answers: optionsOfKind(ask.options, 'die').map((option) => villagerAnswer(shown, ask, option, voice)),
  }
}

const labourer: Make = (shown, ask, voice) => {
  const { say } = phrasingIn(voice)
  return {
    lines: [`### ${say('labourer.title')}`, say('labourer.text'), `-# ${say('die.rat')}`],
    answers: optionsOfKind(ask.options, 'labourer').map((option) => villagerAnswer(shown, ask, option, voice)),
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
  const { lost, gained } = inEmojis(phrasing)
  const goods = GOODS.flatMap((good) => (grey?.[good] ? [lost(good, grey[good])] : []))
  const later = [...goods, ...(grey?.coins ? [lost('coin', grey.coins)] : [])]
  const worth = [
    gained('point', card?.points ?? 0),
    ...(later.length > 0 ? [say('mission.later', { cost: later.join(' ') })] : []),
  ]
  const answers = optionsOfKind(ask.options, 'mission').map((option): AnswerButton => {
    const isUsual = option.answer === 'keep'
    return { option: optionId(option), press: say(isUsual ? 'opt.keep' : 'opt.exchange'), isUsual }
  })
  const left = say('mission.left', { n: view.travelSizes[letter], letter })
  return { lines: [`### ${letter}: ${worth.join(', ')}`, say('mission.text'), `-# ${left}`], answers, topic: 'church' }
}

const plague: Make = (shown, ask, voice) => {
  const { say } = phrasingIn(voice)
  const answers = ask.options.map((option): AnswerButton => {
    const { label } = optionEntry(shown, ask, option, voice)
    return { option, press: label, isUsual: kindOf(option) === 'heal' }
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
  const { lost } = inEmojis(phrasing)
  const parts = [lost('time', time), ...(coins > 0 ? [lost('coin', coins)] : [])]
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
  const phrasing = phrasingIn(voice)
  const { lost } = inWords(phrasing)
  const isFree = optionsOfKind(draft.flat(), 'free').length > 0
  const taken = optionsOfKind(picks, 'take').length
  if (!isFree && taken === 0) return null
  const { costs } = viewOf(before).setup.content.constants.bailiff
  const { time = 0, coins = 0 } = costs.find(({ take }) => take === taken) ?? {}
  const price = exchange([time > 0 ? lost('time', time) : '', coins > 0 ? lost('coin', coins) : ''], [])
  return [isFree ? phrasing.say('market.free') : '', price].filter((part) => part !== '').join(', ')
}

/** The rat, a travel card and the seventh customer come to light by confirming. */
export function confirming(draft: Picks, voice: Voice): string | null {
  const { say } = phrasingIn(voice)
  const picks = draft.flat()
  const kinds = picks.map(kindOf)
  if (kinds.includes('die') || kinds.includes('labourer')) return say('confirm.rat')
  if (isSeventh(picks.at(-1))) return say('confirm.seventh')
  return kinds.includes('travel') ? say('confirm.travel') : null
}

/** Asks whether a pick turns up a seventh customer. */
export function isSeventh(pick: string | undefined): boolean {
  const option = readOption(pick ?? '')
  return option?.kind === 'bailiff' && option.by === 'church'
}

/** The place in a draft behind its dice. */
export function behindDice(draft: Picks): number {
  return draft.findIndex(([pick = '']) => kindOf(pick) === 'dice') + 1
}
