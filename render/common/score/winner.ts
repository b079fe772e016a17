import type { Sheet } from '#render/engine/draw'
import { shortName } from '../fit.ts'
import type { ScoreEntry, ScorePage } from './page.ts'

/** Who has won, in a laurel. */

const WINNER = {
  wreath: { x: 936, y: 148, r: 80 },
  one: { x: 1308, y: 112, w: 380, h: 62, size: 50, line: { y: 184, size: 32, max: 480 } },
  many: { x: 1308, w: 330, line: { size: 29, max: 470 } },
}

/** Ribbons of a shared win, by how many share it: the first one's middle, from one to the next, height, text, then the line. */
const SHARED: Record<number, { y: number; pitch: number; h: number; size: number; line: number }> = {
  2: { y: 84, pitch: 68, h: 48, size: 38, line: 214 },
  3: { y: 74, pitch: 54, h: 36, size: 31, line: 232 },
  4: { y: 66, pitch: 43, h: 28, size: 27, line: 238 },
  5: { y: 62, pitch: 36, h: 24, size: 25, line: 240 },
}

function drawRibbon(
  sheet: Sheet,
  { seat, name }: ScoreEntry,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  [size, down]: readonly [number, number],
): void {
  const max = w - 24
  sheet.sprite(`ribbon/${w}/${h}/${seat}`, x, y)
  sheet.text(shortName(name, max), x, y + down, size, { font: 'display', colour: 'cream', halo: 'ink', max })
}

function drawOneWinner(sheet: Sheet, verdict: string, winner: ScoreEntry): void {
  const { x, y, w, h, size, line } = WINNER.one
  sheet.place('winner', [x - w / 2 - 30, y - 40, w + 60, 84])
  drawRibbon(sheet, winner, [x, y], [w, h], [size, 3])
  sheet.text(verdict, x, line.y, line.size, { max: line.max })
}

function drawSharedWin(sheet: Sheet, { verdict, winners }: ScorePage): void {
  const { x, w, line } = WINNER.many
  const shared = SHARED[winners.length]
  if (shared === undefined) return
  for (const [index, winner] of winners.entries()) {
    const y = shared.y + index * shared.pitch
    sheet.place(`winner:${winner.seat}`, [x - w / 2 - 30, y - shared.pitch / 2, w + 60, shared.pitch])
    drawRibbon(sheet, winner, [x, y], [w, shared.h], [shared.size, 2])
  }
  sheet.text(verdict, x, shared.line, line.size, { max: line.max })
}

export function drawWinner(sheet: Sheet, page: ScorePage): void {
  const [first] = page.winners
  if (first === undefined) return
  const { x, y, r } = WINNER.wreath
  sheet.place('wreath', [x - r * 1.4, y - r * 1.32, r * 2.8, r * 2.76])
  sheet.sprite(`victory/${r}`, x, y)
  const champion = page.champion(first)
  sheet.sprite(champion.sprite, x, y + champion.y)
  if (page.winners.length === 1) drawOneWinner(sheet, page.verdict, first)
  else drawSharedWin(sheet, page)
}
