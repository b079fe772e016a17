import type { Goods } from '#data/kingsbridge/schema'
import { type ByGood, type ByStocked, byGood, byStocked, type Good } from '../words.ts'

export function canPay(own: ByGood<number>, goods: Goods): boolean {
  for (const good in goods) if (own[good as Good] < (goods[good as Good] as number)) return false
  return true
}

/** What is missing for a payment, as facts for a sentence. */
export function shortageOf(own: ByGood<number>, goods: Goods): Record<string, number> {
  const short: Record<string, number> = {}
  for (const good in goods) {
    const missing = (goods[good as Good] as number) - own[good as Good]
    if (missing > 0) short[good] = missing
  }
  return short
}

export function sumOf(one: Goods, other: Goods): Goods {
  const sum: Goods = { ...one }
  for (const good in other) sum[good as Good] = (sum[good as Good] ?? 0) + (other[good as Good] as number)
  return sum
}

export function isNothing(goods: Goods): boolean {
  for (const _ in goods) return false
  return true
}

/** What a player has and what the stock holds, at one moment of a use. */
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
