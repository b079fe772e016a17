import { type ArgCodec, optionalArg, textArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** A game where none is played, and a chapter of its rules. */
export interface RulesArg {
  readonly game: string
  readonly topic: string | null
}

const BETWEEN = ':'

const rulesArg: ArgCodec<RulesArg> = {
  write: ({ game, topic }) => (topic === null ? game : `${game}${BETWEEN}${topic}`),
  read(text) {
    const [game = '', topic = null] = text.split(BETWEEN)
    return { game, topic }
  },
}

export const RULES = {
  rules: { arg: optionalArg(rulesArg), manner: 'private' },
  rulestopic: { arg: textArg, manner: 'panel' },
  rulespage: { arg: rulesArg, manner: 'panel' },
} as const satisfies VerbDeclarations
