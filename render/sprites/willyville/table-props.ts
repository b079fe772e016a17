import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'

/** Things put down on bare wood, where no card, stack or flag can ever come. */

/** A mug from above, half full. */
export function mug(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(5, 8, 27, 24), { fill: colour.ink, line: 0, alpha: 0.3 })
  pen.shape('M20 -8C42 -14 46 12 22 12', { line: 8, ink: colour.ink })
  pen.shape('M20 -8C40 -13 42 10 22 11', { line: 4, ink: colour.earth })
  pen.shape(ellipse(0, 0, 25, 23), {
    fill: colour.earth,
    line: 2.8,
    hatch: { gap: 5, cover: 0.3, width: 1.6, colour: colour.woodDark },
  })
  pen.shape(ellipse(0, 0, 18.5, 16.5), { fill: colour.beer, line: 2.2 })
  pen.shape('M-14 4Q-10 -10 2 -12Q14 -10 14 2Q6 -4 0 2Q-6 10 -14 4Z', { fill: colour.cream, line: 1.6 })
}

/** A purse, drawn shut, and two coins that rolled out before. */
export function purse(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(8, 18, 40, 9), { fill: colour.ink, line: 0, alpha: 0.28 })
  pen.shape('M-12 -12C-34 -2 -38 20 -20 22H18C38 20 34 -2 12 -12Z', {
    fill: colour.roofBrown,
    line: 2.8,
    hatch: { gap: 6, cover: 0.36, width: 1.7 },
  })
  pen.shape('M-12 -12L-20 -24L-6 -20L2 -27L8 -20L20 -22L12 -12Z', { fill: colour.story, line: 2.4 })
  pen.shape('M-14 -12Q0 -6 14 -12', { line: 4.4, ink: colour.coin })
  pen.shape('M14 -11Q24 -8 22 2', { line: 2.6, ink: colour.coinDark })
  for (const [x, y] of [
    [42, 18],
    [55, 8],
  ] as const) {
    pen.shape(ellipse(x, y + 2, 10, 6.5), { fill: colour.coinDark, line: 2 })
    pen.shape(ellipse(x, y, 10, 6.5), { fill: colour.coin, line: 2 })
  }
}

/** The key of the church, which the abbot always forgets. */
export function key(pen: Pen): void {
  const { colour } = pen
  const shape = 'M10 0H52V9M42 0V8M32 0V5'
  pen.at(3, 4, 1, () => pen.shape(shape, { line: 7, ink: colour.ink, alpha: 0.3 }))
  pen.shape(shape, { line: 8, ink: colour.ink })
  pen.shape(shape, { line: 4, ink: colour.roofSlate })
  pen.shape(ellipse(0, 0, 12, 10), { line: 8, ink: colour.ink })
  pen.shape(ellipse(0, 0, 12, 10), { line: 4, ink: colour.roofSlate })
}

export function leftBehind(pen: Pen): void {
  pen.at(850, 638, 1, mug)
  pen.at(1046, 640, 0.94, purse)
  pen.at(216, 388, 1, key, -16)
}
