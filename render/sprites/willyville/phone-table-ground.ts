import type { Pen } from '#render/engine/ink'
import { ellipse, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { grain } from '../common/page-ground.ts'
import { plate } from './table-cards.ts'
import { candle, chronicleBook, craftSheet, oak, quill, sheetOf, tray } from './table-ground.ts'
import { bailiff } from './table-stalls.ts'

/** The oak table for a phone: the same tray, cloth and sheets, moved together. */

const WIDTH = 1000
const STRIPS_TOP = 1228
const STRIP_ROW = 134

export function compactTableHeight(rows: number): number {
  return STRIPS_TOP + rows * STRIP_ROW + 8
}

/** The shift of each thing from its place on the large table. */
export const MOVED = {
  tray: [-8, -22],
  bailiff: [236, 202],
  craft: [-8, 148],
  chronicle: [-579, 406],
} as const

function planks(pen: Pen, h: number): void {
  pen.at(0, -84, 1, oak)
  pen.at(-400, 842, 1, oak)
  for (const [x, y, r] of [
    [560, 330, 30],
    [966, 1096, 26],
    [30, h - 150, 32],
  ] as const)
    pen.shape(ellipse(x, y, r), { line: 6, ink: pen.colour.woodDark, alpha: 0.22 })
}

function cloth(pen: Pen): void {
  const { colour } = pen
  sheetOf(pen, [686, 310, 304, 258], 5, '#E0CB9A')
  sheetOf(pen, [8, 562, 984, 222], 3, '#E0CB9A')
  const [dx, dy] = MOVED.bailiff
  plate(pen, 440 + dx, 128 + dy, 130)
  for (const row of [0, 1, 2, 3]) {
    const fill = row % 2 === 1 ? colour.parchment : colour.parchmentLight
    const line = { fill, line: 1.8, ink: colour.inkSoft, shift: [0, 0] as const }
    pen.shape(rounded(562 + dx, 157 + dy + 45 * row, 112, 41, 8), line)
  }
  bailiff(pen, 506 + dx, 272 + dy)
}

function titleBar(pen: Pen): void {
  const { colour } = pen
  const bar = 'M-10 -10H1010V68Q760 80 500 74T-10 70Z'
  pen.shape(bar, { fill: colour.ink, line: 0, alpha: 0.4, shift: [0, 6] })
  pen.shape(bar, { fill: colour.parchmentLight, line: 3.2, wobble: 2, shift: [0, 0] })
}

function ground(pen: Pen, h: number): void {
  planks(pen, h)
  pen.at(...MOVED.tray, 1, tray)
  sheetOf(pen, [868, 92, 120, 212], 11, '#D9CB9C')
  cloth(pen)
  pen.at(...MOVED.craft, 1, craftSheet)
  sheetOf(pen, [580, 790, 412, 290], 21, '#D9CB9C')
  pen.at(...MOVED.chronicle, 1, chronicleBook)
  candle(pen, 610, 1424)
  quill(pen, 700, 1424)
  titleBar(pen)
  grain(pen, WIDTH, h)
}

export const GROUND_COMPACT_TABLE: SpriteBook = {
  /** ground-compact-table/rows of players */
  'ground-compact-table': (rows = '2') => {
    const h = compactTableHeight(Number(rows))
    return { box: [0, 0, WIDTH, h], paint: (pen) => ground(pen, h) }
  },
}
