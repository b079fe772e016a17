import type { Box } from '#render/engine/draw'
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
  /** The place where Death stands once the end is near. */
  readonly death: Point
}

export interface InnSpot extends SpaceSpot {
  readonly house: Point
  /** Between which sides the guests stand, and their feet. */
  readonly guests: { readonly x: number; readonly y: number; readonly w: number }
  readonly room: Box
  readonly brewery: Point
  readonly cards: { readonly x: number; readonly y: number; readonly w: number }
  readonly price: Point
}

export interface WeddingSpot extends SpaceSpot {
  /** The first arch, and how high each stands. */
  readonly ranks: { readonly x: number; readonly pitch: number; readonly y: readonly number[] }
  readonly lodgings: Readonly<Record<'bakery' | 'shop' | 'parents', Point>>
  readonly price: Point
  readonly spouses: Point
  readonly cave: Point
  readonly smuggler: SpaceSpot
}

/** Inn and weddings: side by side in a band, or one of them in a lower one. */
export interface LowerLayout {
  readonly inn: InnSpot
  readonly wedding: WeddingSpot
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
    sign: [664, 764, 148],
    cubes: { x: 840, y: 786, perRow: 4 },
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
  harbour: { sign: [576, 410, 122], cubes: { x: 726, y: 424, perRow: 4, pitch: 38 }, shift: [0, 0] },
  harvest: { sign: [104, 770, 134], cubes: { x: 176, y: 838, perRow: 5 } },
  family: { house: [470, 934], sign: [418, 956, 128], cubes: { x: 468, y: 1004, perRow: 5 } },
  chronicle: [786, 930],
  well: [954, 784],
}

/** The place where the lower village begins. */
const TOP = 1012

export const BOTH: LowerLayout = {
  inn: {
    house: [152, TOP + 244],
    guests: { x: 30, y: TOP + 314, w: 240 },
    room: [28, TOP + 30, 246, 288],
    brewery: [398, TOP + 196],
    cards: { x: 484, y: TOP + 84, w: 100 },
    sign: [104, TOP + 346, 150],
    cubes: { x: 300, y: TOP + 348, perRow: 5 },
    price: [452, TOP + 348],
  },
  wedding: {
    ranks: { x: 868, pitch: 83, y: [136, 130, 126, 126, 130, 136].map((y) => TOP + y) },
    lodgings: { bakery: [908, TOP + 318], shop: [1078, TOP + 318], parents: [1248, TOP + 318] },
    sign: [1404, TOP + 300, 136],
    cubes: { x: 1450, y: TOP + 354, perRow: 4 },
    price: [1524, TOP + 298],
    spouses: [1562, TOP + 390],
    cave: [1462, TOP + 144],
    smuggler: { sign: [1456, TOP + 232, 150], cubes: { x: 1462, y: TOP + 176, perRow: 3 } },
  },
}

export const ALONE: LowerLayout = {
  inn: {
    house: [152, TOP + 240],
    guests: { x: 286, y: TOP + 244, w: 236 },
    room: [284, TOP + 142, 240, 104],
    brewery: [628, TOP + 188],
    cards: { x: 726, y: TOP + 14, w: 168 },
    sign: [352, TOP + 50, 136],
    cubes: { x: 404, y: TOP + 106, perRow: 5 },
    price: [474, TOP + 50],
  },
  wedding: {
    ranks: { x: 72, pitch: 83, y: [176, 170, 166, 166, 170, 176].map((y) => TOP + y) },
    lodgings: { bakery: [640, TOP + 188], shop: [810, TOP + 188], parents: [980, TOP + 188] },
    sign: [1146, TOP + 56, 140],
    cubes: { x: 1184, y: TOP + 118, perRow: 4 },
    price: [1276, TOP + 56],
    spouses: [1330, TOP + 240],
    cave: [1462, TOP + 156],
    smuggler: { sign: [1456, TOP + 240, 150], cubes: { x: 1462, y: TOP + 188, perRow: 3 } },
  },
}
