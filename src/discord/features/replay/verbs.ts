import { privately, verbsOf } from '#discord/app/verbs'
import { REPLAY } from './declarations.ts'
import { replayed } from './replay.ts'

export const REPLAY_VERBS = verbsOf(REPLAY, {
  replay: privately((context, press, form) => replayed(press, context, form ?? 'film', press.interaction.user.id)),
})
