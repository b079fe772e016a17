import { isOneOf, type Seat } from '#kernel'

/** Ids of the places on the chart. Ships are called as on the board. */

const KINDS = ['isle', 'water', 'ship', 'bill', 'captains', 'graves', 'title'] as const
export type SeaPlaceKind = (typeof KINDS)[number]

export const onSea = {
  isle: (island: string) => `isle/${island}` as const,
  water: (space: string) => `water/${space}` as const,
  ship: (seat: Seat) => `ship/${seat}` as const,
  /** What a seat's ship carries. */
  bill: (seat: Seat) => `bill/${seat}` as const,
}

type WrittenBy<Writers> = {
  [K in keyof Writers]: Writers[K] extends (...facts: never[]) => infer Id ? Id : never
}[keyof Writers]

export type SeaPlaceId = WrittenBy<typeof onSea> | 'captains' | 'graves'

/** Null for a place of another picture. */
export function seaKindOf(id: string): SeaPlaceKind | null {
  const [kind = ''] = id.split('/')
  return isOneOf(KINDS, kind) ? kind : null
}
