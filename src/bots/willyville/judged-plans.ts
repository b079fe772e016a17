import { type Luck, luckFrom, Run, type Seat } from '#kernel'
import { willyville } from '#willyville/game'
import type { DiceWay, Plan } from '#willyville/planning/index'
import type { State } from '#willyville/state'
import { imagine, type View } from '#willyville/view'
import type { Open } from '../insight.ts'
import { type ComparedDeals, comparedDeals, expectedLead, USUAL_DEALS } from '../one-ply.ts'
import { willyvilleInsight } from './index.ts'
import type { WillyvilleInsight } from './insight.ts'
import { cheapestWays, closePlans, type FirstLook, groupsOf, planTrials } from './planned-turns.ts'

/** A plan made one of its ways, and by how many points the seat is expected to be ahead right after it. */
export interface JudgedPlan {
  readonly plan: Plan
  readonly way: DiceWay
  readonly lead: number
}

/** The deals in which plans are compared for people: the same for everybody who looks at the same view. */
const SEED = '0'.repeat(32)

/** The turn of a view, with all that it hides dealt anew. */
function turnDealt(view: View, luck: Luck): Open<State> {
  const state = imagine(view, luck)
  return () => {
    const run = Run.onCopy<State>(willyville, { state, scene: 'turn', at: 0 })
    run.passOver()
    return run
  }
}

/**
 * Every way of these plans, judged as bots judge the same lines right after them: a hint chooses among the same plans
 * and only thinks on from there, so that what people are shown as best and what they are advised do not contradict.
 */
export function judgedPlans(view: View, seat: Seat, plans: readonly Plan[], luck = luckFrom(SEED)): JudgedPlan[] {
  return [...judgingOf(view, seat, plans, luck)].flat()
}

/** The same plan by plan, for those who must let others go on in between. */
export function* judgingOf(
  view: View,
  seat: Seat,
  plans: readonly Plan[],
  luck = luckFrom(SEED),
): Generator<JudgedPlan[]> {
  if (plans.length === 0) return
  const deals = comparedDeals((own) => turnDealt(view, own), USUAL_DEALS, luck)
  const insight = willyvilleInsight('journeyman')
  const look: Look = { insight, deals, open: deals.first, seat, total: insight.total }
  for (const group of groupsOf(plans)) yield* judgedGroup(look, group)
}

interface Look extends FirstLook {
  readonly insight: WillyvilleInsight
  readonly deals: ComparedDeals<State>
}

/** Whatever did not come close at first leads no farther than any that did. */
function* judgedGroup(look: Look, group: readonly Plan[]): Generator<JudgedPlan[]> {
  const { close, others } = closePlans(look, group)
  let least: JudgedPlan[] = []
  for (const plan of close) {
    const judged = judgedWays(look, plan)
    yield judged
    if (least.length === 0 || mostOf(judged) < mostOf(least)) least = judged
  }
  yield others.flatMap((plan) => asFarAs(least, plan))
}

function mostOf(judged: readonly JudgedPlan[]): number {
  return Math.max(...judged.map(({ lead }) => lead))
}

/** A plan whose ways cost what another's do leads as far. */
function asFarAs(least: readonly JudgedPlan[], plan: Plan): JudgedPlan[] {
  const leads = new Map(least.map(({ way, lead }) => [costOf(way), lead]))
  return plan.ways.map((way) => ({ plan, way, lead: leads.get(costOf(way)) ?? mostOf(least) }))
}

/** No way is expected to lead farther than those by which its plan is judged. */
function judgedWays(look: Look, plan: Plan): JudgedPlan[] {
  const leads = new Map<string, number>()
  const leadOf = (way: DiceWay) => {
    const cost = costOf(way)
    const lead = leads.get(cost) ?? leadAfter(look, plan, way)
    leads.set(cost, lead)
    return lead
  }
  const most = Math.max(...cheapestWays(plan).map(leadOf))
  return plan.ways.map((way) => ({ plan, way, lead: Math.min(most, leadOf(way)) }))
}

/** Ways that cost the same leave the same village. */
function costOf({ time, coins, markers }: DiceWay): string {
  return `${time} ${coins} ${markers}`
}

/** Of all that a plan leaves open the best is expected. */
function leadAfter(look: Look, plan: Plan, way: DiceWay): number {
  return Math.max(...planTrials(look, plan, way).map((trial) => expectedLead(look, look.deals, trial)))
}
