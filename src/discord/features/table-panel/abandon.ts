import { contextFor, sayDone, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { isAgainstBots, isDenial } from '#tables'
import { endGameScreen } from './screen.ts'

/** Ends a game without a result: the others are asked, and where only bots play besides, whoever wants it once more. */
export async function abandonAsked(request: RequestContext, game: number): Promise<Screen> {
  const { app, interaction, reader, requestId } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const { look } = context
  const isOn = look.phase === 'playing' || look.phase === 'paused'
  if (look.seat !== null && isOn && isAgainstBots(look)) return endGameScreen(request, game)
  return sayDone(reader, await app.tables.votes.abandon(game, interaction.user.id, requestId), 'abandonedNow')
}
