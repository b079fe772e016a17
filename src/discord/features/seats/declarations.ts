import { numberArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** Everything somebody may wish for a seat. */
export const SEAT_WISHES = ['offer', 'keep', 'bot', 'claim'] as const
export type SeatWish = (typeof SEAT_WISHES)[number]

/** The argument is the seat. */
export const SEATS = {
  letbot: { arg: numberArg, manner: 'public' },
  holdbot: { arg: numberArg, manner: 'public' },
  letstay: { arg: numberArg, manner: 'silent' },
  givebot: { arg: numberArg, manner: 'silent' },
  offerlate: { arg: numberArg, manner: 'silent' },
  claim: { arg: numberArg, manner: 'silent' },
} as const satisfies VerbDeclarations
