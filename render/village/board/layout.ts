import type { CubesSpot } from '../parts.ts'

/** The measures of the board: 1,600 wide, and 1,000 wide for a phone. */

export type Point = readonly [x: number, y: number]
export type SignSpot = readonly [x: number, y: number, w: number]

/** A sign with the cubes of its action space. */
export interface SpaceSpot {
  readonly sign: SignSpot
  readonly cubes: CubesSpot
}

export interface ChurchSpot extends SpaceSpot {
  readonly house: Point
  readonly price: Point
  readonly bag: Point
}

export interface CouncilSpot extends SpaceSpot {
  readonly house: Point
  readonly price: Point
}

export interface CraftsSpot extends SpaceSpot {
  /** The street on which they stand. */
  readonly y: number
  readonly xs: Readonly<Record<string, number>>
}

export interface MarketSpot extends SpaceSpot {
  readonly stalls: Point
  readonly queue: Point
  readonly deck: Point
}

export interface TravelSpot extends SpaceSpot {
  readonly price: Point
  /** The far country is moved so far. */
  readonly shift: Point
}

export interface HarbourSpot extends SpaceSpot {
  readonly shift: Point
}

export interface GravesSpot {
  readonly x: number
  readonly y: number
  readonly pitch: number
  readonly row: number
  readonly perRow: number
  /** Where Death stands once the end is near. */
  readonly death: Point
}

export interface BoardLayout {
  readonly church: ChurchSpot
  readonly graves: GravesSpot
  readonly council: CouncilSpot
  readonly crafts: CraftsSpot
  readonly market: MarketSpot
  readonly travel: TravelSpot
  readonly harbour: HarbourSpot
  readonly harvest: SpaceSpot
  readonly family: SpaceSpot & { readonly house: Point }
  /** The middle of the open book. */
  readonly chronicle: Point
  readonly well: Point
}

export const WIDE: BoardLayout = {
  church: {
    house: [34, 116],
    sign: [104, 470, 136],
    cubes: { x: 106, y: 534, perRow: 3 },
    price: [254, 472],
    bag: [284, 590],
  },
  graves: { x: 66, y: 628, pitch: 54, row: 62, perRow: 6, death: [384, 716] },
  council: {
    house: [1244, 116],
    sign: [1340, 542, 160],
    cubes: { x: 1340, y: 604, perRow: 4 },
    price: [1494, 566],
  },
  crafts: {
    y: 640,
    xs: { wainwright: 478, stables: 646, scriptorium: 814, smithy: 982, mill: 1150 },
    sign: [676, 764, 148],
    cubes: { x: 838, y: 786, perRow: 4 },
  },
  market: {
    sign: [1262, 668, 128],
    cubes: { x: 1430, y: 668, perRow: 4, pitch: 39 },
    deck: [1546, 668],
    stalls: [988, 706],
    queue: [988, 866],
  },
  travel: {
    sign: [566, 372, 132],
    cubes: { x: 584, y: 430, perRow: 3 },
    price: [1044, 424],
    shift: [0, 0],
  },
  harbour: { sign: [576, 410, 122], cubes: { x: 726, y: 436, perRow: 4, pitch: 38 }, shift: [0, 0] },
  harvest: { sign: [104, 770, 134], cubes: { x: 176, y: 838, perRow: 5 } },
  family: { house: [470, 934], sign: [418, 956, 128], cubes: { x: 468, y: 1004, perRow: 5 } },
  chronicle: [790, 930],
  well: [954, 784],
}
