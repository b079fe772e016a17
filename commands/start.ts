import { simple } from './simple.ts'

export const start = simple('start', 'startedNow', (tables, id, { interaction, requestId }) =>
  tables.lobby.begin(id, interaction.user.id, requestId),
)
