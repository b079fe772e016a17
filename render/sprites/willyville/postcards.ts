import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '../common/masonry.ts'

/** Cards written home from the journey, 118 × 158. */

const [PICTURE_W, PICTURE_H] = [102, 86]

const SKIES: Record<string, ColourName> = {
  A: 'time',
  B: 'parchmentDark',
  C: 'time',
  D: 'parchmentDark',
  E: 'roofGold',
}

/** Places along a picture, in shares of its sides. */
const x = (share: number) => PICTURE_W * share
const y = (share: number) => PICTURE_H * share

function windmill(pen: Pen): void {
  const { colour } = pen
  pen.shape(`M0 ${y(0.7)}Q${x(0.3)} ${y(0.45)} ${x(0.55)} ${y(0.65)}T${x(1)} ${y(0.55)}V${y(1)}H0Z`, {
    fill: colour.leafOther,
    line: 2,
    hatch: { gap: 5, cover: 0.5, width: 1.5, angle: 20 },
  })
  pen.at(x(0.7), y(0.5), 0.84, () => {
    pen.shape('M-9 22L-6 -12H6L9 22Z', { fill: colour.plaster, line: 2 })
    pen.shape('M-8 -12L0 -24L8 -12Z', { fill: colour.roofRed, line: 2 })
    pen.shape('M0 -10L24 -26M0 -10L-24 6M0 -10L16 14M0 -10L-16 -34', { line: 3.4 })
  })
}

function castle(pen: Pen): void {
  const { colour } = pen
  pen.shape(`M0 ${y(0.82)}H${x(1)}V${y(1)}H0Z`, { fill: colour.meadow, line: 2 })
  pen.shape(
    `M${x(0.2)} ${y(0.84)}V${y(0.42)}H${x(0.3)}V${y(0.34)}H${x(0.42)}V${y(0.5)}H${x(0.6)}V${y(0.24)}H${x(0.76)}V${y(0.84)}Z`,
    { fill: colour.stone, line: 2.2, hatch: { gap: 4.5, cover: 0.3, width: 1.5 } },
  )
  pen.shape(`M${x(0.57)} ${y(0.25)}L${x(0.68)} ${y(0.06)}L${x(0.79)} ${y(0.25)}Z`, { fill: colour.roofRed, line: 2.2 })
  pen.shape(`M${x(0.44)} ${y(0.84)}V${y(0.68)}Q${x(0.5)} ${y(0.6)} ${x(0.56)} ${y(0.68)}V${y(0.84)}Z`, {
    fill: colour.woodDark,
    line: 1.8,
  })
  pen.shape(`M${x(0.67)} ${y(0.36)}v7M${x(0.34)} ${y(0.48)}v6`, { line: 2.6 })
}

function ship(pen: Pen): void {
  const { colour } = pen
  pen.shape(`M0 ${y(0.62)}H${x(1)}V${y(1)}H0Z`, { fill: colour.water, line: 2 })
  for (let index = 0; index < 5; index++)
    pen.shape(`M${8 + index * 22} ${y(0.8) + (index % 2) * 9}q6 -6 12 0`, { line: 1.6, ink: colour.waterDark })
  pen.shape(`M${x(0.24)} ${y(0.62)}Q${x(0.5)} ${y(0.9)} ${x(0.8)} ${y(0.6)}Z`, { fill: colour.wood, line: 2.3 })
  pen.shape(`M${x(0.52)} ${y(0.66)}V${y(0.12)}`, { line: 3 })
  pen.shape(`M${x(0.55)} ${y(0.16)}Q${x(0.86)} ${y(0.32)} ${x(0.55)} ${y(0.54)}Z`, {
    fill: colour.page,
    line: 2.2,
    hatch: { gap: 6, cover: 0.4, width: 1.5 },
  })
  pen.shape(`M${x(0.49)} ${y(0.26)}Q${x(0.34)} ${y(0.4)} ${x(0.49)} ${y(0.54)}Z`, { fill: colour.roofRed, line: 2 })
}

function peaks(pen: Pen): void {
  const { colour } = pen
  pen.shape(`M-4 ${y(1.1)}L${x(0.34)} ${y(0.36)}L${x(0.52)} ${y(0.64)}L${x(0.74)} ${y(0.1)}L${x(1.06)} ${y(1.1)}Z`, {
    fill: colour.hill,
    hatch: { gap: 5, cover: 0.4, width: 1.8 },
  })
  pen.shape(
    `M${x(0.74)} ${y(0.1)}L${x(0.64)} ${y(0.34)}L${x(0.74)} ${y(0.27)}L${x(0.82)} ${y(0.36)}ZM${x(0.34)} ${y(0.36)}L${x(0.27)} ${y(0.5)}L${x(0.34)} ${y(0.46)}L${x(0.41)} ${y(0.5)}Z`,
    { fill: colour.cream, line: 1.6 },
  )
  pen.shape(`M0 ${y(0.86)}Q${x(0.5)} ${y(0.76)} ${x(1)} ${y(0.86)}V${y(1)}H0Z`, { fill: colour.leafDark, line: 2 })
}

