import type { Foot } from '#render/common/flags'
import type { Box } from '#render/engine/draw'
import { PHONE_SEA, phoneSeaHeight, type SeaMap, type Spot, WIDE_SEA } from '#render/sprites/village/sea-map'

/** The places where things stand on the chart beside its spaces. */

export interface SeaLayout {
  readonly map: SeaMap
  readonly ground: string
  readonly ship: number
  /** From a space to the ships that lie there, the first ones nearest. */
  readonly moorings: Readonly<Record<string, readonly Spot[]>>
  readonly berths: readonly Spot[]
  readonly portSign: Spot
  readonly captains: {
    readonly box: Box
    readonly face: number
    readonly coin: number
    readonly first: number
    readonly pitch: number
    readonly slip: number
    readonly rows: readonly number[]
    /** The place where a flag stands beside them. */
    readonly flag: Foot
  }
  readonly graves: { readonly x: number; readonly y: number; readonly pitch: number }
  readonly bills: readonly Box[]
  readonly title: SeaTitle
}

export interface SeaTitle {
  readonly size: number
  readonly max: number
  readonly round: readonly [x: number, number: number]
  readonly ribbon: readonly [x: number, w: number]
  /** The free step and the way home; a phone says it on the chart. */
  readonly free: Spot
  readonly home: Spot
}

const GAP = 10

/** So many bills in a row as there are players. */
function wideBills(seats: number): Box[] {
  const w = Math.floor((1552 - GAP * (seats - 1)) / seats)
  return Array.from({ length: seats }, (_, seat): Box => [24 + seat * (w + GAP), 1040, w, 122])
}

const WIDE_MOORINGS: SeaLayout['moorings'] = {
  t1: [
    [8, 108],
    [110, 114],
    [208, 120],
    [48, 208],
    [152, 216],
  ],
  t2: [
    [-20, 118],
    [-4, -74],
    [108, -66],
    [-112, -60],
    [-120, 112],
  ],
  t3: [
    [84, 36],
    [-88, 42],
    [2, -48],
    [180, 64],
    [-188, 60],
  ],
  t4: [
    [82, 36],
    [-78, 90],
    [24, 120],
    [128, 126],
    [192, 62],
  ],
  t5: [
    [88, 42],
    [-4, -64],
    [108, -58],
    [4, 122],
    [114, 132],
  ],
  cocoa: [
    [-140, 66],
    [-150, -34],
    [-246, 66],
    [-248, -30],
    [-344, -20],
  ],
  plough: [
    [148, 68],
    [150, -32],
    [254, 10],
    [252, -66],
    [146, 174],
  ],
  treasure: [
    [-142, 66],
    [148, 40],
    [150, -60],
    [234, -10],
    [-148, -34],
  ],
  far: [
    [-146, 66],
    [-148, -40],
    [-248, 20],
    [-252, -80],
    [-64, -150],
  ],
  tea: [
    [148, 66],
    [148, -36],
    [252, 98],
    [-140, 64],
    [354, 104],
  ],
  bell: [
    [-146, 60],
    [-248, 70],
    [146, 22],
    [-146, -128],
    [-257, -40],
  ],
}

export function wideSea(seats: number): SeaLayout {
  return {
    map: WIDE_SEA,
    ground: 'v-ground-sea',
    ship: 0.6,
    moorings: WIDE_MOORINGS,
    berths: [
      [256, 434],
      [256, 510],
      [256, 586],
      [256, 662],
      [256, 738],
    ],
    portSign: [96, 380],
    captains: {
      box: [36, 866, 660, 160],
      face: 66,
      coin: 118,
      first: 152,
      pitch: 106,
      slip: 100,
      rows: [896, 947, 998],
      flag: { x: -8, y: 110, fromRight: true },
    },
    graves: { x: 806, y: 910, pitch: 66 },
    bills: wideBills(seats),
    title: { size: 58, max: 370, round: [424, 540], ribbon: [856, 400], free: [1176, 42], home: [1404, 42] },
  }
}

const mirrored = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]): Spot => [-x, y])

const PHONE_T1: readonly Spot[] = [
  [-86, 8],
  [10, -52],
  [-72, -84],
  [104, -60],
  [-176, 24],
]
const PHONE_T4: readonly Spot[] = [
  [-14, 96],
  [-88, 28],
  [80, 26],
  [-62, 132],
  [84, 110],
]
const PHONE_COCOA: readonly Spot[] = [
  [152, 40],
  [152, -52],
  [240, 0],
  [240, 90],
  [236, -70],
]
const PHONE_TEA: readonly Spot[] = [
  [-156, 30],
  [-156, -62],
  [-242, -20],
  [-242, 60],
  [-156, 122],
]

const PHONE_MOORINGS: SeaLayout['moorings'] = {
  t1: PHONE_T1,
  t2: [
    [-4, 94],
    [-84, -22],
    [86, 8],
    [176, 24],
    [-96, -92],
  ],
  t3: [
    [-82, 62],
    [82, 30],
    [0, 98],
    [-98, 118],
    [98, 108],
  ],
  t4: PHONE_T4,
  t5: mirrored(PHONE_T4),
  cocoa: PHONE_COCOA,
  bell: mirrored(PHONE_COCOA),
  plough: [
    [156, 30],
    [156, -62],
    [242, -20],
    [242, 60],
    [332, 10],
  ],
  tea: PHONE_TEA,
  treasure: [
    [156, 40],
    [156, -52],
    [62, 144],
    [-40, 144],
    [-134, 150],
  ],
  far: [
    [-156, 30],
    [-156, -62],
    [152, 30],
    [152, -62],
    [110, 170],
  ],
}

const PHONE_BILL = { w: 474, h: 132, gap: 12, left: 20 }

function phoneBills(seats: number): Box[] {
  const { w, h, gap, left } = PHONE_BILL
  return Array.from({ length: seats }, (_, seat): Box => {
    const [column, row] = [seat % 2, Math.floor(seat / 2)]
    return [left + column * (w + gap), PHONE_SEA.bills + row * (h + gap), w, h]
  })
}

export function phoneSea(seats: number): SeaLayout {
  const { shore } = PHONE_SEA
  return {
    map: { ...PHONE_SEA, h: phoneSeaHeight(seats) },
    ground: `v-ground-sea-phone/${seats}`,
    ship: 0.5,
    moorings: PHONE_MOORINGS,
    berths: [300, 400, 500, 600, 700].map((x): Spot => [x, shore - 22]),
    portSign: [500, shore + 38],
    captains: {
      box: [30, shore + 60, 800, 164],
      face: 66,
      coin: 120,
      first: 160,
      pitch: 132,
      slip: 122,
      rows: [shore + 88, shore + 140, shore + 192],
      flag: { x: -8, y: 20, fromRight: true },
    },
    graves: { x: 716, y: shore - 114, pitch: 54 },
    bills: phoneBills(seats),
    title: {
      size: 54,
      max: 180,
      round: [216, 316],
      ribbon: [610, 360],
      free: [850, shore + 96],
      home: [850, shore + 166],
    },
  }
}
