import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '../common/masonry.ts'
import { seatColour, seatPattern } from '../common/tokens.ts'

/** Ships, what they carry, and those whom the sea has kept. */

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
  pen.shape('M0 -136L28 -144L19 -135L28 -127L0 -126Z', { fill, line: 2.2 })
}

/** Castles fore and aft, planks, two eyes against bad luck. */
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

function foam(pen: Pen, xs: readonly number[], y: number): void {
  for (const x of xs) pen.shape(`M${x - 10} ${y}q10 -8 20 0`, { line: 2, ink: pen.colour.cream })
}

/** A cog under one square sail in its owner's colours, 150 wide and high, its waterline at the origin. */
function ship(pen: Pen, seat: number, isMoored: boolean): void {
  pen.shape('M-84 8C-40 16 40 16 88 8C60 22 -56 22 -84 8Z', { fill: pen.colour.waterDark, line: 0, alpha: 0.6 })
  rigging(pen, seat, isMoored)
  hull(pen)
  foam(pen, [-70, -30, 20, 64], 16)
}

/** An open crate that something lies in. */
function hold(pen: Pen, w: number): void {
  const { colour } = pen
  const left = -w / 2
  pen.shape(rect(left, left, w, w), {
    fill: colour.woodDark,
    line: 2.8,
    shift: [0, 0],
    hatch: { gap: 5, cover: 0.2, width: 1.5, side: 'left' },
  })
  pen.shape(rect(left + 4, left + 4, w - 8, w - 8), { fill: colour.niche, line: 1.8, shift: [0, 0] })
}

function waves(pen: Pen): void {
  pen.shape('M-26 10q7 -8 13 0q6 8 13 0q6 -8 13 0q6 6 13 0C26 22 12 29 0 29C-12 29 -26 22 -26 10Z', {
    fill: pen.colour.water,
    line: 2.2,
  })
}

/** A grave among the waves, or the place for one. */
function seaGrave(pen: Pen, seat: string): void {
  const { colour } = pen
  if (seat === 'empty') {
    const look = { fill: colour.seaDeep, line: 2.4, dash: [5, 5], ink: colour.cream }
    pen.shape(ellipse(0, 4, 27, 24), { ...look, shift: [0, 0] })
    return
  }
  pen.shape(ellipse(0, 4, 27, 24), { fill: colour.waterDark, line: 2.4, shift: [0, 0] })
  pen.at(0, 0, 0.74, () => {
    const owner = number(seat, 0)
    pen.shape('M-12 -28H12L21 -12L12 28H-12L-21 -12Z', {
      fill: colour[seatColour(owner)],
      line: 2.8,
      shift: [0, 0],
      inner: () => pen.pattern(seatPattern(owner), -22, -30, 44, 60, 0.5),
    })
    pen.shape('M0 -18V10M-8 -9H8', { line: 5.6 })
    pen.shape('M0 -18V10M-8 -9H8', { line: 2.8, ink: colour.parchmentLight })
  })
  waves(pen)
}

/** A bill of lading; the one of whoever is on turn is lighter, with a line in their colour. */
function bill(pen: Pen, w: number, h: number, seat: string): void {
  const { colour } = pen
  const isOnTurn = seat !== 'none'
  pen.shape(rect(5, 7, w - 4, h - 4), { fill: colour.ink, line: 0, alpha: 0.28, shift: [0, 0] })
  pen.shape(rect(0, 0, w, h), {
    fill: isOnTurn ? colour.parchmentLight : colour.page,
    line: 2.8,
    shift: [0, 0],
    wobble: 1.6,
  })
  if (!isOnTurn) return
  pen.shape(rect(5, 5, w - 10, h - 10), { line: 4.4, ink: colour[seatColour(number(seat, 0))], wobble: 0.8 })
}

export const SHIPS: SpriteBook = {
  /** v-ship/seat/scale[/moored]: moored ships have furled their sails */
  'v-ship': (seat, scale, how) =>
    scaled(number(scale, 1), [-92, -150, 190, 178], (pen) => ship(pen, number(seat, 0), how === 'moored')),
  /** v-hold/width, about its middle */
  'v-hold': (w) => {
    const half = number(w, 52) / 2 + 4
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => hold(pen, number(w, 52)) }
  },
  /** v-sea-grave/seat|empty */
  'v-sea-grave': (seat = 'empty') => ({ box: [-36, -34, 72, 72], paint: (pen) => seaGrave(pen, seat) }),
  /** v-bill/width/height/seat|none: from its upper left corner */
  'v-bill': (w, h, seat = 'none') => ({
    box: [-4, -4, number(w, 300) + 14, number(h, 120) + 14],
    paint: (pen) => bill(pen, number(w, 300), number(h, 120), seat),
  }),
}
