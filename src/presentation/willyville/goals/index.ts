import type { Goal, Scene, Voice } from '#presentation/face'
import { lazily } from '#presentation/lazily'
import type { Plan } from '#willyville/plans/index'
import { diceSigns, pairText } from '../dice.ts'
import { plansBy, plansOf, stateOf, viewOf } from '../known.ts'
import { type Here, hereOf } from '../options/index.ts'
import { capital, cut, dotted, type Tongue } from '../tongue.ts'
import { costOf, gainParts } from './costs.ts'
import { distinct, untilCustomers } from './open.ts'
import { type Area, areaOf, emojiOf, nameOfNew, ORDER, phrasesOfUse, placeInArea, shortened } from './phrases.ts'
import { chosenWays, type Move, turnsCard, wayOf } from './ways.ts'
import { standOf, worthOf } from './worth.ts'

/** What the table looks like afterwards: cards of one kind are one goal, and so are all white banners of one value. */
function goalId(plan: Plan): string {
  if (plan.kind === 'white') return `use:${plan.ways[0]?.value}`
  return plan.goal.startsWith('build:') ? plan.goal.slice(0, plan.goal.indexOf('.')) : plan.goal
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
export function movesOf(scene: Scene, plans = plansOf(scene)): Move[] {
  const { seat } = scene
  if (seat === null) return []
  const stand = standOf(stateOf(viewOf(scene)), seat)
  const moves = plans.flatMap((plan) => plan.ways.map((way): Move => ({ plan, way, worth: worthOf(stand, plan, way) })))
  return moves.sort(better)
}

/** A plan's ways stay together behind its best one. */
function byPlan(moves: readonly Move[]): Move[] {
  const plans = new Map<Plan, Move[]>()
  for (const move of moves) plans.set(move.plan, [...(plans.get(move.plan) ?? []), move])
  return [...plans.values()].flat()
}

function gainsOf(here: Here, { plan, most }: Move, count: Tongue['some']): string[] {
  const gains = gainParts(here, plan, count)
  return most === undefined ? gains : [...gains, here.tongue.say('goal.come', { n: most })]
}

function labelOf(here: Here, move: Move): string {
  const { plan, way } = move
  if (plan.kind === 'white') return dotted([String(way.value), shortened(here.tongue, phrasesOfUse(here, plan))])
  return dotted([nameOfNew(here, plan), gainsOf(here, move, here.tongue.some).join(', ')])
}

function descriptionOf(here: Here, move: Move): string {
  const { plan, way } = move
  const { tongue } = here
  const pair = pairText(tongue, way)
  const isUse = plan.kind === 'white'
  const isServing = plan.goal.includes('serve:')
  const points = isUse && !isServing && plan.gains.points > 0 && tongue.some('point', plan.gains.points)
  return dotted([
    plan.kind === 'black' ? `${way.value}: ${pair}` : pair,
    costOf(tongue, move, tongue.some),
    isUse && plan.gains.coins > 0 && tongue.some('coin', plan.gains.coins),
    points,
    way.death && tongue.say('death'),
    !isUse && turnsCard(plan) && tongue.say('turnsCard'),
  ])
}

/** `:w5::w6: 11 · :time:1 · :point:7`. */
function textOf(here: Here, move: Move): string {
  const { plan, way } = move
  const { tongue } = here
  const dice = diceSigns(tongue, way.dice)
  const gains = gainsOf(here, move, tongue.sign).join(' ')
  const death = way.death && `${tongue.icon('death')} ${tongue.say('death')}`.trim()
  const value = plan.kind === 'ask' ? dice : `${dice} ${way.value}`
  return dotted([value, costOf(tongue, move, tongue.sign), gains, death])
}

function titleOf(here: Here, { plan }: Move): string {
  return plan.kind === 'white' ? capital(shortened(here.tongue, phrasesOfUse(here, plan))) : nameOfNew(here, plan)
}

const MOST = 100

function goalOf(here: Here, id: string, all: readonly Move[]): Goal {
  const moves = byPlan(distinct(untilCustomers(all)).toSorted(better))
  const [best] = moves as [Move]
  const hasValues = new Set(moves.map(({ way }) => way.value)).size > 1 && best.plan.kind === 'black'
  const emoji = emojiOf(best.plan)
  const ways = lazily(() => chosenWays(moves).map((move) => wayOf(here, move, hasValues)))
  return {
    id,
    group: best.plan.kind === 'white' ? 'use' : 'new',
    area: areaOf(best.plan),
    entry: {
      label: cut(labelOf(here, best), MOST),
      description: cut(descriptionOf(here, best), MOST),
      ...(emoji !== undefined && { emoji }),
    },
    title: titleOf(here, best),
    text: textOf(here, best),
    worth: best.worth,
    begins: best.plan.goal.split('+')[0] ?? '',
    plainPlace: best.way.value,
    waysTitle: here.tongue.say('area.dice'),
    otherWays: here.tongue.say('goal.otherDice'),
    get ways() {
      return ways()
    },
  }
}

interface Found {
  readonly goal: Goal
  readonly plan: Plan
}

/** New things in the fixed order of the areas, so that fingers learn it; uses by worth. */
function inOrder(a: Found, b: Found): number {
  if (a.goal.group !== b.goal.group) return a.goal.group === 'new' ? -1 : 1
  if (a.goal.group === 'use') return b.goal.worth - a.goal.worth
  const place = ({ goal }: Found) => ORDER.indexOf(goal.area as Area)
  return place(a) - place(b) || placeInArea(a.plan) - placeInArea(b.plan) || b.goal.worth - a.goal.worth
}

function goalsAmong(scene: Scene, plans: readonly Plan[], voice: Voice): Goal[] {
  const { seat } = scene
  if (seat === null) return []
  const here = hereOf(scene, { about: 'dice', seat }, voice)
  const byGoal = new Map<string, Move[]>()
  for (const move of movesOf(scene, plans)) {
    const id = goalId(move.plan)
    const found = byGoal.get(id)
    if (found === undefined) byGoal.set(id, [move])
    else found.push(move)
  }
  const found = [...byGoal].map(([id, moves]) => ({ goal: goalOf(here, id, moves), plan: (moves[0] as Move).plan }))
  return found.sort(inOrder).map(({ goal }) => goal)
}

export function goals(scene: Scene, voice: Voice): Goal[] {
  return goalsAmong(scene, plansOf(scene), voice)
}

/** What fits these dice. */
export function goalsWith(scene: Scene, dice: string, voice: Voice): Goal[] {
  return goalsAmong(scene, plansBy(scene, dice), voice)
}
