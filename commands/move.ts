import { shortBreath } from '#discord/breath'
import { faceFor, sceneBefore } from '#discord/house'
import { refusalText } from '#discord/refusals'
import { panel } from '#discord/verbs'
import { isNo } from '#tables'
import { type GameCommand, gameHere, here } from './shared.ts'
import { described } from './words.ts'

export const move: GameCommand = {
  name: 'move',
  define(sub) {
    sub.addStringOption((option) => described(option, 'line').setRequired(true).setAutocomplete(true))
  },
  run: (ask) =>
    here(ask, async (id) => {
      const { house, interaction, reader, press } = ask
      const line = interaction.options.getString('line', true)
      const outcome = await house.tables.composeLine(id, interaction.user.id, line.trim(), press)
      if (!isNo(outcome)) return panel(ask, id)
      const look = await house.tables.look(id, interaction.user.id)
      return panel(ask, id, { note: refusalText(reader, isNo(look) ? null : look, outcome) })
    }),
  async complete(house, interaction, reader) {
    const id = await gameHere(house, interaction)
    const look = id === null ? null : await house.tables.look(id, interaction.user.id)
    if (look === null || isNo(look) || look.seat === null || look.before === null) return []
    await shortBreath()
    return faceFor(look).moves(sceneBefore(look), interaction.options.getFocused(), reader.voice)
  },
}
