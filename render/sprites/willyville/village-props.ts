import type { Pen } from '#render/engine/ink'
import type { SpriteBook } from '#render/engine/sprite'
import { cow, goose, hen, sheep } from '../common/animals.ts'
import { number, scaled } from '../common/masonry.ts'
import { barrels, cart, cross, haystack, sacks, scarecrow, sheaf, washing, well } from '../common/yard.ts'

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
