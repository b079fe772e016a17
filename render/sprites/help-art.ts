import { ellipse, type Pen, rounded } from '../ink.ts'
import { BOARD_TABLE } from './board-table.ts'
import { CARDS_TABLE } from './cards-table.ts'
import type { Sprite, SpriteBook } from './sprite.ts'
import { STALLS_TABLE } from './stalls-table.ts'

/** Pieces of the table seen through a looking glass, and the numbers that point at them. */

const PIECES: SpriteBook = { ...CARDS_TABLE, ...STALLS_TABLE, ...BOARD_TABLE }

function large(scale: number, kind: string, words: readonly string[]): Sprite {
  const make = PIECES[kind]
  if (make === undefined) throw new Error(`there is no piece ${kind}`)
  const piece = make(...words)
  const [left, top, w, h] = piece.box
  return {
    box: [left * scale, top * scale, w * scale, h * scale],
    paint: (pen) => pen.at(0, 0, scale, piece.paint),
  }
}

function callout(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(1, 3, 24), { fill: colour.ink, line: 0, alpha: 0.35 })
  pen.shape(ellipse(0, 0, 24), { fill: colour.ink, line: 2.4, shift: [0, 0] })
  pen.shape(ellipse(0, 0, 20), { line: 1.6, ink: colour.coin })
}

function stage(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const path = rounded(-w / 2, -h / 2, w, h, 14)
  pen.shape(path, { fill: colour.meadowLight, line: 2.8, shift: [0, 0], wobble: 3, inner: () => ground(pen, w, h) })
  pen.shape(rounded(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, 10), { line: 1.4, ink: colour.inkSoft, wobble: 2 })
}

/** A meadow seen from above, with a few blades of grass at its rim. */
function ground(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(ellipse(0, 10, w * 0.46, h * 0.42), { fill: colour.page, line: 0, shift: [0, 0] })
  for (let blade = 0; blade < 42; blade++) {
    const angle = blade * 0.15
    const [x, y] = [Math.cos(angle) * w * 0.47, 10 + Math.sin(angle) * h * 0.45]
    pen.shape(`M${x - 6} ${y}q0 -7 -3 -10M${x - 1} ${y}v-13M${x + 4} ${y}q1 -7 5 -9`, {
      line: 1.7,
      ink: colour.leafDark,
    })
  }
}

export const HELP_ART: SpriteBook = {
  /** large/scale/piece of the table and its words */
  large: (scale, kind = 'glove', ...words) => large(Number(scale), kind, words),
  callout: () => ({ box: [-27, -27, 54, 56], paint: callout }),
  /** stage/width/height: about its middle */
  stage: (w, h) => ({
    box: [-Number(w) / 2 - 6, -Number(h) / 2 - 6, Number(w) + 12, Number(h) + 12],
    paint: (pen) => stage(pen, Number(w), Number(h)),
  }),
}
