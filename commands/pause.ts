import { isDenial } from '#tables'
import { simple } from './simple.ts'

/** The same command goes on with a game that is paused. */
export const pause = simple('pause', 'doneShort', async (tables, id, { interaction, requestId }) => {
  const resumed = await tables.votes.resume(id, interaction.user.id, requestId)
  return isDenial(resumed) && resumed.denied === 'not-running'
    ? tables.votes.pause(id, interaction.user.id, requestId)
    : resumed
})
