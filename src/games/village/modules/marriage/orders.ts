import type { OrderSpec } from '#kernel'
import { ASK, offeredIn, onlyOption } from '#village/orders'
import type { View } from '#village/view'

/** No bread at a death: then there may be nothing left to choose. */
const bread: OrderSpec<View> = {
  name: 'bread',
  values: [ASK, 'never'],
  answer: (_view, ask, value) =>
    ask.about === 'death' && value === 'never' ? onlyOption(ask, ({ kind }) => kind === 'die') : null,
}

const tool: OrderSpec<View> = {
  name: 'tool',
  values: [ASK, 'never'],
  answer: (_view, ask, value) => (ask.about === 'double' && value === 'never' ? ['once'] : null),
}

const token: OrderSpec<View> = {
  name: 'token',
  values: [ASK, 'never', 'bread', 'tool'],
  usual: 'never',
  answer(_view, ask, value) {
    if (ask.about !== 'token' || value === ASK) return null
    if (value === 'never') return ['none']
    return onlyOption(ask, (option) => option.kind === 'token' && option.token === value)
  },
}

/** Two of a kind, or one with something beside it. */
const gift: OrderSpec<View> = {
  name: 'gift',
  values: [ASK, 'double', 'mixed'],
  usual: 'double',
  answer(_view, ask, value) {
    if (ask.about !== 'gift' || value === ASK) return null
    const isMixed = (wares: object) => Object.keys(wares).length > 1
    return onlyOption(ask, (option) => option.kind === 'gift' && isMixed(option.wares) === (value === 'mixed'))
  },
}

const lodging: OrderSpec<View> = {
  name: 'lodging',
  values: [ASK, 'bakery', 'shop'],
  usual: 'bakery',
  answer: (_view, ask, value) => (ask.about === 'lodging' && value !== ASK ? offeredIn(ask, String(value)) : null),
}

export const marriageOrders: readonly OrderSpec<View>[] = [bread, tool, token, gift, lodging]
