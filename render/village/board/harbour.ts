import type { Sheet } from '#render/engine/draw'
import { say } from '#texts/village/index'
import { signText } from '#texts/village/signs'
import { drawCrowd, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCoin, wareSprite } from '../parts.ts'
import type { HarbourSpot, Point } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** The bay with Port: ships at their berths or under sail, lighthouses with their keepers, the stalls that never close. */

const BERTH = { x: 620, y: 380, pitch: 132, scale: 0.78 }
const AT_SEA = { y: 322, scale: 0.62, slip: { w: 108, h: 34, y: 34 } }
const LIGHT = { x: 590, y: 206, pitch: 132, scale: 0.66, keeper: 34, slip: { w: 112, h: 30, y: 18 } }
const WORDS = 24
const STALL = { y: 426, d: 44, h: 50, cocoa: [886, 126], tea: [1042, 176] } as const

function slip(sheet: Sheet, words: string, x: number, y: number, { w, h }: { w: number; h: number }): void {
  sheet.sprite(`slip/${w}/${h}`, x, y)
  sheet.text(words, x, y + 1, WORDS, { max: w - 10 })
}

function isleName({ language }: PictureInput, island: string): string {
  return say(language, `isle.${island}` as 'isle.cocoa')
}

function drawShips(sheet: Sheet, input: PictureInput, [dx, dy]: Point): void {
  const { view } = input
  const islands = new Set(view.setup.content.port.islands.map(({ id }) => id))
  for (const [seat, { ship }] of view.players.entries()) {
    if (ship === null) continue
    const x = BERTH.x + seat * BERTH.pitch + dx
    const isMoored = ship.at === 'port'
    const y = (isMoored ? BERTH.y : AT_SEA.y) + dy
    sheet.sprite(isMoored ? `v-ship/${seat}/${BERTH.scale}/moored` : `v-ship/${seat}/${AT_SEA.scale}`, x, y)
    sheet.place(onBoard.ship(seat), [x - 64, y - 94, 128, 90], onBoard.region('harbour'))
    if (isMoored) continue
    if (islands.has(ship.at)) slip(sheet, isleName(input, ship.at), x, y + AT_SEA.slip.y, AT_SEA.slip)
    else sheet.sprite('v-cloudlet/44', x, y + AT_SEA.slip.y)
  }
}

/** Only those that somebody keeps. */
function drawLights(sheet: Sheet, input: PictureInput, [dx, dy]: Point): void {
  const { view } = input
  const kept = view.setup.content.port.islands.flatMap(({ id }) => {
    const keepers = membersAt(view, standingAt(`light.${id}`))
    return keepers.length > 0 ? [{ id, keepers }] : []
  })
  for (const [index, { id, keepers }] of kept.entries()) {
    const [x, y] = [LIGHT.x + index * LIGHT.pitch + dx, LIGHT.y + dy]
    sheet.sprite(`v-lighthouse/${LIGHT.scale}/lit`, x, y)
    slip(sheet, isleName(input, id), x + 20, y + LIGHT.slip.y, LIGHT.slip)
    drawCrowd(sheet, keepers, { x: x + 20, y, w: 46, scale: 0.84 })
    sheet.place(onBoard.at(`light.${id}`), [x - 20, y - 82, 90, 84], onBoard.region('harbour'))
  }
}

export function drawHarbour(sheet: Sheet, input: PictureInput, spot: HarbourSpot): void {
  const [dx, dy] = spot.shift
  sheet.place(onBoard.region('harbour'), [516 + dx, 120 + dy, 720, 258])
  drawLights(sheet, input, spot.shift)
  drawShips(sheet, input, spot.shift)
  drawSpace(sheet, input, 'travel', spot, signText(input.language, 'travel'))
}

/** The stalls for what comes from overseas; the sails of the mill reach up to them, so they are drawn after it. */
export function drawOverseas(sheet: Sheet, { view }: PictureInput, { shift: [dx, dy] }: HarbourSpot): void {
  const { stalls } = view.setup.content.port
  for (const ware of ['cocoa', 'tea'] as const) {
    const { points, coins = 0 } = stalls[ware]
    const [middle, w] = STALL[ware]
    const [x, y] = [middle - w / 2 + dx, STALL.y + dy]
    sheet.sprite(`v-price/${w}/${STALL.h}`, middle + dx, y)
    sheet.sprite(wareSprite(ware, STALL.d), x + 30, y)
    sheet.sprite('v-becomes/14', x + 60, y)
    drawBook(sheet, points, x + 92, y, 0.84, 34)
    if (coins > 0) drawCoin(sheet, coins, x + 144, y, 0.9)
  }
}
