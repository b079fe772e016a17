import { below, choose, type Flow, itemAt, movesOf, type Seat } from '#kernel'
import { idOf, type OptionOf } from '../options.ts'
import { isDrawn, lastingOf } from '../rules/lasting.ts'
import { mustDiscard } from '../rules/piles.ts'
import { canTrade, hasStockFor, lastingTrades, type Trade } from '../rules/trade.ts'
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
  const use = yield* choose(seat, 'use', usesOf(t, seat, card), idOf)
  tellLaying(t, seat, card, use.kind === 'forgo' ? 'forgo' : 'use')
  yield* useCard(t, seat, card, use)
  yield* tradeAfter(t, seat, movesOf(t) !== moves)
  yield* coverCard(t, seat)
  t.traded = []
  t.turns++
  return nextTurn(t)
}

const DONE: OptionOf<'done'> = { kind: 'done' }

function layOption(card: Card): OptionOf<'lay'> {
  return { kind: 'lay', card }
}

function discardOption(card: Card): OptionOf<'discard'> {
  return { kind: 'discard', card }
}

function tradeOption({ event }: Trade): OptionOf<'trade'> {
  return { kind: 'trade', event }
}

/** K-EVENT-3: each lasting exchange once, before or after the card. */
function openTrades(t: State, seat: Seat): readonly Trade[] {
  const all = lastingTrades(t)
  if (all.length === 0) return all
  return all.filter(({ event, exchange }) => !t.traded.includes(event) && canTrade(t, seat, exchange))
}

/** Makes one of the exchanges that are open. */
function makeTrade(t: State, seat: Seat, trades: readonly Trade[], event: string): void {
  const made = trades.find((open) => open.event === event)
  if (made === undefined) throw new Error(`no exchange of ${event} is open`)
  t.traded.push(event)
  trade(t, seat, event, made.exchange)
}

function* layCard(t: State, seat: Seat): Flow<Card> {
  const { hand } = playerOf(t, seat)
  for (;;) {
    const trades = openTrades(t, seat)
    const [only] = hand
    // K-SECRET-5: that a last card is laid without being asked for would tell that it can do nothing.
    const manner = {
      ...(t.keepsSilent && OPENLY),
      ...(hand.length === 1 && only !== undefined && { pass: idOf(layOption(only)) }),
    }
    const options = [...hand.map(layOption), ...trades.map(tradeOption)]
    const chosen = yield* choose<OptionOf<'lay' | 'trade'>>(seat, 'card', options, idOf, manner)
    if (chosen.kind === 'lay') {
      layOpen(t, seat, chosen.card)
      return chosen.card
    }
    makeTrade(t, seat, trades, chosen.event)
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
    const options = [...trades.map(tradeOption), DONE]
    const manner = { pass: idOf(DONE), ...OPENLY }
    const chosen = yield* choose<OptionOf<'trade' | 'done'>>(seat, 'trade', options, idOf, manner)
    if (chosen.kind === 'done') return
    makeTrade(t, seat, trades, chosen.event)
  }
}

/** K-PILE-2; K-FX `randomDiscard`: drawn by another. */
function* coverCard(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  if (!mustDiscard(t, p)) return
  if (isDrawn(lastingOf(t))) {
    discard(t, seat, itemAt(p.hand, below(t.luck, p.hand.length)), true)
    return
  }
  const { card } = yield* choose(seat, 'discard', p.hand.map(discardOption), idOf)
  discard(t, seat, card, false)
}
