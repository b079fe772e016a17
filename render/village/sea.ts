import { say } from '#texts/village/index'
import { pageText } from '#texts/village/pages'
import type { Flag } from '../common/flags.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import type { PictureInput } from './input.ts'
import { drawBills } from './sea/bills.ts'
import { drawCaptains } from './sea/captains.ts'
import { drawFlags } from './sea/flags.ts'
import { drawWaters } from './sea/islands.ts'
import { phoneSea, type SeaLayout, wideSea } from './sea/layout.ts'
import { drawSeaGraves, drawShips } from './sea/ships.ts'
import { drawTitle } from './sea/title.ts'

/** The sea of Port: a chart with islands, weather and ships; captains for hire on the shore; who carries what. */

function drawPort(sheet: Sheet, { language }: PictureInput, { portSign: [x, y] }: SeaLayout): void {
  sheet.sprite('slip/108/40', x, y)
  sheet.text(say(language, 'isle.port'), x, y + 1, 26, { max: 94 })
}

export function seaPicture(input: PictureInput, flags: readonly Flag[] = []): Picture {
  const seats = input.view.players.length
  const layout = input.size === 'phone' ? phoneSea(seats) : wideSea(seats)
  const { w, h } = layout.map
  const sheet = new Sheet()
  sheet.place('chart', [0, 84, w, h - 84])
  drawWaters(sheet, input, layout)
  drawShips(sheet, input, layout)
  drawPort(sheet, input, layout)
  drawCaptains(sheet, input, layout)
  drawSeaGraves(sheet, input, layout)
  drawBills(sheet, input, layout)
  drawTitle(sheet, input, layout)
  drawFlags(sheet, flags, layout)
  const { draws, places } = sheet
  const alt = pageText(input.language, 'sea')
  return { width: w, height: h, ground: layout.ground, colours: 'village', draws, places, alt }
}
