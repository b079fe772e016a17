/** The words of the game: one for each thing, as in the rulebook. */

export const VILLAGERS = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'] as const
export type Villager = (typeof VILLAGERS)[number]
export type ByVillager<T> = Record<Villager, T>

export const GOODS = ['horse', 'beer', 'plough', 'scroll', 'wagon'] as const
export type Good = (typeof GOODS)[number]
export type ByGood<T> = Record<Good, T>

export const STACKS = ['feather', 'jug', 'rosary'] as const
export type Stack = (typeof STACKS)[number]
export type ByStack<T> = Record<Stack, T>

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof LETTERS)[number]
export type ByLetter<T> = Record<Letter, T>

export type ChurchName = 'healing' | 'abbey' | 'trade' | 'mission'
export type HallName = 'finance' | 'guild' | 'area' | 'population'
export type { MonkAction } from '#data/willyville/schema'

/** What the area hall can mark. */
export const AREA_SLOTS = ['travel', 'craft', 'served', 'religion', 'fields'] as const
export type AreaSlot = (typeof AREA_SLOTS)[number]

export type HeadmanPlace = 'house' | 'coin' | 'story'

export const CATEGORIES = [
  'church',
  'windows',
  'hall',
  'meeting',
  'harvest',
  'travel',
  'served',
  'story',
  'labourers',
  'hand',
] as const
export type Category = (typeof CATEGORIES)[number]

export function byVillager<T>(of: (villager: Villager) => T): ByVillager<T> {
  return {
    abbot: of('abbot'),
    councillor: of('councillor'),
    traveller: of('traveller'),
    craftsman: of('craftsman'),
    merchant: of('merchant'),
  }
}

export function byGood<T>(of: (good: Good) => T): ByGood<T> {
  return {
    horse: of('horse'),
    beer: of('beer'),
    plough: of('plough'),
    scroll: of('scroll'),
    wagon: of('wagon'),
  }
}

/** A customer's id: `c01` for the first of the table. */
export function customerId(customer: number): string {
  return `c${String(customer + 1).padStart(2, '0')}`
}

/** A craft building's id: its name and the digits of its banner, `stable.58`. */
export function buildingId(building: string, banner: readonly number[]): string {
  return `${building}.${banner.join('')}`
}
