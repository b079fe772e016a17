import { sayDone } from '#discord/app/requests'
import type { CommandContext } from '#discord/app/router'
import { here } from '#discord/features/here'
import type { Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import type { GameCommand } from './command.ts'
import type { CommandName } from './words.ts'

type Act = (request: CommandContext, id: number) => Promise<Outcome<object>>

/** A command that does one thing at the table here and says that it is done, or that the others were asked. */
export function simple(name: CommandName, done: UiKey, act: Act): GameCommand {
  return { name, run: (request) => here(request, async (id) => sayDone(request.reader, await act(request, id), done)) }
}
