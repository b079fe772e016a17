import type { Pen } from '#render/engine/ink'
import { grit, gritFrom } from '#render/engine/noise'
import { smooth } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'

/** The page of a book: parchment, worn at its edge, with a frame drawn by hand. */

type Point = readonly [number, number]

/** The depth of each worn rim, and its darkness. */
const RIMS: readonly Point[] = [
  [10, 0.35],
  [26, 0.22],
  [48, 0.14],
]
const RIM_CORNERS = 64

function rim(w: number, h: number, depth: number): Point[] {
  return Array.from({ length: RIM_CORNERS }, (_, index): Point => {
    const round = (index / RIM_CORNERS) * 4
    const along = round - Math.floor(round)
    const inset = depth * (0.6 + 0.9 * grit(index, depth))
    const corners: Point[] = [
      [along * w, inset],
      [w - inset, along * h],
      [w - along * w, h - inset],
      [inset, h - along * h],
    ]
    const [x, y] = corners[Math.floor(round)] as Point
    const least = inset * 0.7
    return [Math.max(least, Math.min(w - least, x)), Math.max(least, Math.min(h - least, y))]
  })
}

export function parchment(pen: Pen, w: number, h: number): void {
  const { ctx, colour } = pen
  ctx.fillStyle = colour.parchment
  ctx.fillRect(0, 0, w, h)
  for (const [depth, alpha] of RIMS) {
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.fillStyle = colour.parchmentEdge
    ctx.beginPath()
    ctx.rect(0, 0, w, h)
    const points = pen.along(smooth(rim(w, h, depth))).reverse()
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    }
    ctx.closePath()
    ctx.fill('evenodd')
    ctx.restore()
  }
}

/** Flecks, specks and fibres. They are few and flat, because noise on every pixel triples a file. */
export function grain(pen: Pen, w: number, h: number, seed = 5, density = 1): void {
  const { ctx, colour } = pen
  const next = gritFrom(seed)
  const share = (density * w * h) / (1600 * 1100)
  ctx.save()
  ctx.globalAlpha = 0.16
  for (let fleck = 0; fleck < 1500 * share; fleck++) {
    pen.dot(next() * w, next() * h, 0.6 + next() * 1.5, colour.parchmentLight, 0.5 + next() * 0.9)
  }
  ctx.globalAlpha = 0.13
  ctx.fillStyle = colour.ink
  for (let speck = 0; speck < 900 * share; speck++) {
    ctx.fillRect(next() * w, next() * h, 1 + next() * 1.6, 1 + next())
  }
  ctx.restore()
  for (let fibre = 0; fibre < 260 * share; fibre++) {
    const [x, y, angle, length] = [next() * w, next() * h, next() * 6.3, 8 + next() * 22]
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    const bend = next() * 6
    pen.plain(`M${x} ${y}Q${x + dx / 2 + bend} ${y + dy / 2 + bend} ${x + dx} ${y + dy}`, {
      stroke: colour.woodDark,
      width: 1,
      alpha: 0.07,
    })
  }
}

/** A twig of three leaves that grows out of a corner of the frame. */
function cornerTwig(pen: Pen): void {
  const { colour } = pen
  pen.shape('M2 2C18 10 30 24 34 46M6 4C26 4 44 10 58 24', { line: 2.2, ink: colour.leafDark })
  const leaves: [number, number, number][] = [
    [34, 52, 8],
    [22, 28, 40],
    [64, 28, -52],
    [38, 9, -74],
    [19, 14, -45],
  ]
  for (const [x, y, turn] of leaves) {
    pen.at(
      x,
      y,
      1,
      () => {
        pen.shape('M0 -11C8 -5 8 6 0 12C-8 6 -8 -5 0 -11Z', { fill: colour.leaf, line: 1.8 })
        pen.shape('M0 -6V8', { line: 1.1 })
      },
      turn,
    )
  }
}

/** Its straight sides bend a little, as a hand draws them. */
function frameLine(inset: number, w: number, h: number): string {
  const [l, t, r, b] = [inset, inset + 2, w - inset, h - inset - 2]
  const [x, y] = [w / 2, h / 2]
  return (
    `M${l} ${t}Q${x / 2} ${t - 10} ${x} ${t - 2}T${r} ${t}Q${r + 10} ${y / 2} ${r + 2} ${y}` +
    `T${r} ${b}Q${x * 1.5} ${b + 10} ${x} ${b + 2}T${l} ${b}Q${l - 10} ${y * 1.5} ${l - 2} ${y}T${l} ${t}Z`
  )
}

export function pageFrame(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(frameLine(28, w, h), { line: 3, wobble: 3 })
  pen.shape(frameLine(40, w, h), { line: 1.4, ink: colour.inkSoft, wobble: 3 })
  const corners: [number, number, 1 | -1, 1 | -1][] = [
    [30, 32, 1, 1],
    [w - 30, 32, -1, 1],
    [30, h - 32, 1, -1],
    [w - 30, h - 32, -1, -1],
  ]
  for (const [x, y, right, down] of corners) {
    pen.ctx.save()
    pen.ctx.translate(x, y)
    pen.ctx.scale(right, down)
    pen.at(0, 0, 0.8, cornerTwig)
    pen.ctx.restore()
  }
}

export const GROUND_PAGE: SpriteBook = {
  /** ground-page[/width/height] */
  'ground-page': (w = '1600', h = '1100') => ({
    box: [0, 0, Number(w), Number(h)],
    paint: (pen) => {
      parchment(pen, Number(w), Number(h))
      pageFrame(pen, Number(w), Number(h))
      grain(pen, Number(w), Number(h), 4)
    },
  }),
}
