import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import { groundShadow, pale } from '../common/masonry.ts'

/** The market of a village: stalls, who stands at them, and the chest of the served. */

/** Stands for a customer's person, one of many, from the shoulders up. */
const HAIR = ['woodDark', 'horse', 'parchmentDark', 'ink'] as const

const CLOTHES = ['story', 'leaf', 'roofRed', 'roofSlate', 'tile', 'roofGold'] as const

const HATS: readonly ((pen: Pen, hair: ColourName) => void)[] = [
  (pen, hair) => pen.shape('M-20 -8C-22 -32 22 -32 20 -8C8 -14 -8 -14 -20 -8Z', { fill: pen.colour[hair], line: 2.2 }),
  (pen) => {
    pen.shape('M-28 -10C-16 -18 16 -18 28 -10C16 -6 -16 -6 -28 -10Z', { fill: pen.colour.thatch, line: 2.2 })
    pen.shape('M-15 -13C-13 -32 13 -32 15 -13Z', { fill: pen.colour.wheat, line: 2.2 })
    pen.shape('M-15 -15Q0 -10 15 -15', { line: 3, ink: pen.colour.roofRed })
  },
  (pen) =>
    pen.shape('M-21 12C-28 -34 28 -34 21 12C18 0 14 -14 0 -15C-14 -14 -18 0 -21 12Z', {
      fill: pen.colour.cream,
      line: 2.2,
    }),
  (pen) => {
    pen.shape('M-19 -9C-20 -28 8 -34 22 -22C30 -16 26 -6 19 -9C8 -14 -8 -14 -19 -9Z', {
      fill: pen.colour.leafDark,
      line: 2.2,
      hatch: { gap: 4, cover: 0.4, width: 1.3 },
    })
    pen.shape('M10 -26L20 -44', { line: 3.4, ink: pen.colour.cream })
  },
  (pen, hair) => {
    pen.shape(
      'M-19 -6C-22 -32 22 -32 19 -6C24 4 24 12 20 18C16 8 17 -4 12 -12C4 -10 -8 -10 -12 -12C-17 -4 -16 8 -20 18C-24 12 -24 4 -19 -6Z',
      {
        fill: pen.colour[hair],
        line: 2.2,
      },
    )
    pen.shape('M-17 -15Q0 -22 17 -15', { line: 3.4, ink: pen.colour.points })
  },
  (pen) => {
    pen.shape('M-20 -8C-22 -22 -10 -40 22 -38C12 -32 22 -20 20 -8C8 -14 -8 -14 -20 -8Z', {
      fill: pen.colour.roofSlate,
      line: 2.2,
      hatch: { gap: 4.5, cover: 0.35, width: 1.4 },
    })
    pen.shape('M-20 -8C-8 -14 8 -14 20 -8', { line: 4.4, ink: pen.colour.cream })
  },
]

export function shopper(pen: Pen, who: number): void {
  const { colour } = pen
  const hair = inTurn(HAIR, who)
  pen.shape('M-34 46C-32 24 -18 22 -8 18H8C18 22 32 24 34 46Z', {
    fill: colour[inTurn(CLOTHES, who * 5 + 2)],
    hatch: { gap: 5, cover: 0.4, width: 1.7 },
  })
  pen.shape('M-8 18Q0 26 8 18', { line: 2 })
  pen.shape(ellipse(0, -2, 17, 20), {
    fill: who % 3 === 1 ? colour.skinDark : colour.skin,
    hatch: { gap: 4, cover: 0.24, width: 1.2, colour: colour.earth },
  })
  const hat = who % HATS.length
  if (who % 4 === 3 && hat !== 4 && hat !== 2) {
    pen.shape('M-16 2C-12 10 12 10 16 2C18 20 8 26 0 26C-8 26 -18 20 -16 2Z', {
      fill: colour[hair === 'ink' ? 'woodDark' : hair],
      line: 2,
      hatch: { gap: 4, cover: 0.5, width: 1.2, angle: 80 },
    })
  }
  HATS[hat]?.(pen, hair)
  for (const side of [-6.5, 6.5]) pen.dot(side, -2, 1.9, colour.ink)
  pen.shape('M0 -1L-2 6L2 7', { line: 1.5 })
  pen.shape(who % 2 ? 'M-5 12Q0 16 5 12' : 'M-5 13Q0 15 5 12', { line: 1.7 })
}

