import type { Seat } from '#kernel'
import type { Laying } from '../news.ts'
import type { OptionOf } from '../options.ts'
import { playerOf, type State } from '../state.ts'
import type { Card } from '../words.ts'

function without(hand: readonly Card[], card: Card): Card[] {
  return hand.filter((held) => held !== card)
}

/** K-TURN-1: a hand card goes onto the open pile. */
export function layOpen(t: State, seat: Seat, card: Card): void {
  const p = playerOf(t, seat)
  p.hand = without(p.hand, card)
  p.open.push(card)
}

export function tellLaying(t: State, seat: Seat, card: Card, laying: Laying): void {
  t.news.push({ kind: 'cardLaid', seat, card, laying })
}

/** K-SECRET-2: everyone sees that a card was discarded, only its owner which. */
export function discard(t: State, seat: Seat, card: Card, isDrawn: boolean): void {
  const p = playerOf(t, seat)
  p.hand = without(p.hand, card)
  p.discards.push(card)
  t.news.push({ kind: 'discarded', seat, isDrawn }, { kind: 'discardSeen', seat, card, only: [seat] })
}

/** K-PILE-5: one card open, and one covered where the piles ask for it. */
export function layUnused(t: State, seat: Seat, { open, covered }: OptionOf<'unused'>): void {
  layOpen(t, seat, open)
  tellLaying(t, seat, open, 'unused')
  if (covered !== null) discard(t, seat, covered, false)
}
