import type { Completion, CompletionContext } from '#discord/app/router'
import { presentationNamed } from '#discord/app/shown-game'

/** The chapters of a game's rules that speak of what was typed. */
export async function topicsTyped({ interaction, reader }: CompletionContext): Promise<Completion[]> {
  const typed = interaction.options.getFocused().toLowerCase()
  return presentationNamed(interaction.commandName)
    .help.topics(null, reader.voice)
    .filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(typed))
    .map(({ id, title }) => ({ name: title, value: id }))
}
