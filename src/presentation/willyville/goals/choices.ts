import type { WayChoice } from '#presentation/presentation'
import type { Key } from '#texts/willyville/index'
import { kindOf, type OptionKind, readOption } from '#willyville/options'
import { NOTHING, type Plan } from '#willyville/planning/index'
import type { Good } from '#willyville/words'
import { inRow, inWords } from '../exchange.ts'
import { bigBuilding, buildingName, builtBy, customerCard, valuesText, wantsText } from '../naming.ts'
import { describe, type OptionContext } from '../options/index.ts'
import { capital, dotted, shortenTo } from '../phrasing.ts'
import { cardsOf } from '../view-access.ts'
import { costParts } from './costs.ts'
import { emojiOf, phrasesOfUse, shortened } from './phrases.ts'

/** Plans of one goal differ in these choices, each of which is offered by itself. */

const MOST = 100

/** Steps that go without saying: those that pick nothing, and the tile staying where it is. */
function isTold(step: string): boolean {
  const option = readOption(step)
  return step !== NOTHING && !(option?.kind === 'tile' && option.place === 'stay')
}

/** Customers by what they want; everything else as its option says. */
function stepText(context: OptionContext, step: string): string {
  const option = readOption(step)
  const isCustomer = option?.kind === 'take' || option?.kind === 'free'
  const card = isCustomer ? customerCard(context.view, option.customer) : undefined
  if (card === undefined) return describe(context, step).label
  return `${valuesText(card.banner)} (${wantsText(context.phrasing, card.goods)})`
}

/** White banners belong together: one choice among what a value may do. */
function useChoice(context: OptionContext, plan: Plan): WayChoice {
  const { phrasing } = context
  const [way] = plan.ways
  const label = capital(shortened(phrasing, phrasesOfUse(context, plan)))
  const costs =
    way === undefined ? [] : costParts(plan, { ...way, time: 0, coins: 0, markers: 0 }, inWords(phrasing).lost)
  const steps = plan.steps.filter(isTold).map((step) => stepText(context, step))
  const told = steps.join(', ')
  const description = shortenTo(dotted([inRow(costs) || phrasing.say('free'), told !== label && told]), MOST)
  const emoji = emojiOf(plan)
  return {
    id: plan.steps.join('/'),
    question: phrasing.say('ask.act', { value: way?.value ?? '?' }),
    entry: { label: shortenTo(label, MOST), description, ...(emoji !== undefined && { emoji }) },
  }
}

/** One value for the card and for the game banner is worth two. */
function sharedText({ phrasing, view, p }: OptionContext, { good, card }: { good: Good; card: number }): string {
  const game = view.setup.content.constants.gameBanners.value[p.board] ?? []
  const shared = (cardsOf(view).craft[good].banners[card] ?? []).filter((value) => game.includes(value))
  return shared.length === 0 ? '' : phrasing.say('opt.gameToo', { values: shared.join('/') })
}

function cardChoice(context: OptionContext, { goal }: Plan): WayChoice[] {
  const built = builtBy(context.view, goal)
  if (built === null) return []
  const { phrasing, view } = context
  const description = sharedText(context, built)
  const label = bigBuilding(phrasing, view, built.good, built.card)
  const entry = { label, emoji: built.good, ...(description !== '' && { description }) }
  const question = phrasing.say('ask.card', { building: buildingName(phrasing, view, built.good) })
  return [{ id: goal, question, entry }]
}

interface StepQuestion {
  readonly question: Key
  readonly title?: Key
}

const QUESTIONS: { readonly [K in OptionKind]?: StepQuestion } = {
  tile: { question: 'ask.tile', title: 'title.tile' },
  slot: { question: 'ask.slot', title: 'place.hall' },
  pay: { question: 'ask.pay', title: 'title.pay' },
  bailiff: { question: 'ask.bailiff' },
}

function stepChoice(context: OptionContext, step: string): WayChoice {
  const { phrasing } = context
  const kind = kindOf(step)
  const asked: StepQuestion = (kind !== null && QUESTIONS[kind]) || { question: 'ask.monk' }
  return {
    id: step,
    question: phrasing.say(asked.question),
    ...(asked.title !== undefined && { title: capital(phrasing.say(asked.title)) }),
    entry: describe({ ...context, ask: { about: 'monk', seat: context.seat } }, step),
  }
}

export function choicesOf(context: OptionContext, plan: Plan): WayChoice[] {
  if (plan.kind === 'white') return [useChoice(context, plan)]
  const steps = plan.kind === 'black' ? plan.steps.slice(1) : []
  return [
    ...cardChoice(context, plan),
    ...steps.filter((step) => step !== NOTHING).map((step) => stepChoice(context, step)),
  ]
}
