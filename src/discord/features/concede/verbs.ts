import { verbsOf } from '#discord/app/verbs'
import { conceded } from './concede.ts'
import { CONCEDE } from './declarations.ts'

export const CONCEDE_VERBS = verbsOf(CONCEDE, { concede: conceded })
