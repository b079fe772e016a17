import type { Seat } from '#kernel'
import { shortName } from '#render/common/fit'
import type { Box, Sheet } from '#render/engine/draw'
import type { Ware } from '#village/words'
import type { PictureInput } from '../input.ts'
import { countedWidth, drawCounted, wareSprite } from '../parts.ts'

/** A slip of paper for everybody at the foot of a great day: what they have of what the day is about. */

const SLIP = { w: 474, gap: 12, left: 20, inRow: 2 }
const TAG = { x: 12, y: 28, w: 224, h: 42, size: 33, margin: 16 }
const WARES = { x: 14, first: 84, row: 48, d: 36, gap: 8 }
const FOOT = 20

export interface Slips {
  readonly top: number
  /** The height of each of them: room for so many rows of things. */
  readonly rows: number
}

export function slipHeight({ rows }: Slips): number {
  return WARES.first + rows * WARES.row - 16
}

/** The place where the picture ends below so many slips. */
export function slipsFoot(slips: Slips, seats: number): number {
  return slips.top + Math.ceil(seats / SLIP.inRow) * (slipHeight(slips) + SLIP.gap) + FOOT
}

export function slipBox(slips: Slips, seat: Seat): Box {
  const h = slipHeight(slips)
  const [column, row] = [seat % SLIP.inRow, Math.floor(seat / SLIP.inRow)]
  return [SLIP.left + column * (SLIP.w + SLIP.gap), slips.top + row * (h + SLIP.gap), SLIP.w, h]
}

export type Held = readonly [ware: Ware, n: number]

/** As many rows as there are; what finds no room is nobody's whole store, and is told elsewhere. */
function drawHeld(sheet: Sheet, held: readonly Held[], [x, y, w]: Box, rows: number): void {
  let [left, row] = [WARES.x, 0]
  for (const [ware, n] of held) {
    const width = countedWidth(n, WARES.d)
    if (left + width > w - WARES.x) {
      row++
      left = WARES.x
    }
    if (row === rows) return
    drawCounted(sheet, wareSprite(ware, WARES.d), n, x + left, y + WARES.first + row * WARES.row, WARES.d)
    left += width + WARES.gap
  }
}

export interface Slip {
  readonly seat: Seat
  /** They are asked now: a line in their colour. */
  readonly isDue: boolean
  readonly held: readonly Held[]
  /** Drawn beside the name, in the room left there. */
  beside?(sheet: Sheet, box: Box): void
}

const BESIDE = { x: TAG.x + TAG.w + 14, y: 8, h: 48 }

export function drawSlip(sheet: Sheet, { names }: PictureInput, slips: Slips, slip: Slip): void {
  const box = slipBox(slips, slip.seat)
  const [x, y, w, h] = box
  sheet.place(`slip/${slip.seat}`, box)
  sheet.sprite(`v-bill/${w}/${h}/${slip.isDue ? slip.seat : 'none'}`, x, y)
  sheet.sprite(`tag/${TAG.w}/${TAG.h}/${slip.seat}`, x + TAG.x + TAG.w / 2, y + TAG.y)
  const max = TAG.w - TAG.margin
  sheet.text(shortName(names[slip.seat] ?? '', max), x + TAG.x + TAG.w / 2, y + TAG.y + 3, TAG.size, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max,
  })
  slip.beside?.(sheet, [x + BESIDE.x, y + BESIDE.y, w - BESIDE.x - 12, BESIDE.h])
  drawHeld(sheet, slip.held, box, slips.rows)
}
