import { sayDone } from '#discord/app/requests'
import { here } from '#discord/features/here'
import type { GameCommand } from './command.ts'

export const start: GameCommand = {
  name: 'start',
  run: (request) =>
    here(request, async (id) => {
      const { app, interaction, reader, requestId } = request
      return sayDone(reader, await app.tables.lobby.begin(id, interaction.user.id, requestId), 'startedNow')
    }),
}
