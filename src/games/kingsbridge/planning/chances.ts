import { isOneOf, luckFrom, type Reason, type Seat } from '#kernel'
import type { Use } from '../options.ts'
import { copiedBy, usesOf } from '../rules/uses.ts'
import { reasonsWith } from '../rules/why.ts'
import { playerOf, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { type Card, GOODS, type Good } from '../words.ts'
import { wishes } from './wishes.ts'

/** What stands in the way of every use of a card: the nearest of them, in short. */
export type Hindrance =
  | { readonly kind: 'banned' }
  /** Goods the seat does not have. */
  | { readonly kind: 'lacks'; readonly goods: readonly Good[] }
  /** A good that is not in stock. */
  | { readonly kind: 'gone'; readonly good: Good }
  | { readonly kind: 'nothing' }

/** A card of the hand, and what it is good for as things stand. */
export interface Chance {
  readonly card: Card
  /** Without forgoing. */
  readonly uses: readonly Use[]
  /** The card a privilege would be. */
  readonly copied: Card | null
  readonly hindrance: Hindrance | null
}

function hindranceOf(reasons: readonly Reason[]): Hindrance {
  const facts = reasons.map((reason) => reason.facts)
  if (facts.some((fact) => 'banned' in fact)) return { kind: 'banned' }
  const good = facts.map(({ gone }) => gone).find((name) => name !== undefined)
  if (typeof good === 'string' && isOneOf(GOODS, good)) return { kind: 'gone', good }
  const goods = GOODS.filter((name) => facts.some((fact) => name in fact))
  return goods.length > 0 ? { kind: 'lacks', goods } : { kind: 'nothing' }
}

/** The reasons against the uses that are nearest to being possible. */
function nearest(t: State, seat: Seat, card: Card): readonly Reason[] {
  const acting = card === 'privilege' ? copiedBy(playerOf(t, seat)) : card
  if (acting === null) return []
  const all = (wishes(t)[acting] ?? []).map((use) => reasonsWith(t, seat, card, use))
  const fewest = Math.min(...all.map((reasons) => reasons.length))
  return all.filter((reasons) => reasons.length === fewest).flat()
}

function chanceOf(t: State, seat: Seat, card: Card): Chance {
  const uses = usesOf(t, seat, card).filter(({ kind }) => kind !== 'forgo')
  const copied = card === 'privilege' ? copiedBy(playerOf(t, seat)) : null
  return { card, uses, copied, hindrance: uses.length > 0 ? null : hindranceOf(nearest(t, seat, card)) }
}

/** K-TURN-2: the cards of a hand that the seat may see, each with what hinders it. */
export function chancesOf(v: View, seat: Seat): Chance[] {
  if (v.players[seat]?.hand == null) return []
  const t = imagine(v, luckFrom('0'.repeat(32)))
  return playerOf(t, seat).hand.map((card) => chanceOf(t, seat, card))
}
