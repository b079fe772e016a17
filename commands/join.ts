import { sayNo, who } from '#discord/app/requests'
import { lineScreen } from '#discord/features/boards/around'
import { awayScreen } from '#discord/features/lobby/verbs'
import { isDenial } from '#tables'
import { type GameCommand, here } from './shared.ts'

export const join: GameCommand = {
  name: 'join',
  define: () => {},
  run: (ask) =>
    here(ask, async (id) => {
      const away = await awayScreen(ask, id)
      if (away !== null) return away
      const outcome = await ask.house.tables.lobby.join(id, who(ask), ask.press)
      return isDenial(outcome) ? sayNo(ask.reader, outcome) : lineScreen(ask.reader.say('joined'))
    }),
}
