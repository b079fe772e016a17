import type { Result, Seat } from '#kernel'
import { pageText } from '#texts/willyville/pages'
import { allPoints } from '#willyville/rules/score'
import { CATEGORIES, type Category, type Villager } from '#willyville/words'
import { shortName, signed } from '../common/fit.ts'
import { drawPageTitle } from '../common/page-title.ts'
import { drawPointsChart } from '../common/points-chart.ts'
import { type Box, type Picture, Sheet } from '../engine/draw.ts'
import { scoreAlt } from './alt.ts'
import { endOf } from './end.ts'
import type { PictureInput } from './input.ts'
import { compactScore } from './phone/score.ts'
import { drawShelves } from './score-shelves.ts'

/** The score sheet: a ledger, a shelf of books for everybody, and how it came to be. */

/** A seat with its points, best first. */
export interface Entry {
  readonly seat: Seat
  readonly name: string
  readonly points: Record<Category, number>
  readonly total: number
}

export interface Sums {
  readonly input: PictureInput
  readonly entries: readonly Entry[]
  /** Empty in a forecast. */
  readonly winners: readonly Entry[]
  /** Somebody else who could have won has as many points. */
  readonly isTie: boolean
  readonly history: readonly (readonly number[])[]
}

const WIDTH = 1600
const HEIGHT = 1100

const TITLE = {
  initial: { x: 112, y: 106, size: 96, letter: 84 },
  text: { x: 168, y: 114, size: 72, max: 620 },
  note: { x: 70, y: 180, size: 30, max: 690 },
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
  readonly columns: Readonly<Record<number, { readonly x: number; readonly pitch: number; readonly ribbon: number }>>
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
    2: { x: 510, pitch: 160, ribbon: 150 },
    3: { x: 436, pitch: 122, ribbon: 114 },
    4: { x: 414, pitch: 98, ribbon: 92 },
  },
}

const WINNER = {
  wreath: { x: 936, y: 148, r: 80, d: 122 },
  one: { x: 1308, y: 112, w: 380, h: 62, size: 50, line: { y: 184, size: 32, max: 480 } },
  many: { x: 1308, w: 330, line: { size: 29, max: 470 } },
}

/** Ribbons of a shared win, by how many share it: the first one's middle, from one to the next, height, text, then the line. */
const SHARED: Record<number, { y: number; pitch: number; h: number; size: number; line: number }> = {
  2: { y: 84, pitch: 68, h: 48, size: 38, line: 214 },
  3: { y: 74, pitch: 54, h: 36, size: 31, line: 232 },
  4: { y: 66, pitch: 43, h: 28, size: 27, line: 238 },
}

function total(points: Record<Category, number>): number {
  return CATEGORIES.reduce((sum, category) => sum + points[category], 0)
}

function hasTie({ totals, winners, left }: Result): boolean {
  const best = totals[winners[0] ?? 0]
  return totals.some((total, seat) => total === best && !winners.includes(seat) && left?.includes(seat) !== false)
}

function sumsOf(input: PictureInput, history: Sums['history']): Sums {
  const end = endOf(input)
  const all = allPoints(input.view)
  const entries = all
    .map((points, seat): Entry => ({ seat, name: input.names[seat] ?? '', points, total: total(points) }))
    .sort((entry, other) => other.total - entry.total || entry.seat - other.seat)
  const winners = entries.filter(({ seat }) => end?.winners.includes(seat))
  const others = entries.filter((entry) => !winners.includes(entry))
  return { input, entries: [...winners, ...others], winners, isTie: end !== null && hasTie(end), history }
}

export function drawTitle(sheet: Sheet, { input, winners }: Sums): void {
  const { language } = input
  const title = pageText(language, winners.length > 0 ? 'closed' : 'ifItEnded')
  const { note } = TITLE
  sheet.place('title', [62, 56, 720, 100])
  drawPageTitle(sheet, title, TITLE)
  const { chronicle, graves, round } = input.view
  const dead = Object.values(chronicle).reduce((sum, seats) => sum + seats.length, graves.length)
  sheet.place('note', [66, 162, 700, 40])
  sheet.text(pageText(language, 'rounds', { rounds: round, graves: dead }), note.x, note.y, note.size, {
    font: 'note',
    colour: 'inkSoft',
    align: 'left',
    max: note.max,
  })
}

function drawValue(sheet: Sheet, value: number, [x, y]: readonly [number, number], size: number, max: number): void {
  const colour = value < 0 ? 'points' : value === 0 ? 'inkPale' : 'ink'
  sheet.number(value === 0 ? '–' : signed(value), x, y, size, { colour, max })
}

