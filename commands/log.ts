import { logScreen } from '#discord/screens/around'
import { sayNo, stageFor } from '#discord/verbs'
import { isNo } from '#tables'
import { type GameCommand, here } from './shared.ts'

export const log: GameCommand = {
  name: 'log',
  define: () => {},
  run: (ask) =>
    here(ask, async (id) => {
      const stage = await stageFor(ask, id)
      if (isNo(stage)) return sayNo(ask.reader, stage)
      const lines = await ask.house.tables.log(id, ask.interaction.user.id)
      return isNo(lines) ? sayNo(ask.reader, lines) : logScreen(stage, lines, null)
    }),
}
