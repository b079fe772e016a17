import type { Price } from '../content-index.ts'
import { type OptionOf, optionId } from '../options.ts'
import { jokersOf, type Player, stockOf } from '../state.ts'
import { GOODS, type Good } from '../words.ts'

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

/** Counts what is missing of each, jokers standing in for goods. */
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
  const [group, ...others] = groups
  if (count === 0) return [[]]
  if (group === undefined) return []
  const most = Math.min(count, group.length)
  const counts = Array.from({ length: most + 1 }, (_, less) => most - less)
  return counts.flatMap((some) => fieldPicks(others, count - some).map((picks) => [...group.slice(0, some), ...picks]))
}

function descending(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, less) => most - less)
}

/** Adds one good's need to a way, in every way it can be met: plain goods first, then fields, then jokers. */
function withGood(way: OptionOf<'pay'>, p: Player, good: Good, need: number, groups: FieldGroups): OptionOf<'pay'>[] {
  const made = p.crafts[good]?.goods ?? 0
  const onFields = good === 'plough' ? groups.reduce((sum, group) => sum + group.length, 0) : 0
  return descending(Math.min(need, made)).flatMap((plain) =>
    descending(Math.min(need - plain, onFields)).flatMap((some) =>
      fieldPicks(groups, some).map((fields) => ({
        ...way,
        goods: plain > 0 ? { ...way.goods, [good]: plain } : way.goods,
        fields: [...way.fields, ...fields],
        jokers: way.jokers + need - plain - some,
      })),
    ),
  )
}

/** W-PAY-4: every way to pay one of the alternatives, the proposal first. */
export function waysToPay(p: Player, prices: readonly Price[], groups: FieldGroups): OptionOf<'pay'>[] {
  const ways = prices.flatMap((price) => {
    if (!canPay(p, price)) return []
    let some: OptionOf<'pay'>[] = [{ kind: 'pay', coins: price.coins, goods: {}, fields: [], jokers: 0 }]
    for (const good of GOODS) {
      const need = price.goods[good]
      if (need > 0) some = some.flatMap((way) => withGood(way, p, good, need, groups))
    }
    return some.filter((way) => way.jokers <= jokersOf(p))
  })
  return ways.length < 2 ? ways : different(ways)
}

function different(ways: OptionOf<'pay'>[]): OptionOf<'pay'>[] {
  const byId = new Map<string, OptionOf<'pay'>>()
  for (const way of ways) if (!byId.has(optionId(way))) byId.set(optionId(way), way)
  return [...byId.values()]
}
