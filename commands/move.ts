import { typingSlot } from '#discord/app/fair-scheduling'
import { presentationFor } from '#discord/app/shown-game'
import { sceneNow, think } from '#discord/features/turn/goals'
import { typed } from '#discord/features/turn/turn'
import { isDenial } from '#tables'
import { type GameCommand, gameHere, here } from './shared.ts'
import { described } from './words.ts'

export const move: GameCommand = {
  name: 'move',
  define(sub) {
    sub.addStringOption((option) => described(option, 'line').setRequired(true).setAutocomplete(true))
  },
  run: (request) =>
    here(request, (id) => typed(request, id, request.interaction.options.getString('line', true).trim())),
  async complete(app, interaction, reader) {
    const id = await gameHere(app, interaction)
    const look = id === null ? null : await app.tables.reading.look(id, interaction.user.id)
    if (look === null || isDenial(look) || look.seat === null || look.before === null) return []
    await think({ app, look }, typingSlot)
    return presentationFor(look).planning.moves(sceneNow({ app, look }), interaction.options.getFocused(), reader.voice)
  },
}
