import { refusalText } from '#discord/app/refusals'
import { who } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { verbsOf } from '#discord/app/verbs'
import { isDenial, type Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import { concedeForm } from '../concede/concede.ts'
import { awayScreen } from '../lobby/join.ts'
import { pauseOrResume, pauseText } from '../pause/pause.ts'
import { askBack } from '../rewind/rewind.ts'
import { WISH_TEXTS, wished } from '../seats/wish.ts'
import { verified } from '../verify/verify.ts'
import { abandoned } from './abandon.ts'
import { type LOBBY_WISHES, TABLE_PANEL } from './declarations.ts'
import { endGameScreen, goBackScreen, tablePanel } from './screen.ts'

/** The panel as it is after something was done, with a line that says what. */
function after(press: PressContext, outcome: Outcome<object>, done: UiKey): Promise<Screen> {
  const { reader, id } = press
  const note = isDenial(outcome) ? refusalText(reader, null, outcome) : reader.say('vote' in outcome ? 'asked' : done)
  return tablePanel(press, id.game, note)
}

async function inLobby(press: PressContext, wish: (typeof LOBBY_WISHES)[number]): Promise<Screen> {
  const { app, id, interaction, requestId } = press
  const { lobby } = app.tables
  const person = interaction.user.id
  if (wish === 'leave') return after(press, await lobby.leave(id.game, person, requestId), 'left')
  if (wish === 'start') return after(press, await lobby.begin(id.game, person, requestId), 'startedNow')
  const away = await awayScreen(press, id.game)
  return away ?? after(press, await lobby.join(id.game, who(press), requestId), 'joined')
}

export const TABLE_PANEL_VERBS = verbsOf(TABLE_PANEL, {
  tablepanel: (press) => tablePanel(press, press.id.game),
  lobbywish: inLobby,
  seatwish: async (press, wish) => after(press, await wished(press, press.id.game, wish), WISH_TEXTS[wish]),
  async pause(press) {
    const outcome = await pauseOrResume(press, press.id.game)
    return after(press, outcome, pauseText(outcome))
  },
  goback: (press) => goBackScreen(press, press.id.game),
  gobackto: (press) => askBack(press, press.id.game, Number(press.values[0])),
  giveup: (press) => concedeForm(press, press.id.game),
  endgame: (press) => endGameScreen(press, press.id.game),
  endgamenow: (press) => abandoned(press, press.id.game),
  verify: (press) => verified(press, press.id.game),
})
