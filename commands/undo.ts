import { simple } from './simple.ts'

export const undo = simple('undo', 'undone', ({ app, interaction, requestId }, id) =>
  app.tables.turns.undo(id, interaction.user.id, requestId),
)
