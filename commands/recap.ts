import { lineScreen } from '#discord/screens/around'
import { toldLines, toldOf } from '#discord/screens/told'
import { sayNo, stageFor } from '#discord/verbs'
import { isNo } from '#tables'
import { type GameCommand, here } from './shared.ts'

export const recap: GameCommand = {
  name: 'recap',
  define: () => {},
  run: (ask) =>
    here(ask, async (id) => {
      const stage = await stageFor(ask, id)
      if (isNo(stage)) return sayNo(ask.reader, stage)
      const log = await ask.house.tables.recap(id, ask.interaction.user.id)
      if (isNo(log)) return sayNo(ask.reader, log)
      const lines = toldLines(stage, toldOf(log, stage.look))
      return lineScreen(
        `### ${ask.reader.say('sinceThen')}`,
        ...(lines.length > 0 ? lines : [ask.reader.say('logEmpty')]),
      )
    }),
}
