import type { Cards, Effect } from '#data/village/schema'
import type { Result, Seat } from '#kernel'
import { lookupOf } from '../lookup.ts'
import type { Player, State } from '../state.ts'
import { type Category, kindOf, partOf } from '../words.ts'
import { generationOf, isAlive } from './members.ts'

/** What scoring needs: a state has it, and so has every view. Customers that are not seen count nothing. */
export interface Scored {
  readonly setup: State['setup']
  readonly players: readonly Player[]
}

type PointsEffect = Extract<Effect, { do: 'points' }>

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function stepPoints(p: Player, kind: string, steps: readonly { points: number }[]): number {
  return sum(p.at.map((place) => (kindOf(place) === kind ? (steps[Number(partOf(place)) - 1]?.points ?? 0) : 0)))
}

function countOf(p: Player, kind: string): number {
  return p.at.filter((place) => kindOf(place) === kind).length
}

/** The last value of a table counts for all above it. */
function inTable(points: readonly number[], count: number): number {
  return points[Math.min(count, points.length - 1)] ?? 0
}

/** VI-EFFECT, `points`: how often a villager scores. */
const COUNTS: Record<PointsEffect['per'], (t: Scored, p: Player) => number> = {
  living: (_, p) => p.at.filter(isAlive).length,
  customer: (_, p) => p.customers.length,
  churchMember: (_, p) => countOf(p, 'church'),
  councilMember: (_, p) => countOf(p, 'council'),
  craftBuilding: (_, p) => new Set(p.at.filter((place) => kindOf(place) === 'craft')).size,
  generation4: (t, p) => p.at.filter((place, member) => isAlive(place) && generationOf(t, p, member) >= 4).length,
  chronicleMember: (_, p) => countOf(p, 'chronicle'),
  graveMember: (_, p) => countOf(p, 'grave') + countOf(p, 'sea'),
}

function villagerPoints(t: Scored, p: Player, villager: Cards['villagers'][number] | undefined): number {
  if (villager?.effect.do !== 'points') return 0
  const { per, each, max } = villager.effect
  return Math.min(each * COUNTS[per](t, p), max ?? Number.POSITIVE_INFINITY)
}

/** VP-CHEST-2: closed chests at home are opened before the score; those that are not seen count nothing. */
function coinsInChests({ setup }: Scored, { chests }: Player): number {
  return sum(chests.map((chest) => setup.content.port.chests[chest]?.give.coins ?? 0))
}

/** V-SCORE-1: a seat's points if the game ended now. */
export function pointsOf(t: Scored, seat: Seat): Record<Category, number> {
  const p = t.players[seat] as Player
  const { chronicle, church, council, customers, score, travel, villagers } = t.setup.content
  return {
    fame: p.fame,
    castles: lookupOf(t).sets.port ? 0 : inTable(travel.points, p.castles.length),
    church: stepPoints(p, 'church', church.steps),
    council: stepPoints(p, 'council', council),
    chronicle: inTable(chronicle.points, countOf(p, 'chronicle')),
    customers: sum(p.customers.map((customer) => customers[customer]?.points ?? 0)),
    coins: (p.stock.coins + coinsInChests(t, p)) * score.coin,
    villagers: sum(p.villagers.map((villager) => villagerPoints(t, p, villagers[villager]))),
  }
}

export function allPoints(t: Scored): Record<Category, number>[] {
  return t.players.map((_, seat) => pointsOf(t, seat))
}

/** V-SCORE-2: grain on the farm, then members alive. */
function tieBreakOf(p: Player): number {
  return p.stock.grain * 100 + p.at.filter(isAlive).length
}

export function resultOf(t: Scored, left: readonly Seat[] = [...t.players.keys()]): Result {
  const points = allPoints(t)
  const totals = points.map((one) => sum(Object.values(one)))
  const best = Math.max(...left.map((seat) => totals[seat] as number))
  const leaders = left.filter((seat) => totals[seat] === best)
  const breaks = leaders.map((seat) => tieBreakOf(t.players[seat] as Player))
  const winners = leaders.filter((_, at) => breaks[at] === Math.max(...breaks))
  return { points, totals, winners }
}

/** VS-END-2: what a solo player may call himself. */
export function rankOf(t: Pick<Scored, 'setup'>, total: number): string {
  const { value } = t.setup.content.solo.ranks
  return value.findLast(({ min }) => total >= min)?.name ?? value[0]?.name ?? ''
}
