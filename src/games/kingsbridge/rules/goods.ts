import type { Goods } from '#data/kingsbridge/schema'
import { entriesOf } from '#kernel'
import { type ByGood, type ByStocked, byGood, byStocked, type Good } from '../words.ts'

export function canPay(own: ByGood<number>, goods: Goods): boolean {
  // Asked millions of times in thought: no list is made.
  for (const key in goods) {
    const good = key as Good
    if (own[good] < (goods[good] ?? 0)) return false
  }
  return true
}

/** The goods missing for a payment, as facts for a sentence. */
export function shortageOf(own: ByGood<number>, goods: Goods): Record<string, number> {
  const short: Record<string, number> = {}
  for (const [good, count] of entriesOf(goods)) {
    const missing = count - own[good]
    if (missing > 0) short[good] = missing
  }
  return short
}

export function sumOf(goods: Goods, more: Goods): Goods {
  const sum: Goods = { ...goods }
  for (const [good, count] of entriesOf(more)) sum[good] = (sum[good] ?? 0) + count
  return sum
}

export function isNothing(goods: Goods): boolean {
  for (const _ in goods) return false
  return true
}

/** The goods of a player and of the stock, at one moment of a use. */
export interface Means {
  readonly goods: ByGood<number>
  readonly stock: ByStocked<number>
}

export function afterPaying({ goods, stock }: Means, cost: Goods): Means {
  if (isNothing(cost)) return { goods, stock }
  return {
    goods: byGood((good) => goods[good] - (cost[good] ?? 0)),
    stock: byStocked((good) => stock[good] + (cost[good] ?? 0)),
  }
}
