import { simple } from './simple.ts'

export const leave = simple('leave', 'left', (tables, id, { interaction, requestId }) =>
  tables.lobby.leave(id, interaction.user.id, requestId),
)
