import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, pale, scaled } from '../common/masonry.ts'
import { appleTree, roundTree, shade } from '../common/scenery.ts'
import { seatColour } from '../common/tokens.ts'
import { around, sides } from './boxes.ts'
import { thatchLines } from './masonry.ts'

/** The bag of the church, the chronicle, baskets, the store of a farm, flower arches. */

const BLACK_CLOTH = '#3A3138'

/** The black bag of the church: who is in it looks out of it. 130 × 96, on its middle. */
function bag(pen: Pen, w: number): void {
  const { colour } = pen
  const x = w / 2
  shade(pen, 8, 2, x + 6, 8)
  pen.shape(
    `M${-x} -6C${-x - 10} -40 ${-x + 8} -62 ${-x + 14} -70H${x - 14}C${x - 8} -62 ${x + 10} -40 ${x} -6C${x * 0.5} 6 ${-x * 0.5} 6 ${-x} -6Z`,
    { fill: BLACK_CLOTH, line: 3.2, hatch: [{ gap: 6, cover: 0.3, width: 2, angle: 70 }] },
  )
  pen.shape(
    `M${-x + 8} -64C${-x * 0.4} -54 ${x * 0.4} -54 ${x - 8} -64C${x * 0.5} -76 ${-x * 0.5} -76 ${-x + 8} -64Z`,
    { fill: colour.ink, line: 2.4, shift: [0, 0] },
  )
  pen.shape(`M${-x + 10} -60Q0 -48 ${x - 10} -60`, { line: 5 })
  pen.shape(`M${-x + 10} -60Q0 -48 ${x - 10} -60`, { line: 2.8, ink: colour.coin })
}

/** A page of the open book, so far below the uppermost. */
function leafOf(pen: Pen, w: number, h: number, side: number, below: number): void {
  const [x, y] = [w / 2, h / 2]
  const p = (across: number, down: number) => `${side * across} ${down}`
  const path =
    `M0 ${-y + 16 + below}C${p(x * 0.2, -y - 4)} ${p(x * 0.7, -y - 6)} ${p(x - 12, -y + below)}` +
    `L${p(x - 8, y - 14 + below)}C${p(x * 0.7, y - 20)} ${p(x * 0.25, y - 18)} 0 ${y - 4 + below}Z`
  pen.shape(path, { fill: pen.colour.page, line: below > 0 ? 1.6 : 2.8, shift: [0, 0] })
}

/** The chronicle, open on its stand: about its middle. */
function book(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const [x, y] = [w / 2, h / 2]
  pen.shape(`M${-x + 14} ${y + 4}H${x - 6}L${x + 12} ${y + 20}H${-x + 22}Z`, { fill: colour.ink, line: 0, alpha: 0.24 })
  pen.shape(`M${-x} ${-y + 6}L0 ${-y + 14}L${x} ${-y + 6}L${x + 4} ${y}L0 ${y + 10}L${-x - 4} ${y}Z`, {
    fill: colour.roofBrown,
    line: 3.4,
  })
  for (const side of [-1, 1]) for (const below of [7, 3.5, 0]) leafOf(pen, w, h, side, below)
  pen.shape(`M0 ${-y + 16}V${y}`, { line: 2.6 })
  pen.shape(`M6 ${-y + 18}C14 ${-y + 8} 20 ${-y + 6} 28 ${-y + 4}L30 ${y - 20}C20 ${y - 18} 12 ${y - 12} 6 ${y - 8}Z`, {
    fill: colour.parchmentDark,
    line: 0,
    alpha: 0.5,
  })
  pen.shape(`M-4 ${y - 2}L-12 ${y + 34}L-2 ${y + 26}L8 ${y + 36}L5 ${y - 2}Z`, { fill: colour.points, line: 2.3 })
}

function wickerRow({ ctx }: Pen, left: number, right: number, y: number): void {
  for (let x = left; x < right; x += 11) {
    ctx.moveTo(x + (y % 2 === 1 ? 5 : 0), y)
    ctx.quadraticCurveTo(x + 5, y + 4, x + 10, y)
  }
}

/** A basket with what a customer in the queue wants: w wide, its rim at the origin. */
function basket(pen: Pen, w: number): void {
  const { colour } = pen
  const x = w / 2
  pen.shape(ellipse(4, 42, x * 0.9, 6), { fill: colour.ink, line: 0, alpha: 0.28 })
  pen.shape(`M${-x} 0H${x}L${x - 9} 40Q0 46 ${-x + 9} 40Z`, {
    fill: colour.thatch,
    line: 2.6,
    inner: () =>
      pale(pen, 0.5, 1.5, 'earthDark', () => {
        for (let y = 10; y < 44; y += 9) wickerRow(pen, -x, x, y)
      }),
    hatch: { gap: 6, cover: 0.16, width: 1.5 },
  })
  pen.shape(`M${-x - 3} 0H${x + 3}`, { line: 6.5, ink: colour.woodDark })
  pen.shape(`M${-x - 2} -0.6H${x + 2}`, { line: 3.6, ink: colour.wood })
}

