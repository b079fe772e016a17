import type { KingsbridgeNews } from '#kingsbridge/news'
import { DUTIES } from '#kingsbridge/words'
import { pageText } from '#texts/kingsbridge/pages'
import { shortName } from '../common/fit.ts'
import { drawPageTitle } from '../common/page-title.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { chapterEndIn } from './chapter-facts.ts'
import {
  type ChapterPage,
  chapterAlt,
  drawGrowth,
  drawOwed,
  drawPieces,
  drawReckoning,
  piecesWidth,
  titleOf,
} from './chapter-parts.ts'
import { phoneChapter } from './chapter-phone.ts'
import type { PictureInput } from './input.ts'
import { book, ribbon } from './tokens.ts'

/** The end of a chapter: what grew, what everybody gave and could not give, and what it cost. */

const WIDTH = 1600
const HEIGHT = 1060
const TITLE = {
  initial: { x: 112, y: 106, size: 96, letter: 84 },
  text: { x: 168, y: 114, size: 66, max: 420 },
}
const GROWTH = { x: 606, y: 52, w: 926, h: 142 }
const COLUMNS = { left: 236, right: 1524 }
const NAME = { y: 244, w: 230, h: 52, size: 42, beside: 76 }
const DUTY = { y: 352, pitch: 138, band: 128, x: 112, d: 78, inset: 14, most: 60, book: 76 }
const PENALTY = { line: 690, y: 760, r: 36, pitch: 104, label: 96, head: 40 }
const TOTAL = { line: 846, y: 940, from: 44, to: 58, book: 84 }

function drawDuties(sheet: Sheet, { end }: ChapterPage, col: number): void {
  for (const [row, duty] of DUTIES.entries()) {
    const y = DUTY.y + row * DUTY.pitch
    const owed = end.owed[duty]
    sheet.place(`duty:${duty}`, [66, y - DUTY.band / 2, 1460, DUTY.band])
    if (row % 2 === 0) sheet.sprite(`band/1460/${DUTY.band}`, 66, y)
    drawOwed(sheet, duty, owed, DUTY.x, y, DUTY.d)
    for (const [seat, reckoning] of end.seats.entries()) {
      const left = COLUMNS.left + col * seat
      const isMissing = reckoning.missing[duty] > 0
      const room = col - 2 * DUTY.inset - (isMissing ? DUTY.book : 0)
      const d = Math.min(DUTY.most, Math.floor(room / Math.max(owed, 3)) - 4)
      const w = piecesWidth(owed, isMissing, d)
      sheet.place(`pieces:${duty}:${seat}`, [left, y - DUTY.band / 2 + 4, col, DUTY.band - 8], `duty:${duty}`)
      drawPieces(sheet, reckoning, duty, owed, [Math.round(left + (col - w) / 2), y, d])
    }
  }
}

function drawPenalties(sheet: Sheet, page: ChapterPage, col: number): void {
  const { input, end } = page
  const { line, y, r, pitch, label, head } = PENALTY
  sheet.sprite('rule/1460/base', 66, line)
  sheet.place('penalties', [66, line + 6, 1460, 140])
  sheet.text(pageText(input.language, end.isLast ? 'doubled' : 'penalties'), 76, y, head, {
    font: 'display',
    align: 'left',
    max: COLUMNS.left - 84,
  })
  for (const [seat, { reckonings }] of end.seats.entries()) {
    const middle = COLUMNS.left + col * (seat + 0.5)
    if (reckonings.length === 0) sheet.sprite('k-check/1', middle, y)
    for (const [index, reckoning] of reckonings.entries()) {
      const x = middle + (index - (reckonings.length - 1) / 2) * pitch
      drawReckoning(sheet, page, reckoning, { x, y: y - 8, r, labelWidth: label })
    }
  }
}

function drawTotals(sheet: Sheet, { end }: ChapterPage, col: number): void {
  const { line, y, from, to, book: d } = TOTAL
  sheet.sprite('rule/1460', 66, line)
  sheet.place('totals', [66, y - 60, 1460, 120])
  sheet.sprite('book/1.3', 128, y)
  for (const [seat, { before, after }] of end.seats.entries()) {
    const middle = COLUMNS.left + col * (seat + 0.5)
    sheet.number(before, middle - 96, y, from, { colour: 'inkSoft', max: 84 })
    sheet.sprite('k-for/1', middle - 26, y)
    book(sheet, after, middle + 62, y, d, to)
  }
}

/** The last end of a chapter among these news; null where none of them tells of one. */
export function chapterPicture(input: PictureInput, news: readonly KingsbridgeNews[]): Picture | null {
  const end = chapterEndIn(input.view, news)
  if (end === null) return null
  const page: ChapterPage = { input, end }
  if (input.size === 'phone') return phoneChapter(page)
  const sheet = new Sheet()
  const col = (COLUMNS.right - COLUMNS.left) / end.seats.length
  sheet.place('title', [62, 56, 532, 100])
  drawPageTitle(sheet, titleOf(page), TITLE)
  if (end.growth.length > 0) drawGrowth(sheet, end.growth, GROWTH)
  for (const seat of end.seats.keys()) {
    const middle = COLUMNS.left + col * (seat + 0.5)
    const w = Math.round(Math.min(NAME.w, col - NAME.beside))
    sheet.place(`name:${seat}`, [middle - w / 2 - 30, NAME.y - 32, w + 60, 66])
    const name = shortName(input.names[seat] ?? '', w - 24)
    ribbon(sheet, name, seat, middle, NAME.y, { w, h: NAME.h, size: NAME.size })
  }
  drawDuties(sheet, page, col)
  drawPenalties(sheet, page, col)
  drawTotals(sheet, page, col)
  const { draws, places } = sheet
  const ground = `ground-page/${WIDTH}/${HEIGHT}`
  return { width: WIDTH, height: HEIGHT, ground, colours: 'kingsbridge', draws, places, alt: chapterAlt(page) }
}
