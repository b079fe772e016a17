import type { SpriteBook } from '#render/engine/sprite'
import { BARN } from './barn.ts'
import { CAPTAINS } from './captains.ts'
import { CASTLE_SPRITES } from './castles.ts'
import { CONNY } from './conny.ts'
import { CUBES } from './cubes.ts'
import { DAYS } from './day-ground.ts'
import { FARM_GROUNDS } from './farm-ground.ts'
import { FATE } from './fate.ts'
import { GROUND } from './ground.ts'
import { HALLS } from './halls.ts'
import { HOUSES } from './houses.ts'
import { ISLANDS } from './islands.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { VILLAGE_LEDGER } from './ledger.ts'
import { VILLAGE_LOBBY } from './lobby-ground.ts'
import { MEMBERS } from './members.ts'
import { OAK_TABLE } from './oak-table.ts'
import { PAPERS } from './papers.ts'
import { PHONE_GROUNDS } from './phone-ground.ts'
import { PROPS } from './props.ts'
import { SEA_GROUNDS } from './sea-ground.ts'
import { SHIPS } from './ships.ts'
import { TOWNSMEN } from './townsmen.ts'
import { WARES } from './wares.ts'
import { WORKSHOP_SPRITES } from './workshops.ts'
import { YARD } from './yard.ts'

/** The art of Village beyond what is common to all games. */
export const VILLAGE_SPRITES: SpriteBook = {
  ...CUBES,
  ...WORKSHOP_SPRITES,
  ...HALLS,
  ...HOUSES,
  ...CASTLE_SPRITES,
  ...PROPS,
  ...GROUND,
  ...PHONE_GROUNDS,
  ...WARES,
  ...KEEPSAKES,
  ...PAPERS,
  ...MEMBERS,
  ...TOWNSMEN,
  ...FARM_GROUNDS,
  ...BARN,
  ...YARD,
  ...FATE,
  ...VILLAGE_LOBBY,
  ...SHIPS,
  ...CAPTAINS,
  ...ISLANDS,
  ...SEA_GROUNDS,
  ...OAK_TABLE,
  ...CONNY,
  ...VILLAGE_LEDGER,
  ...DAYS,
}
