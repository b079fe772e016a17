import { QUOTAS } from '#discord/app/quotas'
import type { ArgCodec } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'
import type { Effort } from '#tables'

/** One idea of a hint: its place, and a digest of it, so that the button of another idea is no button for it. */
export interface AdvisedArg {
  readonly effort: Effort
  readonly place: number
  readonly digest: string
}

const advisedArg: ArgCodec<AdvisedArg> = {
  write: ({ effort, place, digest }) => `${effort} ${place} ${digest}`,
  read(text) {
    const [, effort, place, digest] = /^(usual|strong) (\d+) ([0-9a-f]+)$/.exec(text) ?? []
    if (digest === undefined) return undefined
    return { effort: effort === 'strong' ? 'strong' : 'usual', place: Number(place), digest }
  },
}

export const HINTS = {
  hint: { manner: 'panel', quota: QUOTAS.hint, isStoppable: true },
  stronger: { manner: 'panel', quota: QUOTAS.strongHint, isStoppable: true },
  stopthinking: { manner: 'silent', isUrgent: true },
  advised: { arg: advisedArg, manner: 'panel' },
  review: { manner: 'private', quota: QUOTAS.review },
} as const satisfies VerbDeclarations
