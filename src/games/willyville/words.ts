import { isOneOf } from '#kernel'

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

export const CHURCHES = ['healing', 'abbey', 'trade', 'mission'] as const
export type ChurchName = (typeof CHURCHES)[number]

export const HALLS = ['finance', 'guild', 'area', 'population'] as const
export type HallName = (typeof HALLS)[number]

export const BUILDINGS = ['stable', 'brewery', 'smithy', 'scriptorium', 'wainwright'] as const
/** A craft building. */
export type Building = (typeof BUILDINGS)[number]
export type { MonkAction } from '#data/willyville/schema'

/** The areas that the area hall can mark. */
export const AREA_SLOTS = ['travel', 'craft', 'served', 'religion', 'fields'] as const
export type AreaSlot = (typeof AREA_SLOTS)[number]

/** An area or a villager, as a town hall marks them. */
export type HallSlot = AreaSlot | Villager

export const HEADMAN_PLACES = ['house', 'coin', 'story'] as const
export type HeadmanPlace = (typeof HEADMAN_PLACES)[number]

export const SCHOOL_PLACES = ['left', 'right'] as const
export type SchoolPlace = (typeof SCHOOL_PLACES)[number]

/** By their kind in the pool: white before black, low before high. */
export const DICE = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6'] as const
export type Die = (typeof DICE)[number]

export const GAINS = ['coin', 'story', 'good', 'marker', 'tile'] as const
/** Something of an effect that may be taken or let go. */
export type Gain = (typeof GAINS)[number]

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

export function isVillager(text: string): text is Villager {
  return isOneOf(VILLAGERS, text)
}

export function isGood(text: string): text is Good {
  return isOneOf(GOODS, text)
}

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

export function byLetter<T>(of: (letter: Letter) => T): ByLetter<T> {
  return { A: of('A'), B: of('B'), C: of('C'), D: of('D'), E: of('E') }
}

export function byStack<T>(of: (stack: Stack) => T): ByStack<T> {
  return { feather: of('feather'), jug: of('jug'), rosary: of('rosary') }
}

/** A craft building's id: its name and the digits of its banner, `stable.58`. */
export function buildingId(building: string, banner: readonly number[]): string {
  return `${building}.${banner.join('')}`
}
