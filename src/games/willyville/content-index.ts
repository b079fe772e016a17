import type { Cards, Cost } from '#data/willyville/schema'
import { memoOf } from '#games/shared/memo'
import {
  type ByGood,
  type ByLetter,
  buildingId,
  byGood,
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

interface CraftCard {
  readonly good: Good
  readonly card: number
  readonly id: string
}

/** What a banner value can activate on the table. */
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
  readonly monkPrices: Record<Stack, readonly Price[]>
  readonly customerPrices: readonly Price[]
  /** By banner value; 0 and 1 stay empty. */
  readonly blacks: readonly BlackBanners[]
}

export function priceOf(cost: Cost): Price {
  return { coins: cost.coins ?? 0, goods: byGood((good) => cost[good] ?? 0) }
}

export function sumOf(one: Price, other: Price): Price {
  return { coins: one.coins + other.coins, goods: byGood((good) => one.goods[good] + other.goods[good]) }
}

function named<K extends string, T>(list: readonly T[], nameOf: (one: T) => K): Record<K, T> {
  return Object.fromEntries(list.map((one) => [nameOf(one), one])) as Record<K, T>
}

function blackBannersOf(cards: Cards, value: number): BlackBanners {
  const shows = ({ banner }: { banner: readonly number[] }) => banner.includes(value)
  const { stacks } = cards.monks
  const crafts = GOODS.flatMap((good) => {
    const kind = cards.craft.find((one) => one.good === good)
    const banners = kind?.banners ?? []
    return banners.flatMap((banner, card) =>
      kind && banner.includes(value) ? [{ good, card, id: `build:${buildingId(kind.building, banner)}` }] : [],
    )
  })
  return {
    churches: cards.churches.filter(shows).map(({ name }) => name),
    stacks: STACKS.filter((stack) => shows(stacks[stack])),
    halls: cards.townHalls.filter(shows).map(({ name }) => name),
    letters: LETTERS.filter((letter) => shows(cards.travel.stacks[letter])),
    crafts,
    isMeeting: shows(cards.meetingPlace),
    isField: shows(cards.field),
    isMarket: shows(cards.constants.bailiff),
    isHand: cards.constants.hand.includes(value),
  }
}

function makeContentIndex(cards: Cards): ContentIndex {
  const { travel, monks } = cards
  return {
    craft: named(cards.craft, ({ good }) => good),
    church: named(cards.churches, ({ name }) => name),
    hall: named(cards.townHalls, ({ name }) => name),
    travelCards: byKey(LETTERS, (letter) => travel.cards.flatMap((card, at) => (card.letter === letter ? [at] : []))),
    travelPrices: byKey(LETTERS, (letter) => travel.stacks[letter].extra.map(priceOf)),
    greyPrices: travel.cards.map(({ grey }) => grey && priceOf(grey)),
    monkPrices: byKey(STACKS, (stack) => monks.stacks[stack].extra.map(priceOf)),
    customerPrices: cards.customers.map(({ goods }) => priceOf(goods)),
    blacks: Array.from({ length: 13 }, (_, value) => blackBannersOf(cards, value)),
  }
}

function byKey<K extends string, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>
}

const indexOf = memoOf(makeContentIndex)

export function contentIndexOf(t: { readonly setup: { readonly content: Cards } }): ContentIndex {
  return indexOf(t.setup.content)
}
