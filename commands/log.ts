import { QUOTAS } from '#discord/app/quotas'
import { logPage } from '#discord/features/log/page'
import { shown } from './shown.ts'

export const log = shown(
  'log',
  (context, { interaction, isPublic }) => logPage(context, isPublic ? null : interaction.user.id),
  { quota: QUOTAS.log },
)
