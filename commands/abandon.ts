import { simple } from './simple.ts'

export const abandon = simple('abandon', 'asked', (tables, id, { interaction, press }) =>
  tables.abandon(id, interaction.user.id, press),
)
