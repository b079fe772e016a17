import type { Pen } from '#render/engine/ink'
import { rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '#render/sprites/common/masonry'
import { seatColour } from '#render/sprites/common/tokens'

/** The sheets of paper on which players have their things, and the places that are empty there. */

/** From its upper left corner; in the light it has a line in the player's colour. */
function sheetOf(pen: Pen, w: number, h: number, seat: number, isLit: boolean): void {
  const { colour } = pen
  const box = (inset: number) => rounded(inset, inset, w - 2 * inset, h - 2 * inset, 8)
  pen.shape(box(0), { fill: colour.ink, line: 0, alpha: 0.28, shift: [4, 6] })
  pen.shape(box(0), { fill: isLit ? colour.parchmentLight : colour.parchment, line: 3, shift: [0, 0] })
  if (isLit) pen.shape(box(6), { line: 4.5, ink: colour[seatColour(seat)] })
}

function dashed(pen: Pen, w: number, h: number): void {
  const path = w > 40 && w === h ? rect(-w / 2, -h / 2, w, h) : rounded(-w / 2, -h / 2, w, h, 4)
  pen.shape(path, { line: 1.8, ink: pen.colour.inkPale, dash: [4, 4] })
}

export const KINGSBRIDGE_STRIPS: SpriteBook = {
  /** k-strip/width/height/seat[/lit] */
  'k-strip': (w, h, seat, lit) => {
    const [width, height] = [number(w, 377), number(h, 246)]
    return {
      box: [-3, -3, width + 11, height + 13],
      paint: (pen) => sheetOf(pen, width, height, number(seat, 0), lit === 'lit'),
    }
  },
  /** k-dashed/width/height: an empty place, about its middle */
  'k-dashed': (w, h) => {
    const [width, height] = [number(w, 34), number(h, 48)]
    return {
      box: [-width / 2 - 3, -height / 2 - 3, width + 6, height + 6],
      paint: (pen) => dashed(pen, width, height),
    }
  },
}
