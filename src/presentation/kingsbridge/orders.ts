import { kingsbridge } from '#kingsbridge/game'
import { exchangeWish } from '#kingsbridge/orders'
import { CARDS, GOODS } from '#kingsbridge/words'
import type { OrderText, Voice } from '../presentation.ts'
import { cardName } from './naming.ts'
import { isKey, phrasingIn } from './phrasing.ts'

type Value = Parameters<OrderText['text']>[0]

function valueName(name: string, value: Value, voice: Voice): string {
  const { say } = phrasingIn(voice)
  const key = `order.${name}.${value}`
  return isKey(key) ? say(key) : String(value)
}

/** An order for one event alone: `never:c1-granary`. */
function exchangeText(value: Value, voice: Voice): string {
  const { wish, event } = exchangeWish(value) ?? { wish: value, event: null }
  const key = `event.${event}`
  if (!isKey(key)) return valueName('exchange', value, voice)
  const { say } = phrasingIn(voice)
  return say(wish === 'never' ? 'order.exchange.neverFor' : 'order.exchange.alwaysFor', { title: say(key) })
}

function goodName(value: Value, voice: Voice): string {
  const good = GOODS.find((known) => known === value)
  return phrasingIn(voice).say(good === undefined ? 'name.vp' : `name.${good}`)
}

function cardText(value: Value, voice: Voice): string {
  const card = CARDS.find((known) => known === value)
  return card === undefined ? String(value) : cardName(phrasingIn(voice), card)
}

const TEXTS: Readonly<Record<string, OrderText['text']>> = {
  exchange: exchangeText,
  losses: goodName,
  unhouse: goodName,
  cover: cardText,
}

export const orders: readonly OrderText[] = (kingsbridge.orders ?? []).map(({ name }) => ({
  name,
  title: (voice) => valueName(name, 'title', voice),
  text: TEXTS[name] ?? ((value, voice) => valueName(name, value, voice)),
}))
