import { itemAt, luckFrom, type Seat } from '#kernel'
import { optionId } from '../options.ts'
import { headmanMoves } from '../rules/banners.ts'
import { nextLetterOf, windowsOf } from '../rules/conditions.ts'
import { activeSeat, type Player, playerOf, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { LETTERS, VILLAGERS, type Villager } from '../words.ts'
import { blackGoals, blackOutcomes } from './black-outcomes.ts'
import { wayBy, waysByValue, waysFor } from './dice-ways.ts'
import type { Outcome } from './outcome.ts'
import type { Plan } from './plan.ts'
import { whiteOutcomes } from './white-outcomes.ts'

export { bannerIds, bannersOf, type DiceWay, type Gains, NOTHING, type Plan, picksIn, type Reveal } from './plan.ts'
export { answersFor, playPlan } from './plan-answers.ts'

type Ways = Parameters<typeof waysFor>[2]

/** Villagers by how much they would be missed, the least first: what they can still do, and their story point in the chronicle. */
function byLoss(t: State, p: Player, journey: Player): Villager[] {
  const isFinished = windowsOf(t, p) >= t.setup.content.constants.maxWindows && p.church !== 'healing'
  const isIdle: Record<Villager, boolean> = {
    abbot: isFinished || (p.church === null && t.churches.length === 0),
    councillor: p.meeting !== null && p.hall !== null,
    // A card turned up on the way is only imagined: that it ends the journey is known of the last letter alone.
    traveller: nextLetterOf(t, journey) === null || p.travel.length === LETTERS.length,
    craftsman: false,
    merchant: p.waiting.length === 0,
  }
  const loss = (villager: Villager) => {
    const points = t.setup.content.constants.chronicle.perProfession[t.chronicle[villager].length] ?? 0
    const isMarked = p.hall?.name === 'population' && p.hall.marks.includes(villager)
    return (isMarked ? 4 : 0) - points - (isIdle[villager] ? 2 : 0)
  }
  return VILLAGERS.toSorted((a, b) => loss(a) - loss(b))
}

function burialOf(t: State, p: Player, journey: Player): string {
  const order = byLoss(t, p, journey)
  const [first, second] = order.filter((villager) => p.villagers[villager])
  if (first !== undefined && second !== undefined) return optionId({ kind: 'die', villager: first })
  return optionId({ kind: 'labourer', villager: itemAt(order, order.length - 1) })
}

function planOf(t: State, seat: Seat, kind: Plan['kind'], outcome: Outcome, ways: Ways): Plan[] {
  const { goal, steps, time, coinsPaid, gains, reveals, isOpen, after } = outcome
  const affordable = waysFor(t, seat, ways, time, coinsPaid)
  if (affordable.length === 0) return []
  const burial = burialOf(after, playerOf(after, seat), playerOf(t, seat))
  return [{ goal, kind, steps, ways: affordable, time, gains, reveals, isOpen, burial }]
}

/** Everything the seat could sensibly do with these dice: goals by area, each with its cheapest ways first. */
function* plansBy(v: View, seat: Seat, waysOn: (t: State) => ReturnType<typeof waysByValue>): Generator<Plan[]> {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (activeSeat(t) !== seat || (t.turn !== null && t.turn.value > 0)) return
  const byValue = waysOn(t)
  const all = [...byValue.values()].flat()
  const made = (kind: Plan['kind'], outcomes: readonly Outcome[], ways: Ways) =>
    outcomes.flatMap((outcome) => planOf(t, seat, kind, outcome, ways))
  for (const [goal, values] of blackGoals(t, seat, byValue.keys())) {
    const ways = values.flatMap((value) => byValue.get(value) ?? [])
    yield made('black', blackOutcomes(t, seat, goal), ways)
  }
  for (const step of headmanMoves(playerOf(t, seat))) {
    if (step.to !== 'stay') yield made('ask', blackOutcomes(t, seat, optionId(step)), all)
  }
  for (const [value, ways] of byValue) yield made('white', whiteOutcomes(t, seat, value), ways)
}

/** With any dice that lie there. Ways that another one beats are left out; the dice question still offers them. */
export function plans(v: View, seat: Seat): Plan[] {
  return [...planning(v, seat)].flat()
}

/** The same goal by goal, for those who must let others go on in between. */
export function planning(v: View, seat: Seat): Generator<Plan[]> {
  return plansBy(v, seat, (t) => waysByValue(t, seat))
}

/** With these dice alone, by the option of the dice question. */
export function plansWith(v: View, seat: Seat, dice: string): Plan[] {
  return [...plansBy(v, seat, (t) => wayBy(t, dice))].flat()
}
