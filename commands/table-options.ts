import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import type { CommandContext } from '#discord/app/router'
import { presentationNamed } from '#discord/app/shown-game'
import type { TableWishes } from '#discord/features/lobby/open'
import { LANGUAGES, LEVELS, SPEEDS } from '#tables'
import { chosen } from './chosen.ts'
import { addOwnOptions, ownOptions } from './own-options.ts'
import { choices, described } from './words.ts'

const FIRST = ['random', 'host'] as const
const GUESTS = ['invite', 'invite2', 'invite3', 'invite4'] as const

/** One for every seat but the host's. */
function guestsOf(game: string): readonly (typeof GUESTS)[number][] {
  return GUESTS.slice(0, presentationNamed(game).seats.max - 1)
}

/** Adds the options of a table that is to be opened. */
export function addTableOptions(sub: SlashCommandSubcommandBuilder, game: string): void {
  sub.addIntegerOption((option) => described(option, 'players').setMinValue(1).setMaxValue(6))
  sub.addIntegerOption((option) => described(option, 'bots').setMinValue(0).setMaxValue(5))
  sub.addStringOption((option) =>
    described(option, 'level').addChoices(...choices(LEVELS, (level) => `level_${level}`)),
  )
  sub.addStringOption((option) =>
    described(option, 'speed').addChoices(...choices(SPEEDS, (speed) => `speed_${speed}`)),
  )
  sub.addStringOption((option) => described(option, 'first').addChoices(...choices(FIRST, (first) => `first_${first}`)))
  sub.addStringOption((option) =>
    described(option, 'language').addChoices(...choices(LANGUAGES, (language) => `language_${language}`)),
  )
  addOwnOptions(sub, game)
  for (const guest of guestsOf(game)) sub.addUserOption((option) => described(option, guest))
}

/** The table somebody wishes; what they left out is as usual. */
export function tableWishes(interaction: CommandContext['interaction']): TableWishes {
  const { options, commandName } = interaction
  const users = guestsOf(commandName).map((guest) => options.getUser(guest))
  const [players, bots] = [options.getInteger('players'), options.getInteger('bots')]
  const level = chosen(options, 'level', LEVELS)
  const speed = chosen(options, 'speed', SPEEDS)
  const first = chosen(options, 'first', FIRST)
  const language = chosen(options, 'language', LANGUAGES)
  return {
    invited: users.flatMap((user) => (user === null || user.bot ? [] : [user.id])),
    options: ownOptions(interaction),
    ...(players !== null && { players }),
    ...(bots !== null && { bots }),
    ...(level !== undefined && { level }),
    ...(speed !== undefined && { speed }),
    ...(first !== undefined && { first }),
    ...(language !== undefined && { language }),
  }
}
