import type { Sheet } from '#render/engine/draw'
import { shortName, signed } from '../fit.ts'
import type { ScoreEntry, ScorePage } from './page.ts'

/** Points as books: the thicker, the more. */

const SHELF = { x: 806, w: 742, tag: { x: 882, w: 132, h: 42, size: 33 } }
const BOOKS = { x: 962, end: 1540, unit: 14, least: 2 }
const TOTAL = { size: 40, w: 62, unseen: 40 }

export interface ShelfRows {
  /** The height of the first shelf. */
  readonly y: number
  readonly pitch: number
  /** The height of books. */
  readonly h: number
}

/** By how many play. */
const ROWS: Record<number, ShelfRows> = {
  1: { y: 388, pitch: 150, h: 110 },
  2: { y: 384, pitch: 166, h: 96 },
  3: { y: 352, pitch: 122, h: 76 },
  4: { y: 334, pitch: 94, h: 62 },
  5: { y: 326, pitch: 79, h: 54 },
}
/** In a forecast no winner stands above them, so there is more room. */
const FORECAST_ROWS: Record<number, ShelfRows> = {
  1: { y: 270, pitch: 210, h: 130 },
  2: { y: 270, pitch: 210, h: 120 },
  3: { y: 226, pitch: 170, h: 104 },
  4: { y: 196, pitch: 138, h: 88 },
  5: { y: 180, pitch: 112, h: 78 },
}

/** Books of one shelf differ in height a little. */
const TALLER = [0, -5, 5, -2, -7, 2, 6, -3, 0, -8]

/** Something that stands behind the books, and how much room it needs. */
export interface Beside {
  width(entry: ScoreEntry): number
  draw(sheet: Sheet, entry: ScoreEntry, left: number, floor: number): void
}

const NOTHING_BESIDE: Beside = { width: () => 0, draw: () => undefined }

function thicknessOf({ rows }: ScorePage, { points }: ScoreEntry): number {
  return rows.reduce((sum, { id }) => sum + Math.max(0, points[id] ?? 0), 0)
}

/** The number behind the books; a plus stands behind one that is not the whole. */
function totalWidth({ unseen }: ScoreEntry): number {
  return TOTAL.w + (unseen === undefined ? 0 : TOTAL.unseen)
}

/** Pixels a point, in half steps, so that the number of different books stays small. */
function unitFor(page: ScorePage, beside: Beside): number {
  const units = page.entries.map((entry) => {
    const room = BOOKS.end - BOOKS.x - totalWidth(entry) - 14 - beside.width(entry)
    return room / Math.max(1, thicknessOf(page, entry))
  })
  const best = Math.min(BOOKS.unit, ...units)
  return Math.max(BOOKS.least, Math.floor(best * 2) / 2)
}

type Standing = readonly [floor: number, height: number, unit: number]

function drawBooks(sheet: Sheet, page: ScorePage, { seat, points }: ScoreEntry, [y, h, unit]: Standing): number {
  let x = BOOKS.x
  for (const [index, { id, spine }] of page.rows.entries()) {
    const value = points[id] ?? 0
    if (value <= 0) continue
    const [w, tall] = [Math.round(value * unit), h + (TALLER[(index + 3 * seat) % TALLER.length] ?? 0)]
    sheet.place(`book:${seat}:${id}`, [x, y - tall, w, tall], `shelf:${seat}`)
    sheet.sprite(spine(w, tall), x, y)
    x += w
  }
  return x
}

export function drawShelves(sheet: Sheet, page: ScorePage, beside = NOTHING_BESIDE): void {
  const rows = (page.winners.length === 0 ? FORECAST_ROWS : ROWS)[page.entries.length]
  if (rows === undefined) return
  const unit = unitFor(page, beside)
  for (const [index, entry] of page.entries.entries()) {
    const { seat, name, total, unseen } = entry
    const y = rows.y + index * rows.pitch
    const { x, w, h, size } = SHELF.tag
    sheet.place(`shelf:${seat}`, [SHELF.x, y - rows.h - 8, SHELF.w, rows.h + 26])
    sheet.sprite(`shelf/${SHELF.w}`, SHELF.x, y)
    sheet.sprite(`tag/${w}/${h}/${seat}`, x, y - 33)
    sheet.text(shortName(name, w - 14), x, y - 30, size, { font: 'display', colour: 'cream', halo: 'ink', max: w - 14 })
    const end = drawBooks(sheet, page, entry, [y, rows.h, unit]) + 14
    sheet.text(unseen === undefined ? signed(total) : `${signed(total)}+?`, end, y - rows.h / 2, TOTAL.size, {
      font: 'number',
      colour: total < 0 ? 'points' : 'ink',
      align: 'left',
      max: totalWidth(entry),
    })
    beside.draw(sheet, entry, end + totalWidth(entry) + 4, y)
  }
}
