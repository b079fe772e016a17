import type { VerbDeclarations } from '#discord/app/verbs'
import { goalArg } from '../shared-args.ts'

/** The argument of `taught` is a goal, as its id begins. */
export const GUIDE = {
  taught: { arg: goalArg, manner: 'panel' },
  everything: { manner: 'panel' },
  skipguide: { manner: 'panel' },
} as const satisfies VerbDeclarations
