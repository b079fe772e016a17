import type { OrderWords } from '#presentation/village/order-words'

export const PORT_ORDER_WORDS: OrderWords = {
  chests: { open: 'opt.chestsOpen', closed: 'opt.chestsClosed' },
}