function domes(pen: Pen): void {
  const { colour } = pen
  pen.shape(`M0 ${y(0.75)}Q${x(0.5)} ${y(0.6)} ${x(1)} ${y(0.75)}V${y(1)}H0Z`, { fill: colour.roadPebble, line: 2 })
  pen.shape(`M${x(0.18)} ${y(0.78)}V${y(0.5)}H${x(0.82)}V${y(0.78)}Z`, { fill: colour.parchmentLight, line: 2.2 })
  pen.shape(`M${x(0.3)} ${y(0.5)}C${x(0.28)} ${y(0.1)} ${x(0.72)} ${y(0.1)} ${x(0.7)} ${y(0.5)}Z`, {
    fill: colour.wheat,
    hatch: { gap: 4.5, cover: 0.35, width: 1.6 },
  })
  pen.shape(`M${x(0.5)} ${y(0.2)}V${y(0.06)}`, { line: 2.4 })
  for (const side of [0.1, 0.84]) {
    pen.shape(rect(x(side), y(0.36), x(0.07), y(0.44)), { fill: colour.parchmentLight, line: 2 })
    pen.shape(`M${x(side - 0.01)} ${y(0.37)}L${x(side + 0.035)} ${y(0.26)}L${x(side + 0.08)} ${y(0.37)}Z`, {
      fill: colour.waterDark,
      line: 1.8,
    })
  }
  for (const share of [0.34, 0.5, 0.66]) pen.shape(`M${x(share)} ${y(0.76)}v-12`, { line: 5, ink: colour.woodDark })
}

const SCENES: Record<string, (pen: Pen) => void> = { A: windmill, B: castle, C: ship, D: peaks, E: domes }

function chapel(pen: Pen): void {
  const { colour } = pen
  pen.at(76, 66, 0.9, () => {
    pen.shape('M-16 18V0H16V18Z', { fill: colour.plaster, line: 2 })
    pen.shape('M-20 2L0 -16L20 2Z', { fill: colour.roofRed, line: 2 })
    pen.shape('M0 -16V-28M-5 -23H5', { line: 2.6 })
    pen.shape('M-4 18V8Q0 4 4 8V18Z', { fill: colour.woodDark, line: 1.6 })
  })
}

/** The grey box that the next journey costs; without one the card is simply written on. */
function footer(pen: Pen, hasCost: boolean): void {
  const { colour, ctx } = pen
  if (hasCost) {
    pen.shape(rounded(59, 101, 53, 50, 8), { fill: colour.stone, line: 2.2 })
    return
  }
  ctx.save()
  ctx.globalAlpha *= 0.6
  pen.shape('M66 116q16 -6 40 0M66 127q14 -6 40 0M66 138q10 -5 26 0', { line: 1.8, ink: colour.inkSoft })
  ctx.restore()
}

function postcard(pen: Pen, letter: string, kind: string): void {
  const { colour } = pen
  pen.shape(rect(4, 5, 118, 158), { fill: colour.ink, line: 0, alpha: 0.32 })
  pen.shape(rect(0, 0, 118, 158), { fill: colour.page, line: 2.8, shift: [0, 0] })
  const frame = rect(8, 8, PICTURE_W, PICTURE_H)
  pen.inside(frame, () =>
    pen.at(8, 8, 1, () => {
      pen.shape(rect(-2, -2, PICTURE_W + 4, PICTURE_H + 4), {
        fill: colour[SKIES[letter] ?? 'time'],
        line: 0,
        alpha: 0.7,
      })
      SCENES[letter]?.(pen)
      if (kind === 'chapel') chapel(pen)
    }),
  )
  pen.shape(frame, { line: 2.2 })
  pen.shape(ellipse(24, 24, 19), { fill: colour.parchmentLight, line: 2.6 })
  pen.text(letter, 24, 24, { font: 'display', size: 30, colour: colour.ink })
  footer(pen, kind === 'cost')
}

function dashedCard(pen: Pen, letter: string): void {
  const { colour } = pen
  pen.shape(rounded(0, 0, 116, 156, 6), {
    fill: colour.meadow,
    line: 2.2,
    ink: colour.inkSoft,
    dash: [8, 7],
    alpha: 0.8,
  })
  pen.text(letter, 58, 80, { font: 'display', size: 60, colour: colour.inkPale })
}

export const POSTCARDS: SpriteBook = {
  /** postcard/letter/cost|plain|chapel/scale */
  postcard: (letter = 'A', kind = 'plain', scale) =>
    scaled(number(scale, 1), [-4, -4, 130, 172], (pen) => postcard(pen, letter, kind)),
  /** postcard-print/letter/scale: the place of a journey still to be made */
  'postcard-print': (letter = 'A', scale) =>
    scaled(number(scale, 1), [-3, -3, 122, 162], (pen) => dashedCard(pen, letter)),
}
