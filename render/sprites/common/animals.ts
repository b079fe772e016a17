import type { Pen } from '#render/engine/ink'
import { blob } from '#render/engine/paths'
import { type Paint, shade } from './scenery.ts'

/** The animals that walk, swim and fly about. */

/** A drawing at a place, mirrored where `scale` asks for it with `flip`. */
function flipped(pen: Pen, isFlipped: boolean, paint: () => void): void {
  pen.ctx.save()
  if (isFlipped) pen.ctx.scale(-1, 1)
  paint()
  pen.ctx.restore()
}

export function cow(pen: Pen, x: number, y: number, scale: number, isFlipped = false): void {
  const { colour } = pen
  const coat = colour.plaster
  pen.at(x, y, scale, () =>
    flipped(pen, isFlipped, () => {
      shade(pen, 4, 27, 36, 5)
      pen.shape('M-26 14V26M-18 14V26M14 14V26M22 14V26', { line: 5, ink: colour.woodDark })
      pen.shape('M30 -6C38 0 34 12 38 18', { line: 2.6 })
      pen.shape('M-32 -8C-20 -16 16 -16 28 -10C34 -2 32 12 26 16H-26C-34 10 -36 0 -32 -8Z', {
        fill: coat,
        line: 2.6,
        inner: () => {
          pen.shape(blob(-8, -4, 11, 9, 3, 0.2, 8), { fill: colour.horse, line: 0 })
          pen.shape(blob(18, 4, 10, 9, 5, 0.2, 8), { fill: colour.horse, line: 0 })
        },
        hatch: { gap: 5, cover: 0.22, width: 1.5 },
      })
      pen.shape('M-44 -14L-30 -18L-26 -6L-34 6H-44C-50 0 -48 -8 -44 -14Z', { fill: coat })
      pen.shape('M-42 -16L-48 -22M-32 -18L-28 -25', { line: 2.6 })
      pen.shape('M-48 -1Q-42 -4 -36 4', { line: 1.6 })
      pen.dot(-40, -8, 2, colour.ink)
    }),
  )
}

export function sheep(pen: Pen, x: number, y: number, scale: number, isFlipped = false): void {
  const { colour } = pen
  pen.at(x, y, scale, () =>
    flipped(pen, isFlipped, () => {
      shade(pen, 2, 17, 22, 4)
      pen.shape('M-10 8V17M-4 8V17M8 8V17M13 8V17', { line: 3, ink: colour.woodDark })
      pen.shape(blob(2, 0, 20, 13, 8, 0.16, 11), {
        fill: colour.cream,
        line: 2.2,
        hatch: { gap: 4, cover: 0.28, width: 1.3 },
      })
      pen.shape('M-4 -4q4 -4 7 0M4 3q4 -4 7 0M-8 4q3 -3 6 0', { line: 1.3, ink: colour.inkPale })
      pen.shape('M-26 -8C-22 -12 -14 -12 -13 -6C-13 0 -18 6 -23 4C-27 2 -28 -4 -26 -8Z', {
        fill: colour.horse,
        line: 2,
      })
      pen.dot(-21, -4, 1.4, colour.ink)
    }),
  )
}

export function goose(pen: Pen, x: number, y: number, scale: number, isFlipped = false): void {
  const { colour } = pen
  pen.at(x, y, scale, () =>
    flipped(pen, isFlipped, () => {
      shade(pen, 0, 17, 16, 3)
      pen.shape('M-14 8C-20 0 -8 -10 4 -8C6 -14 6 -22 12 -24C18 -26 20 -20 16 -16C12 -10 16 2 6 10Z', {
        fill: colour.cream,
        line: 2,
      })
      pen.shape('M17 -21l8 2l-7 3Z', { fill: colour.beer, line: 1.5 })
      pen.shape('M-10 4Q-3 7 3 1', { line: 1.4, ink: colour.inkPale })
      pen.shape('M-4 10v7M3 10v7', { line: 2, ink: colour.coinDark })
    }),
  )
}

/** The same bird on water. */
export const duck: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    pen.shape('M-16 2C-18 -6 -8 -10 4 -8C6 -14 6 -20 12 -22C18 -24 20 -18 16 -14C12 -8 16 0 8 6C0 9 -12 9 -16 2Z', {
      fill: colour.cream,
      line: 2,
    })
    pen.shape('M17 -19l8 2l-7 3Z', { fill: colour.beer, line: 1.4 })
    pen.shape('M-22 9q7 -4 14 0q7 4 14 0q6 -4 12 0', { line: 1.6, ink: colour.cream })
  })

export const hen: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 0, 17, 14, 3)
    pen.shape('M-3 9v8M4 9v8', { line: 2, ink: colour.coinDark })
    pen.shape(
      'M-20 -10C-14 -6 -8 -6 -2 -8C4 -10 6 -18 12 -18C18 -18 18 -10 16 -4C14 8 4 11 -4 10C-14 8 -20 0 -20 -10Z',
      {
        fill: colour.roofBrown,
        line: 2,
        hatch: { gap: 4, cover: 0.35, width: 1.3 },
      },
    )
    pen.shape('M8 -18q0 -5 3 -3q1 -4 4 0q3 -2 2 3Z', { fill: colour.roofRed, line: 1.4 })
    pen.shape('M18 -13l6 2l-6 2Z', { fill: colour.beer, line: 1.3 })
    pen.dot(13, -13, 1.4, colour.ink)
  })

const birdPath = (x: number, y: number) =>
  `M${x - 9} ${y - 3}Q${x - 4} ${y - 8} ${x} ${y}Q${x + 4} ${y - 8} ${x + 9} ${y - 3}`

export const bird: Paint = (pen, x, y) => pen.shape(birdPath(x, y), { line: 2.2 })
