import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { blob, ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, pale, scaled } from '../common/masonry.ts'
import { roundTree, shade } from '../common/scenery.ts'

/** Islands, each with a sight of its own, and their lighthouses. */

type Spot = readonly [x: number, y: number]

const SURF: readonly Spot[] = [
  [-0.52, 0.62],
  [0.1, 0.82],
  [0.62, 0.56],
  [-0.86, -0.1],
  [0.86, -0.2],
]

/** A beach, and grass or sand within; the seed gives each its own shape. */
function island(pen: Pen, w: number, h: number, seed: number, inland: ColourName): void {
  const { colour } = pen
  pen.shape(blob(4, 8, w / 2 + 10, h / 2 + 8, seed, 0.08, 16), { fill: colour.seaDeep, line: 0, alpha: 0.8 })
  pen.shape(blob(0, 0, w / 2, h / 2, seed, 0.09, 16), {
    fill: colour.sand,
    line: 3,
    hatch: { gap: 7, cover: 0.06, width: 1.8 },
  })
  pen.shape(blob(0, -5, w / 2 - 18, h / 2 - 14, seed + 3, 0.1, 14), {
    fill: colour[inland],
    line: 2.2,
    ink: colour.meadowDark,
    shift: [0, 0],
  })
  for (const [x, y] of SURF) {
    pen.shape(`M${(x * w) / 2 - 8} ${(y * h) / 2 + 16}q8 -6 16 0`, { line: 1.9, ink: colour.cream })
  }
}

const FRONDS = [-100, -62, -24, 22, 62, 104]

function palm(pen: Pen, x: number, y: number, scale: number): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 8, 1, 22, 5)
    pen.shape('M-5 0C-2 -24 -8 -44 4 -66L11 -63C2 -44 8 -24 6 0Z', {
      fill: colour.wood,
      line: 2.4,
      hatch: { gap: 5, cover: 0.4, width: 1.4 },
    })
    for (const turn of FRONDS) {
      const fill = turn % 3 === 0 ? colour.leafDark : colour.leaf
      pen.at(7, -66, 1, () => pen.shape('M0 0C6 -18 10 -30 4 -46C-4 -34 -8 -16 0 0Z', { fill, line: 2.1 }), turn)
    }
    for (const nut of [2, 13]) pen.shape(ellipse(nut, -60, 5), { fill: colour.roofBrown, line: 1.8 })
  })
}

function palms(pen: Pen): void {
  palm(pen, -22, 0, 0.9)
  palm(pen, 16, 8, 1.05)
}

/** Bushes of tea in rows along a slope. */
function teaGarden(pen: Pen): void {
  const { colour } = pen
  for (const [row, y] of [-2, 16, 34].entries()) {
    for (let x = -42 + (row % 2) * 9; x < 44; x += 18) {
      pen.shape(`M${x - 9} ${y + 6}C${x - 12} ${y - 7} ${x + 12} ${y - 9} ${x + 9} ${y + 6}Z`, {
        fill: row === 1 ? colour.tea : colour.leaf,
        line: 1.9,
        hatch: { gap: 4, cover: 0.4, width: 1.2 },
      })
    }
  }
  roundTree(pen, 34, -26, 0.5, 'leafOther', 7)
}

function bellTower(pen: Pen): void {
  const { colour } = pen
  roundTree(pen, -34, 10, 0.6, 'leaf', 2)
  roundTree(pen, 30, 22, 0.5, 'leafOther', 6)
  shade(pen, 8, 1, 26, 5)
  const rough = { gap: 5, cover: 0.36, width: 1.6 }
  pen.shape(rect(-16, -60, 32, 60), { fill: colour.stone, line: 2.8, hatch: rough })
  pen.shape('M-22 -58L0 -88L22 -58Z', { fill: colour.roofMoss, line: 2.8, hatch: rough })
  pen.shape('M-10 -28V-46Q0 -59 10 -46V-28Z', { fill: colour.ink, line: 2 })
  pen.icon('ringing-bell', 0, -37, 20, colour.coin)
  pen.shape('M-7 0V-14Q0 -22 7 -14V0Z', { fill: colour.woodDark, line: 2 })
}

function ploughLand(pen: Pen): void {
  const { colour, ctx } = pen
  roundTree(pen, -34, -44, 0.6, 'leafOther', 4)
  const furrows = () => {
    for (let x = -80; x < 90; x += 13) {
      ctx.moveTo(x, 44)
      ctx.quadraticCurveTo(x + 10, 0, x + 6, -34)
    }
  }
  pen.shape('M-62 -8Q0 -30 66 -10L74 34Q0 20 -70 36Z', {
    fill: colour.earth,
    line: 2.4,
    inner: () => pale(pen, 0.7, 2.4, 'earthDark', furrows),
  })
  pen.at(14, -14, 1, () => {
    pen.shape('M-26 12L2 -12L30 -18', { line: 4.4, ink: colour.woodDark })
    pen.shape('M-14 14C-4 10 4 4 8 -6L20 4C10 16 -2 20 -14 14Z', { fill: colour.plough, line: 2.2 })
  })
}

