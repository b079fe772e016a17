import type { Pen } from '#render/engine/ink'
import { rect } from '#render/engine/paths'
import { tiles } from '#render/sprites/common/masonry'
import { faintly, goodToken } from './goods.ts'

/** Fields of projects: every stone and every beam they take is a part of their own front. */

/** The fields of a project, and how many of them are filled. */
export interface Fields {
  readonly stone: number
  readonly stones: number
  readonly wood: number
  readonly woods: number
}

export function isDone({ stone, stones, wood, woods }: Fields): boolean {
  return stone >= stones && wood >= woods
}

export type Material = 'stone' | 'wood'
export type Side = readonly [x: number, y: number, w: number, h: number]

/** The two materials are told apart by more than their tokens: a free beam is darker than a free stone. */
function freeField(pen: Pen, material: Material, [x, y, w, h]: Side): void {
  const { colour } = pen
  pen.shape(rect(x + 1.5, y + 1.5, w - 3, h - 3), {
    fill: material === 'stone' ? colour.parchmentLight : colour.slot,
    line: 2,
    ink: colour.inkSoft,
    dash: [5, 4],
    shift: [0, 0],
  })
  faintly(pen, 0.62, () => goodToken(pen, material, x + w / 2, y + h / 2, Math.min(w, h) * 0.8))
}

function stoneField(pen: Pen, [x, y, w, h]: Side): void {
  const { colour } = pen
  const hatch = { gap: 9, cover: 0.2, width: 1.8 }
  pen.shape(rect(x, y, w, h), { fill: colour.stone, line: 2.8, shift: [0, 0], hatch })
  pen.shape(`M${x + 5} ${y + 6}H${x + w * 0.5}M${x + w * 0.3} ${y + h - 8}h${w * 0.2}`, {
    line: 1.7,
    ink: colour.stoneDark,
  })
}

function beamField(pen: Pen, [x, y, w, h]: Side): void {
  const { colour } = pen
  pen.shape(rect(x, y, w, h), { fill: colour.wood, line: 2.8, shift: [0, 0] })
  pen.shape(`M${x + 4} ${y + h * 0.36}H${x + w - 6}M${x + 6} ${y + h * 0.68}H${x + w - 4}`, {
    line: 1.6,
    ink: colour.woodDark,
  })
  pen.dot(x + 6, y + 6, 2, colour.ink)
  pen.dot(x + w - 7, y + h - 6, 2, colour.ink)
}

/** One field, filled or still to be filled. */
export function field(pen: Pen, material: Material, side: Side, isFull: boolean): void {
  if (!isFull) freeField(pen, material, side)
  else if (material === 'stone') stoneField(pen, side)
  else beamField(pen, side)
}

/** So many fields of one material side by side. */
export function course(pen: Pen, material: Material, [x, y, w, h]: Side, count: number, filled: number): void {
  for (let index = 0; index < count; index++) {
    field(pen, material, [x + (index * w) / count, y, w / count, h], index < filled)
  }
}

interface Roof {
  readonly path: string
  readonly fill: string
  /** The places where tiles lie: left, top, right, bottom. */
  readonly tiled: readonly [number, number, number, number]
}

/** A roof that lies there, or is only planned. */
export function roof(pen: Pen, { path, fill, tiled }: Roof, isLaid: boolean): void {
  const { colour } = pen
  if (isLaid) {
    pen.shape(path, { fill, line: 3, inner: () => tiles(pen, ...tiled), hatch: { gap: 8, cover: 0.18, width: 1.9 } })
    return
  }
  pen.shape(path, { fill: colour.parchmentLight, line: 0, alpha: 0.6, shift: [0, 0] })
  pen.shape(path, { line: 2, ink: colour.inkSoft, dash: [7, 5] })
}

/** Poles and planks beside and on a front that grows. */
export function scaffold(pen: Pen, left: number, right: number, top: number): void {
  const { colour } = pen
  for (const x of [left - 9, right + 9]) {
    pen.shape(`M${x} 0V${top - 14}`, { line: 6 })
    pen.shape(`M${x} 0V${top - 13}`, { line: 3.2, ink: colour.wood })
  }
  pen.shape(`M${left - 16} ${top - 3}H${right + 16}`, { line: 6.5 })
  pen.shape(`M${left - 15} ${top - 3}H${right + 15}`, { line: 3.6, ink: colour.oakLight })
}
