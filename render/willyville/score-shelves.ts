import { CATEGORIES } from '#willyville/words'
import { shortName, signed } from '../common/fit.ts'
import type { Sheet } from '../engine/draw.ts'
import type { Entry, Sums } from './score.ts'

/** Points as books: the thicker, the more. */

const SHELF = { x: 806, w: 742, tag: { x: 882, w: 132, h: 42, size: 33 } }
const BOOKS = { x: 962, end: 1540, unit: 14, least: 2 }
const TOTAL = { size: 40, w: 62 }
/** A labourer sits beside the books and costs points. */
const LABOURER = { d: 50, w: 122 }

interface Rows {
  /** The height of the first shelf. */
  readonly y: number
  readonly pitch: number
  /** The height of books. */
  readonly h: number
}

/** By how many play. */
const ROWS: Record<number, Rows> = {
  2: { y: 384, pitch: 166, h: 96 },
  3: { y: 352, pitch: 122, h: 76 },
  4: { y: 334, pitch: 94, h: 62 },
}
/** In a forecast no winner stands above them, so there is more room. */
const FORECAST_ROWS: Record<number, Rows> = {
  2: { y: 270, pitch: 210, h: 120 },
  3: { y: 226, pitch: 170, h: 104 },
  4: { y: 196, pitch: 138, h: 88 },
}

/** Books of one shelf differ in height a little. */
const TALLER = [0, -5, 5, -2, -7, 2, 6, -3, 0, -8]

function thicknessOf({ points }: Entry): number {
  return CATEGORIES.reduce((sum, category) => sum + Math.max(0, points[category]), 0)
}

/** Pixels a point, in half steps, so that the number of different books stays small. */
function unitFor(entries: readonly Entry[]): number {
  const units = entries.map((entry) => {
    const room = BOOKS.end - BOOKS.x - TOTAL.w - 14 - (entry.points.labourers < 0 ? LABOURER.w : 0)
    return room / Math.max(1, thicknessOf(entry))
  })
  const best = Math.min(BOOKS.unit, ...units)
  return Math.max(BOOKS.least, Math.floor(best * 2) / 2)
}

function drawBooks(sheet: Sheet, { seat, points }: Entry, y: number, h: number, unit: number): number {
  let x = BOOKS.x
  for (const [index, category] of CATEGORIES.entries()) {
    const value = points[category]
    if (value <= 0) continue
    const [w, tall] = [Math.round(value * unit), h + (TALLER[(index + 3 * seat) % TALLER.length] ?? 0)]
    sheet.place(`book:${seat}:${category}`, [x, y - tall, w, tall], `shelf:${seat}`)
    sheet.sprite(`spine/${category}/${w}/${tall}`, x, y)
    x += w
  }
  return x
}

export function drawShelves(sheet: Sheet, { entries, winners }: Sums): void {
  const rows = (winners.length === 0 ? FORECAST_ROWS : ROWS)[entries.length]
  if (rows === undefined) return
  const unit = unitFor(entries)
  for (const [index, entry] of entries.entries()) {
    const { seat, name, total, points } = entry
    const y = rows.y + index * rows.pitch
    const { x, w, h, size } = SHELF.tag
    sheet.place(`shelf:${seat}`, [SHELF.x, y - rows.h - 8, SHELF.w, rows.h + 26])
    sheet.sprite(`shelf/${SHELF.w}`, SHELF.x, y)
    sheet.sprite(`tag/${w}/${h}/${seat}`, x, y - 33)
    sheet.text(shortName(name, w - 14), x, y - 30, size, { font: 'display', colour: 'cream', halo: 'ink', max: w - 14 })
    const end = drawBooks(sheet, entry, y, rows.h, unit) + 14
    sheet.text(signed(total), end, y - rows.h / 2, TOTAL.size, {
      font: 'number',
      colour: total < 0 ? 'points' : 'ink',
      align: 'left',
      max: TOTAL.w,
    })
    if (points.labourers < 0) {
      const left = end + TOTAL.w + 4
      sheet.sprite(`labourer/${LABOURER.d}`, left + LABOURER.d / 2, y - LABOURER.d / 2 - 4)
      sheet.text(signed(points.labourers), left + LABOURER.d + 6, y - 26, 34, {
        font: 'number',
        colour: 'points',
        align: 'left',
        max: LABOURER.w - LABOURER.d - 6,
      })
    }
  }
}
