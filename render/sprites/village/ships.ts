import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '../common/masonry.ts'
import { shade } from '../common/scenery.ts'
import { seatColour, seatPattern } from '../common/tokens.ts'

/** Ships, 170 × 160, their waterline at the origin, under one square sail in their owner's colours; lighthouses. */

const FURLED =
  'M-52 -118C-30 -104 30 -104 52 -118C54 -106 48 -100 40 -100C20 -94 -20 -94 -40 -100C-48 -100 -54 -106 -52 -118Z'
const SET = 'M-50 -118C-18 -110 22 -110 52 -118C62 -92 62 -66 54 -44C22 -36 -18 -36 -48 -44C-36 -66 -36 -92 -50 -118Z'

function rigging(pen: Pen, seat: number, isMoored: boolean): void {
  const { colour } = pen
  const fill = colour[seatColour(seat)]
  pen.shape('M0 -24V-136', { line: 6.5, ink: colour.woodDark })
  pen.shape('M-62 -18L0 -130L66 -22', { line: 1.6 })
  pen.shape(isMoored ? FURLED : SET, {
    fill,
    line: 3,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -66, -124, 136, 96, 0.5),
    hatch: { gap: 7, cover: 0.12, width: 1.6 },
  })
  pen.shape('M-58 -119H58', { line: 5.5, ink: colour.woodDark })
  pen.shape('M0 -136L26 -142L18 -134L26 -127L0 -126Z', { fill, line: 2.2 })
}

function hull(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-80 -32L-52 -34V-20H52L56 -40L86 -44C84 -14 70 6 52 12H-50C-68 6 -78 -8 -80 -32Z', {
    fill: colour.wood,
    line: 3.2,
    hatch: { gap: 6, cover: 0.12, width: 1.7, colour: colour.woodDark },
  })
  pen.shape('M-74 -14C-40 -10 44 -10 80 -20M-66 0C-30 4 40 4 72 -4', { line: 1.8, ink: colour.woodDark })
  pen.shape('M-82 -36H-48M52 -46H90', { line: 5, ink: colour.woodDark })
  for (const x of [-64, 70]) pen.shape(ellipse(x, -22, 4), { fill: colour.ink, line: 1.5 })
}

function ship(pen: Pen, seat: number, isMoored: boolean): void {
  const { colour } = pen
  pen.shape('M-84 8C-40 16 40 16 88 8C60 22 -56 22 -84 8Z', { fill: colour.waterDark, line: 0, alpha: 0.6 })
  rigging(pen, seat, isMoored)
  hull(pen)
  for (const x of [-70, -30, 20, 64]) pen.shape(`M${x - 10} 16q10 -8 20 0`, { line: 2, ink: colour.cream })
}

function beams(pen: Pen): void {
  for (const side of [-1, 1]) {
    for (const drop of [-20, 13]) {
      const path = `M${side * 14} -92L${side * 62} ${-101 + drop}L${side * 62} ${-83 + drop}Z`
      pen.shape(path, { fill: pen.colour.wheat, line: 0, alpha: 0.75 })
    }
  }
}

/** 40 × 120, on its foot; lit where somebody keeps it. */
function lighthouse(pen: Pen, isLit: boolean): void {
  const { colour } = pen
  if (isLit) beams(pen)
  shade(pen, 6, 1, 30, 6)
  pen.shape('M-20 0L-13 -80H13L20 0Z', {
    fill: colour.cream,
    line: 3,
    shift: [0, 0],
    inner: () => {
      for (const y of [-40, -78]) pen.shape(rect(-24, y, 48, 18), { fill: colour.roofSlate, line: 1.6, shift: [0, 0] })
    },
    hatch: { gap: 5.5, cover: 0.3, width: 1.6 },
  })
  pen.shape('M-18 -80H18', { line: 5, ink: colour.stoneDark })
  pen.shape(rect(-10, -102, 20, 21), { fill: isLit ? colour.wheat : colour.time, line: 2.6 })
  pen.shape('M-15 -101Q0 -124 15 -101Z', { fill: colour.roofSlate, line: 2.8 })
  pen.shape('M0 -114V-121', { line: 3 })
  pen.shape('M-7 0V-14Q0 -22 7 -14V0Z', { fill: colour.woodDark, line: 2.2 })
}

export const SHIPS: SpriteBook = {
  /** v-ship/seat/scale[/moored] */
  'v-ship': (seat, scale, how) =>
    scaled(number(scale, 1), [-92, -148, 188, 176], (pen) => ship(pen, number(seat, 0), how === 'moored')),
  /** v-lighthouse/scale[/lit] */
  'v-lighthouse': (scale, lit) =>
    scaled(number(scale, 1), [-66, -128, 134, 138], (pen) => lighthouse(pen, lit === 'lit')),
}
