import type { Goal, Voice, Way } from '#presentation/presentation'
import { optionNamed } from '#village/modules/in-play'
import type { VillageOption } from '#village/modules/modules'
import { type GoalKind, goalId, type Plan } from '#village/planning/index'
import { SPACES } from '#village/words'
import { emojiOfSpace } from '../emojis.ts'
import { optionEntry } from '../options.ts'
import { cut, dotted, fitted, phrasingOf, viewOf } from '../phrasing.ts'
import type { Shown } from '../shown.ts'
import { plansOf } from '../thoughts.ts'
import { costText, gainText, type Named, nameOf, startText, withGains } from './names.ts'
import { standOf, worthOf } from './worth.ts'

/** A plan with its worth. */
export interface Move {
  readonly plan: Plan
  readonly worth: number
}

/** Somebody goes somewhere; all else is work and trade. */
const SENDING: ReadonlySet<GoalKind> = new Set([
  'birth',
  'recall',
  'train',
  'travel',
  'sail',
  'dock',
  'return',
  'council',
  'church',
  'inn',
  'marry',
])

const MOST_GOALS = 25
const MOST_WAYS = 24

/** Every plan, the better ones first; of equals the one that takes less time. */
export function movesOf(shown: Shown): Move[] {
  const { seat } = shown
  if (seat === null) return []
  const stand = standOf(viewOf(shown), seat)
  const moves = plansOf(shown).map((plan) => ({ plan, worth: worthOf(stand, plan) }))
  return moves.sort((a, b) => b.worth - a.worth || a.plan.time - b.plan.time)
}

interface Context extends Named {
  readonly shown: Shown
  readonly voice: Voice
}

/** Which question a step answers is told by its space, but for sales of a market day. */
function stepText({ shown, voice }: Context, { space }: Plan, step: string): string {
  const about = space === 'market' ? 'sell' : space
  const ask = { about, seat: shown.seat ?? 0, options: [], min: 1, max: 1 }
  return optionEntry(shown, ask, step, voice).label
}

/** Steps that the name, the cost or the gains of a plan tell already, or that tell nothing. */
const UNTOLD: ReadonlySet<VillageOption['kind']> = new Set<VillageOption['kind']>([
  ...(['take', 'well', 'card', 'space', 'craft', 'time', 'payInstead', 'pay', 'with', 'coins'] as const),
  ...(['pick', 'use', 'privilege', 'make', 'produce', 'once', 'serve', 'sell', 'contraband', 'cubes'] as const),
  ...(['harvest', 'birth', 'market', 'keep', 'leave', 'skip', 'pass', 'done', 'none'] as const),
  ...(['sail', 'dock', 'stop', 'return', 'hire', 'load', 'loadMember', 'step'] as const),
])

/** `captain: −1 pink → 2 steps`, `load plough, ox` and `via t1`; where it ends is the goal. */
function voyageTexts({ phrasing, view }: Context, options: readonly VillageOption[]): string[] {
  const captains = options.flatMap((option) =>
    option.kind === 'hire' ? view.setup.content.port.captains.filter(({ id }) => id === option.captain) : [],
  )
  const prices = captains.map(({ pay, steps }) => phrasing.say('opt.hireWhy', { price: phrasing.cost(pay), n: steps }))
  const holds = options.flatMap((option) => {
    if (option.kind === 'loadMember') return [phrasing.who(option.member)]
    return option.kind === 'load' ? [phrasing.bare(option.ware)] : []
  })
  const waters = options.flatMap((option) => (option.kind === 'step' ? [phrasing.isle(option.to)] : []))
  const via = waters.slice(0, -1)
  return [
    ...prices.map((price) => phrasing.say('goal.captain', { price })),
    ...(holds.length === 0 ? [] : [phrasing.say('goal.load', { list: holds.join(', ') })]),
    ...(via.length === 0 ? [] : [phrasing.say('goal.via', { list: via.join(', ') })]),
  ]
}

/** The steps that set this way apart; its costs are told before. */
function variantTexts(context: Context, plan: Plan): string[] {
  const options = plan.steps.flatMap((step) => optionNamed(step) ?? [])
  const told = plan.steps.filter((step) => !UNTOLD.has(optionNamed(step)?.kind ?? 'take'))
  const withoutPrices = told.map((step) => stepText(context, plan, step).replace(/ \(−[^)]*\)$/, ''))
  return [...withoutPrices, ...voyageTexts(context, options)]
}

