import { QUOTAS } from '#discord/app/quotas'
import type { ArgCodec } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** The best of a game, on the server where it was pressed or everywhere. */
export interface RankingArg {
  readonly game: string
  readonly isHere: boolean
}

const HERE = '@'

const rankingArg: ArgCodec<RankingArg> = {
  write: ({ game, isHere }) => `${game}${isHere ? HERE : ''}`,
  read(text) {
    const [, game, mark] = /^([a-z]+)(@?)$/.exec(text) ?? []
    return game === undefined ? undefined : { game, isHere: mark === HERE }
  },
}

export const STATISTICS = {
  ranking: { arg: rankingArg, manner: 'panel', quota: QUOTAS.ranking },
} as const satisfies VerbDeclarations
