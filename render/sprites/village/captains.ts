import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '../common/masonry.ts'

/** Captains for hire, from the chest up: three ranks by coat, beard and hat. */

const BROWN = '#7A4A26'
const GREY = '#D8CBB2'
const COATS: Record<string, ColourName> = { 1: 'story', 2: 'roofSlate', 3: 'leafDark' }

function beard(pen: Pen, fill: string): void {
  pen.shape('M-21 -6C-18 22 -8 26 0 26C8 26 18 22 21 -6C14 8 6 4 0 4C-6 4 -14 8 -21 -6Z', {
    fill,
    line: 2.2,
    hatch: { gap: 4, cover: 0.4, width: 1.3, angle: 80 },
  })
}

/** A hat with a broad brim and a golden band. */
function broadHat(pen: Pen, fill: string): void {
  pen.shape('M-36 -20C-30 -46 30 -46 36 -20C18 -30 -18 -30 -36 -20Z', { fill, line: 2.8, shift: [0, 0] })
  pen.shape('M-34 -21C-18 -31 18 -31 34 -21', { line: 2.8, ink: pen.colour.coin })
}

const HEADS: Record<string, (pen: Pen) => void> = {
  1(pen) {
    beard(pen, BROWN)
    pen.shape('M-24 -18C-22 -42 22 -42 24 -18C10 -24 -10 -24 -24 -18Z', {
      fill: pen.colour.roofRed,
      line: 2.6,
      hatch: { gap: 4, cover: 0.35, width: 1.4 },
    })
  },
  2: (pen) => broadHat(pen, pen.colour.ink),
  3(pen) {
    const { colour } = pen
    beard(pen, GREY)
    broadHat(pen, colour.timeInk)
    pen.shape('M6 -40C22 -62 40 -54 44 -44C34 -40 20 -36 10 -36Z', { fill: colour.cream, line: 2.2 })
    pen.shape(ellipse(0, -34, 4.5), { fill: colour.coin, line: 1.6 })
  },
}

/** 100 wide and high about the face. */
function captain(pen: Pen, rank: string): void {
  const { colour } = pen
  pen.shape('M-42 50C-40 22 -22 16 -10 12H10C22 16 40 22 42 50Z', {
    fill: colour[entryOf(COATS, rank)],
    line: 2.8,
    hatch: { gap: 5.5, cover: 0.35, width: 1.7 },
  })
  pen.shape('M-10 12L0 30L10 12', { fill: colour.cream, line: 2 })
  pen.shape(ellipse(0, -8, 21, 24), {
    fill: rank === '2' ? colour.skinDark : colour.skin,
    line: 2.6,
    hatch: { gap: 4, cover: 0.24, width: 1.3, colour: colour.skinDark },
  })
  entryOf(HEADS, rank)(pen)
  for (const x of [-8, 8]) pen.dot(x, -10, 2.4, colour.ink)
}

export const CAPTAINS: SpriteBook = {
  /** v-captain/coins/scale */
  'v-captain': (rank = '1', scale) => scaled(number(scale, 1), [-48, -66, 98, 120], (pen) => captain(pen, rank)),
}
