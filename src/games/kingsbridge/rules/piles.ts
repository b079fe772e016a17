import type { Seat } from '#kernel'
import type { OptionOf } from '../options.ts'
import { hasStarredOnly, type Player, playerOf, type State } from '../state.ts'

/** K-PILE-2, K-PILE-3: the piles grow evenly, so a card is discarded unless the discard pile is ahead. */
export function mustDiscard(t: State, p: Player): boolean {
  return !hasStarredOnly(t) && p.discards.length < p.open.length && p.hand.length > 0
}

/** K-PILE-5: the open pile already has its card of this round. */
export function hasLaid(t: State, p: Player): boolean {
  return p.open.length >= t.round
}

/** K-PILE-5: every way to lay the cards of this round unused. */
export function layings(t: State, p: Player): OptionOf<'unused'>[] {
  const isCovering = !hasStarredOnly(t) && p.discards.length <= p.open.length && p.hand.length > 1
  if (!isCovering) return p.hand.map((open) => ({ kind: 'unused', open, covered: null }))
  return p.hand.flatMap((open) =>
    p.hand.filter((card) => card !== open).map((covered): OptionOf<'unused'> => ({ kind: 'unused', open, covered })),
  )
}

/** K-FX `discard`: how many cards a seat discards, never beyond what the pile holds at the chapter's end. */
export function extraDiscards(t: State, seat: Seat, count: number): number {
  if (hasStarredOnly(t)) return 0
  const p = playerOf(t, seat)
  return Math.min(count, t.setup.content.constants.roundsPerChapter.value - p.discards.length, p.hand.length)
}
