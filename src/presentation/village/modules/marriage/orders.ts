import type { OrderWords } from '#presentation/village/order-words'

export const MARRIAGE_ORDER_WORDS: OrderWords = {
  values: {
    bread: 'order.bread',
    tool: 'order.tool',
    double: 'order.double',
    mixed: 'order.mixed',
    bakery: 'word.bakery',
    shop: 'word.shop',
  },
  kept: [],
}
