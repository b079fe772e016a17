import { QUOTAS } from '#discord/app/quotas'
import { numberArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

export const INBOX = {
  playany: { manner: 'private', quota: QUOTAS.turns },
  inbox: { manner: 'panel', quota: QUOTAS.turns },
  inboxpage: { arg: numberArg, manner: 'panel', quota: QUOTAS.turns },
} as const satisfies VerbDeclarations
