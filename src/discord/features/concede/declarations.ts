import { oneOfArg, optionalArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The form was opened by a command of an older name. */
export const BY_OLD_NAME = 'old' as const

export const CONCEDE = {
  concede: { arg: optionalArg(oneOfArg([BY_OLD_NAME])), manner: 'panel' },
  concedenow: { manner: 'panel' },
} as const satisfies VerbDeclarations
