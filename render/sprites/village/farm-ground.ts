import type { Pen } from '#render/engine/ink'
import { gritFrom } from '#render/engine/noise'
import { blob } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { bird, cow, goose, hen, sheep } from '../common/animals.ts'
import { pale } from '../common/masonry.ts'
import { grain, parchment } from '../common/page-ground.ts'
import { appleTree, bush, fence, flowers, pine, plaza, road, roundTree, tuft } from '../common/scenery.ts'
import { haystack, well } from '../common/yard.ts'
import { familyTree } from './family-tree.ts'
import { phoneHeight, phoneMap, phoneRoadTop, WIDE } from './farm-map.ts'
import { handCut, titleStrip } from './frame.ts'

/** The land of a farm, wide and for phones: all that never changes, painted once. */

interface Sheet {
  readonly w: number
  readonly h: number
  /** The hand-cut edge of the painting. */
  readonly edge: string
}

function sunRays(pen: Pen, x: number, y: number, far: number): void {
  const rays = 24
  for (let ray = 0; ray < rays; ray++) {
    const angle = Math.PI * (1.04 + (ray / (rays - 1)) * 0.92)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    pen.shape(`M${x + 80 * dx} ${y + 80 * dy}L${x + far * dx} ${y + far * dy}`, {
      line: 1.7,
      ink: pen.colour.parchmentEdge,
      alpha: 0.5,
    })
  }
}

/** Ranges of hills from far to near, each along its own line; the same land for both sizes. */
function hills(pen: Pen, down: number): void {
  const { colour } = pen
  pen.at(0, down, 1, () => {
    pen.shape(
      'M-20 300L90 206L170 260L270 190L360 260L470 210L600 284L720 220L820 274L960 210L1100 280L1240 216L1360 276L1480 220L1620 290V600H-20Z',
      { fill: colour.hillFar, line: 2.6, hatch: { gap: 8, cover: 0.08, width: 2, angle: 28 } },
    )
    for (const [x, y] of [
      [90, 206],
      [270, 190],
      [720, 220],
      [960, 210],
    ] as const) {
      pen.shape(`M${x} ${y}L${x - 22} ${y + 20}L${x - 6} ${y + 15}L${x + 4} ${y + 25}L${x + 22} ${y + 17}Z`, {
        fill: colour.cream,
        line: 1.6,
      })
    }
    pen.shape('M-20 360Q180 300 420 336T820 322T1200 340T1620 316V640H-20Z', {
      fill: colour.leafOther,
      line: 2.4,
      alpha: 0.72,
      hatch: { gap: 9, cover: 0.03, width: 2 },
    })
  })
}

function skyAndHills(pen: Pen, { w, h }: Sheet, middle: number, down: number): void {
  const { colour, ctx } = pen
  ctx.fillStyle = colour.sky
  ctx.fillRect(0, 90, w, 420)
  sunRays(pen, middle, 330 + down, w)
  hills(pen, down)
  pen.shape(
    `M-20 ${470 + down}Q260 ${410 + down} 620 ${440 + down}T1200 ${430 + down}T1620 ${450 + down}V${h + 90}H-20Z`,
    {
      fill: colour.meadow,
      line: 2.4,
      shift: [0, 0],
    },
  )
}

function grass(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], count: number): void {
  const luck = gritFrom(4)
  for (let index = 0; index < count; index++) {
    const [a, b] = [x + luck() * w, y + luck() * h]
    if (index % 6) pen.shape(`M${a} ${b}h${5 + luck() * 9}`, { line: 1.5, ink: pen.colour.meadowDark })
    else tuft(pen, a, b, 0.6 + luck() * 0.3)
  }
}

function furrows(pen: Pen, x: number, y: number, w: number, h: number): void {
  pale(pen, 0.35, 2.4, 'earthDark', () => {
    for (let row = y - 20; row < y + h + 20; row += 12) {
      pen.ctx.moveTo(x - 10, row)
      pen.ctx.quadraticCurveTo(x + w * 0.45, row - 26, x + w + 10, row + 12)
    }
  })
}

