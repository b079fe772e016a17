import { sayDone } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { isDenial, type Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'

/** Asks for a pause; goes on with a game that is paused. */
export async function pauseOrResume(request: RequestContext, game: number): Promise<Outcome<object>> {
  const { app, interaction, requestId } = request
  const { votes } = app.tables
  const resumed = await votes.resume(game, interaction.user.id, requestId)
  const isRunning = isDenial(resumed) && resumed.denied === 'not-running'
  return isRunning ? votes.pause(game, interaction.user.id, requestId) : resumed
}

/** Says that the game rests after it, or runs. */
export function pauseText(outcome: Outcome<object>): UiKey {
  return 'resumed' in outcome ? 'resumedNow' : 'pausedNow'
}

export async function pausedOrResumed(request: RequestContext, game: number): Promise<Screen> {
  const outcome = await pauseOrResume(request, game)
  return sayDone(request.reader, outcome, pauseText(outcome))
}