function wayOf(context: Context, { plan }: Move, index: number): Way {
  const gains = gainText(context, plan)
  const description = fitted([gains && `→ ${gains}`, ...variantTexts(context, plan)])
  return {
    id: `${index + 1}`,
    entry: {
      label: fitted([startText(context, plan), costText(context, plan)]),
      ...(description && { description }),
    },
    picks: plan.steps.map((step) => [step]),
    death: plan.deaths > 0,
  }
}

/** The steps of each plan that not all the others have. */
function ownSteps({ plan }: Move, others: readonly Move[]): string[] {
  const isShared = (step: string) => others.every((other) => other.plan.steps.includes(step))
  return plan.steps.filter((step) => !isShared(step))
}

/** Ways may come to the same by different steps: then these steps are told. */
function toldApart(context: Context, moves: readonly Move[], ways: readonly Way[]): Way[] {
  const wordsOf = ({ entry }: Way) => `${entry.label} ${entry.description}`
  return ways.map((way, index) => {
    const alike = moves.filter((_, other) => other !== index && wordsOf(ways[other] as Way) === wordsOf(way))
    const move = moves[index]
    const own = move === undefined || alike.length === 0 ? [] : ownSteps(move, alike)
    if (move === undefined || own.length === 0) return way
    const steps = own.map((step) => stepText(context, move.plan, step))
    return { ...way, entry: { ...way.entry, description: fitted([...steps, way.entry.description]) } }
  })
}

/** Some of every start rather than all of a few: a start's rank counts twice, its variant once. */
function chosenMoves(moves: readonly Move[]): Move[] {
  if (moves.length <= MOST_WAYS) return [...moves]
  const seen = new Map<string, number>()
  const ranked = moves.map((move, rank) => {
    const before = seen.get(move.plan.start) ?? 0
    seen.set(move.plan.start, before + 1)
    return { move, rank: 2 * before + rank / moves.length }
  })
  const kept = ranked.sort((a, b) => a.rank - b.rank).slice(0, MOST_WAYS)
  return kept.map(({ move }) => move).sort((a, b) => b.worth - a.worth)
}

function goalOf(context: Context, id: string, all: readonly Move[]): Goal {
  const [best] = all as [Move]
  const { plan } = best
  const name = nameOf(context, plan)
  const gains = gainText(context, plan)
  const price = costText(context, plan)
  // A privilege is named by its price.
  const isNamed = price !== '' && name.startsWith(price)
  const cost = dotted([startText(context, plan), !isNamed && price])
  const chosen = chosenMoves(all)
  const ways = chosen.map((move, index) => wayOf(context, move, index))
  const isRevealing = plan.isRevealing && context.phrasing.say('goal.reveals')
  return {
    id,
    group: SENDING.has(plan.goal.kind) ? 'new' : 'use',
    area: plan.space,
    entry: {
      label: cut(withGains(name, gains)),
      description: fitted([cost, isRevealing]),
      emoji: emojiOfSpace(plan.space),
    },
    title: name,
    text: dotted([withGains(cost, gains), isRevealing]),
    worth: best.worth,
    ways: toldApart(context, chosen, ways),
  }
}

/** The spaces in their order, so that fingers learn it; what is worth least falls out where a list is too long. */
function shownOf(goals: readonly Goal[], order: readonly string[]): Goal[] {
  const kept = (['new', 'use'] as const).flatMap((group) =>
    goals.filter((goal) => goal.group === group).slice(0, MOST_GOALS),
  )
  return kept.sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area))
}

export function goals(shown: Shown, voice: Voice): Goal[] {
  const context: Context = { shown, voice, phrasing: phrasingOf(voice.language, shown.names), view: viewOf(shown) }
  const byGoal = new Map<string, Move[]>()
  for (const move of movesOf(shown)) {
    const id = goalId(move.plan.goal)
    const known = byGoal.get(id)
    if (known === undefined) byGoal.set(id, [move])
    else known.push(move)
  }
  const made = [...byGoal].map(([id, moves]) => goalOf(context, id, moves))
  return shownOf(made, SPACES)
}
