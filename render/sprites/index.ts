import type { SpriteBook } from '../engine/sprite.ts'
import { CAPTION } from './common/caption.ts'
import { LEDGER } from './common/ledger.ts'
import { GROUND_PAGE } from './common/page-ground.ts'
import { TOKENS } from './common/tokens.ts'
import { KINGSBRIDGE_SPRITES } from './kingsbridge/index.ts'
import { NEIGHBOUR_SPRITES } from './neighbours/index.ts'
import { VILLAGE_SPRITES } from './village/index.ts'
import { BUILDINGS } from './willyville/buildings.ts'
import { CHURCH } from './willyville/church.ts'
import { FARM } from './willyville/farm.ts'
import { HELP_ART } from './willyville/help-art.ts'
import { CATEGORIES_LEDGER } from './willyville/ledger.ts'
import { GROUND_LOBBY } from './willyville/lobby-ground.ts'
import { PEOPLE } from './willyville/people.ts'
import { GROUND_COMPACT_TABLE } from './willyville/phone-table-ground.ts'
import { GROUND_COMPACT_VILLAGE } from './willyville/phone-village-ground.ts'
import { POSTCARDS } from './willyville/postcards.ts'
import { STILL_LIFE } from './willyville/still-life.ts'
import { BOARD_TABLE } from './willyville/table-board.ts'
import { CARDS_TABLE } from './willyville/table-cards.ts'
import { GROUND_TABLE } from './willyville/table-ground.ts'
import { STALLS_TABLE } from './willyville/table-stalls.ts'
import { GROUND_VILLAGE } from './willyville/village-ground.ts'
import { SCENERY } from './willyville/village-props.ts'

/** Every sprite there is. */
export const SPRITES: SpriteBook = {
  ...TOKENS,
  ...PEOPLE,
  ...NEIGHBOUR_SPRITES,
  ...CAPTION,
  ...GROUND_PAGE,
  ...GROUND_COMPACT_TABLE,
  ...GROUND_COMPACT_VILLAGE,
  ...GROUND_LOBBY,
  ...HELP_ART,
  ...LEDGER,
  ...CATEGORIES_LEDGER,
  ...STILL_LIFE,
  ...GROUND_TABLE,
  ...CARDS_TABLE,
  ...BOARD_TABLE,
  ...STALLS_TABLE,
  ...GROUND_VILLAGE,
  ...BUILDINGS,
  ...CHURCH,
  ...FARM,
  ...POSTCARDS,
  ...SCENERY,
  ...KINGSBRIDGE_SPRITES,
  ...VILLAGE_SPRITES,
}
