import { simple } from './simple.ts'

export const leave = simple('leave', 'left', (tables, id, { interaction, press }) =>
  tables.leave(id, interaction.user.id, press),
)
