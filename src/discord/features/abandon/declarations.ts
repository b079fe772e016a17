import type { VerbDeclarations } from '#discord/app/verbs'

export const ABANDON = {
  endnow: { manner: 'panel' },
  endnot: { manner: 'panel' },
} as const satisfies VerbDeclarations
