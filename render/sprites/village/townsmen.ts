import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { sides } from './boxes.ts'

/** The villagers of the inn from the chest up, 100 wide about the face's middle: many, by beards, hats and cloths. */

const HAIR = { white: '#E4DAC6', brown: '#6B4226', fair: '#D9A854', straw: '#D9B24F' }
const CLOTHS: readonly ColourName[] = [
  'earthDark',
  'leaf',
  'roofSlate',
  'roofGold',
  'spouse',
  'waterDark',
  'plagueLight',
  'leafOther',
]

const FOLDS = { gap: 5, cover: 0.4, width: 1.5 }

const HATS: readonly ((pen: Pen) => void)[] = [
  (pen) => pen.shape('M-30 -14C-34 -48 34 -48 30 -14C14 -24 -14 -24 -30 -14Z', { fill: HAIR.brown, line: 2.6 }),
  (pen) => {
    const weave = { ...FOLDS, cover: 0.35, colour: pen.colour.coinDark }
    pen.shape('M-44 -18C-24 -30 24 -30 44 -18C24 -10 -24 -10 -44 -18Z', { fill: HAIR.straw, line: 2.6 })
    pen.shape('M-24 -23C-20 -50 20 -50 24 -23Z', { fill: HAIR.straw, line: 2.6, hatch: weave })
  },
  (pen) =>
    pen.shape('M-32 22C-44 -54 44 -54 32 22C28 0 22 -22 0 -24C-22 -22 -28 0 -32 22Z', {
      fill: pen.colour.cream,
      line: 2.6,
    }),
  (pen) => {
    pen.shape('M-32 -16C-34 -50 30 -54 42 -34C46 -26 40 -14 30 -16C14 -22 -14 -22 -32 -16Z', {
      fill: pen.colour.roofRed,
      line: 2.6,
      hatch: FOLDS,
    })
    pen.shape('M22 -42C34 -58 46 -58 50 -66', { line: 4.6 })
    pen.shape('M22 -42C34 -58 46 -58 50 -66', { line: 2.6, ink: pen.colour.cream })
  },
  (pen) => {
    pen.shape('M-30 -14C-30 -64 30 -64 30 -14C12 -22 -12 -22 -30 -14Z', {
      fill: pen.colour.leafDark,
      line: 2.6,
      hatch: FOLDS,
    })
    pen.shape('M-34 -14C-14 -24 14 -24 34 -14', { line: 7 })
    pen.shape('M-33 -14C-14 -24 14 -24 33 -14', { line: 4, ink: pen.colour.coin })
  },
  (pen) =>
    pen.shape(
      'M-31 -10C-36 -46 36 -46 31 -10C34 10 34 26 28 34C26 10 24 -8 14 -20C-2 -14 -18 -16 -24 -8C-28 10 -28 24 -30 34C-36 22 -34 8 -31 -10Z',
      { fill: HAIR.fair, line: 2.6 },
    ),
]
/** Hats and hair that leave no room for a beard. */
const BEARDLESS = [2, 5]

function beard(pen: Pen, villager: number): void {
  pen.shape('M-25 2C-20 16 -10 12 0 12C10 12 20 16 25 2C28 30 12 42 0 42C-12 42 -28 30 -25 2Z', {
    fill: villager % 2 === 1 ? HAIR.brown : HAIR.white,
    line: 2.4,
    hatch: { gap: 5, cover: 0.5, width: 1.4, angle: 80 },
  })
}

function townsman(pen: Pen, villager: number): void {
  const { colour } = pen
  pen.shape('M-48 44C-46 30 -26 26 -12 22H12C26 26 46 30 48 44Z', {
    fill: colour[inTurn(CLOTHS, villager * 3 + 1)],
    line: 2.8,
    hatch: { gap: 6, cover: 0.35, width: 1.8 },
  })
  pen.shape('M-12 22Q0 34 12 22', { line: 2.4 })
  pen.shape(ellipse(0, 0, 26, 30), {
    fill: villager % 4 === 2 ? colour.skinDark : colour.skin,
    line: 2.6,
    hatch: { gap: 5, cover: 0.22, width: 1.4, colour: colour.earth },
  })
  if (villager % 3 === 1 && !BEARDLESS.includes(villager % HATS.length)) beard(pen, villager)
  inTurn(HATS, villager)(pen)
  for (const side of [-1, 1]) pen.dot(side * 9.5, -1, 2.8, colour.ink)
  pen.shape('M0 0L-3 9L3 10', { line: 2 })
  pen.shape(villager % 2 === 1 ? 'M-8 19Q0 24 8 19' : 'M-8 20Q0 22 8 20', { line: 2.2 })
}

export const TOWNSMEN: SpriteBook = {
  /** v-townsman/scale/card */
  'v-townsman': (scale, card) => ({
    box: sides(-52, -70, 54, 50, number(scale, 1)),
    paint: (pen) => pen.at(0, 0, number(scale, 1), (own) => townsman(own, number(card, 0))),
  }),
}
