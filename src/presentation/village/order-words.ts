import type { Key } from '#texts/village/index'

/** The texts of standing orders: of the base game, or of an expansion. */
export interface OrderWords {
  /** By value; numbers and cards say themselves. */
  readonly values: Readonly<Record<string, Key>>
  /** Orders that the village keeps: they are changed by the order alone. */
  readonly kept: readonly string[]
}

export const BASE_ORDER_WORDS: OrderWords = {
  values: {
    ask: 'order.ask',
    never: 'order.never',
    pass: 'order.market.pass',
    best: 'order.advance.best',
    chronicle: 'order.death.chronicle',
    last: 'opt.coinsLast',
    choose: 'opt.coinsAsk',
  },
  kept: ['coins'],
}