/** Ears of wheat, row behind row. */
function ears(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { ctx } = pen
  pale(pen, 0.75, 1.6, 'coinDark', () => {
    for (let row = 0; row * 15 < h; row++) {
      for (let column = 0; column * 13 < w; column++) {
        const [a, b] = [x + column * 13 + (row % 2) * 6, y + row * 15]
        ctx.moveTo(a, b + 10)
        ctx.lineTo(a, b)
        ctx.moveTo(a - 4, b - 4)
        ctx.lineTo(a, b)
        ctx.lineTo(a + 4, b - 4)
      }
    }
  })
}

function plough(pen: Pen, field: string, wheat: string, [x, y, w, h]: readonly [number, number, number, number]): void {
  const { colour } = pen
  pen.shape(field, { fill: colour.harvest, line: 2.6, wobble: 3, inner: () => furrows(pen, x, y, w, h) })
  pen.shape(wheat, { fill: colour.wheat, line: 2.6, wobble: 3, inner: () => ears(pen, x, y, w, h) })
}

function timeRoad(pen: Pen, points: readonly (readonly [number, number])[]): void {
  for (const part of ['outline', 'surface'] as const) road(pen, points, 66, part)
}

function trees(pen: Pen): void {
  for (const [x, y, size, seed] of [
    [60, 380, 0.6, 1],
    [110, 360, 0.5, 2],
    [700, 352, 0.55, 3],
    [752, 372, 0.7, 4],
    [786, 440, 0.9, 5],
    [48, 480, 0.9, 6],
  ] as const)
    roundTree(pen, x, y, size, seed % 2 === 1 ? 'leaf' : 'leafOther', seed)
  pine(pen, 690, 420, 0.5)
  pine(pen, 94, 440, 0.5)
}

/** An orchard with its beasts, where no inn brings people. */
function orchard(pen: Pen): void {
  for (const [x, y, size] of [
    [880, 780, 1.1],
    [1010, 766, 1.2],
    [1300, 768, 1.2],
    [1440, 786, 1.15],
    [900, 890, 1.1],
    [1120, 900, 1.05],
    [1520, 884, 1.1],
  ] as const)
    appleTree(pen, x, y, size)
  well(pen, 1160, 776, 1.25)
  haystack(pen, 1238, 884, 1.25)
  cow(pen, 1010, 900, 1.1)
  sheep(pen, 1352, 896, 0.95)
  sheep(pen, 1420, 910, 0.85, true)
}

function yard(pen: Pen): void {
  plaza(pen, 'M800 484Q1100 470 1590 486V716Q1200 704 800 712Z', 'street', 7)
  plough(
    pen,
    'M-20 826Q240 800 500 820L536 836Q548 900 530 964L-20 960Z',
    'M-20 900Q100 884 250 902L262 970H-20Z',
    [-20, 820, 820, 160],
  )
  fence(pen, 286, 826, 520, 838)
  fence(pen, 548, 824, 780, 828)
}

const WIDE_SHEET: Sheet = { w: 1600, h: 1100, edge: handCut(24, 98, 1552, 984) }

function wideGround(pen: Pen, hasInn: boolean): void {
  const { colour } = pen
  parchment(pen, WIDE_SHEET.w, WIDE_SHEET.h)
  pen.inside(WIDE_SHEET.edge, () => {
    skyAndHills(pen, WIDE_SHEET, 408, 0)
    for (const [x, y, rx, ry, seed] of [
      [400, 724, 420, 88, 3],
      [1200, 620, 420, 130, 6],
      [1180, 840, 420, 120, 9],
    ] as const)
      pen.shape(blob(x, y, rx, ry, seed, 0.08, 18), { fill: colour.meadowLight, line: 0 })
    trees(pen)
    grass(pen, [30, 480, 1540, 480], 190)
    familyTree(pen, WIDE.tree)
    yard(pen)
    if (!hasInn) orchard(pen)
    timeRoad(pen, [
      [-20, 1020],
      [300, 1030],
      [700, 1018],
      [1100, 1030],
      [1380, 1020],
      [1620, 1030],
    ])
    for (const [x, y] of [
      [44, 800],
      [660, 706],
      [60, 660],
      [772, 610],
      [1570, 730],
      [560, 972],
      [1130, 966],
    ] as const)
      flowers(pen, x, y)
    bush(pen, 796, 968, 0.9)
    hen(pen, 236, 810, 0.75)
    goose(pen, 60, 800, 0.7)
    for (const [x, y] of [
      [660, 150],
      [692, 138],
      [150, 146],
    ] as const)
      bird(pen, x, y)
  })
  pen.shape(WIDE_SHEET.edge, { line: 3.2, wobble: 3 })
  titleStrip(pen, WIDE_SHEET.w)
  grain(pen, WIDE_SHEET.w, WIDE_SHEET.h)
}