/** The store of a farm, its front open: a thatched roof and three shelves; lit by a line in the colour of who is on turn. */
function store(pen: Pen, w: number, seat: string): void {
  const { colour } = pen
  const isLit = seat !== 'none'
  const posts = `M7 62V216M${w - 7} 62V216`
  pen.shape(rect(10, 50, w - 6, 172), { fill: colour.ink, line: 0, alpha: 0.24, shift: [0, 0] })
  pen.shape(rect(4, 40, w - 8, 176), { fill: isLit ? colour.parchmentLight : colour.plaster, line: 3, shift: [0, 0] })
  for (const y of [112, 162, 212]) {
    pen.shape(`M6 ${y}H${w - 6}`, { line: 7 })
    pen.shape(`M6 ${y - 0.6}H${w - 6}`, { line: 4.2, ink: colour.wood })
  }
  pen.shape(posts, { line: 8 })
  pen.shape(posts, { line: 5, ink: colour.woodDark })
  pen.shape(`M-4 64L16 6H${w - 16}L${w + 4} 64Q${w / 2} 70 -4 64Z`, {
    fill: colour.thatch,
    line: 3.2,
    inner: () => thatchLines(pen, 0, 6, w, 56),
    hatch: { gap: 7, cover: 0.06, width: 1.8 },
  })
  pen.shape(`M14 6H${w - 14}`, { line: 6, ink: colour.woodDark })
  if (isLit) pen.shape(rect(14, 70, w - 28, 140), { line: 4, ink: colour[seatColour(Number(seat))], wobble: 0.6 })
}

const BLOSSOMS: readonly (readonly [x: number, y: number])[] = [
  [-31, -58],
  [-29, -76],
  [-20, -90],
  [-7, -98],
  [8, -98],
  [21, -89],
  [29, -75],
  [31, -57],
]

/** An arch of flowers for who wants to marry; its rank is written in the crown. */
function flowerArch(pen: Pen, rank: number): void {
  const { colour } = pen
  const petals = [colour.cream, colour.spouse, colour.roofRed]
  pen.shape(ellipse(0, 2, 40, 9), { fill: colour.road, line: 2, ink: colour.earth })
  for (const side of [-1, 1]) pen.shape(`M${side * 31} 2V-66`, { line: 5.5, ink: colour.woodDark })
  pen.shape('M-31 -62C-30 -112 30 -112 31 -62', { line: 12, ink: colour.leafDark })
  pen.shape('M-31 -62C-30 -112 30 -112 31 -62', { line: 8, ink: colour.leaf })
  for (const [index, [x, y]] of BLOSSOMS.entries()) {
    pen.shape(ellipse(x, y, 5.4), { fill: inTurn(petals, index + rank), line: 1.6 })
  }
  pen.shape(ellipse(0, -99, 20), { fill: colour.parchmentLight, line: 2.4 })
}

export const PROPS: SpriteBook = {
  /** v-bag/width: on its middle */
  'v-bag': (w) => {
    const width = number(w, 176)
    return { box: sides(-width / 2 - 14, -86, width / 2 + 20, 14), paint: (pen) => bag(pen, width) }
  },
  /** v-book/width/height: about its middle */
  'v-book': (w, h) => {
    const [x, y] = [number(w, 384) / 2, number(h, 172) / 2]
    return { box: sides(-x - 10, -y - 12, x + 16, y + 44), paint: (pen) => book(pen, 2 * x, 2 * y) }
  },
  /** v-basket/width: the middle of its rim is the origin */
  'v-basket': (w) => {
    const x = number(w, 106) / 2
    return { box: sides(-x - 8, -8, x + 8, 52), paint: (pen) => basket(pen, 2 * x) }
  },
  /** v-store/width/none|seat: from its upper left corner */
  'v-store': (w, seat = 'none') => ({
    box: [-10, 0, number(w, 304) + 26, 232],
    paint: (pen) => store(pen, number(w, 304), seat),
  }),
  /** v-arch/rank/scale */
  'v-arch': (rank, scale) => scaled(number(scale, 1), [-46, -122, 94, 138], (pen) => flowerArch(pen, number(rank, 1))),
  /** v-disc/radius: paper to write on */
  'v-disc': (r) => ({
    box: around(number(r, 36) + 4),
    paint: (pen) =>
      pen.shape(ellipse(0, 0, number(r, 36)), { fill: pen.colour.parchmentLight, line: 2.2, shift: [0, 0] }),
  }),
  /** v-tree/scale, v-apple-tree/scale */
  'v-tree': (scale) => scaled(number(scale, 1), [-40, -64, 90, 108], (pen) => roundTree(pen, 0, 0, 1, 'leaf', 3)),
  'v-apple-tree': (scale) => scaled(number(scale, 1), [-40, -64, 90, 108], (pen) => appleTree(pen, 0, 0)),
}
