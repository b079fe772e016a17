import type { Pen } from './ink.ts'
import type { Pattern } from './palette.ts'
import type { Point } from './path-steps.ts'

/** The patterns of the players, painted over their colours. */

function crosses(x: number, y: number, w: number, h: number): Point[] {
  const points: Point[] = []
  let row = 0
  for (let j = y + 8; j < y + h + 8; j += 15, row++) {
    for (let i = x + (row % 2 === 1 ? 17 : 8); i < x + w + 6; i += 18) points.push([i, j])
  }
  return points
}

type PatternPainter = (pen: Pen, x: number, y: number, w: number, h: number, colour: string) => void

export const PATTERN_PAINTERS: Record<Pattern, PatternPainter> = {
  stripe({ ctx }, x, y, w, h) {
    for (let i = -h; i < w + h; i += 13) {
      ctx.beginPath()
      ctx.moveTo(x + i, y + h)
      ctx.lineTo(x + i + h, y)
      ctx.stroke()
    }
  },
  dot(pen, x, y, w, h, colour) {
    let row = 0
    for (let j = y + 7; j < y + h + 6; j += 12, row++) {
      for (let i = x + (row % 2 === 1 ? 13 : 6); i < x + w + 4; i += 14) pen.dot(i, j, 2.9, colour)
    }
  },
  cross({ ctx }, x, y, w, h) {
    for (const [i, j] of crosses(x, y, w, h)) {
      ctx.beginPath()
      ctx.moveTo(i - 4.5, j)
      ctx.lineTo(i + 4.5, j)
      ctx.moveTo(i, j - 4.5)
      ctx.lineTo(i, j + 4.5)
      ctx.stroke()
    }
  },
  wave({ ctx }, x, y, w, h) {
    for (let j = y + 3; j < y + h + 8; j += 12) {
      ctx.beginPath()
      for (let i = x - 4; i <= x + w + 4; i += 2) {
        const across = j + 3.2 * Math.sin((i - x) / 4.2)
        if (i === x - 4) ctx.moveTo(i, across)
        else ctx.lineTo(i, across)
      }
      ctx.stroke()
    }
  },
  plaid({ ctx }, x, y, w, h) {
    ctx.lineWidth = 2.6
    for (let i = x + 5; i < x + w + 6; i += 11) {
      ctx.beginPath()
      ctx.moveTo(i, y)
      ctx.lineTo(i, y + h)
      ctx.stroke()
    }
    for (let j = y + 5; j < y + h + 6; j += 11) {
      ctx.beginPath()
      ctx.moveTo(x, j)
      ctx.lineTo(x + w, j)
      ctx.stroke()
    }
  },
}
