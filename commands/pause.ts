import { isNo } from '#tables'
import { simple } from './simple.ts'

/** The same command goes on with a game that is paused. */
export const pause = simple('pause', 'doneShort', async (tables, id, { interaction, requestId }) => {
  const resumed = await tables.resume(id, interaction.user.id, requestId)
  return isNo(resumed) && resumed.no === 'not-running' ? tables.pause(id, interaction.user.id, requestId) : resumed
})
