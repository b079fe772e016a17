import { button, rows, text } from '#discord/app/components'
import { contextFor, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door, idOn } from '#discord/app/verb-ids'
import { isAgainstBots, isDenial } from '#tables'
import { rematchButton } from '../end/rematch-button.ts'
import { endGameScreen } from './screen.ts'

/** Ends a game without a result: the others are asked, and where only bots play besides, whoever wants it once more. */
export async function abandonAsked(request: RequestContext, game: number): Promise<Screen> {
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(request.reader, context)
  const { look } = context
  const isOn = look.phase === 'playing' || look.phase === 'paused'
  if (look.seat !== null && isOn && isAgainstBots(look)) return endGameScreen(request, game)
  return abandoned(request, game)
}

/** Ends it, or asks the others; a new game can be begun from there. */
export async function abandoned(request: RequestContext, game: number): Promise<Screen> {
  const { app, interaction, reader, requestId } = request
  const outcome = await app.tables.votes.abandon(game, interaction.user.id, requestId)
  if (isDenial(outcome)) return sayNo(reader, outcome)
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  if ('vote' in outcome) {
    return screen([text(reader.say('asked')), ...rows([button(idOn(context, 'tablepanel'), reader.say('back'))])])
  }
  const doors = [rematchButton(context, null), door('whichgame', reader.say('newGame'))]
  return screen([text(reader.say('abandonedNow')), ...rows(doors)])
}
