import type { Sheet } from '../engine/draw.ts'
import { noise } from '../engine/noise.ts'
import { seatColour } from '../sprites/common/tokens.ts'
import { PAGE_WORDS } from './page-words.ts'
import { type Sums, signed } from './score.ts'

/** A line of points for everybody, round by round. */

const PLOT = { left: 870, right: 1404, top: 752, bottom: 1000 }
const HEADING = { x: 806, y: 694, size: 36, max: 700 }
const TICK = 26
const END = { r: 15, mark: 1468, x: 1490, gap: 38, size: 34, max: 66 }
const STILL_LIFE = { x: 1180, y: 868 }

/** Steps between lines, of which the smallest is taken that needs no more than five. */
const STEPS = [2, 5, 10, 20, 25, 50, 100]
const MOST_LINES = 5
const MOST_ROUNDS_NAMED = 7

interface Scale {
  readonly low: number
  readonly high: number
  readonly step: number
}

function scaleOf(history: Sums['history']): Scale {
  const all = history.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const step = STEPS.find((one) => (most - least) / one <= MOST_LINES) ?? 200
  return { low: least, high: most, step }
}

function heightOf({ low, high }: Scale, points: number): number {
  const share = (points - low) / Math.max(1, high - low)
  return PLOT.bottom - share * (PLOT.bottom - PLOT.top)
}

function acrossOf(rounds: number, at: number): number {
  return PLOT.left + ((PLOT.right - PLOT.left) * at) / Math.max(1, rounds - 1)
}

function drawGrid(sheet: Sheet, scale: Scale, rounds: number): void {
  const w = PLOT.right - PLOT.left
  for (let points = Math.ceil(scale.low / scale.step) * scale.step; points <= scale.high; points += scale.step) {
    const y = heightOf(scale, points)
    sheet.sprite(`rule/${w}/${points === 0 ? 'base' : 'thin'}`, PLOT.left, y)
    sheet.text(signed(points), PLOT.left - 16, y, TICK, { font: 'number', colour: 'inkSoft', align: 'right', max: 60 })
  }
  const every = Math.ceil(rounds / MOST_ROUNDS_NAMED)
  for (let round = rounds; round >= 1; round -= every) {
    const x = acrossOf(rounds, round - 1)
    sheet.number(round, x, PLOT.bottom + 34, TICK, { colour: 'inkSoft', max: 44 })
  }
}

/** How a line is embroidered, so that nobody needs its colour: thread on, thread off, by seat. */
const STITCHES: readonly (readonly [on: number, off: number])[] = [
  [3, 4],
  [1, 5],
  [1, 2],
  [1, 0],
]
const DAB_STEP = 4

/** Points along a line, near enough for dabs to touch. */
function walk(points: readonly (readonly [number, number])[], seat: number): [number, number][] {
  return points.slice(1).flatMap(([x, y], at) => {
    const [x0, y0] = points[at] as readonly [number, number]
    const steps = Math.max(1, Math.round(Math.hypot(x - x0, y - y0) / DAB_STEP))
    return Array.from({ length: steps }, (_, step): [number, number] => {
      const share = (step + 1) / steps
      const along = x0 + (x - x0) * share
      return [along, y0 + (y - y0) * share + 2.4 * (noise(along / 19, seat * 7) - 0.5)]
    })
  })
}

function drawLine(sheet: Sheet, points: readonly (readonly [number, number])[], seat: number): void {
  const dabs = walk(points, seat)
  for (const [x, y] of dabs) sheet.sprite('dab/11/ink', x, y)
  for (const [x, y] of dabs) sheet.sprite(`dab/7/${seatColour(seat)}`, x, y)
  const [on, off] = STITCHES[seat] ?? [1, 0]
  for (const [at, [x, y]] of dabs.entries()) {
    if (at % (on + off) < on) sheet.sprite('dab/2.4/cream', x, y)
  }
}

interface End {
  readonly seat: number
  readonly points: number
  y: number
}

/** Moves numbers apart that would lie on each other, as little as possible, and keeps them in the plot. */
function spread(ends: End[]): void {
  ends.sort((one, other) => one.y - other.y || one.seat - other.seat)
  for (let pass = 0; pass < 40; pass++) {
    for (const [at, end] of ends.slice(1).entries()) {
      const above = ends[at] as End
      const missing = END.gap - (end.y - above.y)
      if (missing <= 0) continue
      above.y -= missing / 2
      end.y += missing / 2
    }
    for (const end of ends) end.y = Math.min(PLOT.bottom + 8, Math.max(PLOT.top - 14, end.y))
  }
}

function drawEnds(sheet: Sheet, ends: readonly End[], scale: Scale): void {
  for (const { seat, points, y } of ends) {
    const from = heightOf(scale, points)
    for (const [x, top] of walk(
      [
        [PLOT.right, from],
        [END.mark, y],
      ],
      seat,
    ))
      sheet.sprite('dab/2.4/inkPale', x, top)
    sheet.sprite(`marker/9/${seat}`, PLOT.right, from)
    sheet.sprite(`marker/${END.r}/${seat}`, END.mark, y)
    sheet.place(`end:${seat}`, [END.mark - 18, y - 18, 88, 36], 'chart')
    sheet.text(signed(points), END.x, y, END.size, { font: 'number', align: 'left', max: END.max })
  }
}

export function drawChart(sheet: Sheet, { input, entries, winners, history }: Sums): void {
  if (history.length < 2) {
    sheet.place('desk', [STILL_LIFE.x - 365, STILL_LIFE.y - 145, 730, 310])
    sheet.sprite(winners.length > 0 ? 'desk/done' : 'desk', STILL_LIFE.x, STILL_LIFE.y)
    return
  }
  const scale = scaleOf(history)
  const rounds = history.length
  sheet.place('chart', [800, 668, 762, 386])
  sheet.text(PAGE_WORDS[input.language].overRounds, HEADING.x, HEADING.y, HEADING.size, {
    font: 'display',
    align: 'left',
    max: HEADING.max,
  })
  drawGrid(sheet, scale, rounds)
  const ends: End[] = []
  for (const { seat } of entries.slice().reverse()) {
    const points = history.map((totals, at) => [acrossOf(rounds, at), heightOf(scale, totals[seat] ?? 0)] as const)
    drawLine(sheet, points, seat)
    const every = Math.ceil(rounds / MOST_ROUNDS_NAMED)
    for (let at = rounds - 1 - every; at >= 0; at -= every) {
      const [x, y] = points[at] as readonly [number, number]
      sheet.sprite(`marker/7/${seat}`, x, y)
    }
    const last = history[rounds - 1]?.[seat] ?? 0
    ends.push({ seat, points: last, y: heightOf(scale, last) })
  }
  spread(ends)
  drawEnds(sheet, ends, scale)
}
