import type { Privilege } from '#data/village/schema'
import type { Sheet } from '#render/engine/draw'
import { STOREYS } from '#render/sprites/village/halls'
import { signText } from '#texts/village/signs'
import { isColour } from '#village/words'
import { drawCrowd, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawBook, drawCloud, drawPrice } from '../parts.ts'
import type { CouncilSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** The council: four storeys, on each the time of climbing there, its members, its privilege and its points. */

const STOREY = { h: 66, middle: 33, time: 48, left: 86, w: 150, privilege: 262, book: 300 }
const RING = { x: 165, y: 44, scale: 1.2 }

function drawPrivilege(sheet: Sheet, privilege: Privilege, x: number, y: number): void {
  if (privilege.do === 'nextStart') sheet.sprite('v-ring/0.76', x + 18, y)
  else if (privilege.do === 'sell') {
    sheet.sprite('coin/0.74', x - 6, y - 15)
    drawBook(sheet, privilege.get.points ?? 0, x - 1, y + 11, 0.74, 34)
  } else if (privilege.of.every(isColour)) {
    for (let cube = 0; cube < privilege.n; cube++) sheet.sprite('v-cube/any/30', x - 4, y - 15 + 30 * cube)
  } else sheet.sprite('v-any-good/38', x - 2, y)
}

export function drawCouncil(sheet: Sheet, input: PictureInput, spot: CouncilSpot): void {
  const { view, language } = input
  const { council } = view.setup.content
  const [x, y] = spot.house
  const region = onBoard.region('council')
  sheet.sprite('v-council/1', x, y)
  sheet.place(region, [x - 4, y - 20, 336, 420])
  if (view.ring === null) sheet.sprite(`v-ring/${RING.scale}`, x + RING.x, y + RING.y)
  sheet.place('ring', [x + RING.x - 30, y + RING.y - 32, 60, 58], region)
  for (const [storey, { time, privilege, points }] of council.entries()) {
    const floor = STOREYS[storey] ?? 0
    const middle = y + floor - STOREY.middle
    const place = `council.${storey + 1}`
    drawCloud(sheet, time, x + STOREY.time, middle, 58, 44)
    drawPrivilege(sheet, privilege, x + STOREY.privilege, middle)
    if (points > 0) drawBook(sheet, points, x + STOREY.book, middle, 0.9, 34)
    const crowd = { x: x + STOREY.left, y: y + floor - 1, w: STOREY.w, scale: 0.9, pitch: 50 }
    drawCrowd(sheet, membersAt(view, standingAt(place)), crowd)
    sheet.place(onBoard.at(place), [x + STOREY.left, y + floor - STOREY.h, STOREY.w, STOREY.h], region)
  }
  drawSpace(sheet, input, 'council', spot, signText(language, 'council'))
  drawPrice(sheet, council[0]?.pay ?? [], ...spot.price)
}
