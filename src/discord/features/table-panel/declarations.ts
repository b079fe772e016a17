import { QUOTAS } from '#discord/app/quotas'
import { oneOfArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'
import { SEAT_WISHES } from '../seats/declarations.ts'

export const LOBBY_WISHES = ['join', 'leave', 'start'] as const

/** The private panel of a table: all that is not done daily. */
export const TABLE_PANEL = {
  tablepanel: { manner: 'panel', quota: QUOTAS.board },
  lobbywish: { arg: oneOfArg(LOBBY_WISHES), manner: 'panel' },
  seatwish: { arg: oneOfArg(SEAT_WISHES), manner: 'panel' },
  pause: { manner: 'panel' },
  goback: { manner: 'panel' },
  gobackto: { manner: 'form' },
  giveup: { manner: 'form' },
  endgame: { manner: 'panel' },
  endgamenow: { manner: 'panel' },
  verify: { manner: 'private', quota: QUOTAS.verify },
} as const satisfies VerbDeclarations
