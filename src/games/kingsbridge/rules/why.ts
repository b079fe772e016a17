import { type Against, reason } from '#games/shared/conditions'
import { luckFrom, type Reason, type Seat } from '#kernel'
import { isUse, type Option, optionNamed, type Use } from '../options.ts'
import { type Player, playerOf, type State, seatOnTurn } from '../state.ts'
import { imagine, type View } from '../view.ts'
import type { Card } from '../words.ts'
import { againstCaring, againstUse } from './against.ts'
import { againstPaying } from './conditions.ts'
import { isLegalRotation } from './council.ts'
import { costOf, isBanned, lastingOf } from './lasting.ts'
import { isFinished } from './projects.ts'
import { hasStockFor, lastingTrades } from './trade.ts'
import { CARD_OF, cardsUsed, copiedBy, usingOf } from './uses.ts'

/** Why not: a state, whose eyes, and what is asked about. */

function isOrienting(t: State): boolean {
  return t.event !== null && t.rotation === null
}

function* againstRotation(t: State, seat: Seat, rotation: number): Against {
  if (!isOrienting(t) || seat !== t.shield) yield reason('K-ROUND-3', { active: t.shield })
  else if (!isLegalRotation(t, rotation)) yield reason('K-ORIENT-3', { rotation })
}

/** The card of this round lies on the open pile already, and its use is being chosen. */
function hasLaidCard(t: State, p: Player): boolean {
  return p.open.length >= t.round
}

function* againstLaying(t: State, seat: Seat, card: Card): Against {
  const p = playerOf(t, seat)
  if (p.hand.includes(card) && !hasLaidCard(t, p)) return
  const where = p.open.includes(card) ? 'open' : p.discards.includes(card) ? 'discards' : 'nowhere'
  yield p.hand.includes(card) ? reason('K-TURN-1', { laid: card }) : reason('K-TURN-1', { [where]: card })
}

/** The card that could serve: the one just laid, or one in hand: the card itself or a privilege that copies it. */
function servingCard(t: State, p: Player, card: Card): Card | undefined {
  const isServing = (held: Card) => held === card || (held === 'privilege' && copiedBy(p) === card)
  return (hasLaidCard(t, p) ? p.open.slice(-1) : p.hand).find(isServing)
}

/** K-LAST-4: a ban or a cost on the card laid, or on the one it copies. */
function* againstCard(t: State, seat: Seat, card: Card): Against {
  const p = playerOf(t, seat)
  const used = cardsUsed(p, card)
  const lasting = lastingOf(t)
  if (isBanned(lasting, used)) yield reason('K-FX', { banned: card })
  yield* againstPaying('K-FX', p.goods, costOf(lasting, used))
}

/** The reasons against a use with this very card, whoever's turn it is. */
export function reasonsWith(t: State, seat: Seat, card: Card, use: Use): Reason[] {
  const using = usingOf(t, seat, card)
  return using === null ? [...againstCard(t, seat, card)] : [...againstUse(using, use)]
}

function againstUsing(t: State, seat: Seat, use: Use): Reason[] {
  if (use.kind === 'forgo') return []
  const card = CARD_OF[use.kind]
  const serving = servingCard(t, playerOf(t, seat), card)
  return serving === undefined ? [...againstLaying(t, seat, card)] : reasonsWith(t, seat, serving, use)
}

function* againstTrade(t: State, seat: Seat, event: string): Against {
  const trade = lastingTrades(t).find((lasting) => lasting.event === event)
  if (trade === undefined) {
    yield reason('K-LAST-1', { event })
    return
  }
  if (t.traded.includes(event)) yield reason('K-EVENT-3', { event })
  yield* againstPaying('K-FX', playerOf(t, seat).goods, trade.exchange.give)
  if (!hasStockFor(t, trade.exchange)) yield reason('K-FX', { stock: 0 })
}

/** The reasons against what is chosen on a turn; about anything else there is nothing to say. */
function reasonsOnTurn(t: State, seat: Seat, option: Option): Reason[] {
  if (option.kind === 'lay') return [...againstLaying(t, seat, option.card)]
  if (option.kind === 'trade') return [...againstTrade(t, seat, option.event)]
  return isUse(option) ? againstUsing(t, seat, option) : []
}

function isOfTurn(option: Option): boolean {
  return option.kind === 'lay' || option.kind === 'trade' || isUse(option)
}

/** K-DONOR-4: seals lie on a finished project only while its donors choose whom to care for. */
function isCaringAsDonor(t: State, seat: Seat): boolean {
  return t.projects.some((project) => isFinished(t, project) && project.seals.includes(seat))
}

/** Why an option cannot be had now: every rule that stands against it. */
export function why(v: View, seat: Seat, id: string): Reason[] {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (t.isOver) return [reason('K-SCORE', { over: 1 })]
  const option = optionNamed(id)
  if (option === null) return []
  if (option.kind === 'turn') return [...againstRotation(t, seat, option.rotation)]
  if (!isOfTurn(option)) return []
  if (option.kind === 'care' && isCaringAsDonor(t, seat)) {
    return [...againstCaring(t, playerOf(t, seat).goods, option.places, 1)]
  }
  const isMine = t.rotation !== null && !t.isSkipped && t.turns < t.setup.seats && seatOnTurn(t) === seat
  if (!isMine) return [reason('K-ROUND-6', { turn: t.rotation === null ? t.shield : seatOnTurn(t) })]
  return reasonsOnTurn(t, seat, option)
}
