import type { House } from '#discord/app/context'
import { refusalText } from '#discord/app/refusals'
import { lineScreen } from '#discord/features/boards/around'
import { isDenial, type Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import { type Asked, type GameCommand, here } from './shared.ts'

type Act = (tables: House['tables'], id: number, ask: Asked) => Promise<Outcome<object>>

/** A command that does one thing at the table here and says that it is done, or that the others were asked. */
export function simple(name: string, done: UiKey, act: Act): GameCommand {
  return {
    name,
    define: () => {},
    run: (ask) =>
      here(ask, async (id) => {
        const outcome = await act(ask.house.tables, id, ask)
        if (isDenial(outcome)) return lineScreen(refusalText(ask.reader, null, outcome))
        return lineScreen(ask.reader.say('vote' in outcome ? 'asked' : done))
      }),
  }
}
