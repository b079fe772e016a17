import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '../common/masonry.ts'
import { type CardScene, COUNTRY_SCENES, SCENE } from './card-scenes-country.ts'
import { TOWN_SCENES } from './card-scenes-town.ts'
import { faintly } from './goods.ts'
import { townShield } from './tokens.ts'

/** The action cards: whole, as a picture for a pile, and their backs. Names and values are written over them. */

const SCENES: Readonly<Record<string, CardScene>> = { ...COUNTRY_SCENES, ...TOWN_SCENES }

/** A card's own units, around its middle. */
export const CARD = { w: 168, h: 232 }
/** The picture of a card alone, with room for a short name below it or without. */
export const SLIP = { w: 168, named: 172, bare: 130 }

const MARGIN = 9
const STAR = 'M-67 -112L-63 -103L-54 -102L-61 -96L-59 -87L-67 -92L-75 -87L-73 -96L-80 -102L-71 -103Z'

function paper(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], fill: string, r: number): void {
  const box = rounded(x, y, w, h, r)
  pen.shape(box, { fill: pen.colour.ink, line: 0, alpha: 0.34, shift: [5, 7] })
  pen.shape(box, { fill, line: 3.2, shift: [0, 0] })
}

function scene(pen: Pen, card: string, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    const frame = rect(0, 0, SCENE.w, SCENE.h)
    pen.inside(frame, () => entryOf(SCENES, card)(pen))
    pen.shape(frame, { line: 2.6 })
  })
}

const GHOST = 0.4

/** The star of the six cards of the first chapter. */
function star(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(-67, -99, 17), { fill: colour.cream, line: 2.2, shift: [0, 0] })
  pen.shape(STAR, { fill: colour.coin, line: 1.6 })
}

function face(pen: Pen, card: string, isStarred: boolean): void {
  const { colour } = pen
  paper(pen, [-CARD.w / 2, -CARD.h / 2, CARD.w, CARD.h], colour.page, 10)
  scene(pen, card, -CARD.w / 2 + MARGIN, -CARD.h / 2 + MARGIN)
  if (isStarred) star(pen)
  pen.shape('M-70 60H70', { line: 1.6, ink: colour.inkPale })
}

function slip(pen: Pen, card: string, isNamed: boolean): void {
  const h = isNamed ? SLIP.named : SLIP.bare
  paper(pen, [-SLIP.w / 2, -SLIP.bare / 2, SLIP.w, h], pen.colour.page, 8)
  scene(pen, card, -SLIP.w / 2 + MARGIN, -SLIP.bare / 2 + MARGIN)
}

function back(pen: Pen): void {
  const { colour } = pen
  paper(pen, [-CARD.w / 2, -CARD.h / 2, CARD.w, CARD.h], colour.cardBack, 10)
  pen.shape(rounded(-76, -108, 152, 216, 7), {
    line: 0,
    hatch: { gap: 8, cover: 0.1, width: 2 },
  })
  pen.shape(rounded(-73, -105, 146, 210, 6), { line: 2.4, ink: colour.parchmentDark })
  pen.shape(rounded(-66, -98, 132, 196, 5), { line: 1.3, ink: colour.parchmentDark })
  for (const [x, y] of [
    [-52, -84],
    [52, -84],
    [-52, 84],
    [52, 84],
  ] as const) {
    pen.icon('fleur-de-lys', x, y, 22, colour.parchmentDark)
  }
  pen.at(0, -2, 112 / 60, townShield)
}

export const KINGSBRIDGE_CARDS: SpriteBook = {
  /** k-card/card/scale[/starred] */
  'k-card': (card = 'grain', scale, starred) =>
    scaled(number(scale, 1), [-88, -120, 184, 248], (pen) => face(pen, card, starred === 'starred')),
  /** k-card-ghost/card/scale: where it was before */
  'k-card-ghost': (card = 'grain', scale) =>
    scaled(number(scale, 1), [-88, -120, 184, 248], (pen) => faintly(pen, GHOST, () => face(pen, card, false))),
  /** k-card-slip/card/scale[/named] */
  'k-card-slip': (card = 'grain', scale, named) =>
    scaled(number(scale, 1), [-88, -70, 184, named === 'named' ? 190 : 148], (pen) =>
      slip(pen, card, named === 'named'),
    ),
  /** k-card-back/scale */
  'k-card-back': (scale) => scaled(number(scale, 1), [-88, -120, 184, 248], back),
  /** k-card-place/width/height: a place where a card may come to lie */
  'k-card-place': (w, h) => {
    const [width, height] = [number(w, 112), number(h, 112)]
    const box = rounded(-width / 2, -height / 2, width, height, 8)
    return {
      box: [-width / 2 - 3, -height / 2 - 3, width + 6, height + 6],
      paint: (pen) => pen.shape(box, { line: 2.4, ink: pen.colour.woodDark, dash: [8, 6] }),
    }
  },
}
