import type { VerbDeclarations } from '#discord/app/verbs'

/** The ways on from a first word. */
export const WELCOME = {
  whichgame: { manner: 'private' },
  howitworks: { manner: 'private' },
} as const satisfies VerbDeclarations
