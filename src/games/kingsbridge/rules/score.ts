import type { Cards } from '#data/kingsbridge/schema'
import { resultBy } from '#games/shared/result'
import { playerOf } from '#games/shared/seats'
import type { Result, Seat } from '#kernel'
import { type ByGood, CATEGORIES, type Category } from '../words.ts'

/** The part of a state that is scored: and so has every view, which may not show all goods. */
interface Scored {
  readonly setup: { readonly content: Cards }
  readonly players: readonly { readonly vp: number; readonly goods: ByGood<number> | null }[]
}

/** K-SCORE-1: a seat's points if the game ended now, by what is seen. */
export function pointsOf(t: Scored, seat: Seat): Record<Category, number> {
  const { vp, goods } = playerOf(t, seat)
  const { stone, wood, money } = t.setup.content.final
  if (goods === null) return { track: vp, material: 0, money: 0 }
  return { track: vp, material: goods.stone * stone + goods.wood * wood, money: goods.money * money }
}

export function allPoints(t: Scored): Record<Category, number>[] {
  return t.players.map((_, seat) => pointsOf(t, seat))
}

export function totalOf(points: Record<Category, number>): number {
  return CATEGORIES.reduce((sum, category) => sum + points[category], 0)
}

/** K-SCORE-2: of those with most VP, whoever has more piety, then loyalty, then knowledge; still tied, they share. */
export function resultOf(t: Scored, left: readonly Seat[] = [...t.players.keys()]): Result {
  const tieBreaks = t.setup.content.final.tieBreak.map((good) => (seat: Seat) => t.players[seat]?.goods?.[good] ?? 0)
  return resultBy(allPoints(t), left, tieBreaks)
}
