import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import { marker, seatColour, seatPattern } from './tokens.ts'

/** Death and what follows: the rat, coffins and graves. */

const TAIL = '#A8705F'
const EAR = '#B98A7C'
const BLADE = '#C9CCC6'

/** Drawn around his breast; his hem is 46 below. */
export function death(pen: Pen, scale: number): void {
  const { colour } = pen
  pen.at(0, -46 * scale, scale, () => {
    pen.shape(ellipse(2, 45, 30, 6.5), { fill: colour.ink, line: 0, alpha: 0.3 })
    pen.shape('M30 46L22 -44', { line: 6, ink: colour.ink })
    pen.shape('M30 46L22 -44', { line: 3.6, ink: colour.wood })
    pen.shape('M24 -42C6 -62 -18 -54 -30 -36C-12 -46 6 -44 22 -32Z', { fill: BLADE, line: 2.8 })
    pen.shape('M-26 -38C-14 -48 4 -50 20 -38', { line: 1.2 })
    pen.shape(
      'M-30 46C-28 14 -22 -2 -16 -12C-18 -36 -4 -44 4 -44C16 -42 20 -26 16 -12C22 0 28 18 28 46C10 40 -10 40 -30 46Z',
      { fill: colour.death, line: 3, hatch: { gap: 6, cover: 0.45, width: 2.2, angle: 80 } },
    )
    pen.shape('M-14 -6C-20 10 -22 26 -23 38', { line: 2.2, ink: colour.deathLight })
    pen.shape('M-9 -14C-10 -30 -2 -36 3 -35C10 -34 13 -24 10 -14C6 -6 -4 -6 -9 -14Z', { fill: colour.ink, line: 2 })
    pen.shape('M-5 -20C-5 -28 8 -28 8 -20C8 -16 6 -14 5 -12H-2C-3 -14 -5 -16 -5 -20Z', {
      fill: colour.parchmentLight,
      line: 1.6,
    })
    pen.dot(-1.2, -19.5, 2, colour.ink)
    pen.dot(4.6, -19.5, 2, colour.ink)
    pen.shape(ellipse(25, 4, 5), { fill: colour.parchmentLight, line: 2 })
  })
}

export function rat(pen: Pen, scale: number): void {
  const { colour } = pen
  pen.at(0, -5 * scale, scale, () => {
    pen.shape('M28 18C46 24 50 8 40 2', { line: 5.4, ink: colour.ink })
    pen.shape('M28 18C46 24 50 8 40 2', { line: 3, ink: TAIL })
    pen.shape(
      'M-34 14C-36 6 -24 -2 -16 -6C-14 -16 -4 -18 -2 -10C14 -16 32 -6 32 12C32 20 22 22 10 22H-14C-24 22 -32 20 -34 14Z',
      { fill: colour.plagueLight, line: 3, hatch: { gap: 5, cover: 0.45, width: 2 } },
    )
    pen.shape(ellipse(-8, -10, 6.5), { fill: EAR, line: 2.2 })
    pen.dot(-20, 4, 3, colour.ink)
    pen.dot(-21, 3, 1, colour.cream)
    pen.dot(-34, 13, 2.6, colour.ink)
    pen.shape('M-34 14l-9 -3M-33 16l-9 3M-12 22v6M-6 22v5M14 22v6M20 21v5', { line: 2 })
  })
}

export function coffin(pen: Pen, scale: number, seat: string): void {
  const { colour } = pen
  const lid = 'M-12 -28H12L21 -12L12 28H-12L-21 -12Z'
  pen.at(0, 0, scale, () => {
    if (seat === 'empty') {
      pen.shape(lid, { fill: colour.slot, line: 2, ink: colour.inkPale, dash: [5, 5], shift: [0, 0] })
      return
    }
    pen.shape(lid, { fill: colour.ink, line: 0, alpha: 0.35, shift: [3, 4] })
    pen.shape(lid, {
      fill: colour[seatColour(Number(seat))],
      line: 2.8,
      shift: [0, 0],
      inner: () => pen.pattern(seatPattern(Number(seat)), -22, -30, 44, 60, 0.5),
    })
    pen.shape('M0 -18V10M-8 -9H8', { line: 5.6, ink: colour.ink })
    pen.shape('M0 -18V10M-8 -9H8', { line: 2.8, ink: colour.parchmentLight })
  })
}

export function grave(pen: Pen, scale: number, seat: string): void {
  const { colour } = pen
  const stone = 'M-19 25V-6Q-18 -26 0 -26Q18 -26 19 -6V25Z'
  pen.at(0, 0, scale, () => {
    if (seat === 'empty') {
      pen.shape(stone, { fill: colour.slot, line: 2, ink: colour.inkPale, dash: [5, 5], shift: [0, 0] })
      return
    }
    pen.shape(stone, { fill: colour.ink, line: 0, alpha: 0.3, shift: [3.5, 3] })
    pen.shape(stone, { fill: colour.stone, line: 2.8, hatch: { gap: 5, cover: 0.25, width: 1.6 } })
    pen.shape('M-13 -9Q-11 -20 0 -20', { line: 1.4, ink: colour.stoneDark })
    marker(pen, 0, 2, 11.5, Number(seat))
    pen.shape('M-22 26q3 -5 5 -1q1 -7 4 0M12 26q2 -6 4 0q2 -5 5 0', { line: 1.8, ink: colour.leafDark })
  })
}
