import { gameHere } from '#discord/features/here'
import { topicsTyped } from '#discord/features/rules/typed-topics'
import { rulesAt } from '#discord/features/rules/verbs'
import type { GameCommand } from './command.ts'
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
  complete: topicsTyped,
}
