import type { VerbDeclarations } from '#discord/app/verbs'

export const CONCEDE = {
  concede: { manner: 'private' },
} as const satisfies VerbDeclarations
