import type { Sheet } from '#render/engine/draw'
import { countedWidth, drawCounted } from '../parts.ts'

/** Things and their numbers on shelves, one behind the other. */

export interface Stored {
  readonly sprite: string
  readonly n: number
}

export interface Shelves {
  readonly x: number
  readonly w: number
  /** The middles of what lies on them. */
  readonly tops: readonly number[]
  /** The width of a thing. */
  readonly d: number
}

const AIR = { least: 2, most: 16, wide: 46, roomy: 400 }
const FOOT = { x: 6, y: 8, size: 34 }

/** As many shelves as are needed, filled one after the other; if all are too short, as evenly as possible. */
function divided(things: readonly Stored[], { w, tops, d }: Shelves): Stored[][] {
  const rows: Stored[][] = [[]]
  let used = 0
  for (const thing of things) {
    const width = countedWidth(thing.n, d) + (used > 0 ? AIR.least : 0)
    if (used > 0 && used + width > w) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(thing)
    used += width
  }
  if (rows.length <= tops.length) return rows
  const perRow = Math.ceil(things.length / tops.length)
  return tops.map((_, row) => things.slice(row * perRow, (row + 1) * perRow))
}

/** Where there is too little room beside the things, their numbers lie on them. */
function drawClose(sheet: Sheet, things: readonly Stored[], y: number, { x, w, d }: Shelves): void {
  const step = (w - d - FOOT.x) / Math.max(1, things.length - 1)
  for (const [index, { sprite }] of things.entries()) sheet.sprite(sprite, Math.round(x + step * index) + d / 2, y - 4)
  for (const [index, { n }] of things.entries()) {
    const middle = Math.round(x + step * index) + d / 2 + FOOT.x
    sheet.number(n, middle, y + FOOT.y, FOOT.size, { colour: 'cream', halo: 'ink', max: 48 })
  }
}

export function drawShelves(sheet: Sheet, things: readonly Stored[], shelves: Shelves): void {
  const { x, w, tops, d } = shelves
  for (const [row, stored] of divided(things, shelves).entries()) {
    const y = tops[row] ?? 0
    const width = stored.reduce((sum, { n }) => sum + countedWidth(n, d), 0)
    const air = stored.length > 1 ? (w - width) / (stored.length - 1) : AIR.least
    if (air < AIR.least) {
      drawClose(sheet, stored, y, shelves)
      continue
    }
    let left = x
    for (const { sprite, n } of stored) {
      drawCounted(sheet, sprite, n, left, y, d)
      left += Math.round(countedWidth(n, d) + Math.min(air, w > AIR.roomy ? AIR.wide : AIR.most))
    }
  }
}
