import type { SpriteBook } from '#render/engine/sprite'
import { BARN } from './barn.ts'
import { CUBES } from './cubes.ts'
import { FARM_GROUNDS } from './farm-ground.ts'
import { FATE } from './fate.ts'
import { KEEPSAKES } from './keepsakes.ts'
import { MEMBERS } from './members.ts'
import { PAPERS } from './papers.ts'
import { TOWNSMEN } from './townsmen.ts'
import { WARES } from './wares.ts'
import { YARD } from './yard.ts'

/** The art of Village beyond what is common to all games. */
export const VILLAGE_SPRITES: SpriteBook = {
  ...CUBES,
  ...WARES,
  ...KEEPSAKES,
  ...PAPERS,
  ...MEMBERS,
  ...TOWNSMEN,
  ...FARM_GROUNDS,
  ...BARN,
  ...YARD,
  ...FATE,
}
