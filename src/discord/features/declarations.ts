import { type ArgCodec, NO_ARG } from '#discord/app/verb-args'
import type { ArgOf, VerbDeclaration } from '#discord/app/verbs'
import { BOARDS } from './boards/declarations.ts'
import { CONCEDE } from './concede/declarations.ts'
import { DOCTOR } from './doctor/declarations.ts'
import { EARLY_ANSWERS } from './early-answers/declarations.ts'
import { END } from './end/declarations.ts'
import { EXPORT } from './export/declarations.ts'
import { GUIDE } from './guide/declarations.ts'
import { HINTS } from './hints/declarations.ts'
import { INBOX } from './inbox/declarations.ts'
import { LARGER } from './larger/declarations.ts'
import { LOBBY } from './lobby/declarations.ts'
import { LOG } from './log/declarations.ts'
import { MESSAGE_MENU } from './message-menu/declarations.ts'
import { MORE_PICTURES } from './more-pictures/declarations.ts'
import { ORDERS } from './orders/declarations.ts'
import { PAUSE } from './pause/declarations.ts'
import { RELOCATE } from './relocate/declarations.ts'
import { REPLAY } from './replay/declarations.ts'
import { REWIND } from './rewind/declarations.ts'
import { RULES } from './rules/declarations.ts'
import { SEATS } from './seats/declarations.ts'
import { SETTINGS } from './settings/declarations.ts'
import { STATISTICS } from './statistics/declarations.ts'
import { TABLE_PANEL } from './table-panel/declarations.ts'
import { TURN } from './turn/declarations.ts'
import { VOTES } from './votes/declarations.ts'
import { WELCOME } from './welcome/declarations.ts'
import { WHY } from './why/declarations.ts'

/** Every verb that is written into ids: a feature adds its own by a line here and one in `verbs.ts`. */
export const DECLARATIONS = {
  ...LOBBY,
  ...BOARDS,
  ...MORE_PICTURES,
  ...LARGER,
  ...LOG,
  ...RULES,
  ...INBOX,
  ...SETTINGS,
  ...ORDERS,
  ...EARLY_ANSWERS,
  ...VOTES,
  ...SEATS,
  ...REWIND,
  ...REPLAY,
  ...END,
  ...PAUSE,
  ...CONCEDE,
  ...RELOCATE,
  ...DOCTOR,
  ...EXPORT,
  ...HINTS,
  ...WELCOME,
  ...WHY,
  ...GUIDE,
  ...TABLE_PANEL,
  ...MESSAGE_MENU,
  ...STATISTICS,
  ...TURN,
} as const

type Declarations = typeof DECLARATIONS
export type VerbName = keyof Declarations
export type VerbArg<Name extends VerbName> = ArgOf<Declarations[Name]>

export function argCodecOf(name: VerbName): ArgCodec<unknown> {
  const declaration: VerbDeclaration = DECLARATIONS[name]
  return declaration.arg ?? NO_ARG
}
