import { BOARD_TABLE } from './board-table.ts'
import { BUILDINGS } from './buildings.ts'
import { CARDS_TABLE } from './cards-table.ts'
import { CHURCH } from './church.ts'
import { FARM } from './farm.ts'
import { GROUND_COMPACT_TABLE } from './ground-compact-table.ts'
import { GROUND_COMPACT_VILLAGE } from './ground-compact-village.ts'
import { GROUND_LOBBY } from './ground-lobby.ts'
import { GROUND_PAGE } from './ground-page.ts'
import { GROUND_TABLE } from './ground-table.ts'
import { GROUND_VILLAGE } from './ground-village.ts'
import { HELP_ART } from './help-art.ts'
import { LEDGER } from './ledger.ts'
import { PEOPLE } from './people.ts'
import { POSTCARDS } from './postcards.ts'
import { SCENERY } from './props.ts'
import type { SpriteBook } from './sprite.ts'
import { STALLS_TABLE } from './stalls-table.ts'
import { STILL_LIFE } from './still-life.ts'
import { TOKENS } from './tokens.ts'

/** Every sprite there is. */
export const SPRITES: SpriteBook = {
  ...TOKENS,
  ...PEOPLE,
  ...GROUND_PAGE,
  ...GROUND_COMPACT_TABLE,
  ...GROUND_COMPACT_VILLAGE,
  ...GROUND_LOBBY,
  ...HELP_ART,
  ...LEDGER,
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
}
