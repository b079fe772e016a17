import type { VerbDeclarations } from '#discord/app/verbs'

export const PAUSE = {
  resume: { manner: 'panel' },
} as const satisfies VerbDeclarations
