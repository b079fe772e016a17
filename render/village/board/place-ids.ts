import { isOneOf, type Seat } from '#kernel'
import type { Place, Space } from '#village/words'

/** Ids of the places on the board: a kind, and behind a slash the game's own name of it. */

const KINDS = [
  'space',
  'at',
  'customer',
  'deck',
  'farm',
  'lap',
  'pile',
  'ring',
  'ship',
  'conny',
  'title',
  'region',
] as const
export type BoardPlaceKind = (typeof KINDS)[number]

export const onBoard = {
  /** The cubes of an action space. */
  space: (space: Space) => `space/${space}` as const,
  /** The places where members are: `at/craft.smithy`, `at/council.2`, `at/chronicle.farm`, `at/grave`. */
  at: (place: Place) => `at/${place}` as const,
  /** A customer by the id of their card. */
  customer: (customer: string) => `customer/${customer}` as const,
  farm: (seat: Seat) => `farm/${seat}` as const,
  lap: (seat: Seat) => `lap/${seat}` as const,
  pile: (pile: number) => `pile/${pile}` as const,
  ship: (seat: Seat) => `ship/${seat}` as const,
  region: (name: string) => `region/${name}` as const,
}

type WrittenBy<Writers> = {
  [K in keyof Writers]: Writers[K] extends (...facts: never[]) => infer Id ? Id : never
}[keyof Writers]

export type BoardPlaceId = WrittenBy<typeof onBoard> | 'deck' | 'ring' | 'conny'

/** The kind of a place, and its name; null for a place of another picture. */
export function readBoardPlace(id: string): { kind: BoardPlaceKind; name: string } | null {
  const [kind = '', ...name] = id.split('/')
  return isOneOf(KINDS, kind) ? { kind, name: name.join('/') } : null
}
