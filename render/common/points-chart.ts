import type { Seat } from '#kernel'
import { itemAt } from '#kernel'
import type { Sheet } from '../engine/draw.ts'
import { noise } from '../engine/noise.ts'
import { seatColour } from '../sprites/common/tokens.ts'
import { signed } from './fit.ts'

/** A line of points for everybody, round by round. */

const PLOT = { left: 870, right: 1404, top: 752, bottom: 1000 }
const HEADING = { x: 806, y: 694, size: 36, max: 700 }
const TICK = 26
const END = { r: 15, mark: 1468, x: 1490, gap: 38, size: 34, max: 66 }

/** Steps between lines, of which the smallest is taken that needs no more than five. */
const STEPS = [2, 5, 10, 20, 25, 50, 100]
const MOST_LINES = 5
const MOST_ROUNDS_NAMED = 7

interface Scale {
  readonly low: number
  readonly high: number
  readonly step: number
}

function scaleOf(history: PointsHistory['history']): Scale {
  const all = history.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const step = STEPS.find((size) => (most - least) / size <= MOST_LINES) ?? 200
  return { low: least, high: most, step }
}

function heightOf({ low, high }: Scale, points: number): number {
  const share = (points - low) / Math.max(1, high - low)
  return PLOT.bottom - share * (PLOT.bottom - PLOT.top)
}

function acrossOf(rounds: number, round: number): number {
  return PLOT.left + ((PLOT.right - PLOT.left) * round) / Math.max(1, rounds - 1)
}

/** A part of the game with a name of its own: from the end of one round to the end of another, counted from 0. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly label: string
}

const SPAN = { dot: 9, size: 30, down: 36 }

/** Dotted lines between the parts of the game, and their names below. */
function drawSpans(sheet: Sheet, spans: readonly Span[], rounds: number): void {
  for (const [index, { from, to, label }] of spans.entries()) {
    const [left, right] = [acrossOf(rounds, from), acrossOf(rounds, to)]
    if (index > 0) {
      for (let y = PLOT.top; y < PLOT.bottom; y += SPAN.dot) sheet.sprite('dab/2.4/inkPale', left, y)
    }
    sheet.text(label, (left + right) / 2, PLOT.bottom + SPAN.down, SPAN.size, {
      font: 'display',
      colour: 'inkSoft',
      max: Math.max(SPAN.size, right - left),
    })
  }
}

function drawRoundNumbers(sheet: Sheet, rounds: number): void {
  const every = Math.ceil(rounds / MOST_ROUNDS_NAMED)
  for (let round = rounds; round >= 1; round -= every) {
    const x = acrossOf(rounds, round - 1)
    sheet.number(round, x, PLOT.bottom + 34, TICK, { colour: 'inkSoft', max: 44 })
  }
}

function drawGrid(sheet: Sheet, scale: Scale): void {
  const w = PLOT.right - PLOT.left
  for (let points = Math.ceil(scale.low / scale.step) * scale.step; points <= scale.high; points += scale.step) {
    const y = heightOf(scale, points)
    sheet.sprite(`rule/${w}/${points === 0 ? 'base' : 'thin'}`, PLOT.left, y)
    sheet.text(signed(points), PLOT.left - 16, y, TICK, { font: 'number', colour: 'inkSoft', align: 'right', max: 60 })
  }
}

/** Stitches by which a line is embroidered, so that nobody needs its colour: thread on, thread off, by seat. */
const STITCHES: readonly (readonly [on: number, off: number])[] = [
  [3, 4],
  [1, 5],
  [1, 2],
  [1, 0],
  [5, 2],
]
const DAB_STEP = 4

/** Points along a line, near enough for dabs to touch. */
function walk(points: readonly (readonly [number, number])[], seat: number): [number, number][] {
  return points.slice(1).flatMap(([x, y], before) => {
    const [x0, y0] = points[before] ?? [x, y]
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
  for (const [stitch, [x, y]] of dabs.entries()) {
    if (stitch % (on + off) < on) sheet.sprite('dab/2.4/cream', x, y)
  }
}

interface End {
  readonly seat: number
  readonly points: number
  y: number
}

/** Moves numbers apart that would lie on each other, as little as possible, and keeps them in the plot. */
function spread(ends: End[]): void {
  ends.sort((a, b) => a.y - b.y || a.seat - b.seat)
  for (let pass = 0; pass < 40; pass++) {
    for (const [before, end] of ends.slice(1).entries()) {
      const above = itemAt(ends, before)
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

/** Points by round and seat, and who is drawn: the first of these seats lies on top. */
export interface PointsHistory {
  readonly heading: string
  readonly history: readonly (readonly number[])[]
  readonly seats: readonly Seat[]
  /** The parts of the game, where they say more than the numbers of rounds. */
  readonly spans?: readonly Span[]
}

/** Draws the lines in the lower right quarter of a score sheet. */
export function drawPointsChart(sheet: Sheet, { heading, history, seats, spans }: PointsHistory): void {
  const scale = scaleOf(history)
  const rounds = history.length
  sheet.place('chart', [800, 668, 762, 386])
  sheet.text(heading, HEADING.x, HEADING.y, HEADING.size, { font: 'display', align: 'left', max: HEADING.max })
  drawGrid(sheet, scale)
  if (spans === undefined) drawRoundNumbers(sheet, rounds)
  else drawSpans(sheet, spans, rounds)
  const ends: End[] = []
  for (const seat of seats.toReversed()) {
    const points = history.map(
      (totals, round) => [acrossOf(rounds, round), heightOf(scale, totals[seat] ?? 0)] as const,
    )
    drawLine(sheet, points, seat)
    const every = Math.ceil(rounds / MOST_ROUNDS_NAMED)
    for (let round = rounds - 1 - every; round >= 0; round -= every) {
      const [x, y] = points[round] ?? [0, 0]
      sheet.sprite(`marker/7/${seat}`, x, y)
    }
    const last = history[rounds - 1]?.[seat] ?? 0
    ends.push({ seat, points: last, y: heightOf(scale, last) })
  }
  spread(ends)
  drawEnds(sheet, ends, scale)
}
