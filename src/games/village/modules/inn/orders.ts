import type { OrderSpec } from '#kernel'
import { keptOrder } from '#village/orders'
import type { View } from '#village/view'

export const innOrders: readonly OrderSpec<View>[] = [
  keptOrder('endTurn', { end: { kind: 'endTurn', use: 'end' }, wait: { kind: 'endTurn', use: 'ask' } }),
]
