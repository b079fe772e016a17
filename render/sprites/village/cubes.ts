import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { around } from './boxes.ts'

/** Wooden cubes: each colour has a mark of its own, so that nobody needs the colour. */

const FILLS: Record<string, ColourName> = {
  brown: 'cubeBrown',
  pink: 'cubePink',
  orange: 'cubeOrange',
  green: 'cubeGreen',
  plague: 'plague',
  any: 'cream',
}
const OF_CHOICE = ['brown', 'pink', 'orange', 'green'] as const

const FLAT = { line: 0, shift: [0, 0], wobble: 0.3 } as const
const BODY = 'M-16 -9L-9 -17H17V9L10 17H-16Z'

const MARKS: Record<string, (pen: Pen) => void> = {
  brown: (pen) => pen.shape('M-10 1H4M-10 8H4', { line: 3.4, ink: pen.colour.cream, wobble: 0.3 }),
  pink: (pen) => pen.shape(ellipse(-3, 4.5, 6), { line: 3.2, wobble: 0.3 }),
  orange: (pen) => pen.shape('M-3 -4L5 11H-11Z', { ...FLAT, fill: pen.colour.ink }),
  green: (pen) => pen.shape('M-10 12C-11 0 -4 -5 5 -4C6 5 0 12 -10 12ZM-9 11L2 -1', { line: 2.4, wobble: 0.3 }),
  plague: (pen) => pen.icon('death-skull', -3, 4.5, 25, pen.colour.cream),
  any: (pen) => pen.shape('M-3 -8V16M-15 4H9', { line: 1.4, wobble: 0.3 }),
}

/** Four quarters of the front: a cube of any colour. */
function quarters(pen: Pen): void {
  for (const [index, kind] of OF_CHOICE.entries()) {
    const [x, y] = [-16 + (index % 2) * 13, -9 + Math.floor(index / 2) * 13]
    pen.shape(rect(x, y, 13, 13), { ...FLAT, fill: pen.colour[entryOf(FILLS, kind)], wobble: 0 })
  }
}

/** 36 wide at 1, about its middle. */
function cube(pen: Pen, kind: string): void {
  const { colour } = pen
  pen.shape('M-14 17H12L20 8V12L13 20H-12Z', { ...FLAT, fill: colour.ink, alpha: 0.35 })
  pen.shape(BODY, { ...FLAT, fill: colour[entryOf(FILLS, kind)], wobble: 0.5 })
  if (kind === 'any') quarters(pen)
  pen.shape('M-16 -9L-9 -17H17L10 -9Z', { ...FLAT, fill: colour.cream, alpha: 0.36 })
  pen.shape('M10 -9L17 -17V9L10 17Z', { ...FLAT, fill: colour.ink, alpha: 0.26 })
  pen.shape(BODY, { line: 2.5, wobble: 0.6 })
  pen.shape('M-16 -9H10L17 -17M10 -9V17', { line: 1.9, wobble: 0.4 })
  entryOf(MARKS, kind)(pen)
}

/** The place where a cube lay this round. */
function print(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-15 -8L-8 -15H16V8L9 15H-15Z', {
    fill: colour.parchmentDark,
    alpha: 0.55,
    line: 1.7,
    ink: colour.inkPale,
    dash: [4, 4],
    shift: [0, 0],
    wobble: 0.4,
  })
}

const WIDTH = 36

export const CUBES: SpriteBook = {
  /** v-cube/colour|plague|any/width, about its middle */
  'v-cube': (kind = 'brown', d) => ({
    box: around(number(d, WIDTH) * 0.66),
    paint: (pen) => pen.at(0, 0, number(d, WIDTH) / WIDTH, (own) => cube(own, kind)),
  }),
  'v-cube-print': (d) => ({
    box: around(number(d, WIDTH) * 0.6),
    paint: (pen) => pen.at(0, 0, number(d, WIDTH) / WIDTH, print),
  }),
}
