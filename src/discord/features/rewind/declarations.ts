import { numberArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The argument is the last entry that stays. */
export const REWIND = {
  askback: { arg: numberArg, manner: 'private' },
  turnthen: { arg: numberArg, manner: 'private' },
} as const satisfies VerbDeclarations