export function drawLedger(sheet: Sheet, { input, entries }: Sums, ledger = LEDGER): void {
  const columns = ledger.columns[entries.length] ?? ledger.columns[4]
  if (columns === undefined) return
  const column = (index: number) => columns.x + index * columns.pitch
  const { heads, rows, seal, label, total: sum } = ledger
  const most = columns.x - columns.pitch / 2 - label.x + 6
  sheet.place('ledger', ledger.box)
  for (const [index, { seat, name }] of entries.entries()) {
    const w = columns.ribbon
    sheet.place(`head:${seat}`, [column(index) - columns.pitch / 2, heads.y - 20, columns.pitch, 50], 'ledger')
    sheet.sprite(`tag/${w}/${heads.h}/${seat}`, column(index), heads.y)
    const max = w - 12
    const shown = shortName(name, max)
    sheet.text(shown, column(index), heads.y + 3, 34, { font: 'display', colour: 'cream', halo: 'ink', max })
  }
  for (const [row, category] of CATEGORIES.entries()) {
    const y = rows.y + row * rows.pitch + 29
    if (row % 2 === 0) sheet.sprite(`band/${rows.w}/${rows.band}`, rows.x, y)
    sheet.place(`row:${category}`, [rows.x, y - rows.band / 2, rows.w, rows.band], 'ledger')
    sheet.sprite(`seal/${category}/${seal.d}`, seal.x, y)
    sheet.text(pageText(input.language, `category.${category}`), label.x, y, label.size, { align: 'left', max: most })
    for (const [index, { points }] of entries.entries()) {
      drawValue(sheet, points[category], [column(index), y], ledger.value, columns.pitch - 10)
    }
  }
  sheet.sprite(`rule/${rows.w}`, rows.x, ledger.rule)
  sheet.text(pageText(input.language, 'together'), rows.x + 10, sum.y, sum.label, {
    font: 'display',
    align: 'left',
    max: 260,
  })
  for (const [index, { seat, total: points }] of entries.entries()) {
    sheet.place(`total:${seat}`, [column(index) - 42, sum.y - 42, 84, 86], 'ledger')
    sheet.sprite(`book/${sum.book}`, column(index), sum.y)
    sheet.number(signed(points), column(index) + 1, sum.y - 4, 50, { colour: 'cream', max: 58 })
  }
}

const MERITS: readonly (readonly [Villager, readonly Category[]])[] = [
  ['abbot', ['church', 'windows']],
  ['councillor', ['hall', 'meeting']],
  ['traveller', ['travel']],
  ['merchant', ['served']],
  ['craftsman', ['harvest', 'hand']],
]

/** The villager who brought the winner most is shown in the laurel, unless a bot has won. */
function meritOf({ points }: Entry): Villager {
  let best: Villager = 'craftsman'
  let most = 0
  for (const [villager, categories] of MERITS) {
    const brought = categories.reduce((sum, category) => sum + points[category], 0)
    if (brought > most) {
      most = brought
      best = villager
    }
  }
  return best
}

function drawOneWinner(sheet: Sheet, { input, isTie }: Sums, winner: Entry): void {
  const { x, y, w, h, size, line } = WINNER.one
  sheet.place('winner', [x - w / 2 - 30, y - 40, w + 60, 84])
  sheet.sprite(`ribbon/${w}/${h}/${winner.seat}`, x, y)
  sheet.text(shortName(winner.name, w - 24), x, y + 3, size, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max: w - 24,
  })
  sheet.text(pageText(input.language, isTie ? 'winsTie' : 'wins', { points: winner.total }), x, line.y, line.size, {
    max: line.max,
  })
}

function drawSharedWin(sheet: Sheet, { input, winners }: Sums, first: Entry): void {
  const { x, w, line } = WINNER.many
  const shared = SHARED[winners.length]
  if (shared === undefined) return
  for (const [index, { seat, name }] of winners.entries()) {
    const y = shared.y + index * shared.pitch
    sheet.place(`winner:${seat}`, [x - w / 2 - 30, y - shared.pitch / 2, w + 60, shared.pitch])
    sheet.sprite(`ribbon/${w}/${shared.h}/${seat}`, x, y)
    sheet.text(shortName(name, w - 24), x, y + 2, shared.size, {
      font: 'display',
      colour: 'cream',
      halo: 'ink',
      max: w - 24,
    })
  }
  sheet.text(pageText(input.language, 'share', { points: first.total }), x, shared.line, line.size, { max: line.max })
}

export function drawWinner(sheet: Sheet, sums: Sums): void {
  const [first] = sums.winners
  if (first === undefined) return
  const { x, y, r, d } = WINNER.wreath
  sheet.place('wreath', [x - r * 1.4, y - r * 1.32, r * 2.8, r * 2.76])
  sheet.sprite(`victory/${r}`, x, y)
  const face = sums.input.faces?.[first.seat] ?? null
  sheet.sprite(face === null ? `portrait/${meritOf(first)}/${d}` : `neighbour/${face}/${d}`, x, y - 6)
  if (sums.winners.length === 1) drawOneWinner(sheet, sums, first)
  else drawSharedWin(sheet, sums, first)
}

const STILL_LIFE = { x: 1180, y: 868 }

/** The points over the rounds, and before there are any the desk they will be written on. */
function drawHistory(sheet: Sheet, { input, entries, winners, history }: Sums): void {
  if (history.length >= 2) {
    const heading = pageText(input.language, 'overRounds')
    drawPointsChart(sheet, { heading, history, seats: entries.map(({ seat }) => seat) })
    return
  }
  sheet.place('desk', [STILL_LIFE.x - 365, STILL_LIFE.y - 145, 730, 310])
  sheet.sprite(winners.length > 0 ? 'desk/done' : 'desk', STILL_LIFE.x, STILL_LIFE.y)
}

export function scorePicture(input: PictureInput, history: readonly (readonly number[])[]): Picture {
  const sums = sumsOf(input, history)
  if (input.size === 'phone') return compactScore(sums)
  const sheet = new Sheet()
  drawTitle(sheet, sums)
  drawLedger(sheet, sums)
  drawWinner(sheet, sums)
  drawShelves(sheet, sums)
  drawHistory(sheet, sums)
  const { draws, places } = sheet
  return { width: WIDTH, height: HEIGHT, ground: 'ground-page', draws, places, alt: scoreAlt(input) }
}
