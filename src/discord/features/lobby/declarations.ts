import { QUOTAS } from '#discord/app/quotas'
import { textArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'

/** Opening a table, sitting down, and what its host decides. */
export const LOBBY = {
  newtable: { arg: textArg, manner: 'silent', quota: QUOTAS.table },
  newguided: { arg: textArg, manner: 'silent', quota: QUOTAS.table },
  hold: { manner: 'silent' },
  join: { manner: 'silent' },
  comeback: { manner: 'panel' },
  word: { manner: 'form' },
  wordset: { manner: 'private' },
  leave: { manner: 'silent' },
  start: { manner: 'silent' },
  addbot: { manner: 'private' },
  botlevel: { manner: 'panel' },
  watch: { manner: 'private' },
  shut: { manner: 'private' },
  shutnot: { manner: 'panel' },
  shutnow: { manner: 'panel' },
  options: { manner: 'form' },
  replan: { manner: 'silent' },
  own: { manner: 'form' },
  ownreplan: { manner: 'silent' },
} as const satisfies VerbDeclarations
