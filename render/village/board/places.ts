import type { Sheet } from '#render/engine/draw'
import { hasSet } from '#village/modules/in-play'
import type { PictureInput } from '../input.ts'
import { drawChronicle, drawGraves } from './chronicle.ts'
import { drawChurch } from './church.ts'
import { drawCouncil } from './council.ts'
import { drawCrafts } from './crafts.ts'
import { drawFields } from './fields.ts'
import { drawHarbour, drawOverseas } from './harbour.ts'
import type { BoardLayout } from './layout.ts'
import { drawMarket } from './market.ts'
import { drawTravel } from './travel.ts'

/** All places of the base village, and the harbour with Port. */
export function drawPlaces(sheet: Sheet, input: PictureInput, layout: BoardLayout): void {
  const hasPort = hasSet(input.view, 'port')
  if (hasPort) drawHarbour(sheet, input, layout.harbour)
  else drawTravel(sheet, input, layout.travel)
  drawChurch(sheet, input, layout.church)
  drawGraves(sheet, input, layout.graves)
  drawCouncil(sheet, input, layout.council)
  sheet.sprite('prop/well/1.1', ...layout.well)
  drawCrafts(sheet, input, layout.crafts)
  if (hasPort) drawOverseas(sheet, input, layout.harbour)
  drawMarket(sheet, input, layout.market)
  drawFields(sheet, input, layout)
  drawChronicle(sheet, input, layout.chronicle)
}
