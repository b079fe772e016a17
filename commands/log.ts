import { sayNo } from '#discord/asked'
import { QUOTAS } from '#discord/quotas'
import { logScreen } from '#discord/screens/around'
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
