import type { House } from '#discord/house'
import { refusalText } from '#discord/refusals'
import { lineScreen } from '#discord/screens/around'
import { isNo, type Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import { type Asked, type GameCommand, here } from './shared.ts'

type Act = (tables: House['tables'], id: number, ask: Asked) => Promise<Outcome<unknown>>

/** A command that does one thing at the table here and says that it is done. */
export function simple(name: string, done: UiKey, act: Act): GameCommand {
  return {
    name,
    define: () => {},
    run: (ask) =>
      here(ask, async (id) => {
        const outcome = await act(ask.house.tables, id, ask)
        return lineScreen(isNo(outcome) ? refusalText(ask.reader, null, outcome) : ask.reader.say(done))
      }),
  }
}
