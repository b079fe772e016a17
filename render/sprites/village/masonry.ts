import { colourNamed, entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import { pale } from '../common/masonry.ts'
import { GOOD_ICONS } from '../common/tokens.ts'

/** Parts that the houses of Village share. */

/** Single stones that show in a wall. */
export function stones(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
  colour: ColourName = 'stoneDark',
): void {
  for (let index = 0; index < (w * h) / 900; index++) {
    const [a, b] = [x + 6 + grit(index, seed) * (w - 22), y + 7 + grit(seed, index + 3) * (h - 12)]
    pen.shape(`M${a} ${b}h${7 + grit(index, 5) * 7}`, { line: 1.7, ink: pen.colour[colour] })
  }
}

export function thatchLines(pen: Pen, x: number, y: number, w: number, h: number, seed = 3): void {
  pale(pen, 0.5, 1.5, 'earthDark', () => {
    for (let index = 0; index < (w * h) / 130; index++) {
      const [a, b] = [x + grit(index, seed) * w, y + grit(seed, index) * h]
      pen.ctx.moveTo(a, b)
      pen.ctx.lineTo(a + (grit(index, 8) - 0.5) * 5, b + 8 + grit(index, 4) * 7)
    }
  })
}

/** Boards side by side. */
export function boards(
  pen: Pen,
  left: number,
  right: number,
  top: number,
  bottom: number,
  pitch: number,
  colour: ColourName,
): void {
  pale(pen, 0.42, 1.5, colour, () => {
    for (let x = left; x < right; x += pitch) {
      pen.ctx.moveTo(x, top)
      pen.ctx.lineTo(x, bottom)
    }
  })
}

/** The sign of what is made in a house. */
export function guildSign(pen: Pen, x: number, y: number, kind: string, d = 46): void {
  const { colour } = pen
  pen.shape(ellipse(x + 2, y + 3, d / 2), { fill: colour.ink, line: 0, alpha: 0.35 })
  pen.shape(ellipse(x, y, d / 2), { fill: colour[colourNamed(kind)], line: 2.8, shift: [0.4, 0.4] })
  pen.shape(ellipse(x, y, d / 2 - 4), { line: 1.1 })
  pen.icon(entryOf(GOOD_ICONS, kind), x, y, d * 0.72)
}

export function chimney(pen: Pen, x: number, y: number, h: number): void {
  const { colour } = pen
  pen.shape(rect(x, y, 18, h), { fill: colour.stone, line: 2.4, hatch: { gap: 5, cover: 0.5, width: 1.6 } })
  pen.shape(`M${x - 3} ${y}H${x + 21}`, { line: 5, ink: colour.stoneDark })
}

/** A small lit window with a cross of wood. */
export function litWindow(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { colour } = pen
  pen.shape(rect(x, y, w, h), { fill: colour.wheat, line: 2.4 })
  pen.shape(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, { line: 1.5 })
}
