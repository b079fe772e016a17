import type { OrderSpec } from '#kernel'
import { lossNamed } from './rules/losses.ts'
import { housesOf } from './state.ts'
import type { View } from './view.ts'
import { CARDS, GOODS, type Good } from './words.ts'

/** K-ORDERS-1: what events offer to exchange. */
const exchange: OrderSpec<View> = {
  name: 'exchange',
  values: ['never', 'always'],
  answer(_view, ask, value) {
    if (ask.about === 'exchange') return [value === 'always' ? 'exchange:yes' : 'exchange:no']
    return ask.about === 'trade' && value === 'never' ? ['done'] : null
  },
}

const LOSABLE = GOODS.filter((good) => good !== 'knowledge')

/** K-ORDERS-2: the good to give up first, then the others in the order of the event. */
const losses: OrderSpec<View> = {
  name: 'losses',
  values: LOSABLE,
  answer(_view, ask, value) {
    if (ask.about !== 'lose') return null
    const most = (option: string) => lossNamed(option)[value as Good] ?? 0
    const [first] = ask.options.toSorted((a, b) => most(b) - most(a))
    return first === undefined ? null : [first]
  },
}

/** K-ORDERS-2: the yield of the house to take back first. */
const unhouse: OrderSpec<View> = {
  name: 'unhouse',
  values: ['piety', 'grain', 'loyalty', 'cloth', 'stone', 'money', 'vp'],
  answer(view, ask, value) {
    if (ask.about !== 'unhouse') return null
    const { plots } = view.setup.content
    const gives = (plot: number) => {
      const { goods = {}, vp = 0 } = plots[plot]?.yield ?? {}
      return value === 'vp' ? vp > 0 : Object.hasOwn(goods, value as Good)
    }
    const plot = housesOf(view, ask.seat).find(gives)
    return plot === undefined ? null : [`unhouse:${plot + 1}`]
  },
}

/** K-ORDERS-3: court first, at the end of the game the largest loss, as the question lists them. */
const protect: OrderSpec<View> = {
  name: 'protect',
  values: ['always', 'never'],
  answer(_view, ask, value) {
    if (ask.about !== 'protect') return null
    return value === 'always' ? ask.options.slice(0, ask.max) : []
  },
}

/** K-ORDERS-4. */
const care: OrderSpec<View> = {
  name: 'care',
  values: ['never'],
  answer: (_view, ask) => (ask.about === 'care' ? ['care:none'] : null),
}

/** K-ORDERS-5: the card to discard first; of cards laid unused the first other one is laid open. */
const cover: OrderSpec<View> = {
  name: 'cover',
  values: CARDS,
  answer(_view, ask, value) {
    if (ask.about === 'discard') return ask.options.includes(`discard:${value}`) ? [`discard:${value}`] : null
    if (ask.about !== 'court' && ask.about !== 'unused') return null
    const option = ask.options.find((id) => id.endsWith(`+${value}`))
    return option === undefined ? null : [option]
  },
}

export const orders: readonly OrderSpec<View>[] = [exchange, losses, unhouse, protect, care, cover]
