import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { seatColour, seatPattern } from '../common/tokens.ts'
import { sides } from './boxes.ts'

/** Little people, 46 × 76 at 1, standing on the origin: members told apart by hat, hair and number; spouses; monks. */

const HAIR = { white: '#E4DAC6', brown: '#6B4226', fair: '#D9A854', straw: '#D9B24F', felt: '#3F2E22' }
const HABIT = '#7A5A3F'

const ROBE = 'M-23 0C-22 -16 -19 -31 -9 -37H9C19 -31 22 -16 23 0C10 4 -10 4 -23 0Z'

/** From the oldest to the youngest: felt hat and white beard, straw hat, kerchief, fair bare head. */
const HEADS: Record<string, (pen: Pen) => void> = {
  1(pen) {
    pen.shape('M-11 -52C-12 -36 -6 -31 0 -31C6 -31 12 -36 11 -52C6 -46 -6 -46 -11 -52Z', { fill: HAIR.white, line: 2 })
    pen.shape('M-20 -57C-14 -61 14 -61 20 -57C12 -53 -12 -53 -20 -57Z', { fill: HAIR.felt, line: 2.2 })
    pen.shape('M-11 -58C-11 -73 11 -73 11 -58Z', { fill: HAIR.felt, line: 2.2 })
  },
  2(pen) {
    const weave = { gap: 4, cover: 0.4, width: 1.3, colour: pen.colour.coinDark }
    pen.shape('M-21 -57C-14 -63 14 -63 21 -57C12 -53 -12 -53 -21 -57Z', { fill: HAIR.straw, line: 2.2 })
    pen.shape('M-11 -59C-9 -71 9 -71 11 -59Z', { fill: HAIR.straw, line: 2.2, hatch: weave })
  },
  3(pen) {
    pen.shape('M-13 -42C-17 -72 17 -72 13 -42C11 -52 8 -59 0 -59C-8 -59 -11 -52 -13 -42Z', {
      fill: pen.colour.cream,
      line: 2.2,
    })
    pen.shape('M-10 -40L-15 -36M10 -40L15 -36', { line: 2.6 })
  },
  4(pen) {
    pen.shape('M-12 -50C-14 -70 14 -70 12 -50C7 -58 -6 -58 -12 -50Z', { fill: HAIR.fair, line: 2.2 })
    pen.shape('M0 -64Q3 -72 9 -72', { line: 2.4, ink: HAIR.fair })
  },
}

function shadow(pen: Pen): void {
  pen.shape(ellipse(5, 1, 23, 5), { fill: pen.colour.ink, line: 0, alpha: 0.32 })
}

function face(pen: Pen): void {
  const { colour } = pen
  const cheek = { gap: 4, cover: 0.22, width: 1.1, colour: colour.skinDark }
  pen.shape(ellipse(0, -49, 11, 12), { fill: colour.skin, line: 2.3, hatch: cheek })
  for (const side of [-1, 1]) pen.dot(side * 4, -49, 1.6, colour.ink)
  pen.shape('M-4 -43Q0 -41 4 -43', { line: 1.5 })
}

function inColours(pen: Pen, seat: number): void {
  pen.shape(ROBE, {
    fill: pen.colour[seatColour(seat)],
    line: 2.8,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -24, -40, 50, 48, 0.66),
  })
}

function member(pen: Pen, seat: number, generation: string): void {
  shadow(pen)
  inColours(pen, seat)
  pen.shape('M-9 -36Q0 -29 9 -36L7 -38H-7Z', { fill: pen.colour.cream, line: 1.8, shift: [0, 0] })
  face(pen)
  entryOf(HEADS, generation)(pen)
}

