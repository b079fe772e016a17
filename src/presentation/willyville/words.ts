import type { Cost } from '#data/willyville/schema'
import type { Price } from '#willyville/lookup'
import type { Gain } from '#willyville/news'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { AREA_SLOTS, type AreaSlot, customerId, GOODS, type Good, VILLAGERS, type Villager } from '#willyville/words'
import { lookOf } from './known.ts'
import { type Counted, capital, type Tongue } from './tongue.ts'

/** What the things of the game are called. */

export function valuesText(banner: readonly number[] | '?'): string {
  return banner === '?' ? '?' : banner.join('/')
}

export function buildingName(tongue: Tongue, view: View, good: Good, card?: number): string {
  const { building, banners } = lookOf(view).craft[good]
  const name = tongue.say(`building.${building}`)
  return card === undefined ? name : `${name} ${valuesText(banners[card] ?? [])}`
}

/** The building of an option `build:stable.58`. */
export function builtBy(view: View, option: string): { good: Good; card: number } | null {
  const id = option.slice('build:'.length)
  for (const good of GOODS) {
    const { building, banners } = lookOf(view).craft[good]
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
export function slotName(tongue: Tongue, slot: string): string {
  if (isVillager(slot)) return tongue.say(`villager.${slot}`)
  return (AREA_SLOTS as readonly string[]).includes(slot) ? tongue.say(`slot.${slot as AreaSlot}`) : slot
}

export function customerAt(view: View, id: string): View['setup']['content']['customers'][number] | undefined {
  return view.setup.content.customers[Number(id.slice(1)) - 1]
}

/** By the banner, and by what is wanted where another with the same banner waits. */
function customerName(tongue: Tongue, view: View, p: Player, place: string): string {
  const card = customerAt(view, place)
  const banner = valuesText(card?.banner ?? '?')
  const alike = p.waiting.filter((one) => valuesText(customerAt(view, customerId(one))?.banner ?? '?') === banner)
  const name = tongue.say('place.customer', { banner })
  return card !== undefined && alike.length > 1 ? `${name} (${wantsText(tongue, card.goods)})` : name
}

/** A banner's place, as `used` and the 2/12 tile know it. */
export function placeName(tongue: Tongue, view: View, p: Player, place: string): string {
  if (place.startsWith('field:')) return tongue.say('place.field', { n: Number(place.slice('field:'.length)) })
  if (/^c\d/.test(place)) return customerName(tongue, view, p, place)
  if (isGood(place)) return buildingName(tongue, view, place, p.crafts[place]?.card)
  if (place === 'hall' && p.hall !== null) return tongue.say(`hall.${p.hall.name}`)
  if (place === 'meet' || place === 'game' || place === 'school' || place === 'hall')
    return tongue.say(`place.${place}`)
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

export function priceText(tongue: Tongue, { coins, goods }: Price): string {
  const parts = goodsParts(goods, tongue.some)
  if (coins > 0) parts.push(tongue.some('coin', coins))
  return parts.join(' + ')
}

/** `2 horses or 2 coins`. */
export function pricesText(tongue: Tongue, prices: readonly Price[]): string {
  return prices
    .map((price) => priceText(tongue, price))
    .filter((text) => text !== '')
    .join(` ${tongue.say('or')} `)
}

export function timeText(tongue: Tongue, time: number): string {
  return time > 0 ? tongue.some('time', time) : tongue.say('free')
}

/** `wagon, beer`: what a customer wants. */
export function wantsText(tongue: Tongue, goods: Cost): string {
  return GOODS.flatMap((good) => {
    const n = goods[good] ?? 0
    if (n === 0) return []
    return [n === 1 ? tongue.say(`name.${good}`) : tongue.some(good, n)]
  }).join(', ')
}

/** The same with emojis: `:wagon::beer:`. */
export function wantsSigns(tongue: Tongue, goods: Cost): string {
  const icons = GOODS.flatMap((good) => Array<string>(goods[good] ?? 0).fill(tongue.icon(good)))
  return icons.every((icon) => icon !== '') ? icons.join('') : wantsText(tongue, goods)
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
export function paymentText(tongue: Tongue, option: string): string {
  const parts = option.slice('pay:'.length).split('+')
  const worded = parts.map((part) => {
    const field = /^plough@(\d+)$/.exec(part)
    if (field) return tongue.say('opt.fromField', { n: Number(field[1]) })
    const [, count, word = ''] = /^(\d*)([a-z]+)$/.exec(part) ?? []
    const what = SHORT[word]
    return what === undefined ? tongue.say('opt.nothing') : tongue.some(what, Number(count || 1))
  })
  return worded.join(', ')
}

/** What was let go, or how much is taken: a coin, a story point, a good, a marker, the tile. */
export function gainText(tongue: Tongue, what: Gain | string, n: number): string {
  if (what === 'good') return tongue.say('good', { n })
  if (what === 'tile') return tongue.say('name.tile')
  return tongue.some(what as Counted, n)
}

export function bigBuilding(tongue: Tongue, view: View, good: Good, card?: number): string {
  return capital(buildingName(tongue, view, good, card))
}
