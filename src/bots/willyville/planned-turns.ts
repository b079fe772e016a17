import { itemAt, type Seat } from '#kernel'
import { kindOf } from '#willyville/options'
import { type DiceWay, type Plan, picksIn, plans, playPlan } from '#willyville/planning/index'
import type { State } from '#willyville/state'
import type { View } from '#willyville/view'
import type { Insight, Open, Trial } from '../insight.ts'
import { cheapest, diceCost } from './dice-costs.ts'
import { ends } from './ends.ts'
import { habitualAnswer, PLAIN } from './sensible-answers.ts'

/** A look at plans in the first deal alone. */
export interface FirstLook {
  readonly open: Open<State>
  readonly seat: Seat
  /** The points the seat will have in the end, as far as can be judged. */
  readonly total: Insight<State>['lead']
}

/**
 * What is like something else is looked at in all deals only where the first one shows it close to the best, by so many
 * points. The first deal ranks such things nearly as all deals do, because the same comes to light with each of them.
 */
const CLOSE = 1

/** Of plans that differ only in which customers come, and of the ends of a plan, so many are judged at most. */
const MOST_PLANS = 3
const MOST_ENDS = 2

/** So many ends of a plan are tried. */
const ENDS = 6

/** Parts what comes close to the best from all others, each part the best first. */
function byCloseness<T>(all: readonly T[], most: number, totalOf: (item: T) => number): { close: T[]; others: T[] } {
  const ranked = all.map((item) => ({ item, total: totalOf(item) })).sort((a, b) => b.total - a.total)
  const least = (ranked[0]?.total ?? 0) - CLOSE
  const end = ranked.findIndex(({ total }, place) => place === most || total < least)
  const items = ranked.map(({ item }) => item)
  return end < 0 ? { close: items, others: [] } : { close: items.slice(0, end), others: items.slice(end) }
}

function isTaking(step: string): boolean {
  return kindOf(picksIn(step)[0] ?? '') === 'take'
}

/** The plans in groups that differ only in which customers come, not in how many; all other plans are alone. */
export function groupsOf(all: readonly Plan[]): Plan[][] {
  const groups = new Map<unknown, Plan[]>()
  for (const plan of all) {
    const key = plan.steps.some(isTaking)
      ? plan.steps.map((step) => (isTaking(step) ? picksIn(step).length : step)).join('/')
      : plan
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [plan])
    else group.push(plan)
  }
  return [...groups.values()]
}

/** The plans of a group that are worth judging, and all others. */
export function closePlans(
  look: FirstLook,
  group: readonly Plan[],
): { close: readonly Plan[]; others: readonly Plan[] } {
  if (group.length === 1) return { close: group, others: [] }
  return byCloseness(group, MOST_PLANS, (plan) => {
    const { run } = itemAt(allEnds(look, plan, itemAt(cheapestWays(plan), 0), 1), 0)
    return look.total(run, look.seat)
  })
}

/** The cheapest way of a plan, and one that spares the coins if there is one: by these it is judged. */
export function cheapestWays({ ways }: Plan): DiceWay[] {
  return cheapest(ways.map((way) => ({ way, coins: way.coins, cost: diceCost(way) }))).map(({ way }) => way)
}

/** A plan made one of its ways, with the sensible ends of what it leaves open: who dies, what to do with a card. */
function allEnds({ open, seat }: FirstLook, plan: Plan, way: DiceWay, most: number): Trial<State>[] {
  const run = open()
  const line = playPlan(run, seat, plan, way)
  if (run.questionOf(seat) !== undefined) return ends(open, seat, line, PLAIN, most, run)
  for (const ask of run.questions) run.answer({ seat: ask.seat, picks: habitualAnswer(ask, run.state) })
  return [{ line, run }]
}

/** The same with the ends only that come close to the best. */
export function planTrials(look: FirstLook, plan: Plan, way: DiceWay): Trial<State>[] {
  const trials = allEnds(look, plan, way, ENDS)
  if (trials.length === 1) return trials
  return byCloseness(trials, MOST_ENDS, ({ run }) => look.total(run, look.seat)).close
}

/** All that is worth trying in a whole turn: the plans that people are shown too. */
export function plannedTurns(look: FirstLook): Trial<State>[] {
  const { game, state } = look.open()
  const groups = groupsOf(plans(game.view(state, look.seat) as View, look.seat))
  const close = groups.flatMap((group) => closePlans(look, group).close)
  return close.flatMap((plan) => cheapestWays(plan).flatMap((way) => planTrials(look, plan, way)))
}
