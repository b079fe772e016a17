import type { OrderWords } from '#presentation/village/order-words'

export const MARRIAGE_ORDER_WORDS: OrderWords = {
  token: { bread: 'order.bread', tool: 'order.tool' },
  gift: { double: 'order.double', mixed: 'order.mixed' },
  lodging: { bakery: 'word.bakery', shop: 'word.shop' },
}
