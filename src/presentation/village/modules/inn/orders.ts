import type { OrderWords } from '#presentation/village/order-words'

export const INN_ORDER_WORDS: OrderWords = {
  values: {
    end: 'opt.endEnd',
    wait: 'opt.endAsk',
  },
  kept: ['endTurn'],
}
