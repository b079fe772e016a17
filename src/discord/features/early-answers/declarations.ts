import type { VerbDeclarations } from '#discord/app/verbs'
import { pickArg } from '../shared-args.ts'

/** Answers to a question that goes round, before it comes to somebody. */
export const EARLY_ANSWERS = {
  earlygroup: { manner: 'panel' },
  earlypick: { arg: pickArg, manner: 'panel' },
  earlyback: { manner: 'panel' },
} as const satisfies VerbDeclarations
