import { resultBy, sum } from '#games/shared/result'
import { playerOf } from '#games/shared/seats'
import type { Result, Seat } from '#kernel'
import { modulesOf } from '../modules/in-play.ts'
import type { Player, State } from '../state.ts'
import { type Category, kindOf, partOf } from '../words.ts'
import { isAlive } from './members.ts'

/** All that scoring needs: a state has it, and so has every view. Customers that are not seen count nothing. */
export interface Scored {
  readonly setup: State['setup']
  readonly players: readonly Player[]
}

function stepPoints(p: Player, kind: string, steps: readonly { points: number }[]): number {
  return sum(p.at.map((place) => (kindOf(place) === kind ? (steps[Number(partOf(place)) - 1]?.points ?? 0) : 0)))
}

export function countOf(p: Player, kind: string): number {
  return p.at.filter((place) => kindOf(place) === kind).length
}

/** The last value of a table counts for all above it. */
function inTable(points: readonly number[], count: number): number {
  return points[Math.min(count, points.length - 1)] ?? 0
}

/** V-SCORE-1: a seat's points if the game ended now. */
export function pointsOf(t: Scored, seat: Seat): Record<Category, number> {
  const p = playerOf(t, seat)
  const { chronicle, church, council, customers, score, travel } = t.setup.content
  const points = {
    fame: p.fame,
    castles: inTable(travel.points, p.castles.length),
    church: stepPoints(p, 'church', church.steps),
    council: stepPoints(p, 'council', council),
    chronicle: inTable(chronicle.points, countOf(p, 'chronicle')),
    customers: sum(p.customers.map((customer) => customers[customer]?.points ?? 0)),
    coins: p.stock.coins * score.coin,
    villagers: 0,
  }
  for (const { score: other } of modulesOf(t)) if (other) Object.assign(points, other(t, p, points))
  return points
}

export function allPoints(t: Scored): Record<Category, number>[] {
  return t.players.map((_, seat) => pointsOf(t, seat))
}

/** V-SCORE-2: grain on the farm, then members alive. */
function tieBreakOf(p: Player): number {
  return p.stock.grain * 100 + p.at.filter(isAlive).length
}

export function resultOf(t: Scored, left: readonly Seat[] = [...t.players.keys()]): Result {
  return resultBy(allPoints(t), left, [(seat) => tieBreakOf(playerOf(t, seat))])
}

/** VS-END-2: what a solo player may call himself. */
export function rankOf(t: Pick<Scored, 'setup'>, total: number): string {
  const { value } = t.setup.content.solo.ranks
  return value.findLast(({ min }) => total >= min)?.name ?? value[0]?.name ?? ''
}
