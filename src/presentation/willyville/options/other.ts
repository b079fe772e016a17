import type { Entry } from '#presentation/face'
import { shortageOf } from '#willyville/rules/pay'
import { jokersOf, stockOf } from '#willyville/state'
import { GOODS, type Good, type Villager } from '#willyville/words'
import { pairOf, pairText } from '../dice.ts'
import { lookOf } from '../known.ts'
import { type Counted, capital } from '../tongue.ts'
import { customerAt, gainText, goodsParts, paymentText, placeName, priceText, valuesText, wantsText } from '../words.ts'
import { type Describe, deathNote, entryOf, type Here } from './here.ts'

/** What is asked besides banners. */

const BLACK_TIME = 2

export const dice: Describe = (here, rest) => {
  const { tongue } = here
  const pair = pairOf(`dice:${rest}`)
  if (pair === null) return entryOf(rest, [])
  const time = BLACK_TIME * pair.dice.filter((die) => die.startsWith('b')).length
  const costs = [
    time > 0 && tongue.some('time', time),
    pair.coins > 0 && tongue.some('coin', pair.coins),
    pair.markers > 0 && tongue.some('marker', pair.markers),
  ].filter((part) => part !== false)
  const parts = [costs.length === 0 ? tongue.say('free') : costs.join(', '), deathNote(here, time)]
  return entryOf(`${pairText(tongue, pair)} = ${pair.value}`, parts, pair.dice[0])
}

function leavesText({ tongue, p }: Here, option: string): string {
  const left = new Map<Counted, number>()
  const words = option.slice('pay:'.length).split('+')
  for (const word of words) {
    const [, count, name = ''] = /^(\d*)([a-z]+)/.exec(word) ?? []
    const what = name as Counted
    const had = what === 'coin' ? p.coins : what === 'joker' ? jokersOf(p) : stockOf(p, what as Good)
    left.set(what, (left.get(what) ?? had) - Number(count || 1))
  }
  return [...left].map(([what, n]) => tongue.some(what, n)).join(', ')
}

export const pay: Describe = (here, rest) => {
  const { tongue } = here
  const option = `pay:${rest}`
  const label = capital(paymentText(tongue, option))
  if (rest === 'nothing') return entryOf(label, [tongue.say('free')])
  const first = /[a-z]+/.exec(rest)?.[0]
  const isField = option.includes('@') && tongue.say('opt.fieldLess')
  return entryOf(label, [tongue.say('opt.leaves', { what: leavesText(here, option) }), isField], first)
}

export const tile: Describe = ({ tongue, view, p }, rest) => {
  if (rest === 'stay') {
    return entryOf(tongue.say('opt.tileStay'), [placeName(tongue, view, p, p.tile ?? 'meet')], 'councillor')
  }
  // Several customers may show the same values: what they want tells them apart.
  const wants = /^c\d/.test(rest) ? [wantsText(tongue, customerAt(view, rest)?.goods ?? {})] : []
  return entryOf(capital(placeName(tongue, view, p, rest)), [...wants, tongue.say('opt.tileThen')])
}

export const die: Describe = ({ tongue, view }, rest) => {
  const villager = rest as Villager
  const points = view.setup.content.constants.chronicle.perProfession[view.chronicle[villager].length]
  const story = tongue.some('story', points ?? 0)
  const chronicle = points === 0 ? tongue.say('opt.chronicleNone') : tongue.say('opt.chronicle', { story })
  const where = points === undefined ? tongue.say('opt.grave') : chronicle
  return entryOf(capital(tongue.say(`villager.${villager}`)), [tongue.say(`rests.${villager}`), where], villager)
}

export const labourer: Describe = ({ tongue }, rest) => {
  const villager = rest as Villager
  const label = capital(tongue.say(`villager.${villager}`))
  return entryOf(label, [tongue.say(`wakes.${villager}`), tongue.say('opt.labourer')], villager)
}

const half = (tree: number) => Math.floor(tree / 2)

export function plague({ tongue, view, p }: Here, option: string): Entry {
  const slots = lookOf(view).church.healing.slots ?? 0
  if (option === 'heal') {
    const label = tongue.say('opt.heal', { n: p.tree })
    return entryOf(label, [tongue.say('opt.healWhy', { n: slots - p.healed })], 'abbot')
  }
  const label = tongue.say('opt.suffer', { n: half(p.tree) })
  return entryOf(label, [tongue.say('opt.sufferWhy', { left: p.tree - half(p.tree) })], 'rat')
}

export const bailiff: Describe = ({ tongue }, rest) =>
  rest === 'church'
    ? entryOf(tongue.say('opt.church'), [tongue.say('opt.churchWhy')], 'abbot')
    : entryOf(tongue.say('opt.plain'), [tongue.say('opt.plainWhy')], 'merchant')

/** A customer on offer: what it wants, and whether that is there. */
export const customer: Describe = ({ tongue, view, p }, rest) => {
  const card = customerAt(view, rest)
  if (card === undefined) return entryOf(tongue.say('opt.more'), [])
  const { banner, goods, points, time } = card
  const wants = wantsText(tongue, goods)
  const facts = { banner: valuesText(banner), goods: wants, points: tongue.some('point', points) }
  const price = lookOf(view).customerPrices[Number(rest.slice(1)) - 1]
  const short = price === undefined ? {} : shortageOf(p, price)
  const missing = goodsParts(short, tongue.some).join(', ')
  const there = missing === '' ? tongue.say('opt.payable') : tongue.say('opt.missing', { what: missing })
  return entryOf(tongue.say('opt.customer', facts), [time > 0 && tongue.some('time', time), there], 'merchant')
}

/** `take:c07` is a customer, `take:1coin` what is kept of a gain. */
export const take: Describe = (here, rest) => {
  if (/^c\d/.test(rest)) return customer(here, rest)
  const { tongue } = here
  const [, count = '0', what = ''] = /^(\d+)([a-z]+)$/.exec(rest) ?? []
  const n = Number(count)
  if (n === 0) return entryOf(tongue.say('opt.none'), [])
  return entryOf(
    tongue.say('opt.take', { what: gainText(tongue, what, n) }),
    [],
    ['good', 'marker', 'tile'].includes(what) ? undefined : what,
  )
}

export const mission: Describe = ({ tongue, view }, rest) => {
  if (rest === 'exchange') return entryOf(tongue.say('opt.exchange'), [tongue.say('opt.exchangeWhy')], 'traveller')
  const card = view.setup.content.travel.cards[view.turned?.card ?? -1]
  if (card === undefined) return entryOf(tongue.say('opt.keep'), [], 'traveller')
  const { points, grey } = card
  const later = grey && priceText(tongue, { coins: grey.coins ?? 0, goods: { ...NO_GOODS, ...goodsOf(grey) } })
  return entryOf(tongue.say('opt.keep'), [tongue.some('point', points), later], 'traveller')
}

const NO_GOODS: Record<Good, number> = { horse: 0, beer: 0, plough: 0, scroll: 0, wagon: 0 }

function goodsOf(cost: Partial<Record<string, number | undefined>>): Partial<Record<Good, number>> {
  return Object.fromEntries(GOODS.flatMap((good) => (cost[good] ? [[good, cost[good]]] : [])))
}
