import type { FontName } from './draw.ts'
import type { Ctx } from './paint.ts'
import type { Palette, Pattern } from './palette.ts'

/** A woodcutter's tools: paths, outlines of uneven weight, flat fills a little off, gouged hatching. */

type Point = readonly [x: number, y: number]

interface Stroke {
  points: Point[]
  isClosed: boolean
}

export interface Hatch {
  gap?: number
  width?: number
  /** How much of the shape's width the gouges run across. */
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
  /** How far points may be moved by noise. */
  wobble?: number
  /** How far the fill is off its outline. */
  shift?: Point
  alpha?: number
  dash?: number[]
  hatch?: Hatch | Hatch[]
  /** Painted inside the shape, before the hatching. */
  inner?: (pen: Pen) => void
}

/** A number from 0 to 1 that depends on nothing but its place. */
export function grit(x: number, y: number): number {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

/** The same, but smooth, so that neighbours agree. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [a, b] = [x - left, y - top]
  const [u, v] = [a * a * (3 - 2 * a), b * b * (3 - 2 * b)]
  const upper = grit(left, top) * (1 - u) + grit(left + 1, top) * u
  const lower = grit(left, top + 1) * (1 - u) + grit(left + 1, top + 1) * u
  return upper * (1 - v) + lower * v
}

/** Numbers from 0 to 1, one after the other, always the same for a seed. */
export function gritFrom(seed: number): () => number {
  let at = 0
  return () => grit(++at * 7 + seed * 131, seed * 17 + at)
}

const CURVE = 0.5523

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * CURVE, ry * CURVE]
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  )
}

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}H${x + w}V${y + h}H${x}Z`
}

export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}` +
    `H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  )
}

/** A smooth line through points. */
export function smooth(points: readonly Point[], isClosed = true): string {
  const count = points.length
  const point = (at: number) => points[isClosed ? (at + count) % count : Math.max(0, Math.min(count - 1, at))] as Point
  const f = (value: number) => value.toFixed(1)
  let path = `M${f(point(0)[0])} ${f(point(0)[1])}`
  for (let at = 0; at < (isClosed ? count : count - 1); at++) {
    const [a, b, c, d] = [point(at - 1), point(at), point(at + 1), point(at + 2)]
    path += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (d[0] - b[0]) / 6)} ${f(c[1] - (d[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`
  }
  return path + (isClosed ? 'Z' : '')
}

/** A round thing that no lathe has made. */
export function blob(x: number, y: number, rx: number, ry: number, seed = 1, unevenness = 0.12, corners = 14): string {
  const points = Array.from({ length: corners }, (_, at): Point => {
    const angle = (at / corners) * Math.PI * 2
    const size = 1 + unevenness * (2 * grit(at + seed * 31, seed) - 1)
    return [x + Math.cos(angle) * rx * size, y + Math.sin(angle) * ry * size]
  })
  return smooth(points)
}

export function cloudPath(w: number, h: number): string {
  const p = (x: number, y: number) => `${((x * w) / 100 - w / 2).toFixed(1)} ${((y * h) / 64 - h / 2).toFixed(1)}`
  return (
    `M${p(20, 58)}C${p(4, 60)} ${p(-4, 40)} ${p(12, 33)}C${p(8, 16)} ${p(28, 8)} ${p(37, 17)}C${p(43, 0)} ${p(68, -2)} ${p(73, 16)}` +
    `C${p(90, 10)} ${p(101, 26)} ${p(91, 36)}C${p(104, 44)} ${p(96, 62)} ${p(80, 58)}C${p(70, 66)} ${p(58, 64)} ${p(52, 59)}C${p(44, 66)} ${p(28, 66)} ${p(20, 58)}Z`
  )
}

const STEP = 7
const TOKEN = /[a-zA-Z]|-?[\d.]+(?:e-?\d+)?/g

/** Reads a path and walks along it in small steps. */
class Walk {
  readonly strokes: Stroke[] = []
  #x = 0
  #y = 0
  #start: Point = [0, 0]
  #control: Point = [0, 0]
  readonly #tokens: string[]
  #at = 0

