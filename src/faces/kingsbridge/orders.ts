import { CARDS, type Card, GOODS, type Good } from '#kingsbridge/words'
import type { Face, Voice } from '../face.ts'
import { isKey, tongueOf } from './tongue.ts'
import { cardName } from './words.ts'

type Value = string | number | boolean

/** A value that has a sentence of its own. */
function sentence(name: string) {
  return (value: Value, voice: Voice) => {
    const key = `order.${name}.${value}`
    return isKey(key) ? tongueOf(voice).say(key) : String(value)
  }
}

function goodName(value: Value, voice: Voice): string {
  const good = GOODS.find((one): one is Good => one === value)
  return tongueOf(voice).say(good === undefined ? 'name.vp' : `name.${good}`)
}

export const orders: Face['orders'] = [
  { name: 'exchange', text: sentence('exchange') },
  { name: 'losses', text: (value, voice) => tongueOf(voice).say('order.losses', { good: goodName(value, voice) }) },
  { name: 'unhouse', text: (value, voice) => tongueOf(voice).say('order.unhouse', { what: goodName(value, voice) }) },
  { name: 'protect', text: sentence('protect') },
  { name: 'care', text: sentence('care') },
  {
    name: 'cover',
    text(value, voice) {
      const tongue = tongueOf(voice)
      const card = CARDS.find((one): one is Card => one === value)
      return tongue.say('order.cover', { card: card === undefined ? '' : cardName(tongue, card) })
    },
  },
]
