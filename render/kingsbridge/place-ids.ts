import { isOneOf, type Seat } from '#kernel'
import type { ProjectId, SpaceId, Stocked } from '#kingsbridge/words'

/** Ids of the places in the pictures of the town. Plots and places of the plague count from 0. */

const KINDS = ['project', 'plot', 'stock', 'sick', 'player', 'space', 'event', 'edge', 'market', 'rounds'] as const
export type PlaceKind = (typeof KINDS)[number]

export const placeOf = {
  project: (project: ProjectId) => `project/${project}` as const,
  plot: (plot: number) => `plot/${plot}` as const,
  stock: (good: Stocked) => `stock/${good}` as const,
  /** A place of the poor quarter. */
  sick: (place: number) => `sick/${place}` as const,
  player: (seat: Seat) => `player/${seat}` as const,
  space: (space: SpaceId) => `space/${space}` as const,
  /** A bill on the wall. */
  edge: (event: string) => `edge/${event}` as const,
}

type Writers = typeof placeOf
export type PlaceId = { [K in keyof Writers]: ReturnType<Writers[K]> }[keyof Writers] | 'event' | 'market' | 'rounds'

const STREET_KINDS: readonly PlaceKind[] = ['project', 'plot', 'sick', 'market']

/** True for a place that a phone shows in its picture of the streets alone. */
export function isInStreets(id: PlaceId): boolean {
  const kind = kindOf(id)
  return kind !== null && STREET_KINDS.includes(kind)
}

/** The kind of a place; null for one that is only part of the layout. */
export function kindOf(id: string): PlaceKind | null {
  const [kind = ''] = id.split('/')
  return isOneOf(KINDS, kind) ? kind : null
}