export const AWNINGS: readonly ColourName[] = ['roofRed', 'tile', 'roofGold', 'leaf', 'story']

/** The size of a stall: its awning and its counter. */
export const STALL_SIZES = {
  large: { w: 150, h: 220, awning: 38, counter: 52, stripes: 7 },
  medium: { w: 112, h: 152, awning: 20, counter: 42, stripes: 5 },
  small: { w: 112, h: 112, awning: 20, counter: 42, stripes: 5 },
  tiny: { w: 88, h: 66, awning: 10, counter: 25, stripes: 5 },
} as const

export type StallSize = keyof typeof STALL_SIZES

export function stall(pen: Pen, size: StallSize, awning: ColourName): void {
  const { colour, ctx } = pen
  const { w, h, awning: drop, counter, stripes } = STALL_SIZES[size]
  const board = () =>
    pale(pen, 0.3, 1.5, 'woodDark', () => {
      for (let x = 18; x < w; x += 19) {
        ctx.moveTo(x, 0)
        ctx.lineTo(x + (grit(x, 2) - 0.5) * 3, h)
      }
    })
  pen.shape(rect(5, h - 4, w - 5, 6), { fill: colour.ink, line: 0, alpha: 0.25 })
  pen.shape(rect(5, drop * 0.7, w - 10, h - drop * 0.7 - 3), {
    fill: colour.harvest,
    line: 2.4,
    inner: board,
    hatch: { gap: 7, cover: 0.1, width: 1.5, colour: colour.inkSoft },
  })
  const post = size === 'tiny' ? 3.5 : 6
  pen.shape(`M5 ${drop - 4}V${h - 6}M${w - 5} ${drop - 4}V${h - 6}`, { line: post, ink: colour.woodDark })
  pen.shape(rect(1.5, h - counter, w - 3, counter - 2), {
    fill: colour.wood,
    line: size === 'tiny' ? 2 : 2.6,
    hatch: { gap: 7, cover: 0.12, width: 1.6, colour: colour.woodDark },
  })
  if (size !== 'tiny') pen.shape(`M3 ${h - counter + 5}H${w - 3}`, { line: 1.4, ink: colour.woodDark })
  const stripe = (w - 3) / stripes
  for (let index = 0; index < stripes; index++) {
    const [x, sag] = [1.5 + index * stripe, Math.min(8, drop * 0.25)]
    const path = `M${x} 2H${x + stripe}V${drop - sag}Q${x + stripe / 2} ${drop + sag} ${x} ${drop - sag}Z`
    pen.shape(path, {
      fill: index % 2 ? colour.cream : colour[awning],
      line: size === 'tiny' ? 1.6 : 2.2,
      shift: [0, 0],
    })
  }
}

/** The chest with the served. */
export function chest(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -50, 56, 50)
  pen.shape('M-52 -18H52V46H-52Z', {
    fill: colour.wood,
    line: 3,
    hatch: { gap: 6, cover: 0.14, width: 1.7, colour: colour.woodDark },
  })
  pen.shape('M-52 3H52M-52 25H52', { line: 2 })
  pen.shape('M-52 -18H-40V46H-52ZM40 -18H52V46H40Z', { fill: colour.woodDark, line: 2.4 })
  for (const [x, y] of [
    [-46, -10],
    [-46, 38],
    [46, -10],
    [46, 38],
  ] as const)
    pen.dot(x, y, 2, colour.parchmentDark)
  pen.shape(ellipse(0, 14, 28), { fill: colour.parchmentLight, line: 2.6 })
}
