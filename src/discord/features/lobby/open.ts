import { isReachable } from '#discord/app/channels'
import { languageOf } from '#discord/app/reader'
import { sayNo, who } from '#discord/app/requests'
import type { CommandContext, PressContext, RequestContext } from '#discord/app/router'
import { lineScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { isDenial, type NewTable } from '#tables'
import { homeOf, isUninvited, mutedScreen, uninvitedScreen } from '../relocate/relocate.ts'

/** A table as somebody wishes it; what is left out is as usual. */
export type TableWishes = Omit<NewTable, 'game' | 'host' | 'home'>

/** Opens a table in the channel where it was asked for, and answers with what `opened` makes of its number. */
async function openHere(
  request: RequestContext,
  game: string,
  wishes: TableWishes,
  opened: (id: number) => Screen | null = () => null,
): Promise<Screen | null> {
  const { app, interaction, reader, requestId } = request
  const home = homeOf(interaction)
  if (home === null) return lineScreen(reader.say('onlyOnServers'))
  if (isUninvited(request)) return uninvitedScreen(request)
  if (!isReachable(await app.channels.standing(home))) return mutedScreen(request)
  const language = languageOf(interaction.guildLocale ?? interaction.locale)
  const outcome = await app.tables.lobby.create({ language, ...wishes, game, host: who(request), home }, requestId)
  return isDenial(outcome) ? sayNo(reader, outcome) : opened(outcome.id)
}

/** True for somebody who has never finished this game and has not done without the guide. */
async function isNewcomer({ app, interaction }: RequestContext, game: string): Promise<boolean> {
  const { guide } = await app.tables.people.settings(interaction.user.id)
  return guide && (await app.tables.results.hasFinished(interaction.user.id, game)) === false
}

/** With bots it is full, and begins at once; newcomers meet gentle ones, and are guided. */
export async function openTable(press: PressContext, game: string): Promise<Screen | null> {
  const bots = press.id.step
  if (bots === 0) return openHere(press, game, { bots })
  const first = (await isNewcomer(press, game)) ? FIRST_GAME : {}
  return openHere(press, game, { bots, startsWhenFull: true, players: bots + 1, ...first })
}

const FIRST_GAME = { level: 'apprentice', guided: true } as const

/** A first game against one bot, shown one thing a turn. */
export function openGuided(press: PressContext, game: string): Promise<Screen | null> {
  const { language } = press.reader.voice
  return openHere(press, game, { language, speed: 'none', players: 2, bots: 1, startsWhenFull: true, ...FIRST_GAME })
}

/** A table as its options say. */
export function openTyped(request: CommandContext, wishes: TableWishes): Promise<Screen | null> {
  const { interaction, reader } = request
  return openHere(request, interaction.commandName, wishes, (id) => lineScreen(reader.say('opened', { id })))
}
