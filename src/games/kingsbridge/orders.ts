import { isOneOf, type OrderSpec, type OrderValue, type Question } from '#kernel'
import { idOf, optionOfKind } from './options.ts'
import { housesOf } from './state.ts'
import type { View } from './view.ts'
import { CARDS, type Card, EXCHANGES, GOODS, type Good } from './words.ts'

type Word = string | number | boolean

function listOf(value: OrderValue): readonly Word[] {
  return typeof value === 'object' ? value : [value]
}

const WISHES = ['never', 'always'] as const

/** A wish about the exchanges of one event, or of all. */
interface ExchangeWish {
  readonly wish: (typeof WISHES)[number]
  readonly event: string | null
}

/** `never:c1-granary`, or `never` for all events. */
function wishText({ wish, event }: ExchangeWish): string {
  return event === null ? wish : `${wish}:${event}`
}

const EXCHANGE_WISHES: readonly ExchangeWish[] = [null, ...EXCHANGES].flatMap((event) =>
  WISHES.map((wish) => ({ wish, event })),
)

const WISH_BY_TEXT: ReadonlyMap<Word, ExchangeWish> = new Map(EXCHANGE_WISHES.map((wish) => [wishText(wish), wish]))

/** The wish that a value of the order `exchange` stands for; null for what is none. */
export function exchangeWish(value: Word): ExchangeWish | null {
  return WISH_BY_TEXT.get(value) ?? null
}

/** The wish about this event, or else about all. */
function wishAbout(event: string, value: OrderValue): ExchangeWish['wish'] | null {
  const wishes = listOf(value).flatMap((word) => exchangeWish(word) ?? [])
  const about = (wanted: string | null) =>
    WISHES.find((wish) => wishes.some((said) => said.wish === wish && said.event === wanted))
  return about(event) ?? about(null) ?? null
}

/** An exchange offered in the own turn: all offers must be unwanted before the question is saved. */
function tradeAnswer({ options }: Question, value: OrderValue): readonly string[] | null {
  const offers = options.flatMap((id) => {
    const trade = optionOfKind('trade', id)
    return trade === null ? [] : [{ id, said: wishAbout(trade.event, value) }]
  })
  const wanted = offers.find(({ said }) => said === 'always')
  if (wanted !== undefined) return [wanted.id]
  return offers.every(({ said }) => said === 'never') ? [idOf({ kind: 'done' })] : null
}

const ACCEPT = idOf({ kind: 'exchange', isMade: true })
const DECLINE = idOf({ kind: 'exchange', isMade: false })

/** K-ORDERS-1: what events offer to exchange; what is said of one event goes before what is said of all. */
const exchange: OrderSpec<View> = {
  name: 'exchange',
  values: EXCHANGE_WISHES.map(wishText),
  isRanked: true,
  usual: 'never',
  usualAbout: ['exchange'],
  answer(view, question, value) {
    if (question.about === 'trade') return tradeAnswer(question, value)
    const said = question.about === 'exchange' && view.event !== null ? wishAbout(view.event, value) : null
    if (said === null) return null
    return [said === 'always' && question.options.includes(ACCEPT) ? ACCEPT : DECLINE]
  },
}

const LOSABLE = GOODS.filter((good) => good !== 'knowledge')

function isLosable(word: Word): word is Good {
  return isOneOf(LOSABLE, word)
}

/** D-LOSE: the order in which the events name them. */
const USUAL_LOSSES: readonly Good[] = ['money', 'wool', 'cloth', 'stone', 'wood', 'grain']

/** K-ORDERS-2: most of the first good, then of the next; goods not named in the order of the event. */
const losses: OrderSpec<View> = {
  name: 'losses',
  values: LOSABLE,
  isRanked: true,
  usual: USUAL_LOSSES,
  answer(_view, question, value) {
    if (question.about !== 'lose') return null
    let left = [...question.options]
    for (const good of listOf(value).filter(isLosable)) {
      const countIn = (id: string) => optionOfKind('lose', id)?.goods[good] ?? 0
      const most = Math.max(...left.map(countIn))
      left = left.filter((option) => countIn(option) === most)
    }
    return left.slice(0, 1)
  },
}

/** By the plots from the lowest on. */
const YIELDS = ['piety', 'grain', 'loyalty', 'cloth', 'stone', 'money', 'vp'] as const

/** K-ORDERS-2: the house that yields what is named first. */
const unhouse: OrderSpec<View> = {
  name: 'unhouse',
  values: YIELDS,
  isRanked: true,
  usual: YIELDS,
  answer(view, question, value) {
    if (question.about !== 'unhouse') return null
    const { plots } = view.setup.content
    const gives = (plot: number, word: Word) => {
      const { goods = {}, vp = 0 } = plots[plot]?.yield ?? {}
      return word === 'vp' ? vp > 0 : Object.hasOwn(goods, String(word))
    }
    const own = housesOf(view, question.seat)
    const [plot] = listOf(value).flatMap((word) => own.filter((house) => gives(house, word)))
    return plot === undefined ? null : [idOf({ kind: 'unhouse', plot })]
  },
}

/** K-ORDERS-3: court first, at the end of the game the largest loss, as the question lists them. */
const protect: OrderSpec<View> = {
  name: 'protect',
  values: ['always', 'never'],
  usual: 'always',
  answer(_view, question, value) {
    if (question.about !== 'protect') return null
    return value === 'always' || question.min > 0 ? question.options.slice(0, question.max) : []
  },
}

/** K-ORDERS-4. */
const care: OrderSpec<View> = {
  name: 'care',
  values: ['never'],
  usual: 'never',
  answer: (_view, question) => (question.about === 'care' ? [idOf({ kind: 'noCare' })] : null),
}

function isCard(word: Word): word is Card {
  return isOneOf(CARDS, word)
}

/** So many of the named cards as are asked for; null where too few are there. */
function firstOf({ options, min }: Question, cards: readonly Card[]): readonly string[] | null {
  const offered = cards.map((card) => idOf({ kind: 'discard', card })).filter((id) => options.includes(id))
  return offered.length >= min ? offered.slice(0, min) : null
}

/** The cards that these ways to lay two cards cover. */
function coveredBy({ options }: Question): ReadonlySet<Card | null> {
  return new Set(options.map((id) => optionOfKind('unused', id)?.covered ?? null))
}

/**
 * K-ORDERS-5: the cards to discard first. Of two cards laid unused the first one named is covered; which one lies open
 * is asked, unless a second one is named: then that is it.
 */
const cover: OrderSpec<View> = {
  name: 'cover',
  values: CARDS,
  isRanked: true,
  usual: CARDS,
  usualAbout: ['discards', 'court', 'unused'],
  answer(_view, question, value) {
    const cards = listOf(value).filter(isCard)
    if (question.about === 'discard' || question.about === 'discards') return firstOf(question, cards)
    if (question.about !== 'court' && question.about !== 'unused') return null
    const held = coveredBy(question)
    const [covered, open] = cards.filter((card) => held.has(card))
    return open === undefined || covered === undefined ? null : [idOf({ kind: 'unused', open, covered })]
  },
}

export const orders: readonly OrderSpec<View>[] = [exchange, losses, unhouse, protect, care, cover]
