import type { Cards } from '#data/willyville/schema'
import { resultBy, sum } from '#games/shared/result'
import { playerOf } from '#games/shared/seats'
import type { Result, Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { goodsOf, type Player } from '../state.ts'
import { type AreaSlot, type Category, GOODS, isVillager } from '../words.ts'

/** The part of a state, or of any view, that scoring needs. */
export interface Scored {
  readonly setup: { readonly content: Cards; readonly seats: number }
  readonly players: readonly Player[]
  readonly hand: { readonly holder: Seat }
}

function cardsIn(p: Player, slot: AreaSlot): number {
  if (slot === 'travel') return p.travel.length
  if (slot === 'craft') return GOODS.filter((good) => p.crafts[good] !== null).length
  if (slot === 'served') return p.served.length
  if (slot === 'fields') return p.fields.length
  return (p.church === null ? 0 : 1) + p.monks.length
}

const POINTS_A_VILLAGER = 4

function hallPoints(t: Scored, p: Player): number {
  if (p.hall === null) return 0
  const { name, marks } = p.hall
  const own = contentIndexOf(t).hall[name].points
  if (name === 'area') return own + sum(marks.map((slot) => (isVillager(slot) ? 0 : cardsIn(p, slot))))
  if (name === 'population')
    return own + POINTS_A_VILLAGER * marks.filter((slot) => isVillager(slot) && p.villagers[slot]).length
  return own
}

function churchPoints(t: Scored, p: Player): { church: number; windows: number } {
  if (p.church === null) return { church: 0, windows: 0 }
  const { points, window } = contentIndexOf(t).church[p.church]
  const windows = p.monks.length + (window ?? 0)
  return { church: points, windows: t.setup.content.constants.windows.points[windows] ?? 0 }
}

/** W-SCORE: a seat's points if the game ended now. */
export function pointsOf(t: Scored, seat: Seat): Record<Category, number> {
  const p = playerOf(t, seat)
  const { constants, customers, field, meetingPlace, travel } = t.setup.content
  const { church, windows } = churchPoints(t, p)
  return {
    church,
    windows,
    hall: hallPoints(t, p),
    meeting: p.meeting === null ? 0 : meetingPlace.points,
    harvest: p.fields.length * field.points,
    travel: sum(p.travel.map((card) => travel.cards[card]?.points ?? 0)),
    served: sum(p.served.map((customer) => customers[customer]?.points ?? 0)),
    story: p.safe,
    // No negative zero: it would not survive being saved.
    labourers: p.labourers === 0 ? 0 : p.labourers * constants.labourer,
    hand: t.hand.holder === seat ? constants.handPoints : 0,
  }
}

export function allPoints(t: Scored): Record<Category, number>[] {
  return t.players.map((_, seat) => pointsOf(t, seat))
}

/** W-SCORE, ties: coins, goods with jokers and ploughs on fields, and the tree. */
export function tieBreakOf(p: Player): number {
  return p.coins + goodsOf(p) + p.tree
}

export function resultOf(t: Scored, left: readonly Seat[] = [...t.players.keys()]): Result {
  return resultBy(allPoints(t), left, [(seat) => tieBreakOf(playerOf(t, seat))])
}
