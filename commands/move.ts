import { presentationFor } from '#discord/app/context'
import { shortBreath } from '#discord/app/fair-scheduling'
import { sceneNow, think } from '#discord/features/turn/goals'
import { typed } from '#discord/features/turn/turn'
import { isNo } from '#tables'
import { type GameCommand, gameHere, here } from './shared.ts'
import { described } from './words.ts'

export const move: GameCommand = {
  name: 'move',
  define(sub) {
    sub.addStringOption((option) => described(option, 'line').setRequired(true).setAutocomplete(true))
  },
  run: (ask) => here(ask, (id) => typed(ask, id, ask.interaction.options.getString('line', true).trim())),
  async complete(house, interaction, reader) {
    const id = await gameHere(house, interaction)
    const look = id === null ? null : await house.tables.look(id, interaction.user.id)
    if (look === null || isNo(look) || look.seat === null || look.before === null) return []
    await think(look, shortBreath)
    return presentationFor(look).moves(sceneNow(look), interaction.options.getFocused(), reader.voice)
  },
}
