import type { EffectOf } from '#data/kingsbridge/schema'
import { entriesOf, type Seat } from '#kernel'
import { eventOf } from '../content-index.ts'
import { lastingEvents, playerOf, type State } from '../state.ts'
import { canPay } from './goods.ts'

export type Exchange = EffectOf<'exchange'>

/** The stock has all of what is got, once what is given lies there. */
export function hasStockFor(t: State, { give, get }: Exchange): boolean {
  const { goods = {} } = get
  return entriesOf(goods).every(([good, count]) => good === 'money' || t.stock[good] + (give[good] ?? 0) >= count)
}

/** K-FX `exchange`: all of what is given, for all of what is got. */
export function canTrade(t: State, seat: Seat, exchange: Exchange): boolean {
  return canPay(playerOf(t, seat).goods, exchange.give) && hasStockFor(t, exchange)
}

/** A lasting exchange: an event has at most one. */
export interface Trade {
  readonly event: string
  readonly exchange: Exchange
}

const NONE: readonly Trade[] = []

export function lastingTrades(t: Pick<State, 'edge' | 'event' | 'setup'>): readonly Trade[] {
  const events = lastingEvents(t)
  if (events.length === 0) return NONE
  return events.flatMap((event) => {
    const exchange = eventOf(t, event).effects.find((effect): effect is Exchange => effect.type === 'exchange')
    return exchange === undefined ? [] : [{ event, exchange }]
  })
}
