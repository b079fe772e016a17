import type { Pen } from '#render/engine/ink'
import type { SpriteBook } from '#render/engine/sprite'
import { cow, goose, hen, sheep } from '../common/animals.ts'
import { grain, parchment } from '../common/page-ground.ts'
import { appleTree, bush, flowers, hedge, plaza } from '../common/scenery.ts'
import { well } from '../common/yard.ts'
import { bay } from './bay.ts'
import { farCountry, farThings, mountains } from './far-country.ts'
import { handCut, titleStrip } from './frame.ts'
import { furrows, grass, lightPatches, type Road, roads, stream, trees, wheatField } from './land.ts'

/** The valley folded for a phone, 1,000 wide: the places, the farms, and the lower village, each a picture. */

const WIDTH = 1000
/** The far country lies so far from where it lies in the large picture. */
export const FAR_SHIFT = [-488, 536] as const

function sheet(pen: Pen, height: number, land: (pen: Pen) => void): void {
  const { colour } = pen
  const frame = handCut(10, 98, 980, height - 110)
  parchment(pen, WIDTH, height)
  pen.shape(frame, { fill: colour.meadow, line: 0, shift: [0, 0] })
  pen.inside(frame, land)
  pen.shape(frame, { line: 3.2, wobble: 3 })
  titleStrip(pen, WIDTH)
  grain(pen, WIDTH, height)
}

const STREETS: readonly Road[] = [
  [
    [
      [-10, 1292],
      [240, 1286],
      [560, 1290],
      [820, 1284],
      [1010, 1290],
    ],
    44,
  ],
  [
    [
      [360, 990],
      [372, 1090],
      [352, 1200],
      [352, 1286],
    ],
    28,
  ],
  [
    [
      [620, 1290],
      [614, 1420],
      [612, 1560],
      [620, 1700],
    ],
    28,
  ],
  [
    [
      [92, 482],
      [140, 560],
      [60, 640],
      [20, 700],
    ],
    28,
  ],
]

/** Between two ridges. */
function farBand(pen: Pen, hasPort: boolean): void {
  const { colour } = pen
  const band = 'M-20 668Q240 640 520 656T1020 648V990Q700 1004 400 994T-20 1004Z'
  pen.shape(band, { fill: colour.sky, line: 2.6, shift: [0, 0] })
  pen.inside(band, () => {
    pen.at(FAR_SHIFT[0], FAR_SHIFT[1], 1, () => {
      if (hasPort) bay(pen)
      else {
        farCountry(pen)
        farThings(pen)
      }
    })
    pen.shape('M746 660Q772 800 752 1000H1020V640Z', { fill: colour.meadow, line: 2.4, shift: [0, 0] })
  })
}

const COBBLE = 3000

function hills(pen: Pen): void {
  const { colour, ctx } = pen
  ctx.fillStyle = colour.sky
  ctx.fillRect(0, 90, WIDTH, 300)
  pen.at(-60, 60, 1, mountains)
  pen.shape('M-20 300Q300 250 520 284T1020 270V700H-20Z', {
    fill: colour.leafOther,
    line: 2.4,
    alpha: 0.7,
    hatch: { gap: 9, cover: 0.04, width: 2 },
  })
  pen.shape('M-20 480Q300 450 560 470T1020 466V2000H-20Z', { fill: colour.meadow, line: 2.2, shift: [0, 0] })
  pen.shape('M516 186H654V492H516Z', {
    fill: colour.leafOther,
    alpha: 0.6,
    line: 2.2,
    ink: colour.stoneDark,
    wobble: 2,
  })
}

