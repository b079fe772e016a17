import { DUTIES, type Duty } from '#kingsbridge/words'
import { pageText } from '#texts/kingsbridge/pages'
import { signText } from '#texts/kingsbridge/signs'
import { allOf } from '#texts/lists'
import type { Sheet } from '../engine/draw.ts'
import type { ChapterEnd, Growth, SeatReckoning } from './chapter-facts.ts'
import type { PictureInput } from './input.ts'
import { romanOf } from './score-page.ts'
import { book, slip, type TokenKind, token } from './tokens.ts'

/** Parts of the picture of a chapter's end that the wide one and the one for phones share. */

/** The parts of a chapter's end with the words they are said in. */
export interface ChapterPage {
  readonly input: PictureInput
  readonly end: ChapterEnd
}

const LOST = { gap: 8, size: 36 }
const PIECE_GAP = 4
const FAINT_SHARE = 0.72

/** The room that the pieces of a duty take, with the book of what is lost. */
export function piecesWidth(owed: number, isMissing: boolean, d: number): number {
  return owed * (d + PIECE_GAP) + (isMissing ? LOST.gap + lostBook(d) : 0)
}

const lostBook = (d: number) => Math.max(52, d)

/** One place for each piece that is owed: given, or missing; then what that costs. */
export function drawPieces(
  sheet: Sheet,
  { missing, lost }: SeatReckoning,
  duty: Duty,
  owed: number,
  [left, y, d]: readonly [number, number, number],
): void {
  const given = owed - missing[duty]
  for (let piece = 0; piece < owed; piece++) {
    const x = left + d / 2 + piece * (d + PIECE_GAP)
    const isThere = piece < given
    if (!isThere) sheet.sprite(`k-missing/${d}`, x, y)
    token(sheet, duty, x, y, isThere ? d : Math.round(d * FAINT_SHARE), !isThere)
  }
  if (missing[duty] === 0) return
  const size = lostBook(d)
  const x = left + owed * (d + PIECE_GAP) + LOST.gap + size / 2
  book(sheet, `−${lost[duty]}`, x, y, size, LOST.size)
}

const MARK = { loyalty: 1.36, aside: 0.62, down: 0.5, label: 1.5, size: 24 }

interface SealAt {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly labelWidth: number
}

/** A question mark on a shield: loyalty may still avert it. */
function drawOpen(sheet: Sheet, x: number, y: number, r: number): void {
  token(sheet, 'loyalty', x, y, Math.round(r * MARK.loyalty), true)
  sheet.number('?', x, y, 36, { halo: 'cream', max: 2 * r })
}

/** A penalty to come, or in the last chapter a loss that doubled; pale behind a shield where loyalty averted it. */
export function drawReckoning(
  sheet: Sheet,
  { input, end }: ChapterPage,
  { duty, penalty, isAverted, isOpen }: SeatReckoning['reckonings'][number],
  { x, y, r, labelWidth }: SealAt,
): void {
  const label = end.isLast ? '×2' : pageText(input.language, `penalty.${penalty}`)
  if (end.isLast) token(sheet, duty, x, y, Math.round(1.7 * r), isAverted)
  else sheet.sprite(`k-penalty/${penalty}/${r}`, x, y, { dim: isAverted })
  if (isAverted) token(sheet, 'loyalty', x + r * MARK.aside, y + r * MARK.down, Math.round(r * MARK.loyalty))
  if (isOpen) drawOpen(sheet, x + r * MARK.aside, y + r * MARK.down, r)
  const colour = isAverted ? 'inkPale' : end.isLast ? 'points' : 'ink'
  const below = y + r * MARK.label
  if (end.isLast) sheet.number(label, x, below, 34, { colour, max: labelWidth })
  else sheet.text(label, x, below, MARK.size, { colour, max: labelWidth })
}

const GROWN = { wide: 150, works: 92, token: 36, slip: [74, 44] } as const

/** What grew by itself stands in a row, each with the piece that was added. */
export function drawGrowth(
  sheet: Sheet,
  growth: readonly Growth[],
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): void {
  sheet.place('growth', [x, y, w, h])
  sheet.sprite(`k-meadow/${w}/${h}`, x, y)
  const pitch = Math.min(GROWN.wide + 60, (w - 20) / Math.max(1, growth.length))
  const share = Math.min(1, pitch / GROWN.wide)
  const first = x + w / 2 - (pitch * (growth.length - 1)) / 2
  for (const [index, { project, material, isFinished }] of growth.entries()) {
    const middle = Math.round(first + index * pitch)
    const works = Math.round(GROWN.works * share)
    sheet.place(`grown:${project}`, [middle - pitch / 2 + 2, y + 8, pitch - 4, h - 16], 'growth')
    sheet.sprite(`k-works/${project}/${works}`, middle - works * 0.26, y + h * 0.52)
    const [wide, high] = GROWN.slip
    const [right, low] = [middle + works * 0.36, y + h - 30]
    slip(sheet, right, low, wide, high)
    sheet.number('+', right - 18, low, 36, { max: 24 })
    token(sheet, material, right + 16, low, GROWN.token)
    if (isFinished) sheet.sprite('k-check/0.6', right + 4, y + 38)
  }
}

const KINDS: Readonly<Record<Duty, TokenKind>> = { piety: 'piety', grain: 'grain', money: 'money' }

/** A duty and how much of it is owed: the tax by the die that was rolled. */
export function drawOwed(sheet: Sheet, duty: Duty, owed: number, x: number, y: number, d: number): void {
  if (duty === 'money') {
    sheet.sprite(`k-taxdie/${d}`, x + d * 0.2, y)
    sheet.number(owed, x + d * 0.2, y, Math.round(d * 0.62), { max: d })
    return
  }
  token(sheet, KINDS[duty], x, y, d)
  sheet.number(owed, x + d * 0.82, y, Math.round(d * 0.62), { max: d })
}

export function titleOf({ input, end }: ChapterPage): string {
  return pageText(input.language, 'chapterEnds', { chapter: romanOf(end.chapter) })
}

/** Says in words what the picture shows: the standings first, then what grew. */
export function chapterAlt(page: ChapterPage): string {
  const { input, end } = page
  const { language, names } = input
  const seats = end.seats.map(({ missing, reckonings, before, after }, seat) => {
    const lacking = DUTIES.filter((duty) => missing[duty] > 0)
    const list = allOf(
      language,
      lacking.map((duty) => `${missing[duty]} ${pageText(language, `duty.${duty}`)}`),
    )
    const given = lacking.length === 0 ? pageText(language, 'givesAll') : pageText(language, 'lacks', { list })
    const results = reckonings.map(({ duty, penalty, isAverted, isOpen }) => {
      const name = end.isLast ? pageText(language, `duty.${duty}`) : pageText(language, `penalty.${penalty}`)
      if (isOpen) return pageText(language, 'open', { penalty: name })
      return pageText(language, isAverted ? 'averted' : end.isLast ? 'doubles' : 'comes', { penalty: name })
    })
    return `${names[seat] ?? ''}: ${[pageText(language, 'stands', { before, after }), given, ...results].join(', ')}`
  })
  const grown = end.growth.map(({ project, isFinished }) => {
    const facts = { project: signText(language, `project.${project}`) }
    return pageText(language, isFinished ? 'finished' : 'grew', facts)
  })
  return `${[titleOf(page), ...seats, ...grown].join('. ')}.`.slice(0, 1024)
}
