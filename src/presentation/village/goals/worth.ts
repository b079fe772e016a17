import { contentIndexOf } from '#village/content-index'
import type { Plan, PlanGoal } from '#village/planning/index'
import { countAt } from '#village/rules/members'
import type { Player } from '#village/state'
import type { View } from '#village/view'
import { type ByWare, COLOURS, GROUPS, kindOf, type Place, WARES, type Ware } from '#village/words'
import { playerAt } from '../phrasing.ts'

/** A quick estimate in points, without looking ahead: it orders entries and finds ideas, no more. */

export interface Stand {
  readonly p: Player
  /** 1 at the beginning, 0 when chronicle and graves are full. */
  readonly left: number
}

export function standOf(view: View, seat: number): Stand {
  const { open, graves } = contentIndexOf(view)
  const written = GROUPS.reduce((sum, group) => sum + countAt(view, `chronicle.${group}`), 0)
  const places = GROUPS.reduce((sum, group) => sum + open[group], 0)
  const filled = Math.max(written / places, countAt(view, 'grave') / graves)
  return { p: playerAt(view, seat), left: view.end === null ? 1 - filled : 0 }
}

const COIN = 0.5
const GOOD = 1.8

/** Apart from the points they are; points of coins are counted as points. */
const WORTHS: Partial<ByWare<number>> = { grain: 0.6, coins: COIN, bread: 0.8, tool: 1, cocoa: 5, tea: 4 }

function wareWorth({ p, left }: Stand, ware: Ware, n: number): number {
  const isCube = (COLOURS as readonly string[]).includes(ware)
  const worth = isCube ? 0.7 : (WORTHS[ware] ?? GOOD)
  // The more there is, the less another one is missed.
  const had = p.stock[ware] + Math.min(0, n)
  return (n * worth * (0.2 + 0.8 * left)) / (1 + 0.2 * Math.max(0, had))
}

const PLACES: Readonly<Record<string, number>> = {
  craft: 2.2,
  council: 1.2,
  castle: 0.8,
  bag: 1.6,
  inn: 0.5,
  rank: 1.6,
  ship: 0.6,
  light: 0.5,
}

/** The worth of standing there later, beyond the points it is worth today. */
function moveWorth({ left }: Stand, { from, to }: { from: Place; to: Place }): number {
  if (from === 'supply') return 3 * left
  if (to === 'farm') return 0.8 * left - (PLACES[kindOf(from)] ?? 0) * left
  if (kindOf(to) === 'chronicle') return 0.8 * left
  if (to === 'grave' || to === 'aside') return -0.6
  return (PLACES[kindOf(to)] ?? 0) * left
}

/** The worth that is not in the gains: the next start, a villager to come. */
function extraOf(goal: PlanGoal): number {
  if (goal.kind === 'inn') return 1.4
  if (goal.kind === 'market') return -0.8
  return goal.kind === 'privilege' && goal.step === 1 ? 0.8 : 0
}

const TIME = 0.35
const DEATH = 2.2

export function worthOf(stand: Stand, plan: Plan): number {
  const { gains } = plan
  const wares = WARES.map((ware) => wareWorth(stand, ware, gains.wares[ware]))
  const moves = gains.moves.map((move) => moveWorth(stand, move))
  const all = [...wares, ...moves].reduce((sum, worth) => sum + worth, gains.points)
  const extra = extraOf(plan.goal) * stand.left
  return all + extra - plan.time * TIME * (0.4 + 0.6 * stand.left) - plan.deaths * DEATH * stand.left
}
