import type { Cost } from '#data/willyville/schema'
import { memberOf } from '#kernel'
import { readPlace } from '#willyville/banner-places'
import { craftCardOf, type Price } from '#willyville/content-index'
import { type Payment, readOption } from '#willyville/options'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { AREA_SLOTS, type Gain, GOODS, type Good, isVillager } from '#willyville/words'
import { type Count, inWords } from './exchange.ts'
import { type Counted, capital, type Phrasing } from './phrasing.ts'
import { cardsOf } from './view-access.ts'

/** Names for everything in the game. */

export function valuesText(banner: readonly number[] | '?'): string {
  return banner === '?' ? '?' : banner.join('/')
}

export function buildingName(phrasing: Phrasing, view: View, good: Good, card?: number): string {
  const { building, banners } = cardsOf(view).craft[good]
  const name = phrasing.say(`building.${building}`)
  return card === undefined ? name : `${name} ${valuesText(banners[card] ?? [])}`
}

/** The building of an option `build:stable.58`. */
export function builtBy(view: View, option: string): { good: Good; card: number } | null {
  const build = readOption(option)
  return build?.kind === 'build' ? craftCardOf(view, build) : null
}

/** A slot of an area or a people hall. */
export function slotName(phrasing: Phrasing, slot: string): string {
  if (isVillager(slot)) return phrasing.say(`villager.${slot}`)
  const area = memberOf(AREA_SLOTS, slot)
  return area === null ? slot : phrasing.say(`slot.${area}`)
}

type CustomerCard = View['setup']['content']['customers'][number]

export function customerCard(view: View, customer: number): CustomerCard | undefined {
  return view.setup.content.customers[customer]
}

/** By the banner, and by what is wanted where another with the same banner waits. */
function customerName(phrasing: Phrasing, view: View, p: Player, customer: number): string {
  const card = customerCard(view, customer)
  const banner = valuesText(card?.banner ?? '?')
  const alike = p.waiting.filter((waiting) => valuesText(customerCard(view, waiting)?.banner ?? '?') === banner)
  const name = phrasing.say('place.customer', { banner })
  return card !== undefined && alike.length > 1 ? `${name} (${wantsText(phrasing, card.goods)})` : name
}

/** A banner's place, as `used` and the 2/12 tile know it. */
export function placeName(phrasing: Phrasing, view: View, p: Player, id: string): string {
  const place = readPlace(id)
  if (place === null) return id
  switch (place.kind) {
    case 'field':
      return phrasing.say('place.field', { n: place.field + 1 })
    case 'customer':
      return customerName(phrasing, view, p, place.customer)
    case 'craft':
      return buildingName(phrasing, view, place.good, p.crafts[place.good]?.card)
    default:
      return place.kind === 'hall' && p.hall !== null
        ? phrasing.say(`hall.${p.hall.name}`)
        : phrasing.say(`place.${place.kind}`)
  }
}

/** Goods, each counted, by labels or by signs. */
export function goodsParts(goods: Cost, count: Count): string[] {
  return GOODS.flatMap((good) => {
    const n = goods[good] ?? 0
    return n > 0 ? [count(good, n)] : []
  })
}

/** `−1 horse −1 coin`. */
export function priceText(phrasing: Phrasing, { coins, goods }: Price): string {
  const { lost } = inWords(phrasing)
  return [...goodsParts(goods, lost), ...(coins > 0 ? [lost('coin', coins)] : [])].join(' ')
}

/** `−2 horses or −2 coins`. */
export function pricesText(phrasing: Phrasing, prices: readonly Price[]): string {
  return prices
    .map((price) => priceText(phrasing, price))
    .filter((text) => text !== '')
    .join(` ${phrasing.say('or')} `)
}

/** `wagon, beer`: what a customer wants. */
export function wantsText(phrasing: Phrasing, goods: Cost): string {
  return GOODS.flatMap((good) => {
    const n = goods[good] ?? 0
    if (n === 0) return []
    return [n === 1 ? phrasing.say(`name.${good}`) : phrasing.some(good, n)]
  }).join(', ')
}

/** The same with emojis: `:wagon::beer:`. */
export function wantsSigns(phrasing: Phrasing, goods: Cost): string {
  const icons = GOODS.flatMap((good) => Array<string>(goods[good] ?? 0).fill(phrasing.icon(good)))
  return icons.every((icon) => icon !== '') ? icons.join('') : wantsText(phrasing, goods)
}

interface PaymentPart {
  readonly counted: Counted
  readonly n: number
  /** The field whose plough pays. */
  readonly field: number | null
}

/** Everything that a payment gives up, each plough of a field by itself; in the order in which it is named. */
export function paymentParts({ goods, fields, jokers, coins }: Payment): PaymentPart[] {
  const parts: PaymentPart[] = GOODS.map((good) => ({ counted: good, n: goods[good] ?? 0, field: null }))
  parts.push(...fields.map((field): PaymentPart => ({ counted: 'plough', n: 1, field })))
  parts.push({ counted: 'joker', n: jokers, field: null }, { counted: 'coin', n: coins, field: null })
  return parts.filter(({ n }) => n > 0)
}

/** `2 scrolls, the plough of field 2, 1 joker`. */
export function paymentText(phrasing: Phrasing, payment: Payment): string {
  const parts = paymentParts(payment).map(({ counted, n, field }) =>
    field === null ? phrasing.some(counted, n) : phrasing.say('opt.fromField', { n: field + 1 }),
  )
  return parts.length === 0 ? phrasing.say('opt.nothing') : parts.join(', ')
}

/** Part of an effect that was let go or is taken: a coin, a story point, a good, a marker, the tile. */
export function gainText(phrasing: Phrasing, gain: Gain, n: number): string {
  if (gain === 'good') return phrasing.say('good', { n })
  return gain === 'tile' ? phrasing.say('name.tile') : phrasing.some(gain, n)
}

export function bigBuilding(phrasing: Phrasing, view: View, good: Good, card?: number): string {
  return capital(buildingName(phrasing, view, good, card))
}