function places(pen: Pen, hasPort: boolean): void {
  const { colour } = pen
  hills(pen)
  stream(
    pen,
    [
      [420, 480],
      [470, 540],
      [540, 580],
      [560, 620],
      [548, 672],
    ],
    26,
  )
  farBand(pen, hasPort)
  const isGrass = (x: number, y: number) => !(y > 660 && y < 1000 && x < 740) && !(y > 1280 && x < 610)
  grass(pen, { x: 20, y: 480, w: 960, h: 1180, count: 150, seed: 12, isGrass })
  roads(pen, STREETS)
  plaza(pen, 'M14 1214Q300 1196 860 1212Q880 1250 862 1282Q400 1294 10 1284Z', 'street', 9, COBBLE)
  plaza(pen, 'M6 1302Q300 1290 606 1304Q616 1480 602 1680H4Z', 'square', 5, COBBLE)
  pen.shape('M626 1516Q800 1500 1000 1514V1700H620Z', {
    fill: colour.harvest,
    line: 2.6,
    wobble: 3,
    inner: () => furrows(pen, 620, 1500, 400, 200),
  })
  wheatField(pen, 'M626 1650Q800 1640 1000 1650V1700H620Z', 620, 1640, 400, 60)
  trees(pen, [
    [450, 600, 0.8],
    [966, 780, 0.8],
    [786, 760, 0.6],
  ])
  bush(pen, 600, 1010, 0.8)
  flowers(pen, 420, 640)
  flowers(pen, 940, 1060)
  hen(pen, 940, 900, 0.8)
  goose(pen, 560, 1060, 0.7)
  sheep(pen, 480, 640, 0.7)
}

const FARM = 412
const FARMS_TOP = 126

export function farmsHeight(farms: number): number {
  return FARMS_TOP + Math.ceil(farms / 2) * FARM
}

/** Where the last farm has no neighbour there is an orchard with a well. */
function orchard(pen: Pen, y: number): void {
  for (const [x, down, scale] of [
    [600, 100, 1.2],
    [720, 80, 1.3],
    [850, 110, 1.2],
    [640, 220, 1.2],
    [900, 230, 1.2],
  ] as const)
    appleTree(pen, x, y + down, scale)
  well(pen, 780, y + 150, 1.2)
  cow(pen, 770, y + 250, 1.2)
}

function farms(pen: Pen, count: number, hasOrchard: boolean): void {
  const height = farmsHeight(count)
  pen.ctx.fillStyle = pen.colour.meadowLight
  pen.ctx.fillRect(0, 90, WIDTH, height)
  grass(pen, { x: 20, y: 110, w: 960, h: height - 120, count: 90, seed: 9 })
  for (let row = 1; row < Math.ceil(count / 2); row++) {
    const y = 108 + row * FARM
    hedge(
      pen,
      [
        [20, y],
        [980, y - 2],
      ],
      0.8,
    )
  }
  if (hasOrchard) orchard(pen, height - FARM)
}

export const LOWER = { top: 104, inn: 436, wedding: 430 }

/** The inn above, the wedding green below, as far as they are in play. */
export function lowerHeight(parts: string): number {
  return LOWER.top + (parts.includes('i') ? LOWER.inn : 0) + (parts.includes('m') ? LOWER.wedding : 0)
}

function lower(pen: Pen, parts: string): void {
  const height = lowerHeight(parts)
  lightPatches(pen, [
    [200, 380, 190, 90, 3],
    [500, height - 230, 320, 120, 5],
    [700, 240, 240, 110, 8],
  ])
  grass(pen, { x: 20, y: 110, w: 960, h: height - 130, count: 130, seed: 33 })
  for (let y = LOWER.top + 340; y < height; y += LOWER.inn) {
    const street: Road = [
      [
        [-10, y],
        [300, y - 6],
        [640, y + 8],
        [1010, y - 4],
      ],
      38,
    ]
    roads(pen, [street])
  }
}

export const PHONE_GROUNDS: SpriteBook = {
  /** v-ground-phone[/port] */
  'v-ground-phone': (port) => ({
    box: [0, 0, WIDTH, 1690],
    paint: (pen) => sheet(pen, 1690, () => places(pen, port === 'port')),
  }),
  /** v-ground-phone-farms/farms[/orchard] */
  'v-ground-phone-farms': (count, last) => {
    const height = farmsHeight(Number(count))
    return {
      box: [0, 0, WIDTH, height],
      paint: (pen) => sheet(pen, height, () => farms(pen, Number(count), last === 'orchard')),
    }
  },
  /** v-ground-phone-lower/i|m|im */
  'v-ground-phone-lower': (parts = 'im') => ({
    box: [0, 0, WIDTH, lowerHeight(parts)],
    paint: (pen) => sheet(pen, lowerHeight(parts), () => lower(pen, parts)),
  }),
}
