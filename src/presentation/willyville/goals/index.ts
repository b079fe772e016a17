import type { JudgedPlan } from '#bots/willyville/judged-plans'
import { itemAt } from '#kernel'
import { lazily } from '#presentation/lazily'
import type { Goal, Voice } from '#presentation/presentation'
import { optionsOfKind, readOption } from '#willyville/options'
import { bannerIds, bannersOf, type Plan } from '#willyville/planning/index'
import { diceSigns, pairText } from '../dice.ts'
import { costAndGain, inEmojis, inRow, inWords, type Signs } from '../exchange.ts'
import { type OptionContext, optionContext } from '../options/index.ts'
import { dotted, shortenTo } from '../phrasing.ts'
import type { Shown } from '../shown.ts'
import { judgedPlansOf, judgedPlansWithDice } from '../view-access.ts'
import { costOf, gainParts } from './costs.ts'
import { distinct, untilCustomers } from './merging.ts'
import { areaOf, emojiOf, type GoalArea, nameOfNew, ORDER, phrasesOfUse, placeInArea, shortened } from './phrases.ts'
import { chosenWays, type Move, turnsCard, wayOf } from './ways.ts'

/** Plans are one goal if the table looks alike afterwards: cards of one kind are one goal, and so are all white banners of one value. */
function goalId(plan: Plan): string {
  if (plan.kind === 'white') return `use:${plan.ways[0]?.value}`
  const option = readOption(plan.goal)
  return option?.kind === 'build' ? `build:${option.building}` : plan.goal
}

const TINY = 1e-9

/** Better first; of equals less time, then fewer coins, then as the plans name them. */
function better(a: Move, b: Move): number {
  const gap = b.worth - a.worth
  if (Math.abs(gap) > TINY) return gap
  const time = a.plan.time + a.way.time - b.plan.time - b.way.time
  return time || a.way.coins - b.way.coins
}

/** Every way of every plan, the better ones first. */
export function movesOf(shown: Shown, judged = judgedPlansOf(shown)): Move[] {
  return judged.map(({ plan, way, lead }) => ({ plan, way, worth: lead })).sort(better)
}

/** A plan's ways stay together behind its best one. */
function byPlan(moves: readonly Move[]): Move[] {
  const plans = new Map<Plan, Move[]>()
  for (const move of moves) plans.set(move.plan, [...(plans.get(move.plan) ?? []), move])
  return [...plans.values()].flat()
}

function gainsOf(context: OptionContext, { plan, most }: Move, signs: Signs): string {
  const gains = gainParts(context, plan, signs)
  return inRow(most === undefined ? gains : [...gains, context.phrasing.say('goal.come', { n: most })])
}

/** Uses of the village are told apart by their values. */
function titleOf(context: OptionContext, { plan, way }: Move): string {
  return plan.kind === 'white'
    ? dotted([String(way.value), shortened(context.phrasing, phrasesOfUse(context, plan))])
    : nameOfNew(context, plan)
}

function labelOf(context: OptionContext, move: Move): string {
  const title = titleOf(context, move)
  return move.plan.kind === 'white' ? title : dotted([title, gainsOf(context, move, inWords(context.phrasing))])
}

/** What using the village gains besides what its label names. */
function gainsOfUse({ phrasing }: OptionContext, plan: Plan): string {
  const { gained } = inWords(phrasing)
  const { coins, tree, points, markers } = plan.gains
  const isServing = bannersOf(plan).some(({ kind }) => kind === 'serve')
  return inRow([
    coins > 0 ? gained('coin', coins) : '',
    tree > 0 ? gained('story', tree) : '',
    points > 0 && !isServing ? gained('point', points) : '',
    markers > 0 ? gained('marker', markers) : '',
  ])
}

function descriptionOf(context: OptionContext, move: Move): string {
  const { plan, way } = move
  const { phrasing } = context
  const pair = pairText(phrasing, way)
  const isUse = plan.kind === 'white'
  return dotted([
    plan.kind === 'black' ? `${way.value}: ${pair}` : pair,
    costAndGain(phrasing, costOf(phrasing, move, inWords(phrasing)), isUse ? gainsOfUse(context, plan) : ''),
    way.death && phrasing.say('death'),
    !isUse && turnsCard(plan) && phrasing.say('turnsCard'),
  ])
}

