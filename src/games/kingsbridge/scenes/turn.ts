import { below, choose, chooseId, type Flow, movesOf, type Seat } from '#kernel'
import { isDrawn, lastingOf } from '../rules/lasting.ts'
import { mustDiscard } from '../rules/piles.ts'
import { canTrade, hasStockFor, lastingTrades, type Trade } from '../rules/trade.ts'
import { useId } from '../rules/use.ts'
import { usesOf } from '../rules/uses.ts'
import { playerOf, type State, seatOnTurn } from '../state.ts'
import type { Card } from '../words.ts'
import { trade } from './event.ts'
import { discard, layOpen, tellLaying } from './piles.ts'
import { nextTurn } from './round.ts'
import { OPENLY } from './steps.ts'
import { useCard } from './use.ts'

/** K-TURN-1: lay a card, use it or not, then discard. */
export function* takeTurn(t: State): Flow<string> {
  const seat = seatOnTurn(t)
  const moves = movesOf(t)
  const card = yield* layCard(t, seat)
  const use = yield* choose(seat, 'use', usesOf(t, seat, card), useId)
  tellLaying(t, seat, card, use.kind === 'forgo' ? 'forgo' : 'use')
  yield* useCard(t, seat, card, use)
  yield* tradeAfter(t, seat, movesOf(t) !== moves)
  yield* coverCard(t, seat)
  t.traded = []
  t.turns++
  return nextTurn(t)
}

const layId = (card: Card) => `lay:${card}`
const tradeId = ({ event }: Trade) => `trade:${event}`

/** K-EVENT-3: each lasting exchange once, before or after the card. */
function openTrades(t: State, seat: Seat): readonly Trade[] {
  const all = lastingTrades(t)
  if (all.length === 0) return all
  return all.filter(({ event, exchange }) => !t.traded.includes(event) && canTrade(t, seat, exchange))
}

function makeTrade(t: State, seat: Seat, { event, exchange }: Trade): void {
  t.traded.push(event)
  trade(t, seat, event, exchange)
}

function* layCard(t: State, seat: Seat): Flow<Card> {
  const { hand } = playerOf(t, seat)
  for (;;) {
    const trades = openTrades(t, seat)
    // K-SECRET-5: that a last card is laid without being asked for would tell that it can do nothing.
    const manner = { ...(t.keepsSilent && OPENLY), ...(hand.length === 1 && { pass: layId(hand[0] as Card) }) }
    const id = yield* chooseId(seat, 'card', [...hand.map(layId), ...trades.map(tradeId)], manner)
    const made = trades.find((one) => tradeId(one) === id)
    if (made !== undefined) {
      makeTrade(t, seat, made)
      continue
    }
    const card = hand.find((one) => layId(one) === id) as Card
    layOpen(t, seat, card)
    return card
  }
}

/** K-SECRET-5: that a turn goes on once something came to light must not tell who could pay. */
function isTradeAsked(t: State, isLit: boolean): boolean {
  const isOpen = ({ event, exchange }: Trade) => !t.traded.includes(event) && hasStockFor(t, exchange)
  return t.keepsSilent === true && isLit && lastingTrades(t).some(isOpen)
}

function* tradeAfter(t: State, seat: Seat, isLit: boolean): Flow {
  for (;;) {
    const trades = openTrades(t, seat)
    if (trades.length === 0 && !isTradeAsked(t, isLit)) return
    const id = yield* chooseId(seat, 'trade', [...trades.map(tradeId), 'done'], { pass: 'done', ...OPENLY })
    const made = trades.find((one) => tradeId(one) === id)
    if (made === undefined) return
    makeTrade(t, seat, made)
  }
}

/** K-PILE-2; K-FX `randomDiscard`: drawn by another. */
function* coverCard(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  if (!mustDiscard(t, p)) return
  const isRandom = isDrawn(lastingOf(t))
  const card = isRandom
    ? (p.hand[below(t.luck, p.hand.length)] as Card)
    : yield* choose(seat, 'discard', p.hand, (one) => `discard:${one}`)
  discard(t, seat, card, isRandom)
}
