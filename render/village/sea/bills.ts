import type { Seat } from '#kernel'
import { shortName } from '#render/common/fit'
import type { Box, Sheet } from '#render/engine/draw'
import type { Ship } from '#village/state'
import { membersOf, numberOf, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawCounted, wareSprite } from '../parts.ts'
import { drawFare } from './captains.ts'
import type { SeaLayout } from './layout.ts'
import { onSea } from './place-ids.ts'

/** What every ship carries: a bill of lading with captain, fare and holds. */

const TAG = { x: 10, y: 26, h: 40, size: 32, most: 220, margin: 16 }
const CAPTAIN = { scale: 0.42, aside: 32, y: 26, w: 60 }
const FARE = { x: 14, y: 84 }
const HOLD = { w: 50, pitch: 54, y: 84, ware: 38, right: 16 }
const CHESTS = { d: 40, y: 28, right: 92 }

function drawCaptain(sheet: Sheet, { view }: PictureInput, { captain: card }: Ship, x: number, y: number, tag: number) {
  const captain = view.setup.content.port.captains[card ?? -1]
  if (captain === undefined) {
    sheet.sprite('peg/captain-hat-profile/52/inkPale', x + FARE.x + 34, y + FARE.y)
    return
  }
  sheet.sprite(`v-captain/${Math.min(3, captain.coins)}/${CAPTAIN.scale}`, x + tag + CAPTAIN.aside, y + CAPTAIN.y)
  drawFare(sheet, captain, x + FARE.x, y + FARE.y)
}

function drawAboard(sheet: Sheet, { view }: PictureInput, seat: Seat, x: number, y: number): void {
  const [member] = membersOf(view, seat, standingAt('ship'))
  if (member === undefined) return
  sheet.sprite(`v-member/${seat}/${member.generation}/0.66`, x, y + 22)
  sheet.number(numberOf(member), x, y + 8, 34, { colour: 'cream', halo: 'ink', max: 34 })
}

function drawHolds(sheet: Sheet, input: PictureInput, seat: Seat, { holds }: Ship, [x, y, w]: Box): void {
  const count = input.view.setup.content.port.holds
  const left = x + w - HOLD.right - count * HOLD.pitch + HOLD.pitch / 2
  for (let index = 0; index < count; index++) {
    const [middle, piece] = [left + index * HOLD.pitch, holds[index]]
    sheet.sprite(`v-hold/${HOLD.w}`, middle, y + HOLD.y)
    if (piece === 'member') drawAboard(sheet, input, seat, middle, y + HOLD.y)
    else if (piece !== undefined) sheet.sprite(wareSprite(piece, HOLD.ware), middle, y + HOLD.y)
  }
}

function drawBill(sheet: Sheet, input: PictureInput, seat: Seat, box: Box): void {
  const { view, names } = input
  const p = view.players[seat]
  if (p === undefined || p.ship === null) return
  const [x, y, w, h] = box
  const isDue = !view.isOver && view.due === seat
  const tag = Math.min(TAG.most, w - CAPTAIN.w - TAG.x - 16 - (p.chests.length > 0 ? CHESTS.right : 0))
  sheet.place(onSea.bill(seat), box, 'chart')
  sheet.sprite(`v-bill/${w}/${h}/${isDue ? seat : 'none'}`, x, y)
  sheet.sprite(`tag/${tag}/${TAG.h}/${seat}`, x + TAG.x + tag / 2, y + TAG.y)
  const max = tag - TAG.margin
  sheet.text(shortName(names[seat] ?? '', max), x + TAG.x + tag / 2, y + TAG.y + 3, TAG.size, {
    font: 'display',
    colour: 'cream',
    halo: 'ink',
    max,
  })
  drawCaptain(sheet, input, p.ship, x, y, tag + TAG.x)
  drawHolds(sheet, input, seat, p.ship, box)
  if (p.chests.length === 0) return
  drawCounted(sheet, `v-chest/${CHESTS.d}`, p.chests.length, x + w - CHESTS.right, y + CHESTS.y, CHESTS.d)
}

export function drawBills(sheet: Sheet, input: PictureInput, { bills }: SeaLayout): void {
  for (const [seat, box] of bills.entries()) drawBill(sheet, input, seat, box)
}
