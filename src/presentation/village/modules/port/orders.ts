import type { OrderWords } from '#presentation/village/order-words'

export const PORT_ORDER_WORDS: OrderWords = {
  values: {
    open: 'opt.chestsOpen',
    closed: 'opt.chestsClosed',
  },
  kept: ['chests'],
}
