import { numberArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The argument is the vote's number. */
export const VOTES = {
  yes: { arg: numberArg, manner: 'silent' },
  no: { arg: numberArg, manner: 'silent' },
  withdraw: { arg: numberArg, manner: 'silent' },
} as const satisfies VerbDeclarations
