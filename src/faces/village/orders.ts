import type { Key } from '#texts/village/index'
import { orders as specs } from '#village/orders'
import type { Face, Voice } from '../face.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** What a standing order means, in words. */

const WORDS: Readonly<Record<string, Key>> = {
  ask: 'order.ask',
  never: 'order.never',
  pass: 'order.market.pass',
  best: 'order.advance.best',
  chronicle: 'order.death.chronicle',
  bread: 'order.bread',
  tool: 'order.tool',
  double: 'order.double',
  mixed: 'order.mixed',
  bakery: 'word.bakery',
  shop: 'word.shop',
}

function valueText(tongue: Tongue, order: string, value: string | number | boolean): string {
  if (typeof value === 'number') {
    return tongue.say(order === 'market' ? 'order.market.least' : 'order.pull.keep', { n: value })
  }
  const key = WORDS[String(value)]
  return key === undefined ? String(value) : tongue.say(key)
}

export const orders: Face['orders'] = specs.map(({ name }) => ({
  name,
  text: (value: string | number | boolean, voice: Voice) => valueText(tongueOf(voice.language), name, value),
}))
