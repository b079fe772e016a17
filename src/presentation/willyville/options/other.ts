import { readCustomer } from '#willyville/banner-places'
import type { Payment } from '#willyville/options'
import { isBlackDie } from '#willyville/rules/dice'
import { shortageOf } from '#willyville/rules/pay'
import { jokersOf, type Player, stockOf } from '#willyville/state'
import { GOODS, type Good, isGood } from '#willyville/words'
import { pairFrom, pairText } from '../dice.ts'
import { inRow, inWords } from '../exchange.ts'
import {
  customerCard,
  gainText,
  goodsParts,
  paymentParts,
  paymentText,
  placeName,
  priceText,
  valuesText,
  wantsText,
} from '../naming.ts'
import { type Counted, capital } from '../phrasing.ts'
import { cardsOf } from '../view-access.ts'
import { type Describe, deathNote, entryOf, gained, type OptionContext } from './option-context.ts'

/** Answers to questions other than which banner to use. */

const BLACK_TIME = 2

export const dice: Describe<'dice'> = (context, option) => {
  const { phrasing } = context
  const pair = pairFrom(option)
  const time = BLACK_TIME * option.dice.filter(isBlackDie).length
  const { lost } = inWords(phrasing)
  const costs = [
    time > 0 && lost('time', time),
    pair.coins > 0 && lost('coin', pair.coins),
    pair.markers > 0 && lost('marker', pair.markers),
  ].filter((part) => part !== false)
  const parts = [inRow(costs) || phrasing.say('free'), deathNote(context, time)]
  return entryOf(`${pairText(phrasing, pair)} = ${pair.value}`, parts, pair.dice[0])
}

function ownedBy(p: Player, counted: Counted): number {
  if (counted === 'coin') return p.coins
  return isGood(counted) ? stockOf(p, counted) : jokersOf(p)
}

function leavesText({ phrasing, p }: OptionContext, payment: Payment): string {
  const left = new Map<Counted, number>()
  for (const { counted, n } of paymentParts(payment)) left.set(counted, (left.get(counted) ?? ownedBy(p, counted)) - n)
  return [...left].map(([counted, n]) => phrasing.some(counted, n)).join(', ')
}

export const pay: Describe<'pay'> = (context, payment) => {
  const { phrasing } = context
  const label = capital(paymentText(phrasing, payment))
  const [first] = paymentParts(payment)
  if (first === undefined) return entryOf(label, [phrasing.say('free')])
  const isField = payment.fields.length > 0 && phrasing.say('opt.fieldLess')
  return entryOf(label, [phrasing.say('opt.leaves', { what: leavesText(context, payment) }), isField], first.counted)
}

export const tile: Describe<'tile'> = ({ phrasing, view, p }, { place }) => {
  if (place === 'stay') {
    return entryOf(phrasing.say('opt.tileStay'), [placeName(phrasing, view, p, p.tile ?? 'meet')], 'councillor')
  }
  // Several customers may show the same values: what they want tells them apart.
  const customer = readCustomer(place)
  const wants = customer === null ? [] : [wantsText(phrasing, customerCard(view, customer)?.goods ?? {})]
  return entryOf(capital(placeName(phrasing, view, p, place)), [...wants, phrasing.say('opt.tileThen')])
}

export const die: Describe<'die'> = (context, { villager }) => {
  const { phrasing, view } = context
  const points = view.setup.content.constants.chronicle.perProfession[view.chronicle[villager].length]
  const story = gained(context, 'story', points ?? 0)
  const chronicle = points === 0 ? phrasing.say('opt.chronicleNone') : phrasing.say('opt.chronicle', { story })
  const where = points === undefined ? phrasing.say('opt.grave') : chronicle
  return entryOf(capital(phrasing.say(`villager.${villager}`)), [phrasing.say(`rests.${villager}`), where], villager)
}

export const labourer: Describe<'labourer'> = ({ phrasing }, { villager }) => {
  const label = capital(phrasing.say(`villager.${villager}`))
  return entryOf(label, [phrasing.say(`wakes.${villager}`), phrasing.say('opt.labourer')], villager)
}

const half = (tree: number) => Math.floor(tree / 2)

export const heal: Describe<'heal'> = ({ phrasing, view, p }) => {
  const slots = cardsOf(view).church.healing.slots ?? 0
  const label = phrasing.say('opt.heal', { n: p.tree })
  return entryOf(label, [phrasing.say('opt.healWhy', { n: slots - p.healed })], 'abbot')
}

export const suffer: Describe<'suffer'> = ({ phrasing, p }) => {
  const label = phrasing.say('opt.suffer', { n: half(p.tree) })
  return entryOf(label, [phrasing.say('opt.sufferWhy', { n: p.tree - half(p.tree) })], 'rat')
}

export const bailiff: Describe<'bailiff'> = ({ phrasing }, { by }) =>
  by === 'church'
    ? entryOf(phrasing.say('opt.church'), [phrasing.say('opt.churchWhy')], 'abbot')
    : entryOf(phrasing.say('opt.plain'), [phrasing.say('opt.plainWhy')], 'merchant')

/** A customer on offer: what it wants, and whether that is there. */
export const customer: Describe<'free' | 'take'> = (context, { customer: number }) => {
  const { phrasing, view, p } = context
  const card = customerCard(view, number)
  if (card === undefined) return entryOf(phrasing.say('opt.more'), [])
  const { banner, goods, points, time } = card
  const { lost } = inWords(phrasing)
  const wants = inRow([...(time > 0 ? [lost('time', time)] : []), ...goodsParts(goods, lost)])
  const facts = { banner: valuesText(banner), goods: wants, points: gained(context, 'point', points) }
  const price = cardsOf(view).customerPrices[number]
  const short = price === undefined ? {} : shortageOf(p, price)
  const missing = goodsParts(short, phrasing.some).join(', ')
  const there = missing === '' ? phrasing.say('opt.payable') : phrasing.say('opt.missing', { what: missing })
  return entryOf(phrasing.say('opt.customer', facts), [there], 'merchant')
}

/** So much of a gain is kept. */
export const keep: Describe<'keep'> = ({ phrasing }, { gain, count }) => {
  if (count === 0) return entryOf(phrasing.say('opt.none'), [])
  const emoji = gain === 'coin' || gain === 'story' ? gain : undefined
  return entryOf(phrasing.say('opt.take', { what: gainText(phrasing, gain, count) }), [], emoji)
}

export const mission: Describe<'mission'> = (context, { answer }) => {
  const { phrasing, view } = context
  if (answer === 'exchange')
    return entryOf(phrasing.say('opt.exchange'), [phrasing.say('opt.exchangeWhy')], 'traveller')
  const card = view.setup.content.travel.cards[view.turned?.card ?? -1]
  if (card === undefined) return entryOf(phrasing.say('opt.keep'), [], 'traveller')
  const { points, grey } = card
  const cost = grey && priceText(phrasing, { coins: grey.coins ?? 0, goods: { ...NO_GOODS, ...goodsOf(grey) } })
  const later = cost && phrasing.say('mission.later', { cost })
  return entryOf(phrasing.say('opt.keep'), [gained(context, 'point', points), later], 'traveller')
}

const NO_GOODS: Record<Good, number> = { horse: 0, beer: 0, plough: 0, scroll: 0, wagon: 0 }

function goodsOf(cost: Partial<Record<string, number | undefined>>): Partial<Record<Good, number>> {
  return Object.fromEntries(GOODS.flatMap((good) => (cost[good] ? [[good, cost[good]]] : [])))
}
