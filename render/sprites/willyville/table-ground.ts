import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit, gritFrom, noise } from '#render/engine/noise'
import { blob, ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { plate } from './table-cards.ts'
import { leftBehind } from './table-props.ts'
import { bailiff } from './table-stalls.ts'

/** The oak table with everything on it that never changes. */

const WIDTH = 1600
const HEIGHT = 1100

/** Tones of planks between oak and its light, so that no two neighbours are alike. */
const PLANKS = ['#BE9563', '#B58A58', '#C09A69', '#B08452', '#BA9160', '#C29C6C']
const PLANK_EDGES = [84, 232, 392, 548, 706, 862, 1010, 1110]
const GRAIN = '#7A5230'
const GROOVE = '#5A3A20'
const LEATHER = '#7A4A2A'
const FELT = '#5E6E4A'
const COVER = '#6B4528'

function plankJoints(pen: Pen, row: number, y: number, h: number): void {
  let x = -200 + grit(row, 4) * 500
  while (x < WIDTH) {
    pen.shape(`M${x} ${y}V${y + h}`, { line: 2.2, ink: GROOVE })
    for (const side of [12, -12]) {
      pen.dot(x + side, y + 14, 3, GROOVE)
      pen.dot(x + side, y + h - 14, 3, GROOVE)
    }
    x += 500 + grit(row, Math.trunc(x)) * 500
  }
}

function plankGrain(pen: Pen, row: number, y: number, h: number): void {
  for (let line = 0; line < 7; line++) {
    const level = y + 8 + line * (h / 7)
    const points = Array.from({ length: 17 }, (_, step) => {
      const wave = 20 * (noise(step * 0.8 + row * 3, line * 0.55 + row) - 0.5)
      return `${step * 104} ${(level + wave).toFixed(1)}`
    })
    pen.shape(`M-10 ${level}L${points.join('L')}`, { line: 1.7, ink: GRAIN, wobble: 2, alpha: 0.38 })
  }
  for (let knot = 0; knot < 2; knot++) {
    const [x, knotY] = [WIDTH * grit(row, knot + 20), y + h * (0.3 + 0.4 * grit(knot, row))]
    for (const r of [16, 10, 5]) pen.shape(ellipse(x, knotY, r * 1.8, r * 0.7), { line: 1.6, ink: GRAIN, alpha: 0.5 })
  }
}

export function oak(pen: Pen): void {
  for (const [row, y] of PLANK_EDGES.slice(0, -1).entries()) {
    const h = (PLANK_EDGES[row + 1] as number) - y
    pen.shape(rect(0, y, WIDTH, h), { fill: inTurn(PLANKS, row), line: 0, wobble: 0, shift: [0, 0] })
    pen.inside(rect(0, y, WIDTH, h), () => {
      plankGrain(pen, row, y, h)
      plankJoints(pen, row, y, h)
    })
    pen.shape(`M0 ${y}H${WIDTH}`, { line: 3, ink: GROOVE, wobble: 1.5 })
  }
}

/** Rings that mugs have left. */
function mugRings(pen: Pen): void {
  for (const [x, y, r] of [
    [1120, 648, 34],
    [452, 366, 30],
    [1146, 354, 26],
  ] as const) {
    pen.shape(ellipse(x, y, r), { line: 6, ink: COVER, alpha: 0.28 })
  }
}

/** A cloth or sheet with edges that no ruler has seen. */
export function sheetOf(
  pen: Pen,
  [x, y, w, h]: readonly [number, number, number, number],
  seed: number,
  fill: string,
): void {
  const { colour, ctx } = pen
  const off = (k: number) => (grit(seed, k) - 0.5) * 8
  const path =
    `M${x + off(1)} ${y + off(2)}L${x + w * 0.33} ${y + off(3)}L${x + w * 0.7} ${y + off(4)}L${x + w + off(5)} ${y + off(6)}` +
    `L${x + w + off(7)} ${y + h * 0.5}L${x + w + off(8)} ${y + h + off(9)}L${x + w * 0.55} ${y + h + off(10)}` +
    `L${x + w * 0.2} ${y + h + off(12)}L${x + off(11)} ${y + h + off(13)}L${x + off(14)} ${y + h * 0.45}Z`
  pen.shape(path, { fill: colour.ink, line: 0, alpha: 0.3, shift: [5, 7] })
  const threads = () => {
    ctx.strokeStyle = colour.parchmentEdge
    ctx.globalAlpha *= 0.4
    ctx.lineWidth = 1.4
    for (let thread = 0; thread < (w * h) / 5200; thread++) {
      const [a, b] = [x + w * grit(thread, seed), y + h * grit(seed, thread + 9)]
      ctx.beginPath()
      ctx.moveTo(a, b)
      ctx.lineTo(a + 8 + 10 * grit(thread, 2), b + 2)
      ctx.stroke()
    }
  }
  pen.shape(path, { fill, line: 2.8, wobble: 2, shift: [0, 0], inner: threads })
}

function stitches(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.shape(rect(x, y, w, h), { line: 1.6, ink: pen.colour.inkPale, dash: [9, 7], wobble: 1.5 })
}

export function tray(pen: Pen): void {
  const { colour } = pen
  pen.shape(rounded(22, 108, 286, 226, 40), { fill: colour.ink, line: 0, alpha: 0.35, shift: [6, 8] })
  pen.shape(rounded(22, 106, 286, 226, 40), { fill: LEATHER, line: 3.4, hatch: { gap: 6, cover: 0.08, width: 1.8 } })
  pen.shape(rounded(30, 114, 270, 210, 34), { line: 1.6, ink: colour.earth, dash: [8, 6] })
  const felt = { gap: 9, cover: 0.3, width: 1.6, angle: 20, alpha: 0.5 }
  pen.shape(rounded(38, 122, 254, 194, 28), { fill: FELT, line: 2.8, shift: [0, 0], hatch: felt })
}

function marketCloth(pen: Pen): void {
  const { colour } = pen
  sheetOf(pen, [444, 104, 1136, 240], 3, '#E0CB9A')
  stitches(pen, 452, 112, 1120, 224)
  plate(pen, 440, 128, 130)
  for (const row of [0, 1, 2, 3]) {
    const fill = row % 2 === 1 ? colour.parchment : colour.parchmentLight
    pen.shape(rounded(562, 157 + 45 * row, 112, 41, 8), { fill, line: 1.8, ink: colour.inkSoft, shift: [0, 0] })
  }
  bailiff(pen, 506, 272)
}

export function craftSheet(pen: Pen): void {
  sheetOf(pen, [22, 636, 430, 298], 31, '#E8D7AB')
  for (const row of [0, 2, 4]) {
    pen.shape(rect(34, 707 + 43 * row, 406, 42), { fill: pen.colour.parchmentEdge, line: 0, alpha: 0.3 })
  }
}

export function chronicleBook(pen: Pen): void {
  const { colour } = pen
  const cover = 'M1166 434Q1266 420 1366 434Q1466 420 1566 434V610Q1466 598 1366 612Q1266 598 1166 610Z'
  const leaves = 'M1172 434Q1266 422 1366 436Q1466 422 1560 434V600Q1466 590 1366 602Q1266 590 1172 600Z'
  pen.shape(cover, { fill: COVER, line: 3.2, shift: [3, 5] })
  pen.shape(leaves, { fill: colour.page, line: 2.6 })
  pen.shape('M1178 604Q1266 594 1364 606M1368 606Q1466 594 1554 604', { line: 1.4, ink: colour.inkPale })
  pen.shape('M1366 438V600', { line: 1.4, ink: colour.inkPale, alpha: 0.6 })
}

/** A graveyard's hedge and gate between the book and the stones, so that the paper is not bare. */
function churchyard(pen: Pen): void {
  const { colour } = pen
  sheetOf(pen, [1152, 368, 428, 566], 21, '#D9CB9C')
  chronicleBook(pen)
  pen.shape('M1168 722Q1260 714 1366 721T1562 718V732Q1460 736 1366 733T1168 734Z', {
    fill: colour.leaf,
    line: 0,
    alpha: 0.34,
  })
  for (let tuft = 0; tuft < 26; tuft++) {
    const [x, y] = [1176 + tuft * 14.8, 724 + 5 * grit(tuft, 3)]
    pen.shape(`M${x - 4} ${y + 5}q1 -6 -1 -9M${x} ${y + 5}q0 -7 1 -11M${x + 4} ${y + 5}q0 -5 3 -8`, {
      line: 1.4,
      ink: colour.leafDark,
    })
  }
}

/** A goose quill and its ink, left lying by whoever keeps the books. */
export function quill(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  pen.at(x, y, 1, () => {
    pen.shape(ellipse(34, 12, 30, 9), { fill: colour.ink, line: 0, alpha: 0.25 })
    pen.shape('M12 -6Q10 -18 20 -20H44Q54 -18 52 -6L56 8Q34 18 8 8Z', {
      fill: colour.roofSlate,
      line: 2.6,
      hatch: { gap: 5, cover: 0.4, width: 1.6 },
    })
    pen.shape(ellipse(32, -20, 14, 4.5), { fill: colour.ink, line: 2 })
    pen.shape('M78 14L96 6C130 -12 170 -20 214 -16C184 4 142 18 100 16L80 16Z', {
      fill: colour.ink,
      line: 0,
      alpha: 0.25,
      shift: [5, 6],
    })
    pen.shape('M96 6C130 -14 170 -22 214 -18C200 -8 190 -6 180 -2L188 0C160 14 130 18 100 14Z', {
      fill: colour.cream,
      line: 2.2,
      hatch: { gap: 5, cover: 0.5, width: 1.2, angle: 80, colour: colour.inkPale },
    })
    pen.shape('M74 16L98 10Q150 0 206 -16', { line: 2.2, ink: colour.inkSoft })
    pen.shape('M70 18l8 -3', { line: 3 })
  })
}

/** A candle end in a dish. */
export function candle(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  pen.at(x, y, 1, () => {
    pen.shape(ellipse(5, 7, 34, 17), { fill: colour.ink, line: 0, alpha: 0.3 })
    pen.shape(ellipse(0, 2, 34, 16), { fill: colour.coinDark, line: 2.6, hatch: { gap: 4, cover: 0.3, width: 1.4 } })
    pen.shape(ellipse(0, 0, 25, 10), { fill: colour.coin, line: 1.8 })
    pen.shape('M-10 2V-26Q-2 -30 10 -26V2Q0 7 -10 2Z', {
      fill: colour.parchmentLight,
      line: 2.4,
      hatch: { gap: 5, cover: 0.4, width: 1.3 },
    })
    pen.shape('M-10 -22q1 10 4 12q3 -2 2 -11', { fill: colour.cream, line: 1.4 })
    pen.shape('M0 -27V-33', { line: 2 })
    pen.shape('M0 -32C-8 -38 -3 -46 1 -54C8 -45 9 -38 0 -32Z', { fill: colour.beer, line: 2 })
    pen.shape('M0 -34C-3 -38 -1 -41 1 -45C4 -40 4 -37 0 -34Z', { fill: colour.parchmentLight, line: 0 })
  })
}

function crumbs(pen: Pen): void {
  const { colour } = pen
  for (const [x, y, r] of [
    [838, 372, 5],
    [856, 384, 3.4],
    [848, 360, 2.6],
    [896, 652, 3],
    [1112, 660, 4],
  ] as const) {
    pen.shape(blob(x + 2, y + 2, r, r * 0.8, 3), { fill: colour.ink, line: 0, alpha: 0.3 })
    pen.shape(blob(x, y, r, r * 0.8, 3), { fill: colour.thatch, line: 1.2 })
  }
}

function titleBar(pen: Pen): void {
  const { colour } = pen
  const bar = 'M-10 -10H1610V80Q1200 94 800 86T-10 82Z'
  pen.shape(bar, { fill: colour.ink, line: 0, alpha: 0.4, shift: [0, 6] })
  pen.shape(bar, { fill: colour.parchmentLight, line: 3.2, wobble: 2, shift: [0, 0] })
  pen.shape('M0 74Q400 82 800 78T1600 72', { line: 1.4, ink: colour.inkSoft })
}

/** Flecks, specks and fibres; never noise per pixel, which triples the file. */
function flecks(pen: Pen, share: number): void {
  const { ctx, colour } = pen
  const next = gritFrom(9)
  ctx.save()
  for (let fleck = 0; fleck < 1500 * share; fleck++) {
    ctx.globalAlpha = 0.16
    pen.dot(next() * WIDTH, next() * HEIGHT, 0.6 + next() * 1.5, colour.parchmentLight, 0.5 + next() * 0.9)
  }
  ctx.globalAlpha = 0.13
  ctx.fillStyle = colour.ink
  for (let speck = 0; speck < 900 * share; speck++) {
    ctx.fillRect(next() * WIDTH, next() * HEIGHT, 1 + next() * 1.6, 1 + next())
  }
  ctx.globalAlpha = 0.07
  ctx.strokeStyle = colour.woodDark
  ctx.lineWidth = 1
  for (let fibre = 0; fibre < 260 * share; fibre++) {
    const [x, y, angle, length] = [next() * WIDTH, next() * HEIGHT, next() * 6.3, 8 + next() * 22]
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + dx / 2 + next() * 6, y + dy / 2 + next() * 6, x + dx, y + dy)
    ctx.stroke()
  }
  ctx.restore()
}

function ground(pen: Pen): void {
  oak(pen)
  mugRings(pen)
  crumbs(pen)
  tray(pen)
  marketCloth(pen)
  plate(pen, 22, 382, 138)
  quill(pen, 400, 372)
  plate(pen, 694, 382, 146)
  candle(pen, 1086, 388)
  craftSheet(pen)
  plate(pen, 490, 640, 272)
  leftBehind(pen)
  churchyard(pen)
  titleBar(pen)
  flecks(pen, 0.8)
}

export const GROUND_TABLE: SpriteBook = {
  'ground-table': () => ({ box: [0, 0, WIDTH, HEIGHT], paint: ground }),
}
