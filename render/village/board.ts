import { type Picture, Sheet } from '#render/engine/draw'
import { farmAt } from '#render/sprites/village/ground'
import { LOWER_HEIGHTS, type LowerVillage } from '#render/sprites/village/lower-ground'
import { hasSet } from '#village/modules/in-play'
import type { View } from '#village/view'
import { boardAlt } from './board/alt.ts'
import { drawFarms } from './board/farms.ts'
import { drawFlags, type Flag } from './board/flags.ts'
import { drawInn } from './board/inn.ts'
import { ALONE, BOTH, WIDE } from './board/layout.ts'
import { farmsPicture, lowerPicture, placesPicture } from './board/phone.ts'
import { drawPlaces } from './board/places.ts'
import { drawTitle } from './board/title.ts'
import { drawWedding } from './board/wedding.ts'
import { connyRing } from './conny-ring.ts'
import type { PictureInput } from './input.ts'

/** The board: one valley, far castles or a bay, in the middle the village, in the foreground the farms. */

const WIDTH = 1600
const HEIGHT = 1412
const FARMS_UP = 362
const FARM_HEIGHT = 350

function lowerVillageOf(view: View): LowerVillage | null {
  const [hasInn, hasMarriage] = [hasSet(view, 'inn'), hasSet(view, 'marriage')]
  if (hasInn && hasMarriage) return 'both'
  if (hasInn) return 'inn'
  return hasMarriage ? 'marriage' : null
}

const LETTERS: Readonly<Record<LowerVillage, string>> = { inn: 'i', marriage: 'm', both: 'im' }

function groundOf(view: View, lower: LowerVillage | null, height: number): string {
  const sets = `${lower === null ? '' : LETTERS[lower]}${hasSet(view, 'port') ? 'p' : ''}`
  const farms = view.conny === null ? view.players.length : 2
  return `v-ground/${height}/${farms}${sets === '' ? '' : `/${sets}`}`
}

function drawLowerVillage(sheet: Sheet, input: PictureInput, lower: LowerVillage): void {
  const { inn, wedding } = lower === 'both' ? BOTH : ALONE
  if (lower !== 'marriage') drawInn(sheet, input, inn)
  if (lower !== 'inn') drawWedding(sheet, input, wedding)
}

const CONNY = { cottage: { x: 640, y: 138, scale: 0.74 }, church: { x: 506, y: 238, scale: 0.3 } }

/** Against Conny her ring lies beside the only farm, with her cottage and the church. */
function drawConny(sheet: Sheet, input: PictureInput, y: number): void {
  if (input.view.conny === null) return
  const { x, w } = farmAt(1, 2)
  const { cottage, church } = CONNY
  sheet.sprite(`v-cottage/${cottage.scale}`, x + cottage.x, y + cottage.y)
  sheet.sprite(`v-church/${church.scale}`, x + church.x, y + church.y)
  connyRing(sheet, input, [x, y, w, FARM_HEIGHT])
}

/**
 * Places are named after things: `space/crafts` (its cubes), `at/craft.smithy`, `at/council.2`, `at/chronicle.farm` and the
 * like (where members are), `customer/b07`, `deck`, `ring`, `pile/0`, `ship/1`, `farm/1` (a seat), `conny`.
 */
export function boardPicture(input: PictureInput, flags: readonly Flag[] = []): Picture {
  if (input.size === 'phone') return placesPicture(input, flags)
  const { view } = input
  const lower = lowerVillageOf(view)
  const height = HEIGHT + (lower === null ? 0 : LOWER_HEIGHTS[lower])
  const sheet = new Sheet()
  drawPlaces(sheet, input, WIDE)
  if (lower !== null) drawLowerVillage(sheet, input, lower)
  drawFarms(sheet, input, height - FARMS_UP)
  drawConny(sheet, input, height - FARMS_UP)
  drawTitle(sheet, input)
  drawFlags(sheet, flags, { w: WIDTH, h: height })
  const { draws, places } = sheet
  const ground = groundOf(view, lower, height)
  return { width: WIDTH, height, ground, colours: 'village', draws, places, alt: boardAlt(input) }
}

/** All that is drawn of the board: on a phone it takes several sheets. */
export function boardSheets(input: PictureInput, flags: readonly Flag[] = []): Picture[] {
  if (input.size !== 'phone') return [boardPicture(input, flags)]
  const sheets = [placesPicture(input, flags), farmsPicture(input, flags)]
  return lowerVillageOf(input.view) === null ? sheets : [...sheets, lowerPicture(input, flags)]
}
