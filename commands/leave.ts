import { simple } from './simple.ts'

export const leave = simple('leave', 'left', (tables, id, { interaction, requestId }) =>
  tables.leave(id, interaction.user.id, requestId),
)
