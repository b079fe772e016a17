import { sayNo, who } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { awayScreen } from '#discord/features/lobby/verbs'
import { isDenial } from '#tables'
import { type GameCommand, here } from './shared.ts'

export const join: GameCommand = {
  name: 'join',
  define: () => {},
  run: (request) =>
    here(request, async (id) => {
      const away = await awayScreen(request, id)
      if (away !== null) return away
      const outcome = await request.app.tables.lobby.join(id, who(request), request.requestId)
      return isDenial(outcome) ? sayNo(request.reader, outcome) : lineScreen(request.reader.say('joined'))
    }),
}
