import { DUTIES } from '#kingsbridge/words'
import { shortName } from '../common/fit.ts'
import { drawPageTitle } from '../common/page-title.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import {
  type ChapterPage,
  chapterAlt,
  drawGrowth,
  drawPieces,
  drawReckoning,
  piecesWidth,
  titleOf,
} from './chapter-parts.ts'
import { book, ribbon } from './tokens.ts'

/** The end of a chapter for a phone: one block below the other, one a player. */

const WIDTH = 1000
const TITLE = {
  initial: { x: 112, y: 106, size: 96, letter: 84 },
  text: { x: 168, y: 114, size: 66, max: 760 },
}
const GROWTH = { x: 52, y: 176, w: 896, h: 142 }
const BLOCK = { top: { grown: 340, bare: 190 }, h: 286, x: 56, w: 888 }
const NAME = { x: 206, y: 44, w: 250, h: 52, size: 42 }
const TOTAL = { before: 640, arrow: 712, after: 806, from: 44, to: 54, book: 78 }
const PIECES = { y: 136, d: 62, gap: 26 }
const PENALTY = { y: 218, r: 33, pitch: 124, label: 116, check: 0.8 }
const FOOT = 60

/** Pieces shrink until all three duties fit beside each other. */
function pieceSize({ end }: ChapterPage, seat: number): number {
  const missing = end.seats[seat]?.missing
  for (let d = PIECES.d; d > 34; d--) {
    const w = DUTIES.reduce((sum, duty) => sum + piecesWidth(end.owed[duty], (missing?.[duty] ?? 0) > 0, d), 0)
    if (w + PIECES.gap * (DUTIES.length - 1) <= BLOCK.w - 24) return d
  }
  return 34
}

function drawBlock(sheet: Sheet, page: ChapterPage, seat: number, top: number): void {
  const { input, end } = page
  const reckoning = end.seats[seat]
  if (reckoning === undefined) return
  sheet.place(`block:${seat}`, [BLOCK.x, top, BLOCK.w, BLOCK.h - 10])
  sheet.sprite(seat === 0 ? `rule/${BLOCK.w}/base` : `rule/${BLOCK.w}/thin`, BLOCK.x, top)
  const name = shortName(input.names[seat] ?? '', NAME.w - 24)
  ribbon(sheet, name, seat, NAME.x, top + NAME.y, NAME)
  sheet.number(reckoning.before, TOTAL.before, top + NAME.y, TOTAL.from, { colour: 'inkSoft', max: 84 })
  sheet.sprite('k-for/1', TOTAL.arrow, top + NAME.y)
  book(sheet, reckoning.after, TOTAL.after, top + NAME.y, TOTAL.book, TOTAL.to)
  const d = pieceSize(page, seat)
  let left = BLOCK.x + 12
  for (const duty of DUTIES) {
    drawPieces(sheet, reckoning, duty, end.owed[duty], [left, top + PIECES.y, d])
    left += piecesWidth(end.owed[duty], reckoning.missing[duty] > 0, d) + PIECES.gap
  }
  if (reckoning.reckonings.length === 0) sheet.sprite(`k-check/${PENALTY.check}`, BLOCK.x + 60, top + PENALTY.y + 8)
  for (const [index, result] of reckoning.reckonings.entries()) {
    const x = BLOCK.x + 64 + index * PENALTY.pitch
    drawReckoning(sheet, page, result, { x, y: top + PENALTY.y, r: PENALTY.r, labelWidth: PENALTY.label })
  }
}

export function phoneChapter(page: ChapterPage): Picture {
  const { end } = page
  const sheet = new Sheet()
  sheet.place('title', [62, 56, 880, 100])
  drawPageTitle(sheet, titleOf(page), TITLE)
  const hasGrown = end.growth.length > 0
  if (hasGrown) drawGrowth(sheet, end.growth, GROWTH)
  const top = hasGrown ? BLOCK.top.grown : BLOCK.top.bare
  for (const seat of end.seats.keys()) drawBlock(sheet, page, seat, top + seat * BLOCK.h)
  const height = top + end.seats.length * BLOCK.h + FOOT
  const { draws, places } = sheet
  const ground = `ground-page/${WIDTH}/${height}`
  return { width: WIDTH, height, ground, colours: 'kingsbridge', draws, places, alt: chapterAlt(page) }
}
