import { rows, text } from '#discord/app/components'
import { contextFor, sayDone, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door } from '#discord/app/verb-ids'
import { isAgainstBots, isDenial } from '#tables'

/** Ends a game without a result: the others are asked, and where only bots play besides, whoever wants it. */
export async function abandonAsked(request: RequestContext, game: number): Promise<Screen> {
  const { reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const { look } = context
  const isOn = look.phase === 'playing' || look.phase === 'paused'
  if (look.seat === null || !isOn || !isAgainstBots(look)) return abandonNow(request, game)
  return screen([
    text(reader.say('abandonAsk')),
    ...rows([
      door('endnow', reader.say('abandonNow'), { game, style: 'danger' }),
      door('endnot', reader.say('playOn'), { game }),
    ]),
  ])
}

export async function abandonNow(request: RequestContext, game: number): Promise<Screen> {
  const { app, interaction, reader, requestId } = request
  return sayDone(reader, await app.tables.votes.abandon(game, interaction.user.id, requestId), 'doneShort')
}
