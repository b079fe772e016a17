import type { Cards } from '#data/village/schema'
import type { Key } from '#texts/village/index'
import { village } from '#village/game'
import { isKeptOrder } from '#village/orders'
import type { View } from '#village/view'
import type { OrderText } from '../presentation.ts'
import { ORDER_WORDS } from './modules/modules.ts'
import { COMMON_ORDER_WORDS } from './order-words.ts'
import { cardsAt, type Phrasing, phrasingOf } from './phrasing.ts'

/** The subject of a standing order, and its meaning, in words. */

type Value = Parameters<OrderText['text']>[0]

function tileText(phrasing: Phrasing, value: Value, { customers }: Cards): string {
  const customer = customers.find(({ id }) => id === value)
  if (customer === undefined) return phrasing.some(String(value), 1)
  const points = phrasing.gain({ points: customer.points })
  return phrasing.say('opt.serve', { wants: phrasing.wants(customer.wants), points })
}

function valueText(phrasing: Phrasing, order: string, value: Value, cards: Cards): string {
  if (order === 'wishes' || order === 'moreWishes') return tileText(phrasing, value, cards)
  if (typeof value === 'number') {
    return phrasing.say(order === 'market' ? 'order.market.least' : 'order.pull.keep', { n: value })
  }
  const key = ORDER_WORDS[order]?.[String(value)] ?? COMMON_ORDER_WORDS[String(value)]
  return key === undefined ? String(value) : phrasing.say(key)
}

export const orders: readonly OrderText<View>[] = (village.orders ?? []).map(({ name }) => ({
  name,
  title: ({ language }) => phrasingOf(language).say(`order.${name}.title` as Key),
  text: (value, { language }, shown) => valueText(phrasingOf(language), name, value, cardsAt(shown)),
  ...(isKeptOrder(name) && { without: ({ language }) => phrasingOf(language).say('order.kept') }),
}))
