import { QUOTAS } from '#discord/app/quotas'
import { oneOfArg, optionalArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The forms of a replay: picture after picture, or a round beside the other. */
export const REPLAYS = ['film', 'strip'] as const
export type Replay = (typeof REPLAYS)[number]

export const REPLAY = {
  replay: { arg: optionalArg(oneOfArg(REPLAYS)), manner: 'panel', quota: QUOTAS.film },
} as const satisfies VerbDeclarations
