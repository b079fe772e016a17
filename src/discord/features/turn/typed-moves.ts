import { typingSlot } from '#discord/app/fair-scheduling'
import type { Completion, CompletionContext } from '#discord/app/router'
import { presentationFor } from '#discord/app/shown-game'
import { isDenial } from '#tables'
import { sceneNow, think } from './goals.ts'

/** The moves that begin as typed, for whoever plays in a game. */
export async function movesTyped({ app, interaction, reader }: CompletionContext, game: number): Promise<Completion[]> {
  const look = await app.tables.reading.look(game, interaction.user.id)
  if (isDenial(look) || look.seat === null || look.before === null) return []
  await think({ app, look }, typingSlot)
  return presentationFor(look).planning.moves(sceneNow({ app, look }), interaction.options.getFocused(), reader.voice)
}
