import { lineScreen } from '#discord/screens/around'
import { goalsOf, ideasOf } from '#discord/screens/goals'
import { sayNo, stageFor } from '#discord/verbs'
import { isNo } from '#tables'
import { type GameCommand, here } from './shared.ts'

export const hint: GameCommand = {
  name: 'hint',
  define: () => {},
  run: (ask) =>
    here(ask, async (id) => {
      const stage = await stageFor(ask, id)
      if (isNo(stage)) return sayNo(ask.reader, stage)
      const ideas = ideasOf(goalsOf(stage.look, ask.reader))
      const lines = ideas.map(({ title, text }) => `**${title}** · ${text}`)
      return lineScreen(...(lines.length > 0 ? lines : [ask.reader.say('noHint')]), `-# ${ask.reader.say('hintLater')}`)
    }),
}
