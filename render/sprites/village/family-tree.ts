import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { blob, ellipse } from '#render/engine/paths'
import { shade } from '../common/scenery.ts'
import { BOARDS, TIERS, type TreeSpot } from './farm-map.ts'

/** The family tree: a linden with three crowns, and boards between them on which a family stands. */

export interface Crown {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly seed: number
  readonly colour: ColourName
}

/** From the lowest to the topmost, which lies over the others. */
const CROWNS: readonly Crown[] = [
  { x: 408, y: 494, rx: 322, ry: 112, seed: 8, colour: 'leaf' },
  { x: 408, y: 344, rx: 252, ry: 110, seed: 5, colour: 'leafOther' },
  { x: 408, y: 206, rx: 194, ry: 104, seed: 3, colour: 'leaf' },
]

const LIMBS: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[] = [
  [390, 606, 236, 570],
  [432, 606, 590, 570],
  [402, 586, 336, 420],
  [416, 586, 484, 420],
  [408, 446, 402, 268],
]

/** Rounds of leaves about the edge of a crown. */
const ROUNDS = 11

function roundsOf({ x, y, rx, ry, seed }: Crown): string[] {
  return Array.from({ length: ROUNDS }, (_, index) => {
    const angle = (index / ROUNDS) * Math.PI * 2 + grit(index, seed)
    const r = ry * (0.4 + 0.16 * grit(seed, index))
    const [cx, cy] = [x + Math.cos(angle) * (rx - r), y + Math.sin(angle) * (ry - r * 0.86)]
    return blob(cx, cy, r * 1.5, r, index + seed, 0.1, 12)
  })
}

function leaves(pen: Pen, { x, y, rx, ry, seed }: Crown): void {
  const count = Math.round((rx * ry) / 560)
  for (let index = 0; index < count; index++) {
    const angle = grit(index, seed) * Math.PI * 2
    const far = 0.15 + 0.8 * Math.sqrt(grit(seed, index))
    const [a, b] = [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far]
    const isLit = b < y - ry * 0.15 && a < x + rx * 0.3
    pen.shape(`M${a - 10} ${b + 5}Q${a - 6} ${b - 6} ${a + 2} ${b - 2}Q${a + 6} ${b - 8} ${a + 12} ${b + 1}`, {
      line: isLit ? 2.6 : 2.1,
      ink: isLit ? pen.colour.meadowLight : pen.colour.leafDark,
      alpha: isLit ? 0.62 : 1,
    })
  }
}

/** A crown of leaves in rounds, lit from the upper left. */
export function crown(pen: Pen, own: Crown): void {
  const { colour } = pen
  const { x, y, rx, ry, seed } = own
  const rounds = roundsOf(own)
  const gouges = { gap: 7, cover: 0.34, width: 2.3, angle: 28, colour: colour.leafDark }
  for (const path of rounds) pen.shape(path, { fill: colour[own.colour], line: 3.4, shift: [0, 0] })
  for (const path of rounds) pen.shape(path, { fill: colour[own.colour], line: 0, shift: [0, 0], hatch: gouges })
  pen.shape(ellipse(x - 8, y - 4, rx * 0.78, ry * 0.72), { fill: colour[own.colour], line: 0, shift: [0, 0] })
  pen.shape(ellipse(x + rx * 0.2, y + ry * 0.5, rx * 0.6, ry * 0.34), {
    line: 0,
    hatch: { ...gouges, cover: 0.3, seed, alpha: 0.6 },
  })
  leaves(pen, own)
}

function trunk(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M364 572L372 686C366 728 326 752 272 764C336 764 366 764 384 774C398 760 420 760 436 774C458 764 506 764 556 766C500 752 458 728 450 686L458 572Z',
    {
      fill: colour.woodDark,
      line: 3.4,
      hatch: [
        { gap: 7, cover: 0.42, width: 2.4, angle: 86 },
        { gap: 9, cover: 0.16, width: 2, angle: 94, side: 'left', colour: colour.oakLight, alpha: 0.5 },
      ],
    },
  )
  pen.shape('M398 640q12 -9 22 0q-8 11 -22 0Z', { fill: colour.ink, line: 2 })
}

function limb(pen: Pen, [x0, y0, x1, y1]: (typeof LIMBS)[number]): void {
  const path = `M${x0} ${y0}Q${(x0 + x1) / 2} ${y0 - 8} ${x1} ${y1}`
  pen.shape(path, { line: 17, ink: pen.colour.ink })
  pen.shape(path, { line: 12.5, ink: pen.colour.woodDark })
}

function board(pen: Pen, generation: number): void {
  const { colour } = pen
  const own = BOARDS[generation]
  const y = TIERS[generation]?.y
  if (own === undefined || y === undefined) return
  for (const x of [own.from + 14, own.to - 14]) {
    pen.shape(`M${x} ${y}V${y - 44}`, { line: 5 })
    pen.shape(`M${x} ${y}V${y - 44}`, { line: 2.6, ink: colour.parchmentEdge })
  }
  pen.shape(`M${own.from} ${y}H${own.to}V${y + 12}H${own.from}Z`, {
    fill: colour.wood,
    line: 2.8,
    hatch: { gap: 4, cover: 0.04, width: 1.4, colour: colour.woodDark },
  })
}

/** A bird's nest with two eggs, where a twig forks. */
function nest(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  pen.at(x, y, 1, () => {
    for (const side of [-6, 7]) pen.shape(ellipse(side, -9, 7, 9), { fill: colour.cream, line: 2 })
    pen.shape('M-22 -6C-18 16 18 16 22 -6C8 0 -8 0 -22 -6Z', {
      fill: colour.thatch,
      line: 2.4,
      hatch: { gap: 4, cover: 0.6, width: 1.5, angle: 20, colour: colour.woodDark },
    })
  })
}

export function familyTree(pen: Pen, { x, y, wide, high }: TreeSpot): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(wide, high)
  shade(pen, 430, 772, 330, 20)
  for (const own of CROWNS) crown(pen, own)
  trunk(pen)
  for (const own of LIMBS) limb(pen, own)
  nest(pen, 562, 168)
  for (const generation of [2, 3, 4]) board(pen, generation)
  ctx.restore()
}
