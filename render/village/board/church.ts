import type { Sheet } from '#render/engine/draw'
import { BAYS, CHURCH_FOOT } from '#render/sprites/village/halls'
import { signText } from '#texts/village/signs'
import { massLeaders } from '#village/scenes/mass'
import { drawCrowd, drawDiscs, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawPrice } from '../parts.ts'
import type { ChurchSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** The church: four bays, each a step higher; the price of going in; the bag in which members and monks wait for mass. */

const BOOK = { y: 128, scale: 0.92 }
const MONK = { scale: 0.7, pitch: 36, up: 50 }
const BAG = { w: 176, h: 90, discs: 28, room: 172 }
const WREATH = { x: 55, y: 292, r: 24, marker: 14, pitch: 30, room: 84 }
const GRAIN = { x: 24, number: 50, size: 32 }

function drawSteps(sheet: Sheet, { view }: PictureInput, [x, y]: readonly [number, number]): void {
  for (const [step, bay] of BAYS.entries()) {
    const { points = 0, grain = 0 } = view.setup.content.church.steps[step] ?? {}
    const left = x + bay.x
    const place = `church.${step + 1}`
    drawBook(sheet, points, left + bay.w / 2, y + BOOK.y, BOOK.scale)
    if (grain > 0) {
      const plate = y + (bay.floor + CHURCH_FOOT) / 2 + 2
      sheet.sprite(`v-grain/${GRAIN.size}`, left + GRAIN.x, plate)
      sheet.number(grain, left + GRAIN.number, plate + 1, 34, { align: 'center', max: 30 })
    }
    const crowd = { x: left - 4, y: y + bay.floor - 3, w: bay.w + 8, rows: 2 } as const
    drawCrowd(sheet, membersAt(view, standingAt(place)), crowd)
    sheet.place(onBoard.at(place), [left - 3, y + 152, bay.w + 6, bay.floor - 152], onBoard.region('church'))
  }
}

/** Who is in the bag stands on it, for anybody may know. */
function drawBag(sheet: Sheet, { view }: PictureInput, [x, y]: readonly [number, number]): void {
  const { value: monks } = view.setup.content.constants.monks
  for (let monk = 0; monk < monks; monk++) {
    sheet.sprite(`v-monk/${MONK.scale}`, x + (monk - (monks - 1) / 2) * MONK.pitch, y - MONK.up)
  }
  sheet.sprite(`v-bag/${BAG.w}`, x, y)
  drawDiscs(sheet, membersAt(view, standingAt('bag')), x, y - BAG.discs, BAG.room)
  sheet.place(onBoard.at('bag'), [x - BAG.w / 2, y - BAG.h, BAG.w, BAG.h + 4])
}

/** Who would be honoured if mass were held now: a wreath on the church door. */
function drawLeaders(sheet: Sheet, { view }: PictureInput, [x, y]: readonly [number, number]): void {
  const leaders = massLeaders(view)
  if (leaders.length === 0) return
  const pitch = Math.min(WREATH.pitch, WREATH.room / leaders.length)
  const left = x + WREATH.x - ((leaders.length - 1) * pitch) / 2
  sheet.sprite(`laurel/${WREATH.r}`, x + WREATH.x, y + WREATH.y)
  for (const [index, seat] of leaders.entries()) {
    sheet.sprite(`marker/${WREATH.marker}/${seat}`, left + index * pitch, y + WREATH.y)
  }
}

export function drawChurch(sheet: Sheet, input: PictureInput, spot: ChurchSpot): void {
  const { view, language } = input
  const [x, y] = spot.house
  sheet.sprite('v-church/1', x, y)
  sheet.place(onBoard.region('church'), [x - 8, y - 20, 478, 352])
  drawLeaders(sheet, input, spot.house)
  drawSteps(sheet, input, spot.house)
  drawSpace(sheet, input, 'church', spot, signText(language, 'church'))
  drawPrice(sheet, view.setup.content.church.enter, ...spot.price)
  drawBag(sheet, input, spot.bag)
}
