import { shortName } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import type { PictureInput } from '../input.ts'
import { placeOf } from '../place-ids.ts'
import { book, nameTag } from '../tokens.ts'
import { seatsInLight } from '../turn.ts'

/** A line a player below the council: name, shield, penalties, hand and points. */

export const LINE = { x: 20, w: 476, h: 80, across: 484, pitch: 92, gap: 16, columns: 2 }
const TAG = { x: 112, y: 37, w: 170, h: 44, size: 37 }
const SHIELD = { x: 226, y: 38, h: 54 }
const PENALTY = { x: 270, y: 40, pitch: 36, r: 17 }
const HAND = { x: 380, y: 38, scale: 0.86 }
const POINTS = { right: 38, y: 40, d: 57, size: 40, more: 10 }

function drawLine(sheet: Sheet, input: PictureInput, seat: number, x: number, y: number): void {
  const player = input.view.players[seat]
  if (player === undefined) return
  const lit = seatsInLight(input).includes(seat) ? '/lit' : ''
  sheet.sprite(`k-strip/${LINE.w}/${LINE.h}/${seat}${lit}`, x, y)
  nameTag(sheet, shortName(input.names[seat] ?? '', TAG.w - 14, 26), seat, x + TAG.x, y + TAG.y, TAG)
  if (input.view.shield === seat) sheet.sprite(`k-shield/${SHIELD.h}`, x + SHIELD.x, y + SHIELD.y)
  for (const [index, penalty] of player.penalties.entries()) {
    sheet.sprite(`k-penalty/${penalty}/${PENALTY.r}`, x + PENALTY.x + index * PENALTY.pitch, y + PENALTY.y)
  }
  sheet.sprite(`k-fan/${HAND.scale}`, x + HAND.x, y + HAND.y)
  sheet.number(player.handSize, x + HAND.x, y + HAND.y + 3, 34, { colour: 'cream', halo: 'ink', max: 50 })
  const right = POINTS.right + Math.max(0, String(player.vp).length - 2) * POINTS.more
  book(sheet, player.vp, x + LINE.w - right, y + POINTS.y, POINTS.d, POINTS.size)
  sheet.place(placeOf.player(seat), [x, y, LINE.w, LINE.h])
}

/** Draws all of them from this height on, and says where they end. */
export function drawLines(sheet: Sheet, input: PictureInput, top: number): number {
  const seats = input.view.players.length
  for (let seat = 0; seat < seats; seat++) {
    const [column, row] = [seat % LINE.columns, Math.floor(seat / LINE.columns)]
    drawLine(sheet, input, seat, LINE.x + column * LINE.across, top + row * LINE.pitch)
  }
  return top + Math.ceil(seats / LINE.columns) * LINE.pitch + 4
}
