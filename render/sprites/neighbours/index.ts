import { isNeighbour, type Neighbour } from '#data/neighbours'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { COUNTRY } from './country.ts'
import { TOWN } from './town.ts'

/** The villagers bots play as: round portraits, each on a ground of its own colour. */

const BUSTS: Readonly<Record<Neighbour, (pen: Pen) => void>> = { ...COUNTRY, ...TOWN }

const GROUNDS: Readonly<Record<Neighbour, ColourName>> = {
  Berthe: 'wheat',
  Wendel: 'meadowLight',
  Greta: 'time',
  Odo: 'storyFold',
  Fenna: 'water',
  Joris: 'square',
  Mina: 'feather',
  Casper: 'timeInk',
  Lotte: 'abbey',
  Ruben: 'rosary',
  Hilde: 'leaf',
  Anselm: 'parchmentDark',
  Agnes: 'scroll',
  Hugo: 'thatch',
  Clara: 'meadow',
  Barnabas: 'roofGold',
}

const SIDE = 200
/** The bust ends at the ring's inner edge. */
const INNER = 91

function portrait(pen: Pen, who: Neighbour, d: number): void {
  pen.at(0, 0, d / SIDE, () => {
    pen.ctx.translate(-SIDE / 2, -SIDE / 2)
    pen.shape(ellipse(100, 100, 95), { fill: pen.colour[GROUNDS[who]], line: 0, shift: [0, 0] })
    pen.inside(ellipse(100, 100, INNER), () => {
      pen.ctx.translate(100, 112)
      pen.ctx.scale(0.9, 0.9)
      pen.ctx.translate(-100, -104)
      BUSTS[who](pen)
    })
    pen.shape(ellipse(100, 100, 93), { line: 12, ink: pen.colour.ink, wobble: 0.6 })
    pen.shape(ellipse(100, 100, 93), { line: 6, ink: pen.colour.wood, wobble: 0.6 })
  })
}

function nameOf(word: string | undefined): Neighbour {
  return word !== undefined && isNeighbour(word) ? word : 'Berthe'
}

export const NEIGHBOUR_SPRITES: SpriteBook = {
  /** neighbour/name/diameter: the middle is the origin */
  neighbour: (who, d = '122') => {
    const half = Math.ceil(Number(d) / 2) + 1
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => portrait(pen, nameOf(who), Number(d)) }
  },
}
