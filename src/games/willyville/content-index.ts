import type { Cards, Cost } from '#data/willyville/schema'
import { memoOf } from '#games/shared/memo'
import { itemAt } from '#kernel'
import type { OptionOf } from './options.ts'
import {
  type ByGood,
  type ByLetter,
  type ByStack,
  byGood,
  byLetter,
  byStack,
  type ChurchName,
  GOODS,
  type Good,
  type HallName,
  LETTERS,
  type Letter,
  STACKS,
  type Stack,
} from './words.ts'

/** Goods and coins to be given up; time is paid apart, because it can always be paid. */
export interface Price {
  readonly coins: number
  readonly goods: ByGood<number>
}

type TravelCard = Cards['travel']['cards'][number]

interface CraftCard {
  readonly good: Good
  readonly card: number
  readonly option: OptionOf<'build'>
}

/** Everything on the table that a banner value can activate. */
export interface BlackBanners {
  readonly churches: readonly ChurchName[]
  readonly stacks: readonly Stack[]
  readonly halls: readonly HallName[]
  readonly letters: readonly Letter[]
  readonly crafts: readonly CraftCard[]
  readonly isMeeting: boolean
  readonly isField: boolean
  readonly isMarket: boolean
  readonly isHand: boolean
}

/** The card values arranged so that rules need not search. */
export interface ContentIndex {
  readonly craft: ByGood<Cards['craft'][number]>
  readonly church: Record<ChurchName, Cards['churches'][number]>
  readonly hall: Record<HallName, Cards['townHalls'][number]>
  readonly travelCards: ByLetter<readonly number[]>
  readonly travelPrices: ByLetter<readonly Price[]>
  readonly greyPrices: readonly (Price | null)[]
  readonly monkPrices: ByStack<readonly Price[]>
  readonly customerPrices: readonly Price[]
  /** By banner value; 0 and 1 stay empty. */
  readonly blackBanners: readonly BlackBanners[]
}

export function priceOf(cost: Cost): Price {
  return { coins: cost.coins ?? 0, goods: byGood((good) => cost[good] ?? 0) }
}

export function sumOf(price: Price, other: Price): Price {
  return { coins: price.coins + other.coins, goods: byGood((good) => price.goods[good] + other.goods[good]) }
}

function craftsShowing(cards: Cards, value: number): CraftCard[] {
  const kinds = GOODS.flatMap((good) => cards.craft.find((kind) => kind.good === good) ?? [])
  return kinds.flatMap(({ good, building, banners }) =>
    banners.flatMap((banner, card): CraftCard[] =>
      banner.includes(value) ? [{ good, card, option: { kind: 'build', building, banner } }] : [],
    ),
  )
}

function blackBannersOf(cards: Cards, value: number): BlackBanners {
  const shows = ({ banner }: { banner: readonly number[] }) => banner.includes(value)
  const { stacks } = cards.monks
  return {
    churches: cards.churches.filter(shows).map(({ name }) => name),
    stacks: STACKS.filter((stack) => shows(stacks[stack])),
    halls: cards.townHalls.filter(shows).map(({ name }) => name),
    letters: LETTERS.filter((letter) => shows(cards.travel.stacks[letter])),
    crafts: craftsShowing(cards, value),
    isMeeting: shows(cards.meetingPlace),
    isField: shows(cards.field),
    isMarket: shows(cards.constants.bailiff),
    isHand: cards.constants.hand.includes(value),
  }
}

/** A travel card by its place in the table. */
export function travelCardOf({ setup }: { readonly setup: { readonly content: Cards } }, card: number): TravelCard {
  return itemAt(setup.content.travel.cards, card)
}

function keyed<K extends string, T>(list: readonly T[], keyOf: (item: T) => K): Record<K, T> {
  return Object.fromEntries(list.map((item) => [keyOf(item), item])) as Record<K, T>
}

function makeContentIndex(cards: Cards): ContentIndex {
  const { travel, monks } = cards
  const travelCards = (letter: Letter) => travel.cards.flatMap((card, index) => (card.letter === letter ? [index] : []))
  return {
    craft: keyed(cards.craft, ({ good }) => good),
    church: keyed(cards.churches, ({ name }) => name),
    hall: keyed(cards.townHalls, ({ name }) => name),
    travelCards: byLetter(travelCards),
    travelPrices: byLetter((letter) => travel.stacks[letter].extra.map(priceOf)),
    greyPrices: travel.cards.map(({ grey }) => grey && priceOf(grey)),
    monkPrices: byStack((stack) => monks.stacks[stack].extra.map(priceOf)),
    customerPrices: cards.customers.map(({ goods }) => priceOf(goods)),
    blackBanners: Array.from({ length: 13 }, (_, value) => blackBannersOf(cards, value)),
  }
}

const indexOf = memoOf(makeContentIndex)

export function contentIndexOf(t: { readonly setup: { readonly content: Cards } }): ContentIndex {
  return indexOf(t.setup.content)
}

/** The craft card that an option builds; null where these card values have none like it. */
export function craftCardOf(
  t: { readonly setup: { readonly content: Cards } },
  { building, banner }: OptionOf<'build'>,
): { good: Good; card: number } | null {
  const { craft } = contentIndexOf(t)
  for (const good of GOODS) {
    if (craft[good].building !== building) continue
    const card = craft[good].banners.findIndex((shown) => shown.join() === banner.join())
    if (card >= 0) return { good, card }
  }
  return null
}
