import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import type { SpriteBook, SpriteMaker } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { seatColour, seatPattern } from '../common/tokens.ts'
import { around, sides, sized } from './boxes.ts'

/** Single things with a meaning of their own: ring, quill, weathercock, pennon, heart, clouds of the road of time. */

/** The ring of the next start player: gold with a stone. */
function ring(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(2, 6, 17), { line: 8, alpha: 0.25 })
  pen.shape(ellipse(0, 4, 16), { line: 9.5 })
  pen.shape(ellipse(0, 4, 16), { line: 5, ink: colour.gold })
  pen.shape('M-11 -14L-6 -23H7L12 -14L0 -4Z', { fill: colour.cream, line: 2.6 })
  pen.shape('M-11 -14H12M-4 -14L0 -6L5 -14L0 -23Z', { line: 1.3 })
}

function quill(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-6 18C4 -4 12 -20 22 -30C30 -22 26 -6 14 4C8 8 2 10 -1 16Z', {
    fill: colour.cream,
    line: 2.4,
    hatch: { gap: 5, cover: 0.3, width: 1.4, angle: 40, colour: colour.inkSoft },
  })
  pen.shape('M-12 26L-6 18C4 0 12 -14 21 -27', { line: 2.2 })
}

/** A white weathercock on the roof of whoever begins the round; its foot is the origin. */
function weathercock(pen: Pen): void {
  const { colour } = pen
  pen.shape('M0 0V-24', { line: 6 })
  pen.shape('M0 0V-24', { line: 3, ink: colour.coinDark })
  pen.shape('M-22 -12H22M22 -12L15 -17M22 -12L15 -7', { line: 3.4 })
  pen.at(0, -38, 0.92, () => {
    pen.shape(
      'M-24 -10C-22 -24 -8 -20 -8 -8C-2 -8 4 -10 6 -20C8 -28 18 -28 18 -18C20 -4 16 14 0 14C-14 14 -22 6 -24 -10Z',
      {
        fill: colour.cream,
        line: 3.4,
        hatch: { gap: 5, cover: 0.2, width: 1.4, colour: colour.inkSoft },
      },
    )
    pen.shape('M8 -26q0 -7 4 -4q2 -5 5 0q5 -2 3 5Z', { fill: colour.roofRed, line: 2.2 })
    pen.shape('M18 -20l8 3l-8 3Z', { fill: colour.gold, line: 1.8 })
    pen.dot(13, -20, 1.9, colour.ink)
  })
}

/** A small flag of a player on a castle: 27 wide, 50 high, its foot at the origin. */
function pennon(pen: Pen, seat: number): void {
  const { colour } = pen
  pen.shape('M0 0V-48', { line: 4, ink: colour.woodDark, wobble: 0.4 })
  pen.shape('M2 -46L27 -40L18 -32L27 -24L2 -22Z', {
    fill: colour[seatColour(seat)],
    line: 2.4,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), 0, -48, 30, 28, 0.5),
  })
  pen.dot(0, -49, 2.6, colour.coin)
}

function heart(pen: Pen): void {
  pen.shape('M0 13C-18 0 -16 -14 -7 -13C-2 -13 0 -8 0 -6C0 -8 2 -13 7 -13C16 -14 18 0 0 13Z', {
    fill: pen.colour.cubePink,
    line: 2.4,
  })
}

/** One of the ten clouds on the way to the quill. */
function cloudlet(pen: Pen, w: number, isSpent: boolean): void {
  const { colour } = pen
  const h = w * 0.72
  const p = (x: number, y: number) => `${(x * w - w / 2).toFixed(1)} ${(y * h - h / 2).toFixed(1)}`
  const path =
    `M${p(0.14, 0.92)}C${p(-0.06, 0.86)} ${p(-0.02, 0.44)} ${p(0.16, 0.46)}C${p(0.18, 0.06)} ${p(0.56, -0.08)} ${p(0.68, 0.26)}` +
    `C${p(0.96, 0.14)} ${p(1.1, 0.6)} ${p(0.92, 0.8)}C${p(0.8, 1.04)} ${p(0.3, 1.06)} ${p(0.14, 0.92)}Z`
  const hatch = { gap: 4, cover: 0.26, width: 1.2, angle: 25, colour: isSpent ? colour.timeInk : colour.timeDark }
  pen.shape(path, { fill: isSpent ? colour.timeDark : colour.time, line: 2.1, hatch })
}

/** An open book, for how full the chronicle is. */
function chronicle(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-26 -16L0 -12L26 -16L28 16L0 22L-28 16Z', { fill: colour.roofBrown, line: 2.6 })
  for (const side of [-1, 1]) {
    const leaf = `M0 -12C${side * 8} -20 ${side * 18} -20 ${side * 24} -18L${side * 25} 12C${side * 16} 10 ${side * 8} 12 0 18Z`
    const lines = `M${side * 6} -8L${side * 19} -11M${side * 6} -1L${side * 19} -4M${side * 6} 6L${side * 19} 4`
    pen.shape(leaf, { fill: colour.page, line: 2.2, shift: [0, 0] })
    pen.shape(lines, { line: 1.5, ink: colour.inkPale })
  }
  pen.shape('M0 -12V18', { line: 2 })
}

function tombstone(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-17 26V-6Q-16 -26 0 -26Q16 -26 17 -6V26Z', {
    fill: colour.stone,
    line: 2.8,
    hatch: { gap: 5, cover: 0.3, width: 1.6 },
  })
  pen.shape('M0 -16V8M-8 -8H8', { line: 3 })
  pen.shape('M-22 27q4 -6 6 0q2 -8 5 0M10 27q3 -7 5 0q2 -6 6 0', { line: 2, ink: colour.leafDark })
}

/** Art of so much to each side at 1, about its middle. */
function scaled(half: number, paint: (pen: Pen) => void): SpriteMaker {
  return (scale) => ({ box: around(half * number(scale, 1)), paint: (pen) => pen.at(0, 0, number(scale, 1), paint) })
}

export const KEEPSAKES: SpriteBook = {
  /** v-ring/scale and the like */
  'v-ring': scaled(32, ring),
  'v-quill': scaled(34, quill),
  'v-chronicle': scaled(33, chronicle),
  'v-tombstone': scaled(32, tombstone),
  'v-heart': scaled(21, heart),
  'v-weathercock': (scale) => ({
    box: sides(-30, -72, 30, 4, number(scale, 1)),
    paint: (pen) => pen.at(0, 0, number(scale, 1), weathercock),
  }),
  /** v-pennon/seat/scale */
  'v-pennon': (seat, scale) => ({
    box: sides(-5, -54, 31, 4, number(scale, 1)),
    paint: (pen) => pen.at(0, 0, number(scale, 1), (own) => pennon(own, number(seat, 0))),
  }),
  /** v-cloudlet/width[/spent] */
  'v-cloudlet': (w, spent) => ({
    box: sized(number(w, 30), number(w, 30)),
    paint: (pen) => cloudlet(pen, number(w, 30), spent === 'spent'),
  }),
}
