import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import { presentationNamed } from '#discord/app/context'
import type { CommandContext } from '#discord/app/router'
import { optionWord } from '#discord/features/lobby/screen'
import { choices, described } from './words.ts'

/** What a table may choose of the game's own: an option of the command for each. */
export function addOwnOptions(sub: SlashCommandSubcommandBuilder, game: string): void {
  for (const { name, values } of presentationNamed(game).options) {
    const word = optionWord(name)
    sub.addStringOption((option) => described(option, word).addChoices(...choices(values.map(String), word)))
  }
}

export function ownOptions({
  commandName,
  options,
}: CommandContext['interaction']): Record<string, string | number | boolean> {
  const chosen = presentationNamed(commandName).options.flatMap(({ name, values }) => {
    const given = options.getString(optionWord(name))
    const value = values.find((one) => String(one) === given)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(chosen)
}
