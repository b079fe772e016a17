import { simple } from './simple.ts'

export const abandon = simple('abandon', 'doneShort', (tables, id, { interaction, requestId }) =>
  tables.votes.abandon(id, interaction.user.id, requestId),
)
