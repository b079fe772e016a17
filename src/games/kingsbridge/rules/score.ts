import type { Cards } from '#data/kingsbridge/schema'
import type { Result, Seat } from '#kernel'
import { type ByGood, CATEGORIES, type Category } from '../words.ts'

/** What scoring needs: a state has it, and so has every view, which may not show all goods. */
interface Scored {
  readonly setup: { readonly content: Cards }
  readonly players: readonly { readonly vp: number; readonly goods: ByGood<number> | null }[]
}

/** K-SCORE-1: a seat's points if the game ended now, by what is seen. */
export function pointsOf(t: Scored, seat: Seat): Record<Category, number> {
  const { vp, goods } = t.players[seat] as Scored['players'][number]
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

/** K-SCORE-2: of those with most VP who has more piety, then loyalty, then knowledge; still tied, they share. */
function firstOf(t: Scored, leaders: readonly Seat[]): Seat[] {
  let left = leaders.slice()
  for (const good of t.setup.content.final.tieBreak) {
    const shown = (seat: Seat) => t.players[seat]?.goods?.[good] ?? 0
    const most = Math.max(...left.map(shown))
    left = left.filter((seat) => shown(seat) === most)
  }
  return left
}

export function resultOf(t: Scored, left: readonly Seat[] = [...t.players.keys()]): Result {
  const points = allPoints(t)
  const totals = points.map(totalOf)
  const best = Math.max(...left.map((seat) => totals[seat] as number))
  const leaders = left.filter((seat) => totals[seat] === best)
  return { points, totals, winners: firstOf(t, leaders) }
}
