import type { VerbDeclarations } from '#discord/app/verbs'

export const CONCEDE = {
  concede: { manner: 'panel' },
  concedenow: { manner: 'panel' },
} as const satisfies VerbDeclarations
