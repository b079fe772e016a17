import { QUOTAS } from '#discord/app/quotas'
import type { ArgCodec } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** A player's own board with or without the way back to the panel it was opened from. */
export interface BoardArg {
  readonly seat: number
  readonly isPanel: boolean
}

const FROM_PANEL = 'p'

export const boardArg: ArgCodec<BoardArg> = {
  write: ({ seat, isPanel }) => `${seat}${isPanel ? FROM_PANEL : ''}`,
  read(text) {
    const [, seat, panel] = /^(\d+)(p?)$/.exec(text) ?? []
    return seat === undefined ? undefined : { seat: Number(seat), isPanel: panel === FROM_PANEL }
  },
}

/** The table, what lies before each player, and the score. */
export const BOARDS = {
  table: { manner: 'panel', quota: QUOTAS.board },
  look: { manner: 'panel', quota: QUOTAS.board },
  villages: { manner: 'private', quota: QUOTAS.board },
  village: { arg: boardArg, manner: 'panel', quota: QUOTAS.board },
  score: { manner: 'panel', quota: QUOTAS.score },
} as const satisfies VerbDeclarations
