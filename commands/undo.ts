import { simple } from './simple.ts'

export const undo = simple('undo', 'undone', (tables, id, { interaction, press }) =>
  tables.turns.undo(id, interaction.user.id, press),
)
