import { begunContextFor, displayPrefsOf, isScreen } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { privately, verbsOf } from '#discord/app/verbs'
import { BOARDS } from './declarations.ts'
import { boardScreen, ownBoardScreen, scoreScreen } from './screens.ts'

async function tableBoard(press: PressContext): Promise<Screen> {
  const context = await begunContextFor(press, press.id.game)
  return isScreen(context) ? context : boardScreen(context, await displayPrefsOf(press))
}

async function ownBoard(press: PressContext, seat: number | null, isPanel = false): Promise<Screen> {
  const context = await begunContextFor(press, press.id.game)
  if (isScreen(context)) return context
  return ownBoardScreen(context, seat ?? context.look.seat ?? 0, await displayPrefsOf(press), isPanel)
}

export const BOARDS_VERBS = verbsOf(BOARDS, {
  table: tableBoard,
  look: (press) => ownBoard(press, null, true),
  villages: (press) => ownBoard(press, null),
  village: (press, { seat, isPanel }) => ownBoard(press, seat, isPanel),
  score: privately(async (context, press) => scoreScreen(context, await displayPrefsOf(press))),
})
