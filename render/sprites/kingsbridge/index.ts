import type { SpriteBook } from '#render/engine/sprite'
import { KINGSBRIDGE_CARDS } from './cards.ts'
import { KINGSBRIDGE_CHAPTER_ART } from './chapter-art.ts'
import { KINGSBRIDGE_COUNCIL } from './council.ts'
import { KINGSBRIDGE_EFFECT_MARKS } from './effect-marks.ts'
import { KINGSBRIDGE_EVENT_GROUND } from './event-ground.ts'
import { KINGSBRIDGE_GOODS } from './goods.ts'
import { KINGSBRIDGE_HAND } from './hand-art.ts'
import { KINGSBRIDGE_LOBBY } from './lobby-ground.ts'
import { KINGSBRIDGE_MINI_CARDS } from './mini-cards.ts'
import { KINGSBRIDGE_ORIENT } from './orient-art.ts'
import { KINGSBRIDGE_PHONE_GROUNDS } from './phone-grounds.ts'
import { KINGSBRIDGE_PORTRAITS } from './portraits.ts'
import { KINGSBRIDGE_PROJECTS } from './projects.ts'
import { KINGSBRIDGE_QUARTER } from './quarter.ts'
import { KINGSBRIDGE_SCORE_ART } from './score-art.ts'
import { KINGSBRIDGE_SEASONS } from './seasons.ts'
import { KINGSBRIDGE_STRIPS } from './strips.ts'
import { KINGSBRIDGE_PROPS } from './table-props.ts'
import { KINGSBRIDGE_TOKENS } from './tokens.ts'
import { KINGSBRIDGE_TOWN_GROUND } from './town-ground.ts'
import { KINGSBRIDGE_VIGNETTES } from './vignettes.ts'
import { KINGSBRIDGE_WALL } from './wall-bills.ts'
import { KINGSBRIDGE_WORKS } from './works.ts'

/** The art of Kingsbridge. */
export const KINGSBRIDGE_SPRITES: SpriteBook = {
  ...KINGSBRIDGE_GOODS,
  ...KINGSBRIDGE_TOKENS,
  ...KINGSBRIDGE_MINI_CARDS,
  ...KINGSBRIDGE_PORTRAITS,
  ...KINGSBRIDGE_COUNCIL,
  ...KINGSBRIDGE_PROJECTS,
  ...KINGSBRIDGE_QUARTER,
  ...KINGSBRIDGE_SEASONS,
  ...KINGSBRIDGE_TOWN_GROUND,
  ...KINGSBRIDGE_PHONE_GROUNDS,
  ...KINGSBRIDGE_WALL,
  ...KINGSBRIDGE_STRIPS,
  ...KINGSBRIDGE_EFFECT_MARKS,
  ...KINGSBRIDGE_WORKS,
  ...KINGSBRIDGE_VIGNETTES,
  ...KINGSBRIDGE_SCORE_ART,
  ...KINGSBRIDGE_EVENT_GROUND,
  ...KINGSBRIDGE_CHAPTER_ART,
  ...KINGSBRIDGE_CARDS,
  ...KINGSBRIDGE_HAND,
  ...KINGSBRIDGE_ORIENT,
  ...KINGSBRIDGE_LOBBY,
  ...KINGSBRIDGE_PROPS,
}
