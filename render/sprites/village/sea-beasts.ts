import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'

/** What a chart shows where nobody has been: beasts, and a rose of the winds. */

function surf(pen: Pen, xs: readonly number[]): void {
  for (const x of xs) pen.shape(`M${x - 12} 15q12 -9 24 0`, { line: 2.4, ink: pen.colour.cream })
}

/** A whale that blows. */
export function whale(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-70 12C-64 -26 -20 -40 24 -24C48 -14 58 2 66 12Z', {
    fill: colour.roofSlate,
    line: 3,
    hatch: { gap: 5, cover: 0.4, width: 1.8 },
  })
  pen.shape('M-64 6Q-40 12 -22 4', { line: 2.2 })
  pen.dot(-46, -6, 3, colour.ink)
  pen.shape('M84 12C84 -2 92 -14 104 -16C100 -8 100 -2 96 4C104 0 112 2 116 8C108 12 94 14 84 12Z', {
    fill: colour.roofSlate,
    line: 2.6,
  })
  pen.shape('M-22 -34C-22 -52 -40 -56 -44 -46M-22 -34C-20 -54 -2 -58 0 -46M-21 -36V-58', {
    line: 2.8,
    ink: colour.cream,
  })
  surf(pen, [-76, -30, 14, 56, 100])
}

/** Something long with many humps, far from all islands. */
export function serpent(pen: Pen): void {
  const { colour } = pen
  const look = { fill: colour.plagueLight, line: 3, hatch: { gap: 5, cover: 0.4, width: 1.8 } }
  pen.shape(
    'M-74 12C-80 -30 -44 -58 -28 -34C-24 -26 -30 -14 -38 -14C-34 -26 -44 -30 -48 -18C-52 -6 -50 4 -48 12Z',
    look,
  )
  pen.shape('M-28 -34C-18 -46 -4 -40 -6 -30C-12 -22 -22 -22 -30 -26Z', look)
  pen.dot(-17, -34, 2.4, colour.ink)
  pen.shape('M-6 -30l10 -3l-5 5l6 4l-11 -1', { line: 2, ink: colour.roofRed })
  pen.shape('M-22 14C-20 -20 22 -20 26 14L14 14C10 -2 -8 -2 -10 14Z', look)
  pen.shape('M42 14C44 -10 74 -10 78 14L66 14C64 4 56 4 54 14Z', look)
  surf(pen, [-86, -40, -4, 30, 64, 88])
}

/** Eight points, the light half of each to the left. */
export function compass(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, 62), { line: 2, ink: colour.inkSoft })
  pen.shape(ellipse(0, 0, 54), { line: 1.2, ink: colour.inkSoft })
  for (const [index, length] of [80, 50, 80, 50, 80, 50, 80, 50].entries()) {
    const point = () => {
      const dark = index % 2 === 1 ? colour.roofSlate : colour.inkSoft
      pen.shape(`M0 0L-9 -14L0 ${-length}Z`, { fill: colour.cream, line: 2, shift: [0, 0] })
      pen.shape(`M0 0L9 -14L0 ${-length}Z`, { fill: dark, line: 2, shift: [0, 0] })
    }
    pen.at(0, 0, 1, point, index * 45)
  }
  pen.shape(ellipse(0, 0, 8), { fill: colour.coin, line: 2.2 })
}
