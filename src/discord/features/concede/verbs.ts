import { verbsOf } from '#discord/app/verbs'
import { conceded, giveUp } from './concede.ts'
import { CONCEDE } from './declarations.ts'

export const CONCEDE_VERBS = verbsOf(CONCEDE, {
  concede: conceded,
  concedenow: (press) => giveUp(press, press.id.game),
})
