import { isOneOf } from '#kernel'
import { type CustomerId, customerId, readCustomer } from '#willyville/banner-places'
import type { ChurchName, Good, HallName, HeadmanPlace, Letter, Stack, Villager } from '#willyville/words'

/** Ids of the places in the pictures: the table writes them with slashes, a village with colons. Fields, spaces and graves count from 0. */

const TABLE_KINDS = [
  'customer',
  'deck',
  'bailiff',
  'travel',
  'monk',
  'church',
  'hall',
  'meeting',
  'field',
  'craft',
  'chronicle',
  'grave',
  'hand',
  'rat',
  'player',
  'dice',
] as const
export type TablePlaceKind = (typeof TABLE_KINDS)[number]

const VILLAGE_KINDS = [
  'church',
  'craft',
  'field',
  'hall',
  'meeting',
  'journey',
  'villager',
  'stone',
  'tree',
  'game',
  'school',
  'barn',
  'house',
  'served',
  'labourers',
  'cloud',
  'customer',
] as const
export type VillagePlaceKind = (typeof VILLAGE_KINDS)[number]

export const onTable = {
  customer: (customer: number) => `customer/${customerId(customer)}` as const,
  travel: (letter: Letter) => `travel/${letter}` as const,
  monk: (stack: Stack) => `monk/${stack}` as const,
  church: (church: ChurchName) => `church/${church}` as const,
  hall: (hall: HallName) => `hall/${hall}` as const,
  craft: (good: Good) => `craft/${good}` as const,
  chronicle: (villager: Villager, space: number) => `chronicle/${villager}/${space}` as const,
  grave: (grave: number) => `grave/${grave}` as const,
  player: (seat: number) => `player/${seat}` as const,
}

export const inVillage = {
  craft: (good: Good) => `craft:${good}` as const,
  field: (field: number) => `field:${field}` as const,
  journey: (letter: Letter) => `journey:${letter}` as const,
  villager: (villager: Villager) => `villager:${villager}` as const,
  stone: (place: HeadmanPlace) => `stone:${place}` as const,
  cloud: (cloud: number) => `cloud:${cloud + 1}` as const,
  customer: customerId,
}

type WrittenBy<Writers> = {
  [K in keyof Writers]: Writers[K] extends (...facts: never[]) => infer Id ? Id : never
}[keyof Writers]

export type TablePlaceId =
  | WrittenBy<typeof onTable>
  | 'hand'
  | 'rat'
  | 'deck'
  | 'bailiff'
  | 'meeting'
  | 'field'
  | 'dice'

export type VillagePlaceId =
  | WrittenBy<typeof inVillage>
  | CustomerId
  | 'church'
  | 'hall'
  | 'meeting'
  | 'tree'
  | 'game'
  | 'school'
  | 'barn'
  | 'house'
  | 'served'
  | 'labourers'

/** The kind of a place on the table; null for a place that is only part of the layout. */
export function tableKindOf(id: string): TablePlaceKind | null {
  const [kind = ''] = id.split('/')
  return isOneOf(TABLE_KINDS, kind) ? kind : null
}

/** The kind of a place in a village; null for a place that is only part of the layout. */
export function villageKindOf(id: string): VillagePlaceKind | null {
  const [kind = ''] = id.split(':')
  if (readCustomer(kind) !== null) return 'customer'
  return isOneOf(VILLAGE_KINDS, kind) ? kind : null
}
