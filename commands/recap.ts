import { QUOTAS } from '#discord/app/quotas'
import { sayNo } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { forAll, toldLines, toldOf } from '#discord/app/told-lines'
import { isDenial } from '#tables'
import { shown } from './shown.ts'

export const recap = shown(
  'recap',
  () => {},
  async (context, { app, interaction, isPublic }) => {
    const { reader } = context
    const recap = await app.tables.reading.recap(context.look.id, interaction.user.id)
    if (isDenial(recap)) return sayNo(reader, recap)
    const lines = toldLines(context, toldOf(isPublic ? recap.map(forAll) : recap, context.look))
    return lineScreen(`### ${reader.say('sinceThen')}`, ...(lines.length > 0 ? lines : [reader.say('logEmpty')]))
  },
  QUOTAS.log,
)
