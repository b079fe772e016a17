import type { OrderSpec } from '#kernel'
import { keptOrder } from '#village/orders'
import type { View } from '#village/view'

export const portOrders: readonly OrderSpec<View>[] = [
  keptOrder('chests', { open: { kind: 'chests', use: 'open' }, closed: { kind: 'chests', use: 'closed' } }),
]
