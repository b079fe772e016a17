import { QUOTAS } from '#discord/app/quotas'
import { sayNo } from '#discord/app/requests'
import { logScreen } from '#discord/features/boards/around'
import { isDenial } from '#tables'
import { shown } from './shown.ts'

export const log = shown(
  'log',
  () => {},
  async (stage, { house, interaction, isPublic }) => {
    const lines = await house.tables.reading.log(stage.look.id, isPublic ? null : interaction.user.id)
    return isDenial(lines) ? sayNo(stage.reader, lines) : logScreen(stage, lines, null)
  },
  QUOTAS.log,
)
