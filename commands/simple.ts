import type { AppContext } from '#discord/app/context'
import { refusalText } from '#discord/app/refusals'
import type { CommandContext } from '#discord/app/router'
import { lineScreen } from '#discord/app/screen'
import { isDenial, type Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import { type GameCommand, here } from './shared.ts'

type Act = (tables: AppContext['tables'], id: number, request: CommandContext) => Promise<Outcome<object>>

/** A command that does one thing at the table here and says that it is done, or that the others were asked. */
export function simple(name: string, done: UiKey, act: Act): GameCommand {
  return {
    name,
    define: () => {},
    run: (request) =>
      here(request, async (id) => {
        const outcome = await act(request.app.tables, id, request)
        if (isDenial(outcome)) return lineScreen(refusalText(request.reader, null, outcome))
        return lineScreen(request.reader.say('vote' in outcome ? 'asked' : done))
      }),
  }
}
