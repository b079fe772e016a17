import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import type { CommandContext } from '#discord/app/router'
import { presentationNamed } from '#discord/app/shown-game'
import { labelled, namedChoice } from './words.ts'

/** Adds an option to the command for each of the game's own ways to play. */
export function addOwnOptions(sub: SlashCommandSubcommandBuilder, game: string): void {
  for (const { word, values, label, valueText } of presentationNamed(game).commands.tableOptions) {
    const choices = values.map((value) => namedChoice(String(value), (language) => valueText(value, language)))
    sub.addStringOption((option) => labelled(option, word, label).addChoices(...choices))
  }
}

export function ownOptions({
  commandName,
  options,
}: CommandContext['interaction']): Record<string, string | number | boolean> {
  const chosen = presentationNamed(commandName).commands.tableOptions.flatMap(({ name, word, values }) => {
    const given = options.getString(word)
    const value = values.find((candidate) => String(candidate) === given)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(chosen)
}
