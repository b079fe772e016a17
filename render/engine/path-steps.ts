import { noise } from './noise.ts'

/** A path walked in small steps, so that its line can tremble. */

export type Point = readonly [x: number, y: number]

export interface Stroke {
  points: Point[]
  isClosed: boolean
}

const STEP = 7

const TOKEN = /[a-zA-Z]|-?[\d.]+(?:e-?\d+)?/g

/** Reads a path and walks along it in small steps. */
export class Walk {
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

export function moved([x, y]: Point, wobble: number): Point {
  return [x + wobble * (2 * noise(x / 13 + 3.1, y / 13) - 1), y + wobble * (2 * noise(x / 13, y / 13 + 9.7) - 1)]
}

export function extentOf(strokes: readonly Stroke[]): [left: number, top: number, right: number, bottom: number] {
  const all = strokes.flatMap(({ points }) => points)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
