import { QUOTAS } from '#discord/app/quotas'
import { sayNo } from '#discord/app/requests'
import { logScreen } from '#discord/features/log/screen'
import { isDenial } from '#tables'
import { shown } from './shown.ts'

export const log = shown(
  'log',
  () => {},
  async (context, { app, interaction, isPublic }) => {
    const lines = await app.tables.reading.log(context.look.id, isPublic ? null : interaction.user.id)
    return isDenial(lines) ? sayNo(context.reader, lines) : logScreen(context, lines, null)
  },
  QUOTAS.log,
)
