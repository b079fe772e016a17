import type { Price } from '#data/village/schema'
import type { Art, HelpPiece, Mark, Value } from '../common/help-piece.ts'
import { wareSprite } from './parts.ts'

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

  write(value: number | string, x: number, y: number, size: number, colour = 'ink', max = 120): this {
    this.#values.push([String(value), x, y, size, colour, max])
    return this
  }

  /** A member with their number on the robe. */
  member(seat: number, generation: number, x: number, y: number, scale = 1.8): this {
    this.put(`v-member/${seat}/${generation}/${scale}`, x, y)
    this.#values.push([String(generation), x, y - 17 * scale, 34 * scale, 'cream', 40 * scale, 'ink'])
    return this
  }

  cloud(time: number | string, x: number, y: number, w = 120): this {
    return this.put(`cloud/${w}/${Math.round(w * 0.7)}`, x, y).write(time, x, y + 3, w * 0.5, 'timeInk', w * 0.6)
  }

  spentCloud(time: number | string, x: number, y: number, w = 120): this {
    return this.put(`cloud/${w}/${Math.round(w * 0.7)}/spent`, x, y).write(time, x, y + 3, w * 0.5, 'cream', w * 0.6)
  }

  book(points: number | string, x: number, y: number, scale = 1.4): this {
    const wide = String(points).length > 1 ? '/1.25' : ''
    return this.put(`book/${scale}${wide}`, x, y).write(points, x - 1, y - 3 * scale, 36 * scale, 'cream', 56 * scale)
  }

  ware(ware: string, x: number, y: number, d = 66): this {
    return this.put(wareSprite(ware, d), x, y)
  }

  /** A price in a row from the left: each thing as often as it is asked for, time as a cloud. */
  price(price: Price, x: number, y: number, d = 56): this {
    let left = x
    for (const [ware, n = 0] of Object.entries(price)) {
      if (ware === 'time') {
        this.cloud(n, left + d * 0.75, y, d * 1.5)
        left += d * 1.6
        continue
      }
      for (let thing = 0; thing < n; thing++) {
        this.ware(ware, left + d / 2, y, d)
        left += d * 0.86
      }
      left += d * 0.16
    }
    return this
  }

  marked(...marks: readonly Mark[]): HelpPiece {
    return { stage: this.#stage, art: this.#art, values: this.#values, marks }
  }
}
