import { numberArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The argument of `whything` is the place of the area it lies in. */
export const WHY = {
  why: { manner: 'panel' },
  whyarea: { manner: 'panel' },
  whything: { arg: numberArg, manner: 'panel' },
} as const satisfies VerbDeclarations