/** On a phone the yard lies on a hill beside the tree. */
function nearHill(pen: Pen): void {
  const { colour } = pen
  const ridge = 'M520 520Q600 460 622 340Q640 190 720 138Q820 112 1010 120'
  pen.shape(`${ridge}V780H520Z`, { fill: colour.meadow, line: 0, shift: [0, 0] })
  pen.shape('M588 470Q616 410 622 340Q640 190 720 138Q820 112 1010 120', { line: 2.4 })
  pen.shape('M600 600Q640 500 650 360Q664 240 740 196Q840 170 1010 180V660H640Z', { fill: colour.meadowLight, line: 0 })
  for (const [x, y] of [
    [664, 294],
    [700, 488],
    [960, 488],
  ] as const)
    tuft(pen, x, y, 0.9)
}

function phoneLand(pen: Pen, sheet: Sheet, hasInn: boolean): void {
  const top = phoneRoadTop(hasInn)
  skyAndHills(pen, sheet, 356, 26)
  nearHill(pen)
  pen.shape(blob(330, 712, 330, 78, 3, 0.08, 18), { fill: pen.colour.meadowLight, line: 0 })
  for (const [x, y, size, seed] of [
    [40, 420, 0.6, 1],
    [66, 500, 0.8, 6],
  ] as const)
    roundTree(pen, x, y, size, seed % 2 === 1 ? 'leaf' : 'leafOther', seed)
  grass(pen, [20, 520, 960, 250], 90)
  familyTree(pen, phoneMap(hasInn).tree)
  plough(
    pen,
    'M652 640Q780 626 1010 632V766Q820 780 660 768Z',
    'M652 716Q690 708 724 716L730 782H648Z',
    [650, 640, 360, 140],
  )
  plaza(pen, `M-10 778Q500 764 1010 778V${top + 4}Q500 ${top + 16} -10 ${top + 4}Z`, 'street', 7)
  for (const y of [top + 64, top + 152]) {
    timeRoad(pen, [
      [-20, y],
      [340, y + 8],
      [700, y - 2],
      [1020, y + 4],
    ])
  }
  hen(pen, 30, 760, 0.7)
  flowers(pen, 40, 690)
  flowers(pen, 620, 610)
}

function phoneGround(pen: Pen, hasInn: boolean): void {
  const h = phoneHeight(hasInn)
  const sheet: Sheet = { w: 1000, h, edge: handCut(10, 98, 980, h - 110) }
  parchment(pen, sheet.w, h)
  pen.inside(sheet.edge, () => phoneLand(pen, sheet, hasInn))
  pen.shape(sheet.edge, { line: 3.2, wobble: 3 })
  titleStrip(pen, sheet.w)
  grain(pen, sheet.w, h)
}

export const FARM_GROUNDS: SpriteBook = {
  /** v-ground-farm[/inn] */
  'v-ground-farm': (inn) => ({
    box: [0, 0, WIDE_SHEET.w, WIDE_SHEET.h],
    paint: (pen) => wideGround(pen, inn === 'inn'),
  }),
  /** v-ground-farm-phone[/inn] */
  'v-ground-farm-phone': (inn) => ({
    box: [0, 0, 1000, phoneHeight(inn === 'inn')],
    paint: (pen) => phoneGround(pen, inn === 'inn'),
  }),
}
