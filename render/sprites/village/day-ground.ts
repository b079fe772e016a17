import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { blob, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { bird, goose, hen } from '../common/animals.ts'
import { number } from '../common/masonry.ts'
import { grain, parchment } from '../common/page-ground.ts'
import { bush, flowers, hedge, plaza, road, roundTree } from '../common/scenery.ts'
import { handCut, titleStrip } from './frame.ts'
import { coastHouse } from './sea-coast.ts'

/** The places where the great days of a village are held: market, mass, wedding. 1,000 wide, as high as there are players. */

const WIDTH = 1000
const HORIZON = 236

function skyAndHills(pen: Pen, h: number): void {
  const { colour, ctx } = pen
  ctx.fillStyle = colour.sky
  ctx.fillRect(0, 84, WIDTH, 260)
  for (let ray = 0; ray < 22; ray++) {
    const angle = Math.PI * (1.04 + (ray / 21) * 0.92)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const line = `M${560 + 60 * dx} ${230 + 60 * dy}L${560 + 700 * dx} ${230 + 700 * dy}`
    pen.shape(line, { line: 1.7, ink: colour.parchmentEdge, alpha: 0.5 })
  }
  pen.shape('M-20 230L80 150L170 206L280 140L390 204L500 150L620 212L740 150L850 206L940 160L1020 220V420H-20Z', {
    fill: colour.hillFar,
    line: 2.6,
    hatch: { gap: 8, cover: 0.08, width: 2, angle: 28 },
  })
  pen.shape(`M-20 ${HORIZON}Q260 ${HORIZON - 30} 520 ${HORIZON - 8}T1020 ${HORIZON - 10}V${h + 60}H-20Z`, {
    fill: colour.meadow,
    line: 2.4,
    shift: [0, 0],
  })
  for (const [x, y] of [
    [120, 130],
    [150, 122],
    [860, 132],
  ] as const)
    bird(pen, x, y)
}

function grass(pen: Pen, h: number): void {
  for (let blade = 0; blade < h / 8; blade++) {
    const [x, y] = [30 + grit(blade, 3) * 940, HORIZON + 40 + grit(3, blade) * (h - HORIZON - 60)]
    pen.shape(`M${x} ${y}h${6 + 8 * grit(blade, 8)}`, { line: 1.5, ink: pen.colour.meadowDark })
  }
}

type Standing = readonly [x: number, y: number, scale: number, seed: number]

function trees(pen: Pen, all: readonly Standing[]): void {
  for (const [x, y, scale, seed] of all) roundTree(pen, x, y, scale, seed % 2 === 1 ? 'leaf' : 'leafOther', seed)
}

/** Houses round a paved square. */
function marketSquare(pen: Pen, h: number): void {
  for (const [x, scale, roof] of [
    [70, 1.05, 'roofRed'],
    [190, 0.96, 'roofSlate'],
    [310, 1.04, 'roofGold'],
    [430, 0.94, 'roofMoss'],
    [556, 1.02, 'roofRed'],
    [680, 0.96, 'roofBrown'],
    [800, 1.05, 'roofSlate'],
    [924, 1, 'roofGold'],
  ] as const)
    coastHouse(pen, x, 254, scale, roof)
  trees(pen, [
    [128, 236, 0.5, 3],
    [372, 236, 0.5, 4],
    [620, 236, 0.5, 5],
    [866, 236, 0.5, 6],
  ])
  plaza(pen, `M-30 262Q300 244 620 258T1030 254V${h + 30}H-30Z`, 'street', 7)
  hen(pen, 960, 560, 0.8)
}

/** A way through meadows to a church. */
function churchMeadow(pen: Pen, h: number): void {
  pen.shape(blob(380, 560, 460, 90, 4, 0.08, 18), { fill: pen.colour.meadowLight, line: 0 })
  grass(pen, h)
  for (const part of ['outline', 'surface'] as const) {
    road(
      pen,
      [
        [96, 640],
        [300, 668],
        [640, 650],
        [1020, 664],
      ],
      34,
      part,
    )
  }
  trees(pen, [
    [930, 240, 0.8, 2],
    [870, 226, 0.6, 5],
    [960, 330, 0.9, 3],
  ])
  hedge(
    pen,
    [
      [800, 292],
      [980, 300],
    ],
    0.7,
  )
  for (const [x, y] of [
    [860, 420],
    [40, 690],
    [760, 690],
  ] as const)
    flowers(pen, x, y)
  goose(pen, 930, 690, 0.8)
}

/** A green with garlands from tree to tree. */
function weddingGreen(pen: Pen, h: number): void {
  const { colour } = pen
  pen.shape(blob(500, 400, 500, 150, 6, 0.06, 18), { fill: colour.meadowLight, line: 0 })
  grass(pen, h)
  trees(pen, [
    [60, 236, 0.8, 1],
    [320, 220, 0.7, 2],
    [640, 220, 0.7, 3],
    [940, 236, 0.85, 4],
  ])
  for (const [x, y, end] of [
    [60, 212, 320],
    [320, 200, 640],
    [640, 200, 940],
  ] as const) {
    pen.shape(`M${x} ${y}Q${(x + end) / 2} ${y + 46} ${end} ${y}`, { line: 3, ink: colour.leafDark })
    for (let knot = 1; knot < 7; knot++) {
      const share = knot / 7
      const drop = 4 * share * (1 - share) * 23
      pen.dot(x + (end - x) * share, y + drop, 5, [colour.cream, colour.spouse, colour.roofRed][knot % 3] ?? '')
    }
  }
  for (const [x, y] of [
    [40, 480],
    [960, 500],
    [500, 520],
    [240, 700],
    [780, 700],
  ] as const)
    flowers(pen, x, y)
  bush(pen, 30, 300, 0.9)
  bush(pen, 972, 310, 0.8, 'leafOther')
}

const SCENES: Record<string, (pen: Pen, h: number) => void> = {
  market: marketSquare,
  mass: churchMeadow,
  wedding: weddingGreen,
}

function dayGround(pen: Pen, kind: string, h: number): void {
  const edge = handCut(12, 98, WIDTH - 24, h - 112)
  parchment(pen, WIDTH, h)
  pen.inside(edge, () => {
    skyAndHills(pen, h)
    SCENES[kind]?.(pen, h)
  })
  pen.shape(edge, { line: 3.2, wobble: 3 })
  titleStrip(pen, WIDTH)
  grain(pen, WIDTH, h)
}

/** A die without its mark. */
function die(pen: Pen): void {
  const { colour } = pen
  pen.shape(rounded(-30, -26, 64, 64, 10), { fill: colour.ink, line: 0, alpha: 0.3, shift: [0, 0] })
  pen.shape(rounded(-33, -33, 66, 66, 12), { fill: colour.cream, line: 3, shift: [0, 0] })
}

export const DAYS: SpriteBook = {
  /** v-ground-day/market|mass|wedding/height */
  'v-ground-day': (kind = 'market', h) => ({
    box: [0, 0, WIDTH, number(h, 1000)],
    paint: (pen) => dayGround(pen, kind, number(h, 1000)),
  }),
  /** v-die: what its upper side shows is laid on it */
  'v-die': () => ({ box: [-38, -38, 80, 82], paint: die }),
}
