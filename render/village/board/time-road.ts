import type { Seat } from '#kernel'
import type { Sheet } from '#render/engine/draw'
import type { View } from '#village/view'
import { drawCloud } from '../parts.ts'

/** The way to the quill: clouds, those behind the marker spent, and how much time is left. */

const PITCH = 58
const END = { w: 76, cloud: 38, quill: 0.86 }
const MARKER = { least: 34, share: 0.92 }

export interface RoadSpot {
  readonly x: number
  readonly y: number
  readonly w: number
}

export function drawTimeRoad(sheet: Sheet, view: View, seat: Seat, { x, y, w }: RoadSpot): void {
  const { lap = 0, deaths = 0 } = view.players[seat] ?? {}
  const { value: clouds } = view.setup.content.constants.lap
  const pitch = Math.min(PITCH, (w - END.w) / clouds)
  const size = Math.round(pitch + 3)
  const middle = (cloud: number) => Math.round(x + pitch * (cloud + 0.5))
  for (let cloud = 0; cloud < clouds; cloud++) {
    sheet.sprite(`v-cloudlet/${size}${cloud < lap ? '/spent' : ''}`, middle(cloud), y)
  }
  const marker = Math.max(MARKER.least, Math.round(size * MARKER.share))
  sheet.sprite(`timemarker/${marker}/${seat}`, middle(lap), y)
  const end = Math.round(x + pitch * clouds) + END.cloud
  if (deaths > 0) {
    sheet.sprite('death/0.56', end + 8, y + 18)
    return
  }
  sheet.sprite(`v-quill/${END.quill}`, end + 22, y - 16)
  drawCloud(sheet, clouds - lap, end - 2, y, 58, 44)
}
