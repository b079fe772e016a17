import type { Box, Sheet } from '#render/engine/draw'
import { fittedNumber, shortName, signed, stretched } from '../fit.ts'
import { drawPageTitle } from '../page-title.ts'
import type { ScoreEntry, ScorePage } from './page.ts'

/** The title of a score sheet, and its table of points. */

const TITLE = {
  initial: { x: 112, y: 106, size: 96, letter: 84 },
  text: { x: 168, y: 114, size: 72, max: 620 },
  note: { x: 70, y: 180, size: 30, max: 690 },
}

/** Two figures in a book; of longer numbers the book becomes wider. */
const TOTAL = { size: 50, room: 66, max: 58 }

interface Column {
  readonly x: number
  readonly pitch: number
  readonly ribbon: number
}

export interface Ledger {
  readonly box: Box
  readonly heads: { readonly y: number; readonly h: number }
  readonly rows: {
    readonly y: number
    readonly pitch: number
    readonly band: number
    readonly x: number
    readonly w: number
  }
  readonly seal: { readonly x: number; readonly d: number }
  readonly label: { readonly x: number; readonly size: number }
  readonly value: number
  readonly rule: number
  readonly total: { readonly y: number; readonly book: number; readonly label: number }
  /** Columns of numbers, by how many play. */
  readonly columns: Readonly<Record<number, Column>>
}

export const LEDGER: Ledger = {
  box: [58, 212, 700, 834],
  heads: { y: 232, h: 42 },
  rows: { y: 286, pitch: 65.5, band: 58, x: 64, w: 686 },
  seal: { x: 98, d: 48 },
  label: { x: 138, size: 31 },
  value: 38,
  rule: 950,
  total: { y: 1003, book: 1.5, label: 46 },
  columns: {
    1: { x: 600, pitch: 160, ribbon: 150 },
    2: { x: 510, pitch: 160, ribbon: 150 },
    3: { x: 436, pitch: 122, ribbon: 114 },
    4: { x: 414, pitch: 98, ribbon: 92 },
    5: { x: 372, pitch: 84, ribbon: 80 },
  },
}

/** The least distance of rows from the heads, and from the rule below them. */
const SPACED = { below: 40, above: 10 }

/** The same room for fewer rows: they stand further apart, up to `most`. */
export function spacedFor(rows: number, ledger: Ledger, most: number): Ledger {
  const { heads, rows: usual, rule } = ledger
  const top = heads.y + SPACED.below
  const room = rule - SPACED.above - top
  const pitch = Math.min(most, Math.floor(room / rows))
  const y = top + Math.round((room - pitch * rows) / 2)
  return { ...ledger, rows: { ...usual, y, pitch, band: pitch - 7 } }
}

export function drawTitle(sheet: Sheet, { title, note: words }: ScorePage): void {
  const { note } = TITLE
  sheet.place('title', [62, 56, 720, 100])
  drawPageTitle(sheet, title, TITLE)
  sheet.place('note', [66, 162, 700, 40])
  sheet.text(words, note.x, note.y, note.size, { font: 'note', colour: 'inkSoft', align: 'left', max: note.max })
}

/** The points of a row, or of all rows (null), as they are written; what is not seen is a question mark, or a plus behind. */
export function pointsText({ points, total, unseen }: ScoreEntry, row: string | null): string {
  if (row === null) return unseen === undefined ? signed(total) : `${signed(total)}+`
  if (unseen?.includes(row)) return '?'
  return points[row] ? signed(points[row]) : '–'
}

function drawValue(
  sheet: Sheet,
  text: string,
  value: number,
  [x, y]: readonly [number, number],
  [size, max]: readonly [number, number],
): void {
  const colour = value < 0 ? 'points' : value === 0 ? 'inkPale' : 'ink'
  sheet.number(text, x, y, size, { colour, max })
}

type PlaceOf = (index: number) => number

function drawHeads(sheet: Sheet, { entries }: ScorePage, { heads }: Ledger, columns: Column, column: PlaceOf): void {
  for (const [index, { seat, name }] of entries.entries()) {
    const w = columns.ribbon
    sheet.place(`head:${seat}`, [column(index) - columns.pitch / 2, heads.y - 20, columns.pitch, 50], 'ledger')
    sheet.sprite(`tag/${w}/${heads.h}/${seat}`, column(index), heads.y)
    const max = w - 12
    const shown = shortName(name, max)
    sheet.text(shown, column(index), heads.y + 3, 34, { font: 'display', colour: 'cream', halo: 'ink', max })
  }
}

function drawRows(sheet: Sheet, page: ScorePage, ledger: Ledger, columns: Column, column: PlaceOf): void {
  const { rows, seal, label, value } = ledger
  const most = columns.x - columns.pitch / 2 - label.x + 6
  for (const [index, row] of page.rows.entries()) {
    const y = rows.y + index * rows.pitch + rows.band / 2
    if (index % 2 === 0) sheet.sprite(`band/${rows.w}/${rows.band}`, rows.x, y)
    sheet.place(`row:${row.id}`, [rows.x, y - rows.band / 2, rows.w, rows.band], 'ledger')
    sheet.sprite(row.seal(seal.d), seal.x, y)
    sheet.text(row.label, label.x, y, label.size, { align: 'left', max: most })
    for (const [place, entry] of page.entries.entries()) {
      const text = pointsText(entry, row.id)
      drawValue(sheet, text, entry.points[row.id] ?? 0, [column(place), y], [value, columns.pitch - 10])
    }
  }
}

export function drawLedger(sheet: Sheet, page: ScorePage, ledger: Ledger): void {
  const columns = ledger.columns[page.entries.length]
  if (columns === undefined) return
  const column = (index: number) => columns.x + index * columns.pitch
  const { rows, total: sum } = ledger
  sheet.place('ledger', ledger.box)
  drawHeads(sheet, page, ledger, columns, column)
  drawRows(sheet, page, ledger, columns, column)
  sheet.sprite(`rule/${rows.w}`, rows.x, ledger.rule)
  sheet.text(page.together, rows.x + 10, sum.y, sum.label, { font: 'display', align: 'left', max: 260 })
  for (const [index, entry] of page.entries.entries()) {
    const text = pointsText(entry, null)
    const { size, stretch } = fittedNumber(text, TOTAL.size, TOTAL.room)
    sheet.place(`total:${entry.seat}`, [column(index) - 42, sum.y - 42, 84, 86], 'ledger')
    sheet.sprite(`book/${sum.book}${stretched(stretch)}`, column(index), sum.y)
    sheet.number(text, column(index) + 1, sum.y - 4, size, { colour: 'cream', max: TOTAL.max * stretch })
  }
}