/** A figure without a player: rose, with a veil and a heart. */
function spouse(pen: Pen): void {
  const { colour } = pen
  shadow(pen)
  pen.shape('M-16 -2C-20 -30 -20 -70 0 -70C20 -70 20 -30 16 -2Z', { fill: colour.cream, line: 2.2 })
  pen.shape(ROBE, { fill: colour.spouse, line: 2.8, shift: [0, 0], hatch: { gap: 5, cover: 0.3, width: 1.5 } })
  face(pen)
  pen.shape('M-12 -52C-10 -66 10 -66 12 -52C5 -58 -5 -58 -12 -52Z', { fill: HAIR.brown, line: 2 })
  for (const x of [-9, 0, 9]) {
    pen.shape(ellipse(x, -63 + Math.abs(x) * 0.3, 3.2), { fill: colour.cream, line: 1.4 })
  }
  pen.shape('M0 -6C-13 -16 -11 -27 -5 -26C-1 -26 0 -22 0 -21C0 -22 1 -26 5 -26C11 -27 13 -16 0 -6Z', {
    fill: colour.points,
    line: 2,
  })
}

function monk(pen: Pen): void {
  const { colour } = pen
  shadow(pen)
  pen.shape(ROBE, { fill: HABIT, line: 2.8, shift: [0, 0], hatch: { gap: 5, cover: 0.35, width: 1.6 } })
  pen.shape('M-4 -26L-2 -2M4 -26L3 -2', { line: 2.4, ink: colour.parchmentDark })
  face(pen)
  pen.shape('M-11 -50C-12 -58 -9 -60 -8 -60C-7 -52 7 -52 8 -60C9 -60 12 -58 11 -50C13 -66 -13 -66 -11 -50Z', {
    fill: HAIR.brown,
    line: 1.8,
  })
  pen.shape('M0 -23V-10M-5 -18H5', { line: 2.6, ink: colour.coin })
}

/** A place that waits for somebody: a dashed outline. */
function nobody(pen: Pen): void {
  const { colour } = pen
  const look = { fill: colour.slot, line: 1.9, ink: colour.inkPale, dash: [5, 5], alpha: 0.8 }
  pen.shape(ROBE, { ...look, shift: [0, 0] })
  pen.shape(ellipse(0, -49, 11, 12), { ...look, shift: [0, 0] })
}

/** Who is not born yet: a swaddled child in the player's colours; its number stands at 0, -12. */
function unborn(pen: Pen, seat: number): void {
  const { colour } = pen
  pen.shape('M-20 -4C-22 -26 22 -26 20 -4C10 4 -10 4 -20 -4Z', {
    fill: colour[seatColour(seat)],
    line: 2.2,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -24, -26, 48, 30, 0.45),
  })
  pen.shape(ellipse(0, -25, 8.5, 8.5), { fill: colour.skin, line: 2 })
  for (const side of [-1, 1]) pen.shape(`M${side * 3 - 2} -25h3`, { line: 1.3 })
}

const upright = (scale: number) => sides(-25, -76, 29, 8, scale)

export const MEMBERS: SpriteBook = {
  /** v-member/seat/generation/scale: its number stands at 0, -17 */
  'v-member': (seat, generation = '1', scale) => ({
    box: upright(number(scale, 1)),
    paint: (pen) => pen.at(0, 0, number(scale, 1), (own) => member(own, number(seat, 0), generation)),
  }),
  'v-spouse': (scale) => ({
    box: upright(number(scale, 1)),
    paint: (pen) => pen.at(0, 0, number(scale, 1), spouse),
  }),
  'v-monk': (scale) => ({ box: upright(number(scale, 1)), paint: (pen) => pen.at(0, 0, number(scale, 1), monk) }),
  'v-nobody': (scale) => ({ box: upright(number(scale, 1)), paint: (pen) => pen.at(0, 0, number(scale, 1), nobody) }),
  /** v-unborn/seat/scale: its number stands at 0, -12 */
  'v-unborn': (seat, scale) => ({
    box: sides(-25, -38, 27, 6, number(scale, 1)),
    paint: (pen) => pen.at(0, 0, number(scale, 1), (own) => unborn(own, number(seat, 0))),
  }),
}
