import { sayNoAt } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { verbsOf } from '#discord/app/verbs'
import { isDenial } from '#tables'
import { PAUSE } from './declarations.ts'

export const PAUSE_VERBS = verbsOf(PAUSE, {
  async resume(press) {
    const { app, id, interaction, reader } = press
    const outcome = await app.tables.votes.resume(id.game, interaction.user.id, press.requestId)
    if (isDenial(outcome)) return sayNoAt(press, outcome)
    return lineScreen(reader.say('vote' in outcome ? 'asked' : 'resumedNow'))
  },
})