function skullRock(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-40 4C-48 -30 -30 -60 0 -60C30 -60 46 -32 40 4Q0 14 -40 4Z', {
    fill: colour.stone,
    line: 3,
    hatch: { gap: 6, cover: 0.36, width: 1.9 },
  })
  for (const x of [-15, 15]) pen.shape(ellipse(x, -26, 9, 10), { fill: colour.ink, line: 2 })
  pen.shape('M0 -14L-6 -4H6Z', { fill: colour.ink, line: 1.6 })
  pen.shape('M-16 6V-2M-5 8V0M6 8V0M16 6V-2', { line: 2.4 })
}

/** Towers and a golden dome. */
function farTown(pen: Pen): void {
  const { colour } = pen
  shade(pen, 6, 1, 54, 6)
  pen.shape('M-48 0V-30H48V0Z', { fill: colour.plaster, line: 2.6, hatch: { gap: 5, cover: 0.2, width: 1.5 } })
  pen.shape('M-24 -30C-26 -66 26 -66 24 -30Z', {
    fill: colour.wheat,
    line: 2.6,
    hatch: { gap: 5, cover: 0.35, width: 1.6, colour: colour.coinDark },
  })
  pen.shape('M0 -56V-70', { line: 2.4 })
  for (const x of [-44, 44]) {
    pen.shape(rect(x - 6, -58, 12, 58), { fill: colour.cream, line: 2.4 })
    pen.shape(`M${x - 9} -57L${x} -74L${x + 9} -57Z`, { fill: colour.roofSlate, line: 2.2 })
  }
  for (const x of [-18, 0, 18]) pen.shape(`M${x} 0v-14`, { line: 6, ink: colour.woodDark })
}

const SIGHTS: Record<string, (pen: Pen) => void> = {
  cocoa: palms,
  plough: ploughLand,
  bell: bellTower,
  tea: teaGarden,
  treasure: skullRock,
  far: farTown,
}

const BEAMS: readonly Spot[] = [
  [-1, -0.25],
  [-1, 0.16],
  [1, -0.25],
  [1, 0.16],
]

function lightBeams(pen: Pen): void {
  for (const [side, slope] of BEAMS) {
    const [near, far, end] = [side * 14, side * 62, -92 + slope * 80]
    pen.shape(`M${near} -92L${far} ${end - 9}L${far} ${end + 9}Z`, { fill: pen.colour.wheat, line: 0, alpha: 0.75 })
  }
}

/** 40 wide and 120 high, standing on the origin; lit where somebody keeps it. */
function lighthouse(pen: Pen, isLit: boolean): void {
  const { colour } = pen
  if (isLit) lightBeams(pen)
  shade(pen, 6, 1, 30, 6)
  const bands = () => {
    for (const y of [-22, -60]) {
      pen.shape(`M-24 ${y}H24V${y - 18}H-24Z`, { fill: colour.roofSlate, line: 1.6, shift: [0, 0] })
    }
  }
  pen.shape('M-20 0L-13 -80H13L20 0Z', {
    fill: colour.cream,
    line: 3,
    shift: [0, 0],
    inner: bands,
    hatch: { gap: 5.5, cover: 0.3, width: 1.6 },
  })
  pen.shape('M-18 -80H18', { line: 5, ink: colour.stoneDark })
  pen.shape(rect(-10, -102, 20, 21), { fill: isLit ? colour.wheat : colour.time, line: 2.6 })
  pen.shape('M-15 -101Q0 -124 15 -101Z', { fill: colour.roofSlate, line: 2.8 })
  pen.shape('M0 -114V-121', { line: 3 })
  pen.shape('M-7 0V-14Q0 -22 7 -14V0Z', { fill: colour.woodDark, line: 2.2 })
}

export const ISLANDS: SpriteBook = {
  /** v-island/width/height/seed[/sandy] */
  'v-island': (w, h, seed, soil) => {
    const [width, height] = [number(w, 236), number(h, 156)]
    return {
      box: [-width / 2 - 22, -height / 2 - 20, width + 48, height + 52],
      paint: (pen) => island(pen, width, height, number(seed, 1), soil === 'sandy' ? 'harvest' : 'meadow'),
    }
  },
  /** v-sight/island/scale: its ground is the origin */
  'v-sight': (kind = 'cocoa', scale) => scaled(number(scale, 1), [-78, -130, 158, 190], entryOf(SIGHTS, kind)),
  /** v-lighthouse/scale[/lit] */
  'v-lighthouse': (scale, lit) =>
    scaled(number(scale, 1), [-66, -128, 134, 138], (pen) => lighthouse(pen, lit === 'lit')),
}
