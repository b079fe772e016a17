import type { Art, HelpPiece, Mark, Value } from './help-piece.ts'

/** Puts the scene of a help picture together, about the middle of its stage: things, and the numbers that stand on them. */
export class HelpScene {
  readonly #art: Art[] = []
  readonly #values: Value[] = []
  readonly #stage: string

  constructor(stage: string) {
    this.#stage = stage
  }

  put(sprite: string, x: number, y: number): this {
    this.#art.push([sprite, x, y])
    return this
  }

  write(value: number | string, x: number, y: number, size: number, colour = 'ink', max = 120, halo?: string): this {
    const text = String(value)
    this.#values.push(halo === undefined ? [text, x, y, size, colour, max] : [text, x, y, size, colour, max, halo])
    return this
  }

  /** Points on a book. */
  book(points: number | string, x: number, y: number, scale = 1.4): this {
    const wide = String(points).length > 1 ? '/1.25' : ''
    return this.put(`book/${scale}${wide}`, x, y).write(points, x - 1, y - 3 * scale, 36 * scale, 'cream', 56 * scale)
  }

  marked(...marks: readonly Mark[]): HelpPiece {
    return { stage: this.#stage, art: this.#art, values: this.#values, marks }
  }
}
