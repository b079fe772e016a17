import type { Pen } from '#render/engine/ink'
import { smooth } from '#render/engine/paths'
import { pine } from '../common/scenery.ts'
import { type Points, type Spot, trees } from './land.ts'

/** The country behind the village: castles in the hills and the roads between them. */

export const CASTLES_AT: Readonly<Record<string, readonly [x: number, y: number]>> = {
  hillfort: [642, 208],
  lakehold: [884, 232],
  farpoint: [1126, 200],
  northgate: [722, 338],
  southgate: [982, 352],
  stonewatch: [1166, 330],
}
export const GATE_AT = [852, 446] as const

export interface FarRoad {
  readonly between: readonly [string, string]
  readonly points: Points
  /** The place where its price lies. */
  readonly price: readonly [x: number, y: number]
}

export const FAR_ROADS: readonly FarRoad[] = [
  {
    between: ['village', 'northgate'],
    points: [
      [852, 440],
      [800, 408],
      [722, 344],
    ],
    price: [760, 400],
  },
  {
    between: ['village', 'southgate'],
    points: [
      [852, 440],
      [916, 408],
      [982, 356],
    ],
    price: [948, 406],
  },
  {
    between: ['northgate', 'hillfort'],
    points: [
      [722, 340],
      [650, 300],
      [642, 212],
    ],
    price: [640, 284],
  },
  {
    between: ['northgate', 'lakehold'],
    points: [
      [722, 340],
      [806, 308],
      [884, 236],
    ],
    price: [860, 300],
  },
  {
    between: ['southgate', 'lakehold'],
    points: [
      [982, 354],
      [950, 306],
      [884, 236],
    ],
    price: [944, 290],
  },
  {
    between: ['southgate', 'stonewatch'],
    points: [
      [982, 354],
      [1080, 364],
      [1166, 336],
    ],
    price: [1072, 364],
  },
  {
    between: ['hillfort', 'farpoint'],
    points: [
      [642, 210],
      [712, 158],
      [884, 126],
      [1040, 146],
      [1126, 202],
    ],
    price: [792, 136],
  },
  {
    between: ['lakehold', 'farpoint'],
    points: [
      [884, 234],
      [1000, 236],
      [1126, 204],
    ],
    price: [1032, 222],
  },
  {
    between: ['stonewatch', 'farpoint'],
    points: [
      [1166, 334],
      [1184, 270],
      [1126, 202],
    ],
    price: [1196, 252],
  },
]

const SNOW: readonly (readonly [x: number, y: number])[] = [
  [206, 120],
  [716, 120],
  [876, 112],
  [1050, 118],
  [1396, 120],
]
const CLEFTS: readonly (readonly [x: number, y: number])[] = [
  [330, 170],
  [590, 146],
  [960, 176],
  [1220, 136],
]

export function mountains(pen: Pen): void {
  const { colour } = pen
  const ridge =
    'M-20 236L70 150L128 196L206 120L286 196L372 138L470 214L560 150L640 196L716 120L800 176L876 112L968 176L1050 118L1140 190L1220 132L1310 196L1396 120L1470 190L1540 146L1640 226V420H-20Z'
  pen.shape(ridge, { fill: colour.hillFar, line: 2.6, hatch: { gap: 8, cover: 0.1, width: 2, angle: 28 } })
  for (const [x, y] of SNOW) {
    const cap = `M${x} ${y}L${x - 30} ${y + 28}L${x - 9} ${y + 22}L${x + 3} ${y + 34}L${x + 28} ${y + 24}Z`
    pen.shape(cap, { fill: colour.cream, line: 1.8 })
  }
  for (const [x, y] of CLEFTS) {
    pen.shape(`M${x} ${y}l10 26l-6 16l12 22M${x + 22} ${y + 26}l8 18`, { line: 1.8, ink: colour.stoneDark })
  }
}

/** The lake below Lakehold. */
function lake(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M812 250C830 238 880 246 920 242C960 242 972 262 940 272C900 284 850 282 822 272C804 266 800 258 812 250Z',
    { fill: colour.water, line: 2.4, hatch: { gap: 6, cover: 0.16, width: 1.5, colour: colour.waterDark } },
  )
  for (const [x, y] of [
    [830, 264],
    [934, 260],
  ] as const)
    pen.shape(`M${x} ${y}q7 -5 14 0`, { line: 1.7, ink: colour.cream })
}

const FAR_TREES: readonly Spot[] = [
  [534, 180, 0.55],
  [560, 262, 0.6],
  [508, 300, 0.8],
  [1090, 292, 0.42],
  [586, 330, 0.5],
]
const FAR_PINES: readonly Spot[] = [
  [560, 208, 0.42],
  [578, 216, 0.5],
  [1046, 172, 0.36],
  [1064, 178, 0.42],
  [784, 196, 0.38],
  [770, 202, 0.44],
]

/** A way between two castles. */
function way(pen: Pen, points: Points): void {
  const path = smooth(points, false)
  pen.plain(path, { stroke: pen.colour.ink, width: 15, alpha: 0.75, wobble: 1.5 })
  pen.plain(path, { stroke: pen.colour.road, width: 11.5, wobble: 1.5 })
}

export function farCountry(pen: Pen): void {
  const { colour } = pen
  mountains(pen)
  pen.shape('M-20 226Q160 180 380 214T640 186T900 214T1180 182T1620 226V520H-20Z', {
    fill: colour.meadowDark,
    line: 2.4,
    alpha: 0.9,
  })
  pen.shape('M-20 300Q200 236 420 266T720 250T1010 270T1300 246T1620 290V560H-20Z', {
    fill: colour.leafOther,
    line: 2.4,
    alpha: 0.6,
    hatch: { gap: 9, cover: 0.04, width: 2, colour: colour.leafDark },
  })
  pen.shape('M440 420Q520 330 640 336T860 366T1080 350T1300 400V560H440Z', { fill: colour.meadow, line: 2 })
  lake(pen)
}

/** What stands in it: ways, trees. */
export function farThings(pen: Pen): void {
  for (const { points } of FAR_ROADS) way(pen, points)
  trees(pen, FAR_TREES)
  for (const [x, y, scale] of FAR_PINES) pine(pen, x, y, scale)
}
