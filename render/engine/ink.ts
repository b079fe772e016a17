import type { Ctx } from './canvas.ts'
import type { FontName } from './draw.ts'
import { grit, noise } from './noise.ts'
import type { Palette, Pattern } from './palette.ts'
import { extentOf, moved, type Point, type Stroke, Walk } from './path-steps.ts'
import { PATTERN_PAINTERS } from './seat-patterns.ts'

/** A woodcutter's tools: paths, outlines of uneven weight, flat fills a little off, gouged hatching. */

export interface Hatch {
  gap?: number
  width?: number
  /** The share of the shape's width that the gouges cover. */
  cover?: number
  colour?: string
  angle?: number
  alpha?: number
  seed?: number
  side?: 'left' | 'right'
}

export interface Look {
  fill?: string
  /** The outline's weight; 0 for none. */
  line?: number
  ink?: string
  /** The farthest that noise moves a point. */
  wobble?: number
  /** The distance of the fill from its outline, as in a print that slipped. */
  shift?: Point
  alpha?: number
  dash?: number[]
  hatch?: Hatch | Hatch[]
  /** Painted inside the shape, before the hatching. */
  inner?: (pen: Pen) => void
}

export interface WrittenText {
  font: FontName
  size: number
  colour: string
  align?: 'left' | 'center' | 'right'
  max?: number
  halo?: string
  haloWidth?: number
}

/** Fonts are registered under these families, one each, because weights are not picked reliably. */
export const FAMILIES = {
  display: 'Willyville Display',
  number: 'Willyville Number',
  label: 'Willyville Label',
  note: 'Willyville Note',
}

/** The baseline's distance below the middle of the capitals, as a share of the size. */
export const BELOW_MIDDLE = { display: 0.29, number: 0.315, label: 0.29, note: 0.29 }

export type IconPainter = (name: string, colour: string) => CanvasImage | null

export type CanvasImage = Parameters<Ctx['drawImage']>[0]

export class Pen {
  readonly ctx: Ctx
  readonly colour: Palette
  readonly #iconOf: IconPainter

  constructor(ctx: Ctx, colour: Palette, iconOf: IconPainter) {
    this.ctx = ctx
    this.colour = colour
    this.#iconOf = iconOf
  }

  /** Paints at a place of its own: moved, turned, scaled. */
  at(x: number, y: number, scale: number, paint: (pen: Pen) => void, turn = 0): void {
    const { ctx } = this
    ctx.save()
    ctx.translate(x, y)
    if (turn !== 0) ctx.rotate((turn * Math.PI) / 180)
    ctx.scale(scale, scale)
    paint(this)
    ctx.restore()
  }

