import { isReachable } from '#discord/app/channels'
import { QUOTAS } from '#discord/app/quotas'
import { languageOf } from '#discord/app/reader'
import { sayNo, who } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { presentationNamed } from '#discord/app/shown-game'
import { homeOf, mutedScreen } from '#discord/features/relocate/relocate'
import { isDenial, LANGUAGES, type Language, LEVELS, type Level, SPEEDS, type Speed } from '#tables'
import { addOwnOptions, ownOptions } from './own-options.ts'
import type { GameCommand } from './shared.ts'
import { choices, described } from './words.ts'

/** One for every seat but the host's. */
function guestsOf(game: string): string[] {
  const { max } = presentationNamed(game).seats
  return Array.from({ length: max - 1 }, (_, index) => (index === 0 ? 'invite' : `invite${index + 1}`))
}

export const open: GameCommand = {
  name: 'new',
  quota: QUOTAS.table,
  define(sub, game) {
    sub.addIntegerOption((option) => described(option, 'players').setMinValue(1).setMaxValue(6))
    sub.addIntegerOption((option) => described(option, 'bots').setMinValue(0).setMaxValue(5))
    sub.addStringOption((option) => described(option, 'level').addChoices(...choices(LEVELS, 'level')))
    sub.addStringOption((option) => described(option, 'speed').addChoices(...choices(SPEEDS, 'speed')))
    sub.addStringOption((option) => described(option, 'first').addChoices(...choices(['random', 'host'], 'first')))
    sub.addStringOption((option) => described(option, 'language').addChoices(...choices(LANGUAGES, 'language')))
    addOwnOptions(sub, game)
    for (const guest of guestsOf(game)) sub.addUserOption((option) => described(option, guest))
  },
  async run(request) {
    const { app, interaction, reader, requestId } = request
    const { options } = interaction
    const home = homeOf(interaction)
    if (home === null) return lineScreen(reader.say('onlyOnServers'))
    if (!isReachable(await app.channels.standing(home))) return mutedScreen(request)
    const users = guestsOf(interaction.commandName).map((guest) => options.getUser(guest))
    const invited = users.flatMap((user) => (user === null || user.bot ? [] : [user.id]))
    const given = <T>(name: string) => (options.getString(name) as T | null) ?? undefined
    const language = given<Language>('language') ?? languageOf(interaction.guildLocale ?? interaction.locale)
    const [players, bots] = [options.getInteger('players'), options.getInteger('bots')]
    const [level, speed, first] = [given<Level>('level'), given<Speed>('speed'), given<'random' | 'host'>('first')]
    const outcome = await app.tables.lobby.create(
      {
        game: interaction.commandName,
        host: who(request),
        home,
        language,
        invited,
        options: ownOptions(interaction),
        ...(players !== null && { players }),
        ...(bots !== null && { bots }),
        ...(level !== undefined && { level }),
        ...(speed !== undefined && { speed }),
        ...(first !== undefined && { first }),
      },
      requestId,
    )
    return isDenial(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('opened', { id: outcome.id }))
  },
}
