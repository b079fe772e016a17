import { sayDone, sayNoAt } from '#discord/app/requests'
import { verbsOf } from '#discord/app/verbs'
import { isDenial } from '#tables'
import { PAUSE } from './declarations.ts'

export const PAUSE_VERBS = verbsOf(PAUSE, {
  async resume(press) {
    const { app, id, interaction, reader } = press
    const outcome = await app.tables.votes.resume(id.game, interaction.user.id, press.requestId)
    return isDenial(outcome) ? sayNoAt(press, outcome) : sayDone(reader, outcome, 'resumedNow')
  },
})
