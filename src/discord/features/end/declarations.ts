import { QUOTAS } from '#discord/app/quotas'
import type { VerbDeclarations } from '#discord/app/verbs'

export const END = {
  rematch: { manner: 'silent', quota: QUOTAS.table },
} as const satisfies VerbDeclarations
