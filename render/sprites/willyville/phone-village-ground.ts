import type { Pen } from '#render/engine/ink'
import { gritFrom } from '#render/engine/noise'
import { blob } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { grain, parchment } from '../common/page-ground.ts'
import { fence, flowers, plaza, road, roundTree, tuft } from '../common/scenery.ts'
import { gravestone } from '../common/yard.ts'
import { FARM } from './farm.ts'

/** The village for a phone: a narrow hill, its clouds on a road along the top, the market at its foot. */

const WIDTH = 1000
const MARKET_TOP = 1204
const STALL_ROW = 120
const FOOT = 14

export function compactVillageHeight(rows: number): number {
  return MARKET_TOP + rows * STALL_ROW + 14 + FOOT
}

const TIME_ROAD = [
  [-20, 216],
  [200, 206],
  [430, 200],
  [660, 206],
  [860, 216],
  [1020, 222],
] as const
const STREETS: readonly (readonly [points: readonly (readonly [number, number])[], width: number])[] = [
  [TIME_ROAD, 40],
  [
    [
      [-20, 522],
      [200, 516],
      [500, 524],
      [760, 516],
      [1020, 522],
    ],
    22,
  ],
  [
    [
      [470, 206],
      [502, 280],
      [490, 400],
      [504, 522],
    ],
    24,
  ],
  [
    [
      [-20, 1010],
      [300, 1004],
      [600, 1012],
      [1020, 1004],
    ],
    22,
  ],
]
const STREAM =
  'M872 136C878 168 862 184 862 204C862 236 900 250 1010 252V222C980 216 968 208 966 194C964 176 974 160 962 136Z'
const HARVEST = 'M580 534Q700 526 800 532T990 530V812Q800 820 700 814T578 812Q568 700 580 534Z'
const CRAFT = 'M-10 826Q200 818 500 824T1010 820V1002Q700 1010 500 1002T-10 1004Z'

function meadowPath(h: number): string {
  return `M14 150Q200 142 420 148T740 144T986 150Q994 ${h * 0.4} 988 ${h * 0.6}T986 ${h - 12}Q700 ${h - 6} 480 ${h - 12}T14 ${h - 12}Q6 ${h * 0.7} 12 ${h * 0.5}T14 150Z`
}

function furrows(pen: Pen): void {
  const { ctx, colour } = pen
  ctx.save()
  ctx.globalAlpha = 0.35
  ctx.strokeStyle = colour.earthDark
  ctx.lineWidth = 2.4
  for (let y = 540; y < 830; y += 12) {
    ctx.beginPath()
    ctx.moveTo(560, y)
    ctx.quadraticCurveTo(780, y - 14, 1000, y + 6)
    ctx.stroke()
  }
  ctx.restore()
}

function grass(pen: Pen, h: number): void {
  const luck = gritFrom(8)
  for (let index = 0; index < 200; index++) {
    const [x, y] = [20 + luck() * 960, 154 + luck() * (h - 170)]
    if (index % 6) pen.shape(`M${x} ${y}h${5 + luck() * 9}`, { line: 1.5, ink: pen.colour.meadowDark })
    else tuft(pen, x, y, 0.6 + luck() * 0.3)
  }
}

function meadow(pen: Pen, h: number): void {
  const { colour } = pen
  const inner = () => {
    for (const [x, y, rx, ry, seed] of [
      [240, 380, 260, 140, 2],
      [760, 380, 260, 140, 4],
      [280, 660, 300, 150, 6],
      [470, 1110, 420, 110, 13],
    ] as const)
      pen.shape(blob(x, y, rx, ry, seed, 0.1, 16), { fill: colour.meadowLight, line: 0 })
    grass(pen, h)
  }
  pen.shape(meadowPath(h), { fill: colour.meadow, line: 3.2, wobble: 3, shift: [0, 0], inner })
}

function stream(pen: Pen): void {
  const { colour } = pen
  const ripples = { gap: 9, cover: 0.14, width: 1.8, colour: colour.waterDark }
  pen.shape(STREAM, { fill: colour.water, line: 3, wobble: 2, hatch: ripples })
  for (const [x, y] of [
    [884, 166],
    [936, 160],
    [900, 238],
    [950, 244],
  ] as const)
    pen.shape(`M${x} ${y}q7 -5 14 0`, { line: 1.8, ink: colour.cream })
}

function bridge(pen: Pen): void {
  pen.at(914, 206, 0.86, (own) => FARM.bridge?.().paint(own))
}

/** The headman's way from stone to stone. */
function path(pen: Pen): void {
  const dots = pen.along('M186 776Q236 812 290 786Q350 812 410 776Q420 744 296 734Q180 744 186 776')
  for (const [index, [x, y]] of dots.entries()) if (index % 2 === 0) pen.dot(x, y, 3, pen.colour.earthDark, 2.4)
}

function scenery(pen: Pen): void {
  path(pen)
  for (const [x, y, scale, seed] of [
    [944, 474, 0.8, 4],
    [878, 486, 0.56, 1],
    [46, 776, 0.7, 3],
    [566, 790, 0.5, 5],
  ] as const)
    roundTree(pen, x, y, scale, seed % 2 ? 'leaf' : 'leafOther', seed)
  for (const [x, y, scale] of [
    [48, 482, 0.8],
    [82, 492, 0.7],
    [112, 480, 0.75],
  ] as const)
    gravestone(pen, x, y, scale)
  for (const [x, y] of [
    [152, 268],
    [470, 560],
    [30, 700],
    [400, 690],
    [150, 1190],
    [470, 1198],
  ] as const)
    flowers(pen, x, y)
  fence(pen, 590, 574, 984, 570)
}

function squares(pen: Pen, h: number): void {
  pen.shape(HARVEST, { fill: pen.colour.harvest, wobble: 3, inner: furrows })
  plaza(pen, CRAFT, 'street', 9)
  for (const [points, width] of STREETS) road(pen, points, width, 'outline')
  for (const [points, width] of STREETS) road(pen, points, width, 'surface')
  plaza(pen, `M-10 1208Q200 1198 480 1206T780 1200Q800 1030 830 1016T1010 1010V${h + 10}H-10Z`, 'square', 5)
}

function titlePaper(pen: Pen): void {
  const { colour } = pen
  const fill = colour.parchmentLight
  pen.shape('M-10 -10H1010V140Q760 152 500 144T-10 142Z', { fill, line: 3.2, shift: [0, 0], wobble: 2 })
  pen.shape('M0 134Q250 142 500 138T1000 132', { line: 1.4, ink: colour.inkSoft })
}

function ground(pen: Pen, h: number): void {
  parchment(pen, WIDTH, h)
  meadow(pen, h)
  pen.inside(meadowPath(h), () => {
    squares(pen, h)
    stream(pen)
  })
  bridge(pen)
  pen.shape(meadowPath(h), { line: 3.2, wobble: 3 })
  scenery(pen)
  titlePaper(pen)
  grain(pen, WIDTH, h)
}

export const GROUND_COMPACT_VILLAGE: SpriteBook = {
  /** ground-compact-village/rows of stalls */
  'ground-compact-village': (rows = '2') => {
    const h = compactVillageHeight(Number(rows))
    return { box: [0, 0, WIDTH, h], paint: (pen) => ground(pen, h) }
  },
}
