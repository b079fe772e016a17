import type { Price } from '../content-index.ts'
import { jokersOf, type Player, stockOf } from '../state.ts'
import { GOODS, type Good } from '../words.ts'

/** One way of giving up goods and coins: what comes off which building, field and hall. */
export interface Payment {
  coins: number
  plain: { [G in Good]?: number }
  /** Fields whose plough pays. */
  fields: number[]
  jokers: number
}

/** W-PAY-5: everything must be payable before a banner may be activated. */
export function canPay(p: Player, price: Price): boolean {
  if (price.coins > p.coins) return false
  let short = 0
  for (const good of GOODS) {
    const need = price.goods[good]
    if (need > 0) short += Math.max(0, need - stockOf(p, good))
  }
  return short <= jokersOf(p)
}

/** How much of each is missing, jokers counted in for goods. */
export function shortageOf(p: Player, price: Price): Record<string, number> {
  const short: Record<string, number> = {}
  if (price.coins > p.coins) short.coin = price.coins - p.coins
  let jokers = jokersOf(p)
  for (const good of GOODS) {
    const need = Math.max(0, price.goods[good] - stockOf(p, good))
    const left = Math.max(0, need - jokers)
    jokers -= need - left
    if (left > 0) short[good] = left
  }
  return short
}

/** Fields on which a plough can be paid; of those that are alike only the first ones count. */
type FieldGroups = readonly (readonly number[])[]

/** All picks of so many fields out of groups of like ones. */
function fieldPicks(groups: FieldGroups, count: number): number[][] {
  const [group, ...rest] = groups
  if (count === 0) return [[]]
  if (group === undefined) return []
  const most = Math.min(count, group.length)
  const counts = Array.from({ length: most + 1 }, (_, less) => most - less)
  return counts.flatMap((some) => fieldPicks(rest, count - some).map((others) => [...group.slice(0, some), ...others]))
}

function descending(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, less) => most - less)
}

/** Adds one good's need to a way, in every way it can be met: plain goods first, then fields, then jokers. */
function withGood(way: Payment, p: Player, good: Good, need: number, groups: FieldGroups): Payment[] {
  const made = p.crafts[good]?.goods ?? 0
  const onFields = good === 'plough' ? groups.reduce((sum, group) => sum + group.length, 0) : 0
  return descending(Math.min(need, made)).flatMap((plain) =>
    descending(Math.min(need - plain, onFields)).flatMap((some) =>
      fieldPicks(groups, some).map((fields) => ({
        ...way,
        plain: plain > 0 ? { ...way.plain, [good]: plain } : way.plain,
        fields: [...way.fields, ...fields],
        jokers: way.jokers + need - plain - some,
      })),
    ),
  )
}

/** W-PAY-4: every way to pay one of the alternatives, the proposal first. */
export function waysToPay(p: Player, prices: readonly Price[], groups: FieldGroups): Payment[] {
  const ways = prices.flatMap((price) => {
    if (!canPay(p, price)) return []
    let some: Payment[] = [{ coins: price.coins, plain: {}, fields: [], jokers: 0 }]
    for (const good of GOODS) {
      const need = price.goods[good]
      if (need > 0) some = some.flatMap((way) => withGood(way, p, good, need, groups))
    }
    return some.filter((way) => way.jokers <= jokersOf(p))
  })
  return ways.length < 2 ? ways : different(ways)
}

function different(ways: Payment[]): Payment[] {
  const byId = new Map<string, Payment>()
  for (const way of ways) if (!byId.has(paymentId(way))) byId.set(paymentId(way), way)
  return [...byId.values()]
}

/** `pay:2scroll+joker+coin`, ploughs of fields by the field's number. */
export function paymentId({ coins, plain, fields, jokers }: Payment): string {
  const counted = (count: number | undefined, word: string) => (count ? [count === 1 ? word : `${count}${word}`] : [])
  const parts = GOODS.flatMap((good) => counted(plain[good], good))
  parts.push(...fields.map((field) => `plough@${field + 1}`))
  parts.push(...counted(jokers, 'joker'), ...counted(coins, 'coin'))
  return `pay:${parts.join('+') || 'nothing'}`
}
