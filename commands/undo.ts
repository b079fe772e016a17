import { simple } from './simple.ts'

export const undo = simple('undo', 'undone', (tables, id, { interaction, press }) =>
  tables.undo(id, interaction.user.id, press),
)
