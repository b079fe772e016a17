import type { Cost } from '#data/willyville/schema'
import { customerId } from '#willyville/banner-places'
import type { Price } from '#willyville/content-index'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { AREA_SLOTS, type AreaSlot, type Gain, GOODS, type Good, VILLAGERS, type Villager } from '#willyville/words'
import { type Counted, capital, type Phrasing } from './phrasing.ts'
import { cardsOf } from './view-access.ts'

/** What the things of the game are called. */

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
  const id = option.slice('build:'.length)
  for (const good of GOODS) {
    const { building, banners } = cardsOf(view).craft[good]
    const card = banners.findIndex((banner) => id === `${building}.${banner.join('')}`)
    if (card >= 0) return { good, card }
  }
  return null
}

export function isVillager(word: string): word is Villager {
  return (VILLAGERS as readonly string[]).includes(word)
}

export function isGood(word: string): word is Good {
  return (GOODS as readonly string[]).includes(word)
}

/** A slot of an area or a people hall. */
export function slotName(phrasing: Phrasing, slot: string): string {
  if (isVillager(slot)) return phrasing.say(`villager.${slot}`)
  return (AREA_SLOTS as readonly string[]).includes(slot) ? phrasing.say(`slot.${slot as AreaSlot}`) : slot
}

export function customerAt(view: View, id: string): View['setup']['content']['customers'][number] | undefined {
  return view.setup.content.customers[Number(id.slice(1)) - 1]
}

/** By the banner, and by what is wanted where another with the same banner waits. */
function customerName(phrasing: Phrasing, view: View, p: Player, place: string): string {
  const card = customerAt(view, place)
  const banner = valuesText(card?.banner ?? '?')
  const alike = p.waiting.filter((one) => valuesText(customerAt(view, customerId(one))?.banner ?? '?') === banner)
  const name = phrasing.say('place.customer', { banner })
  return card !== undefined && alike.length > 1 ? `${name} (${wantsText(phrasing, card.goods)})` : name
}

/** A banner's place, as `used` and the 2/12 tile know it. */
export function placeName(phrasing: Phrasing, view: View, p: Player, place: string): string {
  if (place.startsWith('field:')) return phrasing.say('place.field', { n: Number(place.slice('field:'.length)) })
  if (/^c\d/.test(place)) return customerName(phrasing, view, p, place)
  if (isGood(place)) return buildingName(phrasing, view, place, p.crafts[place]?.card)
  if (place === 'hall' && p.hall !== null) return phrasing.say(`hall.${p.hall.name}`)
  if (place === 'meet' || place === 'game' || place === 'school' || place === 'hall')
    return phrasing.say(`place.${place}`)
  return place
}

export type Say = (what: Counted, n: number) => string

/** Goods and coins, each counted, by labels or by signs. */
export function goodsParts(goods: Partial<Record<Good, number>>, count: Say): string[] {
  return GOODS.flatMap((good) => {
    const n = goods[good] ?? 0
    return n > 0 ? [count(good, n)] : []
  })
}

export function priceText(phrasing: Phrasing, { coins, goods }: Price): string {
  const parts = goodsParts(goods, phrasing.some)
  if (coins > 0) parts.push(phrasing.some('coin', coins))
  return parts.join(' + ')
}

/** `2 horses or 2 coins`. */
export function pricesText(phrasing: Phrasing, prices: readonly Price[]): string {
  return prices
    .map((price) => priceText(phrasing, price))
    .filter((text) => text !== '')
    .join(` ${phrasing.say('or')} `)
}

export function timeText(phrasing: Phrasing, time: number): string {
  return time > 0 ? phrasing.some('time', time) : phrasing.say('free')
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

const SHORT: Record<string, Counted> = {
  horse: 'horse',
  beer: 'beer',
  plough: 'plough',
  scroll: 'scroll',
  wagon: 'wagon',
  joker: 'joker',
  coin: 'coin',
}

/** `pay:2scroll+plough@2+joker` in words. */
export function paymentText(phrasing: Phrasing, option: string): string {
  const parts = option.slice('pay:'.length).split('+')
  const worded = parts.map((part) => {
    const field = /^plough@(\d+)$/.exec(part)
    if (field) return phrasing.say('opt.fromField', { n: Number(field[1]) })
    const [, count, word = ''] = /^(\d*)([a-z]+)$/.exec(part) ?? []
    const what = SHORT[word]
    return what === undefined ? phrasing.say('opt.nothing') : phrasing.some(what, Number(count || 1))
  })
  return worded.join(', ')
}

/** What was let go, or how much is taken: a coin, a story point, a good, a marker, the tile. */
export function gainText(phrasing: Phrasing, what: Gain | string, n: number): string {
  if (what === 'good') return phrasing.say('good', { n })
  if (what === 'tile') return phrasing.say('name.tile')
  return phrasing.some(what as Counted, n)
}

export function bigBuilding(phrasing: Phrasing, view: View, good: Good, card?: number): string {
  return capital(buildingName(phrasing, view, good, card))
}
