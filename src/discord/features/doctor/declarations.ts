import { QUOTAS } from '#discord/app/quotas'
import type { VerbDeclarations } from '#discord/app/verbs'

export const DOCTOR = {
  doctor: { manner: 'panel', quota: QUOTAS.board },
  doctorcopy: { manner: 'private' },
} as const satisfies VerbDeclarations
