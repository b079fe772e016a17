import { QUOTAS } from '#discord/app/quotas'
import type { ArgCodec } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** A picture beside the usual ones, with or without the way back to the panel it was opened from. */
export interface MoreArg {
  readonly id: string
  readonly isPanel: boolean
}

const FROM_PANEL = '.p'

export const moreArg: ArgCodec<MoreArg> = {
  write: ({ id, isPanel }) => id + (isPanel ? FROM_PANEL : ''),
  read(text) {
    const [, id, panel] = /^([a-z]{1,12})(\.p)?$/.exec(text) ?? []
    return id === undefined ? undefined : { id, isPanel: panel === FROM_PANEL }
  },
}

/** Pictures that a game has beside the table, the own board and the score. */
export const MORE_PICTURES = {
  picture: { arg: moreArg, manner: 'panel', quota: QUOTAS.board },
} as const satisfies VerbDeclarations
