import type { WayChoice } from '#presentation/face'
import type { Plan } from '#willyville/plans/index'
import type { Good } from '#willyville/words'
import { lookOf } from '../known.ts'
import { describe, type Here } from '../options/index.ts'
import { capital, cut, dotted } from '../tongue.ts'
import { bigBuilding, buildingName, builtBy, customerAt, valuesText, wantsText } from '../words.ts'
import { costParts } from './costs.ts'
import { emojiOf, phrasesOfUse, shortened } from './phrases.ts'

/** What sets the plans of one goal apart, each as a choice of its own. */

const MOST = 100

const UNTOLD = new Set(['-', 'tile:stay'])

/** Customers by what they want; everything else as its option says. */
function stepText(here: Here, step: string): string {
  const card = /^(take|free):c\d/.test(step) ? customerAt(here.view, step.slice(step.indexOf(':') + 1)) : undefined
  if (card === undefined) return describe(here, step).label
  return `${valuesText(card.banner)} (${wantsText(here.tongue, card.goods)})`
}

/** White banners belong together: one choice among what a value may do. */
function useChoice(here: Here, plan: Plan): WayChoice {
  const { tongue } = here
  const [way] = plan.ways
  const label = capital(shortened(tongue, phrasesOfUse(here, plan)))
  const costs = way === undefined ? [] : costParts(plan, { ...way, time: 0, coins: 0, markers: 0 }, tongue.some)
  const steps = plan.steps.filter((step) => !UNTOLD.has(step)).map((step) => stepText(here, step))
  const description = cut(dotted([costs.join(', ') || tongue.say('free'), steps.join(', ')]), MOST)
  const emoji = emojiOf(plan)
  return {
    id: plan.steps.join('/'),
    question: tongue.say('ask.act', { value: way?.value ?? '?' }),
    entry: { label: cut(label, MOST), description, ...(emoji !== undefined && { emoji }) },
  }
}

/** One value for the card and for the game banner is worth two. */
function sharedText({ tongue, view, p }: Here, { good, card }: { good: Good; card: number }): string {
  const game = view.setup.content.constants.gameBanners.value[p.board] ?? []
  const shared = (lookOf(view).craft[good].banners[card] ?? []).filter((value) => game.includes(value))
  return shared.length === 0 ? '' : tongue.say('opt.gameToo', { values: shared.join('/') })
}

function cardChoice(here: Here, { goal }: Plan): WayChoice[] {
  const built = builtBy(here.view, goal)
  if (built === null) return []
  const { tongue, view } = here
  const description = sharedText(here, built)
  const label = bigBuilding(tongue, view, built.good, built.card)
  const entry = { label, emoji: built.good, ...(description !== '' && { description }) }
  const question = tongue.say('ask.card', { building: buildingName(tongue, view, built.good) })
  return [{ id: goal, question, entry }]
}

const ASKS = [
  [/^tile:/, 'ask.tile', 'title.tile'],
  [/^slot:/, 'ask.slot', 'place.hall'],
  [/^pay:/, 'ask.pay', 'title.pay'],
  [/^bailiff:/, 'ask.bailiff', null],
] as const

function stepChoice(here: Here, step: string): WayChoice {
  const { tongue } = here
  const [, question, title] = ASKS.find(([pattern]) => pattern.test(step)) ?? [null, 'ask.monk' as const, null]
  return {
    id: step,
    question: tongue.say(question),
    ...(title !== null && { title: capital(tongue.say(title)) }),
    entry: describe({ ...here, ask: { about: 'monk', seat: here.seat } }, step),
  }
}

export function choicesOf(here: Here, plan: Plan): WayChoice[] {
  if (plan.kind === 'white') return [useChoice(here, plan)]
  const steps = plan.kind === 'black' ? plan.steps.slice(1) : []
  return [...cardChoice(here, plan), ...steps.filter((step) => step !== '-').map((step) => stepChoice(here, step))]
}
