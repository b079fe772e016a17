import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import type { Sprite } from '#render/engine/sprite'

/** Parts that buildings share: scale, tiles, bricks and shadows. */

export const number = (word: string | undefined, usual: number) => (word === undefined ? usual : Number(word))

/** A sprite of a drawing in its own units, whose box grows with the scale. */
export function scaled(scale: number, [left, top, w, h]: Sprite['box'], paint: (pen: Pen) => void): Sprite {
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)]
  return {
    box: [x, y, Math.ceil((left + w) * scale) - x, Math.ceil((top + h) * scale) - y],
    paint: (pen) => pen.at(0, 0, scale, paint),
  }
}

/** Lines drawn thin and pale over a shape, clipped by its `inner`. */
export function pale(pen: Pen, alpha: number, width: number, colour: ColourName, trace: () => void): void {
  const { ctx } = pen
  ctx.save()
  ctx.globalAlpha *= alpha
  ctx.strokeStyle = pen.colour[colour]
  ctx.lineWidth = width
  ctx.beginPath()
  trace()
  ctx.stroke()
  ctx.restore()
}

/** Roof tiles, row by row. */
export function tiles(pen: Pen, left: number, top: number, right: number, bottom: number): void {
  const { ctx } = pen
  pale(pen, 0.52, 1.7, 'ink', () => {
    let row = 0
    for (let y = top + 9; y < bottom; y += 11, row++) {
      for (let x = left + (row % 2 ? 0 : 8); x < right; x += 16) {
        ctx.moveTo(x, y - 5 + grit(Math.round(x), Math.round(y)) * 2)
        ctx.quadraticCurveTo(x + 8, y + 5, x + 16, y - 5)
      }
    }
  })
}

/** Courses of brick. */
export function bricks(pen: Pen, w: number, top: number, bottom: number): void {
  const { ctx } = pen
  pale(pen, 0.36, 1.2, 'ink', () => {
    let row = 0
    for (let y = top; y < bottom; y += 9, row++) {
      ctx.moveTo(0, y)
      ctx.lineTo(w, y)
      for (let x = row % 2 ? 0 : 9; x < w; x += 18) {
        ctx.moveTo(x, y)
        ctx.lineTo(x, y + 9)
      }
    }
  })
}

/** The thin slanted shadow a house throws on the ground. */
export function groundShadow(pen: Pen, left: number, right: number, y: number): void {
  pen.shape(`M${left} ${y - 8}H${right}L${right + 12} ${y + 3}H${left + 14}Z`, {
    fill: pen.colour.ink,
    line: 0,
    alpha: 0.24,
  })
}
