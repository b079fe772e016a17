import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { FAVOURS } from './busts.ts'

/** The portraits along the ring walk: reached, waiting, or boarded up. */

const RAYS = 28

function rays(pen: Pen): void {
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray / RAYS) * 2 * Math.PI
    const [u, v] = [Math.cos(angle), Math.sin(angle)]
    const path = `M${100 + 60 * u} ${86 + 60 * v}L${100 + 100 * u} ${86 + 100 * v}`
    pen.plain(path, { stroke: pen.colour.inkPale, width: 2.2 })
  }
}

function boardsOver(pen: Pen): void {
  const { board, dim, ink, woodDark } = pen.colour
  pen.shape(ellipse(100, 100, 94), { fill: dim, line: 0, alpha: 0.34 })
  for (const turn of [-30, 30]) {
    const plank = () => {
      const hatch = { gap: 9, cover: 0.2, width: 3, colour: woodDark }
      pen.shape('M-106 -13H106V13H-106Z', { fill: board, line: 5, hatch })
      for (const side of [-1, 1]) pen.dot(side * 88, 0, 6, ink)
    }
    pen.at(100, 100, 1, plank, turn)
  }
}

type State = 'plain' | 'lit' | 'covered'

/** Drawn in a square of 200 around the origin. */
export function portrait(pen: Pen, space: string, state: State): void {
  const { colour } = pen
  const { bust, backdrop } = entryOf(FAVOURS, space.replace(/-\d$/, ''))
  pen.at(-100, -100, 1, () => {
    if (state === 'lit') pen.shape(ellipse(100, 100, 116), { fill: colour.cream, line: 6, shift: [0, 0] })
    pen.shape(ellipse(105, 109, 95), { fill: colour.ink, line: 0, alpha: 0.35, shift: [0, 0] })
    pen.shape(ellipse(100, 100, 96), { fill: colour.wood, line: 5.5, shift: [0, 0] })
    pen.shape(ellipse(100, 100, 84), { fill: colour[backdrop], line: 0, shift: [0, 0] })
    pen.inside(ellipse(100, 100, 84), () => {
      rays(pen)
      // A little smaller and lower than the square, so that hats have air.
      pen.at(7, 13, 0.93, bust)
    })
    pen.shape(ellipse(100, 100, 84), { line: 4.4 })
    if (state === 'covered') boardsOver(pen)
  })
}

const BOX: Sprite['box'] = [-122, -122, 244, 246]

export const KINGSBRIDGE_PORTRAITS: SpriteBook = {
  /** k-portrait/space/diameter[/lit|covered]: the middle is the origin; a reached one has a cream ring around it */
  'k-portrait': (space = 'queen', d, state = 'plain') =>
    scaled(number(d, 90) / 200, BOX, (pen) => portrait(pen, space, state as State)),
}
