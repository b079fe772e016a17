import type { Box } from '#render/engine/draw'

/** The places where everything of a farm stands, for its ground and for what is set down on it. */

type Spot = readonly [x: number, y: number]

export interface Tier {
  /** The line they stand on. */
  readonly y: number
  /** The middles of the outermost places. */
  readonly from: number
  readonly to: number
}

/** The family tree: the eldest at the roots, each generation after them a board higher. */
export const TIERS: Readonly<Record<number, Tier>> = {
  1: { y: 744, from: 116, to: 700 },
  2: { y: 566, from: 218, to: 598 },
  3: { y: 412, from: 310, to: 506 },
  4: { y: 258, from: 324, to: 492 },
}

/** The boards that hang in the tree. */
export const BOARDS: Readonly<Record<number, Pick<Tier, 'from' | 'to'>>> = {
  2: { from: 100, to: 716 },
  3: { from: 200, to: 616 },
  4: { from: 236, to: 580 },
}

/** The tree of one picture: moved, and drawn narrower and lower. */
export interface TreeSpot {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

export interface FarmMap {
  readonly tree: TreeSpot
  readonly barn: Box
  readonly customers: Box
  /** The castles, or the ship. */
  readonly ways: Box
  readonly villagers: Box
  /** A villager's card is no wider. */
  readonly card: number
  readonly sign: Spot
  readonly team: Spot
  /** The family's own page of the chronicle. */
  readonly page: Spot
  /** A place for each position on the road of time, from the quill on. */
  clouds(count: number): Spot[]
  readonly quill: Spot
  readonly death: Spot
}

/** Clouds in a row stand a little up and down. */
const STAGGER = 12

export const WIDE: FarmMap = {
  tree: { x: 0, y: 0, wide: 1, high: 1 },
  barn: [812, 116, 756, 380],
  customers: [818, 518, 400, 178],
  ways: [1236, 518, 336, 178],
  villagers: [818, 716, 750, 226],
  card: 184,
  sign: [150, 868],
  team: [392, 932],
  page: [666, 888],
  clouds: (count) =>
    Array.from(
      { length: count },
      (_, place): Spot => [96 + (place * 1188) / Math.max(1, count - 1), 1014 + (place % 2) * STAGGER],
    ),
  quill: [1402, 1006],
  death: [1504, 1064],
}

/** A phone's road of time begins below whatever the inn has brought. */
export function phoneRoadTop(hasInn: boolean): number {
  return hasInn ? 1376 : 1150
}

export function phoneHeight(hasInn: boolean): number {
  return phoneRoadTop(hasInn) + 208
}

export function phoneMap(hasInn: boolean): FarmMap {
  const top = phoneRoadTop(hasInn)
  return {
    tree: { x: 2, y: 26, wide: 0.872, high: 0.93 },
    barn: [36, 784, 928, 346],
    customers: [648, 106, 338, 178],
    ways: [648, 300, 338, 178],
    villagers: [36, 1150, 928, 216],
    card: 226,
    sign: [796, 656],
    team: [852, 762],
    page: [818, 548],
    clouds: (count) => {
      const perRow = Math.ceil(count / 2)
      return Array.from(
        { length: count },
        (_, place): Spot => [
          92 + ((place % perRow) * 552) / Math.max(1, perRow - 1),
          top + (place < perRow ? 56 : 144) + ((place % perRow) % 2) * STAGGER,
        ],
      )
    },
    quill: [776, top + 104],
    death: [888, top + 168],
  }
}
