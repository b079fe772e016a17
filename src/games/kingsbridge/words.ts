import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Cards } from '#data/kingsbridge/schema'

/** The words of the game: one for each thing, as in the rulebook. */

export const GOODS = ['money', 'wool', 'cloth', 'stone', 'wood', 'grain', 'piety', 'loyalty', 'knowledge'] as const
export type Good = (typeof GOODS)[number]
export type ByGood<T> = Record<Good, T>

/** The goods that the stock holds; money never runs out. */
export const STOCKED = GOODS.filter((good) => good !== 'money')
export type Stocked = Exclude<Good, 'money'>

export function isStocked(good: string): good is Stocked {
  return good !== 'money'
}

export type ByStocked<T> = Record<Stocked, T>

export const MATERIALS = ['stone', 'wood'] as const
export type Material = (typeof MATERIALS)[number]

export type Card = Cards['actionCards'][number]['id']
/** The action cards, the six starred ones first. */
export const CARDS: readonly Card[] = VALUES.actionCards.map(({ id }) => id)

/** The events that offer an exchange. */
export const EXCHANGES = VALUES.events
  .filter(({ effects }) => effects.some(({ type }) => type === 'exchange'))
  .map(({ id }) => id)

export type ProjectId = Cards['projects'][number]['id']
export const PROJECTS: readonly ProjectId[] = VALUES.projects.map(({ id }) => id)
export type SpaceId = Cards['favour']['spaces'][number]['id']
export type SymbolId = Exclude<keyof Cards['symbols'], 'from'>

export const CORNERS = ['n', 'e', 's', 'w'] as const

export const SIDES = ['ne', 'se', 'sw', 'nw'] as const

/** The seats around the council field, clockwise. */
export const PLACES = ['north', 'east', 'south', 'west'] as const

/** The goods owed at the end of a chapter. */
export const DUTIES = ['piety', 'grain', 'money'] as const
export type Duty = (typeof DUTIES)[number]
export type ByDuty<T> = Record<Duty, T>

export type Penalty = 'penance' | 'begging' | 'court'

/** The sources of points at the end. */
export const CATEGORIES = ['track', 'material', 'money'] as const
export type Category = (typeof CATEGORIES)[number]

export function byGood<T>(of: (good: Good) => T): ByGood<T> {
  return {
    money: of('money'),
    wool: of('wool'),
    cloth: of('cloth'),
    stone: of('stone'),
    wood: of('wood'),
    grain: of('grain'),
    piety: of('piety'),
    loyalty: of('loyalty'),
    knowledge: of('knowledge'),
  }
}

export function byStocked<T>(of: (good: Stocked) => T): ByStocked<T> {
  return {
    wool: of('wool'),
    cloth: of('cloth'),
    stone: of('stone'),
    wood: of('wood'),
    grain: of('grain'),
    piety: of('piety'),
    loyalty: of('loyalty'),
    knowledge: of('knowledge'),
  }
}

export function byDuty<T>(of: (duty: Duty) => T): ByDuty<T> {
  return { piety: of('piety'), grain: of('grain'), money: of('money') }
}
