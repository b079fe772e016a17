import { shortName } from '../common/fit.ts'
import { pointsText } from '../common/score/ledger.ts'
import type { ScoreEntry } from '../common/score/page.ts'
import type { Sheet } from '../engine/draw.ts'
import type { KingsbridgeScore } from './score-page.ts'
import { book, ribbon } from './tokens.ts'

/** A tower for each player, a course of stones for each point, in the colours of where they came from. */

export interface TowerRoom {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** By how many play. */
const WIDTHS: Record<number, number> = { 2: 140, 3: 128, 4: 112 }
const NAME = { h: 46, size: 38, most: 240, beside: 64, up: 44 }
const FOOT = 96
const HEAD = 156
const COURSE = { least: 2, most: 12 }
const BOOK = { d: 70, size: 48, up: 66 }
const WREATH = { r: 54, up: 6 }
const SIGN = { d: 26, left: 20, room: 32 }
const CLOTH = { w: 34, step: 10, most: 70, share: 0.3, down: 6 }
const RUBBLE = { most: 6 }

interface Course {
  readonly row: string
  readonly count: number
}

/** Whole points by row, so that they add up to the tower: what was lost is taken from all of them alike. */
function coursesOf({ rows }: KingsbridgeScore, { points, total }: ScoreEntry): Course[] {
  const gains = rows.map(({ id }) => ({ row: id, value: Math.max(0, points[id] ?? 0) }))
  const all = gains.reduce((sum, { value }) => sum + value, 0)
  const height = Math.max(0, Math.round(total))
  let [reached, laid] = [0, 0]
  return gains.map(({ row, value }) => {
    reached += value
    const upTo = all === 0 ? 0 : Math.round((reached * height) / all)
    const count = upTo - laid
    laid = upTo
    return { row, count }
  })
}

function lostBy({ rows }: KingsbridgeScore, { points }: ScoreEntry): number {
  return rows.reduce((sum, { id }) => sum + Math.max(0, -(points[id] ?? 0)), 0)
}

interface Plot {
  readonly x: number
  readonly base: number
  readonly w: number
  /** The height of a course. */
  readonly unit: number
}

function drawWall(sheet: Sheet, courses: readonly Course[], { x, base, w, unit }: Plot): number {
  let y = base
  let number = 0
  for (const { row, count } of courses) {
    const bottom = y
    for (let course = 0; course < count; course++) {
      sheet.sprite(`k-course/${row}/${w}/${unit}/${number % 2}`, x, y)
      y -= unit
      number++
    }
    if (count > 0) sheet.sprite(`k-ledge/${w}`, x, y)
    if (bottom - y >= SIGN.room) sheet.sprite(`k-source/${row}/${SIGN.d}`, x - w / 2 + SIGN.left, (bottom + y) / 2)
  }
  return y
}

function drawTower(sheet: Sheet, page: KingsbridgeScore, entry: ScoreEntry, plot: Plot): void {
  const { x, base, w, unit } = plot
  const height = Math.max(0, Math.round(entry.total)) * unit
  const lost = lostBy(page, entry)
  sheet.place(`tower:${entry.seat}`, [x - w / 2, base - height, w, height], 'towers')
  const top = drawWall(sheet, coursesOf(page, entry), plot)
  if (height > 60) sheet.sprite('k-tower-door', x + w / 6, base)
  sheet.sprite(`k-battlements/${w}`, x, top)
  const long = Math.floor(Math.min(CLOTH.most, height * CLOTH.share) / CLOTH.step) * CLOTH.step
  if (long >= 2 * CLOTH.step) sheet.sprite(`k-cloth/${CLOTH.w}/${long}/${entry.seat}`, x + w / 6, top + CLOTH.down)
  if (lost > 0) sheet.sprite(`k-rubble/${Math.min(RUBBLE.most, Math.ceil(lost / 2))}`, x + w / 2 - 22, base + 14)
  const isFirst = page.winners.some(({ seat }) => seat === entry.seat)
  if (isFirst) sheet.sprite(`victory/${WREATH.r}`, x, top - BOOK.up - WREATH.up)
  sheet.place(`sum:${entry.seat}`, [x - w / 2, top - BOOK.up - BOOK.d / 2, w, BOOK.d], 'towers')
  book(sheet, pointsText(entry, null), x, top - BOOK.up, BOOK.d, BOOK.size)
}

/** The towers of all players, the best first, in front of the hills. */
export function drawTowers(sheet: Sheet, page: KingsbridgeScore, { x, y, w, h }: TowerRoom): void {
  const { entries } = page
  const pitch = w / entries.length
  const wide = WIDTHS[entries.length] ?? 112
  const best = Math.max(1, ...entries.map(({ total }) => Math.round(total)))
  const unit = Math.max(COURSE.least, Math.min(COURSE.most, Math.floor((h - FOOT - HEAD) / best)))
  sheet.place('towers', [x, y, w, h])
  sheet.sprite(`k-skyline/${w}/${h}`, x, y)
  for (const [index, entry] of entries.entries()) {
    const middle = Math.round(x + pitch * (index + 0.5))
    drawTower(sheet, page, entry, { x: middle, base: y + h - FOOT, w: wide, unit })
    const ribbonWidth = Math.min(NAME.most, Math.round(pitch - NAME.beside))
    const below = y + h - NAME.up
    sheet.place(`name:${entry.seat}`, [middle - pitch / 2 + 2, below - NAME.h / 2, pitch - 4, NAME.h + 8], 'towers')
    ribbon(sheet, shortName(entry.name, ribbonWidth - 24), entry.seat, middle, below, {
      w: ribbonWidth,
      h: NAME.h,
      size: NAME.size,
    })
  }
}
