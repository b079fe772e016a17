import { QUOTAS } from '#discord/app/quotas'
import type { VerbDeclarations } from '#discord/app/verbs'

export const EXPORT = {
  export: { manner: 'private', quota: QUOTAS.export },
} as const satisfies VerbDeclarations
