import { simple } from './simple.ts'

export const leave = simple('leave', 'left', ({ app, interaction, requestId }, id) =>
  app.tables.lobby.leave(id, interaction.user.id, requestId),
)
