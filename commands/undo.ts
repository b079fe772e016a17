import { simple } from './simple.ts'

export const undo = simple('undo', 'undone', (tables, id, { interaction, requestId }) =>
  tables.turns.undo(id, interaction.user.id, requestId),
)
