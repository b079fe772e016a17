import type { Key } from '#texts/village/index'

/** The texts of standing orders, of the base game or of an expansion: by order, then by value. Numbers and cards say themselves. */
export type OrderWords = Readonly<Record<string, Readonly<Record<string, Key>>>>

/** Values that say the same in every order that has them. */
export const COMMON_ORDER_WORDS: OrderWords[string] = {
  ask: 'order.ask',
  never: 'order.never',
}

export const BASE_ORDER_WORDS: OrderWords = {
  market: { pass: 'order.market.pass' },
  advance: { best: 'order.advance.best' },
  death: { chronicle: 'order.death.chronicle' },
  coins: { last: 'opt.coinsLast', choose: 'opt.coinsAsk' },
}
