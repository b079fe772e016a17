import type { RequestContext } from '#discord/app/router'
import { isDenial, type Outcome } from '#tables'

/** Asks for a pause; goes on with a game that is paused. */
export async function pauseOrResume(request: RequestContext, game: number): Promise<Outcome<object>> {
  const { app, interaction, requestId } = request
  const { votes } = app.tables
  const resumed = await votes.resume(game, interaction.user.id, requestId)
  const isRunning = isDenial(resumed) && resumed.denied === 'not-running'
  return isRunning ? votes.pause(game, interaction.user.id, requestId) : resumed
}
