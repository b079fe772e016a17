import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '#render/sprites/common/masonry'

/** Action cards made small: one icon each, for piles. */

export const CARD_ICONS: Readonly<Record<string, string>> = {
  grain: 'wheat',
  piety: 'prayer',
  material: 'stone-block',
  project: 'trowel',
  sale: 'sheep',
  privilege: 'tied-scroll',
  house: 'house',
  rent: 'house-keys',
  donation: 'wax-seal',
  cloth: 'rolled-cloth',
  medicine: 'pestle-mortar',
  favour: 'shaking-hands',
}

const edge = (w: number, h: number, inset = 0) =>
  rounded(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset, inset > 0 ? 3 : 5)

function back(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(edge(w, h), { fill: colour.cardBack, line: 2.3, shift: [0, 0] })
  pen.shape(edge(w, h, 4), { line: 1.4, ink: colour.parchmentDark })
  pen.shape(`M0 ${-h * 0.22}V${h * 0.22}M${-w * 0.18} ${-h * 0.06}H${w * 0.18}`, { line: 3, ink: colour.parchmentDark })
}

function face(pen: Pen, w: number, h: number, card: string, isTop: boolean): void {
  const { colour } = pen
  const fill = isTop ? colour.cream : colour.parchment
  pen.shape(edge(w, h), { fill, line: isTop ? 3.2 : 2.3, shift: [0, 0] })
  pen.icon(entryOf(CARD_ICONS, card), 0, 0, w * 0.86, isTop ? colour.ink : colour.inkSoft)
}

/** A card or its back, w × h around the middle. */
export function miniCard(pen: Pen, card: string, w: number, h: number, isTop = false): void {
  pen.shape(edge(w, h), { fill: pen.colour.ink, line: 0, alpha: 0.3, shift: [2.5, 3.5] })
  if (card === 'back') back(pen, w, h)
  else face(pen, w, h, card, isTop)
}

function fan(pen: Pen): void {
  for (const side of [-1, 0, 1]) {
    pen.at(side * 13, Math.abs(side) * 2.6, 1, () => miniCard(pen, 'back', 32, 46), side * 16)
  }
}

export const KINGSBRIDGE_MINI_CARDS: SpriteBook = {
  /** k-mini/card|back/width/height[/top]: `top` is the card laid last */
  'k-mini': (card = 'back', w, h, top) => {
    const [width, height] = [number(w, 34), number(h, 48)]
    return {
      box: [-width / 2 - 4, -height / 2 - 4, width + 11, height + 12],
      paint: (pen) => miniCard(pen, card, width, height, top === 'top'),
    }
  },
  /** k-fan/scale: cards held in the hand */
  'k-fan': (scale) => {
    const size = number(scale, 1)
    const half = Math.ceil(46 * size)
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => pen.at(0, 0, size, fan) }
  },
}
