import { QUOTAS } from '#discord/app/quotas'
import { recapScreen } from '#discord/features/log/recap'
import { shown } from './shown.ts'

export const recap = shown(
  'recap',
  (context, { interaction, isPublic }) => recapScreen(context, interaction.user.id, isPublic),
  { quota: QUOTAS.log },
)
