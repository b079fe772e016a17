import { contextFor, displayPrefsOf, sayNo } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import { lineScreen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { privately, verbsOf } from '#discord/app/verbs'
import { isDenial } from '#tables'
import { BOARDS } from './declarations.ts'
import { boardScreen, ownBoardScreen, scoreScreen } from './screens.ts'

async function ownBoard(press: PressContext, seat: number | null, isPanel = false): Promise<Screen> {
  const context = await contextFor(press, press.id.game)
  if (isDenial(context)) return sayNo(press.reader, context)
  if (context.look.view === null) return lineScreen(press.reader.say('stillLobby'))
  return ownBoardScreen(context, seat ?? context.look.seat ?? 0, await displayPrefsOf(press), isPanel)
}

export const BOARDS_VERBS = verbsOf(BOARDS, {
  table: privately(async (context, press) =>
    context.look.view === null
      ? lineScreen(press.reader.say('stillLobby'))
      : boardScreen(context, await displayPrefsOf(press)),
  ),
  look: (press) => ownBoard(press, null, true),
  villages: (press) => ownBoard(press, null),
  village: (press, { seat, isPanel }) => ownBoard(press, seat, isPanel),
  score: privately(async (context, press) => scoreScreen(context, await displayPrefsOf(press))),
})
