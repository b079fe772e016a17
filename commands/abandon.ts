import { simple } from './simple.ts'

export const abandon = simple('abandon', 'doneShort', ({ app, interaction, requestId }, id) =>
  app.tables.votes.abandon(id, interaction.user.id, requestId),
)
