import { pairArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The argument is the channel and the message that is reported. */
export const MESSAGE_MENU = {
  reportset: { arg: pairArg(' '), manner: 'private' },
} as const satisfies VerbDeclarations
