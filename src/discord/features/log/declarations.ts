import { QUOTAS } from '#discord/app/quotas'
import { numberArg, optionalArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The page is left out for the newest. */
export const LOG = {
  log: { arg: optionalArg(numberArg), manner: 'panel', quota: QUOTAS.log },
  openlog: { arg: optionalArg(numberArg), manner: 'private', quota: QUOTAS.log },
  /** Everything that happened since the last turn of the reader, or of the player who is asked. */
  recap: { manner: 'panel', quota: QUOTAS.log },
  logfile: { manner: 'private', quota: QUOTAS.log },
} as const satisfies VerbDeclarations
