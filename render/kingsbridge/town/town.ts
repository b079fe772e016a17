import type { Flag } from '#render/common/flags'
import { type Picture, Sheet } from '#render/engine/draw'
import { TOWN } from '#render/sprites/kingsbridge/town-map'
import type { PictureInput } from '../input.ts'
import { drawFlags } from './flags.ts'
import { drawQuarter } from './quarter.ts'
import { drawRing } from './ring.ts'
import { drawCrows, drawForest, drawSky, drawTrees } from './season.ts'
import { drawMarket, drawStocks } from './stocks.ts'
import { drawStreet } from './street.ts'
import { drawStrips } from './strip.ts'
import { drawTitle } from './title.ts'
import { drawWall } from './wall.ts'
import { drawProjects } from './works.ts'

/**
 * The town: the shared board. Places are named after things: `project/bridge`, `plot/3` and `sick/0` (counted from 0),
 * `stock/wool`, `market`, `space/queen`, `event` (the card on the council), `edge/c1-vigil` (a bill), `player/1` (a seat).
 */
export function drawTown(sheet: Sheet, input: PictureInput): void {
  const { view } = input
  drawSky(sheet, view)
  drawForest(sheet, view)
  drawTrees(sheet, view)
  drawProjects(sheet, input)
  drawStocks(sheet, view)
  drawMarket(sheet, input)
  drawStreet(sheet, view)
  drawCrows(sheet, view)
  drawQuarter(sheet, view)
  drawRing(sheet, input)
  drawWall(sheet, input)
  drawStrips(sheet, input)
  drawTitle(sheet, input)
}

export function townPicture(input: PictureInput, alt: string, flags: readonly Flag[] = []): Picture {
  const sheet = new Sheet()
  drawTown(sheet, input)
  drawFlags(sheet, flags, TOWN)
  const { draws, places } = sheet
  return { width: TOWN.w, height: TOWN.h, ground: 'ground-k-town', colours: 'kingsbridge', draws, places, alt }
}
