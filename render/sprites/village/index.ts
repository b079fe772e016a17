import type { SpriteBook } from '#render/engine/sprite'
import { CAPTAINS } from './captains.ts'
import { CONNY } from './conny.ts'
import { CUBES } from './cubes.ts'
import { ISLANDS } from './islands.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { VILLAGE_LEDGER } from './ledger.ts'
import { MEMBERS } from './members.ts'
import { OAK_TABLE } from './oak-table.ts'
import { PAPERS } from './papers.ts'
import { SEA_GROUNDS } from './sea-ground.ts'
import { SHIPS } from './ships.ts'
import { TOWNSMEN } from './townsmen.ts'
import { WARES } from './wares.ts'

/** The art of Village beyond what is common to all games. */
export const VILLAGE_SPRITES: SpriteBook = {
  ...CUBES,
  ...WARES,
  ...KEEPSAKES,
  ...PAPERS,
  ...MEMBERS,
  ...TOWNSMEN,
  ...SHIPS,
  ...CAPTAINS,
  ...ISLANDS,
  ...SEA_GROUNDS,
  ...OAK_TABLE,
  ...CONNY,
  ...VILLAGE_LEDGER,
}