/** `:w5::w6: 11 · −1:time: → +7:point:`. */
function textOf(context: OptionContext, move: Move): string {
  const { plan, way } = move
  const { phrasing } = context
  const dice = diceSigns(phrasing, way.dice)
  const signs = inEmojis(phrasing)
  const gains = gainsOf(context, move, signs)
  const death = way.death && `${phrasing.icon('death')} ${phrasing.say('death')}`.trim()
  const value = plan.kind === 'ask' ? dice : `${dice} ${way.value}`
  const worth = costAndGain(phrasing, costOf(phrasing, move, signs), gains)
  return dotted([value, worth, death])
}

const MOST = 100

/** W-MARKET-5: whoever has the trade church is first offered the customer that costs nothing. */
function freeOneFirst(a: Move, b: Move): number {
  const isFree = ({ plan }: Move) => optionsOfKind(plan.steps, 'bailiff').some(({ by }) => by === 'church')
  return Number(isFree(b)) - Number(isFree(a))
}

function goalOf(context: OptionContext, id: string, all: readonly Move[]): Goal {
  const judged = distinct(untilCustomers(all)).toSorted(better)
  const moves = byPlan(judged.toSorted(freeOneFirst))
  const best = itemAt(moves, 0)
  const hasValues = new Set(moves.map(({ way }) => way.value)).size > 1 && best.plan.kind === 'black'
  const emoji = emojiOf(best.plan)
  const ways = lazily(() => chosenWays(moves).map((move) => wayOf(context, move, hasValues)))
  return {
    id,
    group: best.plan.kind === 'white' ? 'use' : 'new',
    area: areaOf(best.plan),
    entry: {
      label: shortenTo(labelOf(context, best), MOST),
      description: shortenTo(descriptionOf(context, best), MOST),
      ...(emoji !== undefined && { emoji }),
    },
    title: titleOf(context, best),
    text: textOf(context, best),
    worth: itemAt(judged, 0).worth,
    begins: itemAt(bannerIds(best.plan), 0),
    plainPlace: best.way.value,
    waysTitle: context.phrasing.say('area.dice'),
    otherWays: context.phrasing.say('goal.otherDice'),
    get ways() {
      return ways()
    },
  }
}

interface Found {
  readonly goal: Goal
  readonly area: GoalArea
  readonly plan: Plan
}

/** New things in the fixed order of the areas, so that fingers learn it; uses by worth. */
function inOrder(a: Found, b: Found): number {
  if (a.goal.group !== b.goal.group) return a.goal.group === 'new' ? -1 : 1
  if (a.goal.group === 'use') return b.goal.worth - a.goal.worth
  const place = ({ area }: Found) => ORDER.indexOf(area)
  return place(a) - place(b) || placeInArea(a.plan) - placeInArea(b.plan) || b.goal.worth - a.goal.worth
}

function goalsAmong(shown: Shown, judged: readonly JudgedPlan[], voice: Voice): Goal[] {
  const { seat } = shown
  if (seat === null) return []
  const context = optionContext(shown, { about: 'dice', seat }, voice)
  const byGoal = new Map<string, Move[]>()
  for (const move of movesOf(shown, judged)) {
    const id = goalId(move.plan)
    const known = byGoal.get(id)
    if (known === undefined) byGoal.set(id, [move])
    else known.push(move)
  }
  const entries = [...byGoal].map(([id, moves]): Found => {
    const { plan } = itemAt(moves, 0)
    const goal = goalOf(context, id, moves)
    return { goal, plan, area: areaOf(plan) }
  })
  return entries.sort(inOrder).map(({ goal }) => goal)
}

export function goals(shown: Shown, voice: Voice): Goal[] {
  return goalsAmong(shown, judgedPlansOf(shown), voice)
}

/** The goals that these dice allow. */
export function goalsWith(shown: Shown, dice: string, voice: Voice): Goal[] {
  return goalsAmong(shown, judgedPlansWithDice(shown, dice), voice)
}
