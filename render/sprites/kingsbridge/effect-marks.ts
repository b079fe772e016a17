import type { Pen } from '#render/engine/ink'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'

/** Signs between the tokens of an effect. */

/** Two boards crossed over the lower half of something round. */
function shut(pen: Pen): void {
  for (const turn of [-16, 16]) {
    const board = () => {
      pen.shape('M-54 -8H54V8H-54Z', { fill: pen.colour.board, line: 3, shift: [0, 0] })
      for (const side of [-1, 1]) pen.dot(side * 46, 0, 3, pen.colour.ink)
    }
    pen.at(0, 22, 1, board, turn)
  }
}

export const KINGSBRIDGE_EFFECT_MARKS: SpriteBook = {
  /** k-for/scale: an arrow from what is given to what it brings, 46 wide at 1 */
  'k-for': (scale) =>
    scaled(number(scale, 1), [-26, -24, 54, 50], (pen) =>
      pen.shape('M-22 -7H0V-20L24 0L0 20V7H-22Z', { fill: pen.colour.inkSoft, line: 2.4, shift: [0, 0] }),
    ),
  /** k-shut/diameter: boards over a portrait of this size */
  'k-shut': (d) => scaled(number(d, 108) / 108, [-60, -12, 120, 68], shut),
  /** k-struck/size: a red line through what is not to be had */
  'k-struck': (d) =>
    scaled(number(d, 90) / 90, [-50, -52, 100, 104], (pen) => {
      pen.shape('M-42 -44L42 44', { line: 13 })
      pen.shape('M-42 -44L42 44', { line: 8, ink: pen.colour.points })
    }),
}
