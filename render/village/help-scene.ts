import type { Price } from '#data/village/schema'
import { HelpScene as CommonScene } from '../common/help-scene.ts'
import { wareSprite } from './parts.ts'

/** A help scene with the things of a village. */
export class HelpScene extends CommonScene {
  /** A member with their number on the robe. */
  member(seat: number, generation: number, x: number, y: number, scale = 1.8): this {
    const number = [x, y - 17 * scale, 34 * scale] as const
    return this.put(`v-member/${seat}/${generation}/${scale}`, x, y).write(
      generation,
      ...number,
      'cream',
      40 * scale,
      'ink',
    )
  }

  cloud(time: number | string, x: number, y: number, w = 120): this {
    return this.put(`cloud/${w}/${Math.round(w * 0.7)}`, x, y).write(time, x, y + 3, w * 0.5, 'timeInk', w * 0.6)
  }

  spentCloud(time: number | string, x: number, y: number, w = 120): this {
    return this.put(`cloud/${w}/${Math.round(w * 0.7)}/spent`, x, y).write(time, x, y + 3, w * 0.5, 'cream', w * 0.6)
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
}
