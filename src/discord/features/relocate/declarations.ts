import type { VerbDeclarations } from '#discord/app/verbs'

export const RELOCATE = {
  movehere: { manner: 'panel' },
} as const satisfies VerbDeclarations
