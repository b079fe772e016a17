import { type Picture, Sheet } from '#render/engine/draw'
import { LOWER_HEIGHTS, type LowerVillage } from '#render/sprites/village/lower-ground'
import { hasSet } from '#village/modules/in-play'
import type { View } from '#village/view'
import { drawChronicle, drawGraves } from './board/chronicle.ts'
import { drawChurch } from './board/church.ts'
import { drawCouncil } from './board/council.ts'
import { drawCrafts } from './board/crafts.ts'
import { drawFarms } from './board/farms.ts'
import { drawFields } from './board/fields.ts'
import { drawHarbour, drawOverseas } from './board/harbour.ts'
import { WIDE } from './board/layout.ts'
import { drawMarket } from './board/market.ts'
import { drawTitle } from './board/title.ts'
import { drawTravel } from './board/travel.ts'
import type { PictureInput } from './input.ts'

/** The board: one valley, far castles or a bay, in the middle the village, in the foreground the farms. */

const WIDTH = 1600
const HEIGHT = 1412
const FARMS_UP = 362

export function lowerVillageOf(view: View): LowerVillage | null {
  const [hasInn, hasMarriage] = [hasSet(view, 'inn'), hasSet(view, 'marriage')]
  if (hasInn && hasMarriage) return 'both'
  if (hasInn) return 'inn'
  return hasMarriage ? 'marriage' : null
}

const LETTERS: Readonly<Record<LowerVillage, string>> = { inn: 'i', marriage: 'm', both: 'im' }

function groundOf(view: View, height: number): string {
  const lower = lowerVillageOf(view)
  const sets = `${lower === null ? '' : LETTERS[lower]}${hasSet(view, 'port') ? 'p' : ''}`
  const farms = view.conny === null ? view.players.length : 2
  return `v-ground/${height}/${farms}${sets === '' ? '' : `/${sets}`}`
}

export function boardPicture(input: PictureInput): Picture {
  const { view } = input
  const lower = lowerVillageOf(view)
  const height = HEIGHT + (lower === null ? 0 : LOWER_HEIGHTS[lower])
  const hasPort = hasSet(view, 'port')
  const sheet = new Sheet()
  if (hasPort) drawHarbour(sheet, input, WIDE.harbour)
  else drawTravel(sheet, input, WIDE.travel)
  drawChurch(sheet, input, WIDE.church)
  drawGraves(sheet, input, WIDE.graves)
  drawCouncil(sheet, input, WIDE.council)
  sheet.sprite('prop/well/1.1', ...WIDE.well)
  drawCrafts(sheet, input, WIDE.crafts)
  if (hasPort) drawOverseas(sheet, input, WIDE.harbour)
  drawMarket(sheet, input, WIDE.market)
  drawFields(sheet, input, WIDE)
  drawChronicle(sheet, input, WIDE.chronicle)
  drawFarms(sheet, input, height - FARMS_UP)
  drawTitle(sheet, input)
  const { draws, places } = sheet
  const ground = groundOf(view, height)
  return { width: WIDTH, height, ground, colours: 'village', draws, places, alt: 'Village' }
}
