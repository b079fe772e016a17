import { simple } from './simple.ts'

export const start = simple('start', 'startedNow', ({ app, interaction, requestId }, id) =>
  app.tables.lobby.begin(id, interaction.user.id, requestId),
)
