import type { Cards } from '#data/village/schema'
import type { Sheet } from '#render/engine/draw'
import type { PictureInput } from '../input.ts'
import { drawCoin, wareSprite } from '../parts.ts'
import type { SeaLayout } from './layout.ts'

/** Captains for hire: by what they cost, a slip each with the price of a voyage and how far it goes. */

type Captain = Cards['port']['captains'][number]

const SLIP = { h: 44, cube: 30, step: 24, left: 20, number: 34 }

export function cubesOfPrice({ pay }: Captain): string[] {
  return Object.entries(pay).flatMap(([ware, n = 0]) => new Array<string>(n).fill(ware))
}

/** Cubes, and how many steps they buy, from a left edge. */
export function drawFare(sheet: Sheet, captain: Captain, left: number, y: number): void {
  const cubes = cubesOfPrice(captain)
  for (const [index, cube] of cubes.entries()) {
    sheet.sprite(wareSprite(cube, SLIP.cube), left + SLIP.cube / 2 + index * SLIP.step, y)
  }
  const end = left + SLIP.cube + (cubes.length - 1) * SLIP.step
  sheet.sprite('v-becomes/12', end + 10, y)
  sheet.number(captain.steps, end + 30, y + 1, SLIP.number, { max: 26 })
}

function fareWidth(captain: Captain): number {
  return SLIP.cube + (cubesOfPrice(captain).length - 1) * SLIP.step + 40
}

export function drawCaptains(sheet: Sheet, { view }: PictureInput, { captains: spot }: SeaLayout): void {
  const { captains } = view.setup.content.port
  sheet.place('captains', spot.box, 'chart')
  const ranks = [...new Set(captains.map(({ coins }) => coins))].sort((a, b) => a - b)
  for (const [row, coins] of ranks.slice(0, spot.rows.length).entries()) {
    const y = spot.rows[row] ?? 0
    const alike = captains.flatMap((captain, card) => (captain.coins === coins ? [{ captain, card }] : []))
    sheet.sprite(`v-captain/${Math.min(3, coins)}/0.46`, spot.face, y - 2)
    drawCoin(sheet, coins, spot.coin, y, 1)
    const pitch = Math.min(spot.pitch, (spot.pitch * 5) / alike.length)
    for (const [index, { captain, card }] of alike.entries()) {
      const left = spot.first + index * pitch
      if (!view.captains.includes(card)) {
        sheet.sprite(`v-card-print/${spot.slip - 4}/${SLIP.h - 4}`, left + 2, y - SLIP.h / 2 + 2)
        continue
      }
      sheet.sprite(`v-price/${spot.slip}/${SLIP.h}`, left + spot.slip / 2, y)
      drawFare(sheet, captain, left + (spot.slip - fareWidth(captain)) / 2, y)
    }
  }
}
