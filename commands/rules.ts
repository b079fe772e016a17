import { presentationNamed } from '#discord/app/shown-game'
import { rulesAt } from '#discord/features/rules/verbs'
import { type GameCommand, gameHere } from './shared.ts'
import { described } from './words.ts'

export const rules: GameCommand = {
  name: 'rules',
  define(sub) {
    sub.addStringOption((option) => described(option, 'topic').setAutocomplete(true))
  },
  async run(request) {
    const { app, interaction } = request
    const id = await gameHere(app, interaction)
    return rulesAt(request, id ?? 0, interaction.options.getString('topic'), interaction.commandName)
  },
  async complete(_, interaction, reader) {
    const typed = interaction.options.getFocused().toLowerCase()
    return presentationNamed(interaction.commandName)
      .help.topics(null, reader.voice)
      .filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(typed))
      .map(({ id, title }) => ({ name: title, value: id }))
  },
}
