import type { Entry } from '#presentation/presentation'
import { shortageOf } from '#willyville/rules/pay'
import { jokersOf, stockOf } from '#willyville/state'
import { GOODS, type Good, type Villager } from '#willyville/words'
import { pairOf, pairText } from '../dice.ts'
import {
  customerAt,
  gainText,
  goodsParts,
  paymentText,
  placeName,
  priceText,
  valuesText,
  wantsText,
} from '../naming.ts'
import { type Counted, capital } from '../phrasing.ts'
import { cardsOf } from '../view-access.ts'
import { type Describe, deathNote, entryOf, type OptionContext } from './option-context.ts'

/** What is asked besides banners. */

const BLACK_TIME = 2

export const dice: Describe = (context, rest) => {
  const { phrasing } = context
  const pair = pairOf(`dice:${rest}`)
  if (pair === null) return entryOf(rest, [])
  const time = BLACK_TIME * pair.dice.filter((die) => die.startsWith('b')).length
  const costs = [
    time > 0 && phrasing.some('time', time),
    pair.coins > 0 && phrasing.some('coin', pair.coins),
    pair.markers > 0 && phrasing.some('marker', pair.markers),
  ].filter((part) => part !== false)
  const parts = [costs.length === 0 ? phrasing.say('free') : costs.join(', '), deathNote(context, time)]
  return entryOf(`${pairText(phrasing, pair)} = ${pair.value}`, parts, pair.dice[0])
}

function leavesText({ phrasing, p }: OptionContext, option: string): string {
  const left = new Map<Counted, number>()
  const words = option.slice('pay:'.length).split('+')
  for (const word of words) {
    const [, count, name = ''] = /^(\d*)([a-z]+)/.exec(word) ?? []
    const what = name as Counted
    const had = what === 'coin' ? p.coins : what === 'joker' ? jokersOf(p) : stockOf(p, what as Good)
    left.set(what, (left.get(what) ?? had) - Number(count || 1))
  }
  return [...left].map(([what, n]) => phrasing.some(what, n)).join(', ')
}

export const pay: Describe = (context, rest) => {
  const { phrasing } = context
  const option = `pay:${rest}`
  const label = capital(paymentText(phrasing, option))
  if (rest === 'nothing') return entryOf(label, [phrasing.say('free')])
  const first = /[a-z]+/.exec(rest)?.[0]
  const isField = option.includes('@') && phrasing.say('opt.fieldLess')
  return entryOf(label, [phrasing.say('opt.leaves', { what: leavesText(context, option) }), isField], first)
}

export const tile: Describe = ({ phrasing, view, p }, rest) => {
  if (rest === 'stay') {
    return entryOf(phrasing.say('opt.tileStay'), [placeName(phrasing, view, p, p.tile ?? 'meet')], 'councillor')
  }
  // Several customers may show the same values: what they want tells them apart.
  const wants = /^c\d/.test(rest) ? [wantsText(phrasing, customerAt(view, rest)?.goods ?? {})] : []
  return entryOf(capital(placeName(phrasing, view, p, rest)), [...wants, phrasing.say('opt.tileThen')])
}

export const die: Describe = ({ phrasing, view }, rest) => {
  const villager = rest as Villager
  const points = view.setup.content.constants.chronicle.perProfession[view.chronicle[villager].length]
  const story = phrasing.some('story', points ?? 0)
  const chronicle = points === 0 ? phrasing.say('opt.chronicleNone') : phrasing.say('opt.chronicle', { story })
  const where = points === undefined ? phrasing.say('opt.grave') : chronicle
  return entryOf(capital(phrasing.say(`villager.${villager}`)), [phrasing.say(`rests.${villager}`), where], villager)
}

export const labourer: Describe = ({ phrasing }, rest) => {
  const villager = rest as Villager
  const label = capital(phrasing.say(`villager.${villager}`))
  return entryOf(label, [phrasing.say(`wakes.${villager}`), phrasing.say('opt.labourer')], villager)
}

const half = (tree: number) => Math.floor(tree / 2)

export function plague({ phrasing, view, p }: OptionContext, option: string): Entry {
  const slots = cardsOf(view).church.healing.slots ?? 0
  if (option === 'heal') {
    const label = phrasing.say('opt.heal', { n: p.tree })
    return entryOf(label, [phrasing.say('opt.healWhy', { n: slots - p.healed })], 'abbot')
  }
  const label = phrasing.say('opt.suffer', { n: half(p.tree) })
  return entryOf(label, [phrasing.say('opt.sufferWhy', { left: p.tree - half(p.tree) })], 'rat')
}

export const bailiff: Describe = ({ phrasing }, rest) =>
  rest === 'church'
    ? entryOf(phrasing.say('opt.church'), [phrasing.say('opt.churchWhy')], 'abbot')
    : entryOf(phrasing.say('opt.plain'), [phrasing.say('opt.plainWhy')], 'merchant')

/** A customer on offer: what it wants, and whether that is there. */
export const customer: Describe = ({ phrasing, view, p }, rest) => {
  const card = customerAt(view, rest)
  if (card === undefined) return entryOf(phrasing.say('opt.more'), [])
  const { banner, goods, points, time } = card
  const wants = wantsText(phrasing, goods)
  const facts = { banner: valuesText(banner), goods: wants, points: phrasing.some('point', points) }
  const price = cardsOf(view).customerPrices[Number(rest.slice(1)) - 1]
  const short = price === undefined ? {} : shortageOf(p, price)
  const missing = goodsParts(short, phrasing.some).join(', ')
  const there = missing === '' ? phrasing.say('opt.payable') : phrasing.say('opt.missing', { what: missing })
  return entryOf(phrasing.say('opt.customer', facts), [time > 0 && phrasing.some('time', time), there], 'merchant')
}

/** `take:c07` is a customer, `take:1coin` what is kept of a gain. */
export const take: Describe = (context, rest) => {
  if (/^c\d/.test(rest)) return customer(context, rest)
  const { phrasing } = context
  const [, count = '0', what = ''] = /^(\d+)([a-z]+)$/.exec(rest) ?? []
  const n = Number(count)
  if (n === 0) return entryOf(phrasing.say('opt.none'), [])
  return entryOf(
    phrasing.say('opt.take', { what: gainText(phrasing, what, n) }),
    [],
    ['good', 'marker', 'tile'].includes(what) ? undefined : what,
  )
}

export const mission: Describe = ({ phrasing, view }, rest) => {
  if (rest === 'exchange') return entryOf(phrasing.say('opt.exchange'), [phrasing.say('opt.exchangeWhy')], 'traveller')
  const card = view.setup.content.travel.cards[view.turned?.card ?? -1]
  if (card === undefined) return entryOf(phrasing.say('opt.keep'), [], 'traveller')
  const { points, grey } = card
  const later = grey && priceText(phrasing, { coins: grey.coins ?? 0, goods: { ...NO_GOODS, ...goodsOf(grey) } })
  return entryOf(phrasing.say('opt.keep'), [phrasing.some('point', points), later], 'traveller')
}

const NO_GOODS: Record<Good, number> = { horse: 0, beer: 0, plough: 0, scroll: 0, wagon: 0 }

function goodsOf(cost: Partial<Record<string, number | undefined>>): Partial<Record<Good, number>> {
  return Object.fromEntries(GOODS.flatMap((good) => (cost[good] ? [[good, cost[good]]] : [])))
}
