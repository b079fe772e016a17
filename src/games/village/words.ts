/** The words of the game: one for each thing, as in the rulebook. */

export const COLOURS = ['brown', 'pink', 'orange', 'green'] as const
export type Colour = (typeof COLOURS)[number]

/** Influence and, last, the plague. Their places are those of every list of cubes. */
export const CUBES = [...COLOURS, 'plague'] as const
export type Cube = (typeof CUBES)[number]
export const PLAGUE = 4

export const GOODS = ['horse', 'ox', 'plough', 'wagon', 'scroll', 'beer'] as const
export type Good = (typeof GOODS)[number]

/** Everything a player holds in numbers. */
export const WARES = [...COLOURS, ...GOODS, 'grain', 'coins', 'bread', 'tool', 'cocoa', 'tea'] as const
export type Ware = (typeof WARES)[number]
export type ByWare<T> = Record<Ware, T>

export const SPACES = [
  'harvest',
  'family',
  'crafts',
  'market',
  'travel',
  'council',
  'church',
  'inn',
  'smuggler',
  'marriage',
] as const
export type Space = (typeof SPACES)[number]
export type BySpace<T> = Record<Space, T>

export const GROUPS = ['farm', 'crafts', 'council', 'travel', 'church'] as const
export type Group = (typeof GROUPS)[number]
export type ByGroup<T> = Record<Group, T>

/** The place of a member: `farm`, `craft.smithy`, `council.2`, `castle.northgate`, `church.1`, `light.far`, `rank.3` … */
export type Place = string

/** A member by its number, `+` for bread under it, and its place: `2+@council.1`, `1@parents.pink`. */
export type MemberName = `${string}@${Place}`

/** The place in a member's name. */
export function placeIn(name: MemberName): Place {
  return name.slice(name.indexOf('@') + 1)
}

/** The step of council or church on which a place is. */
export function stepOf(place: Place): number {
  return Number(partOf(place))
}

export type Side = 'front' | 'back'

export const CATEGORIES = [
  'fame',
  'castles',
  'church',
  'council',
  'chronicle',
  'customers',
  'coins',
  'villagers',
] as const
export type Category = (typeof CATEGORIES)[number]

const KNOWN_COLOURS: ReadonlySet<string> = new Set(COLOURS)

export function isColour(ware: string): ware is Colour {
  return KNOWN_COLOURS.has(ware)
}

export function isGood(ware: string): ware is Good {
  return (GOODS as readonly string[]).includes(ware)
}

const KNOWN_WARES: ReadonlySet<string> = new Set(WARES)

export function isWare(word: string): word is Ware {
  return KNOWN_WARES.has(word)
}

export function noWares(): ByWare<number> {
  return Object.fromEntries(WARES.map((ware) => [ware, 0])) as ByWare<number>
}

/** The part of an id before its first dot: the kind of a place. */
export function kindOf(place: Place): string {
  const dot = place.indexOf('.')
  return dot < 0 ? place : place.slice(0, dot)
}

/** The part behind the first dot: which building, castle or step. */
export function partOf(place: Place): string {
  return place.slice(place.indexOf('.') + 1)
}
