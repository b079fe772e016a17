import type { OrderSpec, OrderValue, Question } from '#kernel'
import { lossNamed } from './rules/losses.ts'
import { housesOf } from './state.ts'
import type { View } from './view.ts'
import { CARDS, EXCHANGES, GOODS, type Good } from './words.ts'

type Word = string | number | boolean

function listOf(value: OrderValue): readonly Word[] {
  return typeof value === 'object' ? value : [value]
}

/** What was said of this event, or else of all. */
function saidOf(event: string, value: OrderValue): 'never' | 'always' | null {
  const said = listOf(value)
  const about = (who: string) => (['never', 'always'] as const).find((word) => said.includes(`${word}${who}`))
  return about(`:${event}`) ?? about('') ?? null
}

/** An exchange offered in the own turn: all offers must be unwanted before the question is saved. */
function tradeAnswer(ask: Question, value: OrderValue): readonly string[] | null {
  const offers = ask.options.filter((option) => option.startsWith('trade:'))
  const said = offers.map((offer) => saidOf(offer.slice('trade:'.length), value))
  const wanted = offers[said.indexOf('always')]
  if (wanted !== undefined) return [wanted]
  return said.every((word) => word === 'never') ? ['done'] : null
}

/** K-ORDERS-1: what events offer to exchange; what is said of one event goes before what is said of all. */
const exchange: OrderSpec<View> = {
  name: 'exchange',
  values: ['never', 'always', ...EXCHANGES.flatMap((event) => [`never:${event}`, `always:${event}`])],
  isRanked: true,
  answer(view, ask, value) {
    if (ask.about === 'trade') return tradeAnswer(ask, value)
    const said = ask.about === 'exchange' && view.event !== null ? saidOf(view.event, value) : null
    if (said === null) return null
    return said === 'always' && ask.options.includes('exchange:yes') ? ['exchange:yes'] : ['exchange:no']
  },
}

const LOSABLE = GOODS.filter((good) => good !== 'knowledge')

/** K-ORDERS-2: most of the first good, then of the next; goods not named in the order of the event. */
const losses: OrderSpec<View> = {
  name: 'losses',
  values: LOSABLE,
  isRanked: true,
  answer(_view, ask, value) {
    if (ask.about !== 'lose') return null
    let left = [...ask.options]
    for (const good of listOf(value)) {
      const countIn = (option: string) => lossNamed(option)[good as Good] ?? 0
      const most = Math.max(...left.map(countIn))
      left = left.filter((option) => countIn(option) === most)
    }
    return left.slice(0, 1)
  },
}

/** K-ORDERS-2: the house that yields what is named first. */
const unhouse: OrderSpec<View> = {
  name: 'unhouse',
  values: ['piety', 'grain', 'loyalty', 'cloth', 'stone', 'money', 'vp'],
  isRanked: true,
  answer(view, ask, value) {
    if (ask.about !== 'unhouse') return null
    const { plots } = view.setup.content
    const gives = (plot: number, what: Word) => {
      const { goods = {}, vp = 0 } = plots[plot]?.yield ?? {}
      return what === 'vp' ? vp > 0 : Object.hasOwn(goods, what as Good)
    }
    const own = housesOf(view, ask.seat)
    const [plot] = listOf(value).flatMap((what) => own.filter((one) => gives(one, what)))
    return plot === undefined ? null : [`unhouse:${plot + 1}`]
  },
}

/** K-ORDERS-3: court first, at the end of the game the largest loss, as the question lists them. */
const protect: OrderSpec<View> = {
  name: 'protect',
  values: ['always', 'never'],
  answer(_view, ask, value) {
    if (ask.about !== 'protect') return null
    return value === 'always' || ask.min > 0 ? ask.options.slice(0, ask.max) : []
  },
}

/** K-ORDERS-4. */
const care: OrderSpec<View> = {
  name: 'care',
  values: ['never'],
  answer: (_view, ask) => (ask.about === 'care' ? ['care:none'] : null),
}

/** So many of the named cards as are asked for; null where too few are there. */
function firstOf(ask: Question, cards: readonly Word[]): readonly string[] | null {
  const found = cards.map((card) => `discard:${card}`).filter((id) => ask.options.includes(id))
  return found.length >= ask.min ? found.slice(0, ask.min) : null
}

/**
 * K-ORDERS-5: the cards to discard first. Of two cards laid unused the first one named is covered; which one lies open
 * is asked, unless a second one is named: then that is it.
 */
const cover: OrderSpec<View> = {
  name: 'cover',
  values: CARDS,
  isRanked: true,
  answer(_view, ask, value) {
    const cards = listOf(value)
    if (ask.about === 'discard' || ask.about === 'discards') return firstOf(ask, cards)
    if (ask.about !== 'court' && ask.about !== 'unused') return null
    const held = cards.filter((card) => ask.options.some((id) => id.endsWith(`+${card}`)))
    const [covered, open] = held
    return open === undefined ? null : [`unused:${open}+${covered}`]
  },
}

export const orders: readonly OrderSpec<View>[] = [exchange, losses, unhouse, protect, care, cover]
