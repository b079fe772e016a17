import { type Picture, Sheet } from '../engine/draw.ts'
import { tableAlt } from './alt.ts'
import type { PictureInput } from './input.ts'
import { compactTable } from './phone/table.ts'
import { drawChurchyard } from './table/churchyard.ts'
import { drawCivic } from './table/civic.ts'
import { drawCraft } from './table/craft.ts'
import { drawFlags, type Flag } from './table/flags.ts'
import { drawHand, drawMarket, drawTray } from './table/market.ts'
import { drawPlayers } from './table/players.ts'
import { drawStacks } from './table/stacks.ts'
import { drawTitle } from './table/title.ts'

export type { Flag } from './table/flags.ts'

/**
 * The table picture: everything between the villages. Places are named after things: `dice`, `hand`, `bailiff`, `deck`,
 * `customer/c07`, `travel/B`, `monk/jug`, `craft/horse`, `church/trade`, `hall/area`, `meeting`, `field`,
 * `chronicle/abbot/1` and `grave/3` (counted from 0), `rat`, `player/1` (a seat).
 */
export function tablePicture(input: PictureInput, flags: readonly Flag[] = []): Picture {
  if (input.size === 'phone') return compactTable(input, flags)
  const sheet = new Sheet()
  drawTitle(sheet, input)
  drawTray(sheet, input)
  drawHand(sheet, input)
  drawMarket(sheet, input)
  drawStacks(sheet, input)
  drawCraft(sheet, input)
  drawCivic(sheet, input)
  drawChurchyard(sheet, input)
  drawPlayers(sheet, input)
  drawFlags(sheet, flags)
  const { draws, places } = sheet
  return { width: 1600, height: 1100, ground: 'ground-table', draws, places, alt: tableAlt(input) }
}
