import type { OrderWords } from '#presentation/village/order-words'

export const INN_ORDER_WORDS: OrderWords = {
  endTurn: { end: 'opt.endEnd', wait: 'opt.endAsk' },
}
