import type { Seat } from '#kernel'
import type { Sheet } from '#render/engine/draw'
import { membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook } from '../parts.ts'
import type { SeaLayout } from './layout.ts'
import { onSea } from './place-ids.ts'

/** Ships beside the spaces they lie at, and those at the quay; graves at sea. */

/** A ship's mast, where a flag may be planted. */
const MAST = { left: -24, top: -58, w: 48, h: 50 }
const PORT = 'port'
const MOORED = 0.46

type Berth = readonly [x: number, y: number]

function drawShip(sheet: Sheet, seat: Seat, [x, y]: Berth, sprite: string): void {
  const { left, top, w, h } = MAST
  sheet.sprite(sprite, x, y)
  sheet.place(onSea.ship(seat), [x + left, y + top, w, h], 'chart')
}

export function drawShips(sheet: Sheet, { view }: PictureInput, layout: SeaLayout): void {
  const { map, moorings, berths, ship: scale } = layout
  const lying = new Map<string, number>()
  for (const [seat, { ship }] of view.players.entries()) {
    if (ship === null) continue
    const index = lying.get(ship.at) ?? 0
    lying.set(ship.at, index + 1)
    if (ship.at === PORT) {
      drawShip(sheet, seat, berths[index] ?? [0, 0], `v-ship/${seat}/${MOORED}/moored`)
      continue
    }
    const [x, y] = map.at[ship.at] ?? map.compass
    const [aside, down] = moorings[ship.at]?.[index] ?? [0, 0]
    drawShip(sheet, seat, [x + aside, y + down], `v-ship/${seat}/${scale}`)
  }
}

const GRAVE = { half: 30 }

/** VP-SEA-1: those who died at sea, and what the next graves bring. */
export function drawSeaGraves(sheet: Sheet, { view }: PictureInput, { graves }: SeaLayout): void {
  const dead = membersAt(view, standingAt('sea'))
  const { seaBurial } = view.setup.content.port
  const { x, y, pitch } = graves
  const w = pitch * (seaBurial.length - 1) + 2 * GRAVE.half
  sheet.place('graves', [x - GRAVE.half, y - GRAVE.half, w, 2 * GRAVE.half], 'chart')
  for (const [index, points] of seaBurial.entries()) {
    const member = dead[index]
    const left = x + index * pitch
    sheet.sprite(`v-sea-grave/${member?.seat ?? 'empty'}`, left, y)
    if (member === undefined && points > 0) drawBook(sheet, points, left, y + 4, 0.8, 34)
  }
}
