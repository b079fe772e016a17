import { luckFrom, type Reason, type Seat } from '#kernel'
import { type Player, playerOf, type State, seatOnTurn } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { CARDS, type Card } from '../words.ts'
import { againstCaring, againstUse } from './against.ts'
import { type Against, againstPaying, reason } from './conditions.ts'
import { isLegalRotation, ROTATIONS } from './council.ts'
import { costOf, isBanned, lastingOf } from './lasting.ts'
import { isFinished } from './projects.ts'
import { hasStockFor, lastingTrades } from './trade.ts'
import { CARD_OF, type Use, useNamed } from './use.ts'
import { cardsUsed, copiedBy, usingOf } from './uses.ts'

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
  const isServing = (one: Card) => one === card || (one === 'privilege' && copiedBy(p) === card)
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

function reasonsWith(t: State, seat: Seat, card: Card, use: Use): Reason[] {
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
  const found = lastingTrades(t).find((trade) => trade.event === event)
  if (found === undefined) {
    yield reason('K-LAST-1', { event })
    return
  }
  if (t.traded.includes(event)) yield reason('K-EVENT-3', { event })
  yield* againstPaying('K-FX', playerOf(t, seat).goods, found.exchange.give)
  if (!hasStockFor(t, found.exchange)) yield reason('K-FX', { stock: 0 })
}

function isCard(word: string): word is Card {
  return (CARDS as readonly string[]).includes(word)
}

/** What is chosen on a turn; of anything else there is nothing to say. */
function isOfTurn(option: string): boolean {
  return option.startsWith('lay:') || option.startsWith('trade:') || useNamed(option) !== null
}

function reasonsOnTurn(t: State, seat: Seat, option: string): Reason[] {
  const [verb, rest = ''] = option.split(':') as [string, string?]
  if (verb === 'lay' && isCard(rest)) return [...againstLaying(t, seat, rest)]
  if (verb === 'trade') return [...againstTrade(t, seat, rest)]
  const use = useNamed(option)
  return use === null ? [] : againstUsing(t, seat, use)
}

/** K-DONOR-4: seals lie on a finished project only while its donors choose whom to care for. */
function isCaringAsDonor(t: State, seat: Seat): boolean {
  return t.projects.some((project) => isFinished(t, project) && project.seals.includes(seat))
}

/** Why an option cannot be had now: every rule that stands against it. */
export function why(v: View, seat: Seat, option: string): Reason[] {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (t.isOver) return [reason('K-SCORE', { over: 1 })]
  const rotation = ROTATIONS.find((one) => option === `turn:${one}`)
  if (rotation !== undefined) return [...againstRotation(t, seat, rotation)]
  if (!isOfTurn(option)) return []
  const use = useNamed(option)
  if (use?.kind === 'care' && isCaringAsDonor(t, seat)) {
    return [...againstCaring(t, playerOf(t, seat).goods, use.places, 1)]
  }
  const isMine = t.rotation !== null && !t.isSkipped && t.turns < t.setup.seats && seatOnTurn(t) === seat
  if (!isMine) return [reason('K-ROUND-6', { turn: t.rotation === null ? t.shield : seatOnTurn(t) })]
  return reasonsOnTurn(t, seat, option)
}
