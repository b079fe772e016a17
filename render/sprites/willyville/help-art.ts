import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { FARM } from './farm.ts'
import { HELP_STAGE } from './help-stage.ts'
import { BOARD_TABLE } from './table-board.ts'
import { CARDS_TABLE } from './table-cards.ts'
import { STALLS_TABLE } from './table-stalls.ts'

/** Pieces of the table and the farm seen through a looking glass, and the numbers that point at them. */

const PIECES: SpriteBook = { ...CARDS_TABLE, ...STALLS_TABLE, ...BOARD_TABLE, ...FARM }

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

/** From a number to what it explains: a line with a knob at its end. */
function pointer(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  const path = `M0 0L${x} ${y}`
  pen.plain(path, { stroke: colour.cream, width: 9, wobble: 0 })
  pen.plain(path, { stroke: colour.ink, width: 4, wobble: 1 })
  pen.shape(ellipse(x, y, 8), { fill: colour.coin, line: 3.2, shift: [0, 0] })
}

export const HELP_ART: SpriteBook = {
  ...HELP_STAGE,
  /** large/scale/piece and its words */
  large: (scale, kind = 'glove', ...words) => large(Number(scale), kind, words),
  callout: () => ({ box: [-27, -27, 54, 56], paint: callout }),
  /** pointer/x/y: from its origin to there */
  pointer: (x, y) => {
    const [right, down] = [Number(x), Number(y)]
    return {
      box: [Math.min(0, right) - 14, Math.min(0, down) - 14, Math.abs(right) + 28, Math.abs(down) + 28],
      paint: (pen) => pointer(pen, right, down),
    }
  },
}
