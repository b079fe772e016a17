import { QUOTAS } from '#discord/app/quotas'
import { sayNo } from '#discord/app/requests'
import { forAll, toldLines, toldOf } from '#discord/app/told-lines'
import { lineScreen } from '#discord/features/boards/around'
import { isDenial } from '#tables'
import { shown } from './shown.ts'

export const recap = shown(
  'recap',
  () => {},
  async (stage, { house, interaction, isPublic }) => {
    const { reader } = stage
    const recap = await house.tables.reading.recap(stage.look.id, interaction.user.id)
    if (isDenial(recap)) return sayNo(reader, recap)
    const lines = toldLines(stage, toldOf(isPublic ? recap.map(forAll) : recap, stage.look))
    return lineScreen(`### ${reader.say('sinceThen')}`, ...(lines.length > 0 ? lines : [reader.say('logEmpty')]))
  },
  QUOTAS.log,
)
