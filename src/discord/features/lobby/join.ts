import { rows, text } from '#discord/app/components'
import { sayDone, sayNoAt, who } from '#discord/app/requests'
import type { CommandContext, PressContext, RequestContext } from '#discord/app/router'
import { screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door } from '#discord/app/verb-ids'
import { isDenial } from '#tables'

/** Asks somebody on vacation to come back first: the others would wait for a clock that stands still. */
export async function awayScreen({ app, interaction, reader }: RequestContext, game: number): Promise<Screen | null> {
  const { vacation } = await app.tables.people.settings(interaction.user.id)
  const now = interaction.createdTimestamp
  if (vacation === null || now < vacation.from || now >= vacation.to) return null
  const until = `<t:${Math.round(vacation.to / 1000)}:D>`
  return screen([
    text(reader.say('vacationJoin', { until })),
    ...rows([door('comeback', reader.say('vacationEnd'), { game, style: 'next' })]),
  ])
}

export async function sitDown(press: PressContext): Promise<Screen | null> {
  const { app, id } = press
  const away = await awayScreen(press, id.game)
  if (away !== null) return away
  const outcome = await app.tables.lobby.join(id.game, who(press), press.requestId)
  return isDenial(outcome) ? sayNoAt(press, outcome) : null
}

export async function comeBack(press: PressContext): Promise<Screen> {
  const { app, interaction, id, reader } = press
  const rested = await app.tables.people.setSettings(interaction.user.id, { vacation: null })
  const outcome = isDenial(rested) ? rested : await app.tables.lobby.join(id.game, who(press), press.requestId)
  return sayDone(reader, outcome, 'joined')
}

/** The same as a command, which says that it is done. */
export async function sitDownTyped(request: CommandContext, game: number): Promise<Screen> {
  const { app, reader, requestId } = request
  const away = await awayScreen(request, game)
  return away ?? sayDone(reader, await app.tables.lobby.join(game, who(request), requestId), 'joined')
}
