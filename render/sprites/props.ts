import type { Pen } from '../ink.ts'
import { cow, goose, hen, sheep } from './animals.ts'
import { number, scaled } from './masonry.ts'
import type { SpriteBook } from './sprite.ts'
import { barrels, cart, cross, haystack, sacks, scarecrow, sheaf, washing, well } from './yard.ts'

/** Scenery that comes and goes with the cards around it. */

type Prop = (pen: Pen, x: number, y: number, scale: number) => void

const PROPS: Readonly<Record<string, Prop>> = {
  barrels,
  cart,
  cow,
  cross,
  goose,
  haystack,
  hen,
  sacks,
  scarecrow,
  sheaf,
  sheep,
  washing,
  well,
}

export const SCENERY: SpriteBook = {
  /** prop/name/scale[/flipped] */
  prop: (name = 'well', scale, side) =>
    scaled(number(scale, 1), [-80, -98, 160, 150], (pen) => {
      if (side === 'flipped') pen.ctx.scale(-1, 1)
      PROPS[name]?.(pen, 0, 0, 1)
    }),
}
