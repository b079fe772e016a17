import type { OrderSpec } from '#kernel'
import type { View } from './view.ts'

export const orders: readonly OrderSpec<View>[] = []
