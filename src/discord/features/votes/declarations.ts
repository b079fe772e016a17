import { numberArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The argument is the vote's number. */
export const VOTES = {
  yes: { arg: numberArg, manner: 'public' },
  no: { arg: numberArg, manner: 'public' },
  withdraw: { arg: numberArg, manner: 'silent' },
} as const satisfies VerbDeclarations