  constructor(path: string) {
    this.#tokens = path.match(TOKEN) ?? []
    let command = ''
    while (this.#at < this.#tokens.length) {
      if (/[a-zA-Z]/.test(this.#tokens[this.#at] as string)) command = this.#tokens[this.#at++] as string
      command = this.#go(command)
    }
  }

  #number(): number {
    return Number.parseFloat(this.#tokens[this.#at++] as string)
  }

  #point(isRelative: boolean): Point {
    const [x, y] = [this.#number(), this.#number()]
    return isRelative ? [x + this.#x, y + this.#y] : [x, y]
  }

  get #points(): Point[] {
    return (this.strokes.at(-1) as Stroke).points
  }

  #line([x, y]: Point): void {
    const steps = Math.max(1, Math.ceil(Math.hypot(x - this.#x, y - this.#y) / STEP))
    const [x0, y0] = [this.#x, this.#y]
    for (let k = 1; k <= steps; k++) this.#points.push([x0 + ((x - x0) * k) / steps, y0 + ((y - y0) * k) / steps])
    this.#x = x
    this.#y = y
  }

  #curve([a, b]: Point, [c, d]: Point, [x, y]: Point): void {
    const [x0, y0] = [this.#x, this.#y]
    const length = Math.hypot(a - x0, b - y0) + Math.hypot(c - a, d - b) + Math.hypot(x - c, y - d)
    const steps = Math.max(3, Math.ceil(length / STEP))
    for (let k = 1; k <= steps; k++) {
      const t = k / steps
      const m = 1 - t
      const [m3, m2, t2, t3] = [m * m * m, 3 * m * m * t, 3 * m * t * t, t * t * t]
      this.#points.push([m3 * x0 + m2 * a + t2 * c + t3 * x, m3 * y0 + m2 * b + t2 * d + t3 * y])
    }
    this.#x = x
    this.#y = y
  }

  #quad(control: Point, to: Point): void {
    const [x, y] = [this.#x, this.#y]
    this.#control = control
    const between = (p: Point): Point => [p[0] + ((control[0] - p[0]) * 2) / 3, p[1] + ((control[1] - p[1]) * 2) / 3]
    this.#curve(between([x, y]), between(to), to)
  }

  #go(command: string): string {
    const isRelative = command === command.toLowerCase()
    switch (command.toUpperCase()) {
      case 'M': {
        const [x, y] = this.#point(isRelative)
        this.#x = x
        this.#y = y
        this.#start = [x, y]
        this.strokes.push({ points: [[x, y]], isClosed: false })
        return isRelative ? 'l' : 'L'
      }
      case 'L':
        this.#line(this.#point(isRelative))
        return command
      case 'H':
        this.#line([this.#number() + (isRelative ? this.#x : 0), this.#y])
        return command
      case 'V':
        this.#line([this.#x, this.#number() + (isRelative ? this.#y : 0)])
        return command
      case 'C':
        this.#curve(this.#point(isRelative), this.#point(isRelative), this.#point(isRelative))
        return command
      case 'Q':
        this.#quad(this.#point(isRelative), this.#point(isRelative))
        return command
      case 'T': {
        const [x, y] = this.#control
        this.#quad([2 * this.#x - x, 2 * this.#y - y], this.#point(isRelative))
        return command
      }
      case 'Z':
        this.#line(this.#start)
        ;(this.strokes.at(-1) as Stroke).isClosed = true
        return command
      default:
        throw new Error(`no path command ${command}`)
    }
  }
}

function moved([x, y]: Point, wobble: number): Point {
  return [x + wobble * (2 * noise(x / 13 + 3.1, y / 13) - 1), y + wobble * (2 * noise(x / 13, y / 13 + 9.7) - 1)]
}

function extentOf(strokes: readonly Stroke[]): [left: number, top: number, right: number, bottom: number] {
  const all = strokes.flatMap(({ points }) => points)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
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

/** Where the baseline lies below the middle of the capitals, as a share of the size. */
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
      for (const [at, point] of points.entries()) {
        const [x, y] = moved(point, wobble)
        if (at === 0) ctx.moveTo(x, y)
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
      for (const one of [hatch ?? []].flat()) this.#hatch(extentOf(strokes), one)
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

  /** What follows is seen only inside the path, until the painter returns. */
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

function crosses(x: number, y: number, w: number, h: number): Point[] {
  const points: Point[] = []
  let row = 0
  for (let j = y + 8; j < y + h + 8; j += 15, row++) {
    for (let i = x + (row % 2 === 1 ? 17 : 8); i < x + w + 6; i += 18) points.push([i, j])
  }
  return points
}

type PatternPainter = (pen: Pen, x: number, y: number, w: number, h: number, colour: string) => void

const PATTERN_PAINTERS: Record<Pattern, PatternPainter> = {
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
        const at = j + 3.2 * Math.sin((i - x) / 4.2)
        if (i === x - 4) ctx.moveTo(i, at)
        else ctx.lineTo(i, at)
      }
      ctx.stroke()
    }
  },
}