  #trace(strokes: readonly Stroke[], wobble: number): void {
    const { ctx } = this
    ctx.beginPath()
    for (const { points, isClosed } of strokes) {
      for (const [index, point] of points.entries()) {
        const [x, y] = moved(point, wobble)
        if (index === 0) ctx.moveTo(x, y)
        else ctx.lineTo(x, y)
      }
      if (isClosed) ctx.closePath()
    }
  }

  #outline(strokes: readonly Stroke[], weight: number, colour: string, wobble: number): void {
    const { ctx } = this
    ctx.strokeStyle = colour
    ctx.lineCap = 'round'
    for (const { points } of strokes) {
      let from = moved(points[0] as Point, wobble)
      for (const point of points.slice(1)) {
        const to = moved(point, wobble)
        ctx.lineWidth = weight * (0.62 + 0.76 * noise(point[0] / 17 + 40, point[1] / 17))
        ctx.beginPath()
        ctx.moveTo(from[0], from[1])
        ctx.lineTo(to[0], to[1])
        ctx.stroke()
        from = to
      }
    }
  }

  /** Gouges that begin at one edge and run out to a point. */
  #hatch([left, top, right, bottom]: [number, number, number, number], hatch: Hatch): void {
    const {
      gap = 5,
      width = 1.7,
      cover = 0.4,
      colour = this.colour.ink,
      angle = 0,
      alpha = 0.85,
      seed = 1,
      side = 'right',
    } = hatch
    const { ctx } = this
    const radius = Math.hypot(right - left, bottom - top) / 2
    const [halfWidth, halfHeight] = angle === 0 ? [(right - left) / 2, (bottom - top) / 2] : [radius, radius]
    const sign = side === 'left' ? -1 : 1
    ctx.save()
    ctx.globalAlpha *= alpha
    ctx.translate((left + right) / 2, (top + bottom) / 2)
    ctx.rotate((angle * Math.PI) / 180)
    ctx.fillStyle = colour
    for (let y = -halfHeight; y < halfHeight; y += gap) {
      const length = 2 * halfWidth * cover * (0.55 + 0.8 * grit(Math.round(y * 7) + seed * 13, seed))
      const middle = y + 1.2 * (grit(seed, Math.round(y * 3)) - 0.5)
      ctx.beginPath()
      ctx.moveTo(sign * (halfWidth + 2), middle - width / 2)
      ctx.quadraticCurveTo(sign * (halfWidth - length * 0.6), middle - width * 0.4, sign * (halfWidth - length), middle)
      ctx.quadraticCurveTo(
        sign * (halfWidth - length * 0.6),
        middle + width * 0.55,
        sign * (halfWidth + 2),
        middle + width / 2,
      )
      ctx.fill()
    }
    ctx.restore()
  }

  /** A path, cut in wood and printed. */
  shape(path: string, look: Look = {}): void {
    const { fill, line = 2.4, ink = this.colour.ink, wobble = 1, shift = [0.9, 0.7], alpha, dash, hatch, inner } = look
    const { ctx } = this
    const { strokes } = new Walk(path)
    ctx.save()
    if (alpha !== undefined) ctx.globalAlpha *= alpha
    if (fill !== undefined) {
      ctx.save()
      ctx.translate(shift[0], shift[1])
      this.#trace(strokes, wobble)
      ctx.fillStyle = fill
      ctx.fill()
      ctx.restore()
    }
    if (hatch !== undefined || inner !== undefined) {
      ctx.save()
      this.#trace(strokes, wobble)
      ctx.clip()
      inner?.(this)
      for (const gouging of [hatch ?? []].flat()) this.#hatch(extentOf(strokes), gouging)
      ctx.restore()
    }
    if (line > 0 && dash !== undefined) {
      ctx.setLineDash(dash)
      this.#trace(strokes, wobble)
      ctx.strokeStyle = ink
      ctx.lineWidth = line
      ctx.stroke()
      ctx.setLineDash([])
    } else if (line > 0) this.#outline(strokes, line, ink, wobble)
    ctx.restore()
  }

  /** Clips to the path all that the given painter paints. */
  inside(path: string, paint: (pen: Pen) => void): void {
    const { ctx } = this
    ctx.save()
    this.#trace(new Walk(path).strokes, 0)
    ctx.clip()
    paint(this)
    ctx.restore()
  }

  /** The path filled and stroked without any wobble: for roads, whose outlines must meet. */
  plain(path: string, look: { stroke: string; width: number; alpha?: number; wobble?: number }): void {
    const { ctx } = this
    ctx.save()
    ctx.globalAlpha *= look.alpha ?? 1
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    this.#trace(new Walk(path).strokes, look.wobble ?? 0)
    ctx.strokeStyle = look.stroke
    ctx.lineWidth = look.width
    ctx.stroke()
    ctx.restore()
  }

  /** The points along a path, for strewing things. */
  along(path: string): Point[] {
    return new Walk(path).strokes.flatMap(({ points }) => points)
  }

  dot(x: number, y: number, rx: number, colour: string, ry = rx): void {
    const { ctx } = this
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
    ctx.fill()
  }

  /** An icon of the game-icons set, centred. */
  icon(name: string, x: number, y: number, size: number, colour = this.colour.ink): void {
    const image = this.#iconOf(name, colour)
    if (image !== null) this.ctx.drawImage(image, x - size / 2, y - size / 2, size, size)
  }

  /** Words that belong to a sprite; everything that changes is a TextDraw instead. */
  text(
    words: string,
    x: number,
    y: number,
    { font, size, colour, align = 'center', max, halo, haloWidth = 6 }: WrittenText,
  ): void {
    const { ctx } = this
    ctx.save()
    let fitted = size
    const family = FAMILIES[font]
    ctx.font = `${fitted}px "${family}"`
    const { width } = ctx.measureText(words)
    if (max !== undefined && width > max) {
      fitted = (size * max) / width
      ctx.font = `${fitted}px "${family}"`
    }
    ctx.textAlign = align
    ctx.textBaseline = 'alphabetic'
    const baseline = y + fitted * BELOW_MIDDLE[font]
    if (halo !== undefined) {
      ctx.lineJoin = 'round'
      ctx.lineWidth = haloWidth
      ctx.strokeStyle = halo
      ctx.strokeText(words, x, baseline)
    }
    ctx.fillStyle = colour
    ctx.fillText(words, x, baseline)
    ctx.restore()
  }

  /** A player's pattern over a box; clip it to a shape with `inside`. */
  pattern(pattern: Pattern, x: number, y: number, w: number, h: number, alpha = 0.4, colour = this.colour.cream): void {
    const { ctx } = this
    ctx.save()
    ctx.beginPath()
    ctx.rect(x, y, w, h)
    ctx.clip()
    ctx.globalAlpha *= alpha
    ctx.strokeStyle = colour
    ctx.lineWidth = 3
    PATTERN_PAINTERS[pattern](this, x, y, w, h, colour)
    ctx.restore()
  }
}
