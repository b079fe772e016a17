import { simple } from './simple.ts'

export const abandon = simple('abandon', 'doneShort', (tables, id, { interaction, press }) =>
  tables.votes.abandon(id, interaction.user.id, press),
)
