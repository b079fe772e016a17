import { QUOTAS } from '#discord/app/quotas'
import { displayPrefsOf, openly, privately, sayNoAt, silently, who } from '#discord/app/requests'
import type { PressContext, Verb } from '#discord/app/router'
import type { ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { type Home, isDenial, type Look, type Vote } from '#tables'
import { conceded } from '../concede/concede.ts'
import { copyForAdmin, doctorScreen } from '../doctor/screen.ts'
import { relocateHere } from '../relocate/relocate.ts'
import { logFile, replayPress } from '../replay/replay.ts'
import { askedBack, turnThen } from '../rewind/rewind.ts'
import { lateScreen } from '../seats/screen.ts'
import { settingsScreen } from '../settings/screen.ts'
import * as around from './around.ts'

function voteVerb(yes: boolean): Verb {
  return openly(
    ({ app, id, interaction, requestId }) =>
      app.tables.votes.answer(id.game, interaction.user.id, Number(id.arg), yes, requestId),
    (context, { id }) => {
      const vote = context.look.votes.find(({ number }) => number === Number(id.arg))
      // The last answer is told by a message of its own.
      return vote === undefined ? null : around.voteScreen(around.atTable(context), vote as Vote)
    },
  )
}

/** While somebody is late the message about it shows what was decided. */
async function clockOut(context: ScreenContext, { id }: PressContext): Promise<Screen | null> {
  const seat = Number(id.arg)
  return context.look.places[seat]?.late ? lateScreen(around.atTable(context), seat) : null
}

/** A thread that was opened for one game is not played in again. */
function rematchHome({ app }: PressContext, { home }: Look): Home | undefined {
  if (home.thread === null) return undefined
  const { channels, user } = app.client
  const thread = channels.cache.get(home.thread)
  const isForeign = thread?.isThread() && thread.ownerId !== user?.id
  return isForeign ? undefined : { ...home, thread: null }
}

async function rematch(press: PressContext) {
  const { app, id } = press
  const look = await app.tables.reading.look(id.game, null)
  if (isDenial(look)) return look
  return app.tables.lobby.rematch(id.game, who(press), press.requestId, rematchHome(press, look))
}

/** What can be done at a table besides taking turns. */
export const TABLE_VERBS: Readonly<Record<string, Verb>> = {
  table: {
    quota: QUOTAS.board,
    ...privately(async (context, press) =>
      context.look.view === null
        ? around.lineScreen(press.reader.say('stillLobby'))
        : around.boardScreen(context, await displayPrefsOf(press)),
    ),
  },
  score: {
    ...privately(async (context, press) => around.scoreScreen(context, await displayPrefsOf(press))),
    quota: QUOTAS.score,
  },
  resume: {
    manner: 'panel',
    async handle(press) {
      const { app, id, interaction, reader } = press
      const outcome = await app.tables.votes.resume(id.game, interaction.user.id, press.requestId)
      if (isDenial(outcome)) return sayNoAt(press, outcome)
      return around.lineScreen(reader.say('vote' in outcome ? 'asked' : 'resumedNow'))
    },
  },
  settings: { manner: 'panel', handle: (press) => settingsScreen(press) },
  movehere: { manner: 'panel', handle: relocateHere },
  doctor: { manner: 'panel', quota: QUOTAS.board, handle: (press) => doctorScreen(press) },
  doctorcopy: { manner: 'private', handle: async (press) => copyForAdmin(press) },
  yes: voteVerb(true),
  no: voteVerb(false),
  concede: { manner: 'private', handle: conceded },
  askback: { manner: 'private', handle: askedBack },
  turnthen: { manner: 'private', handle: turnThen },
  replay: { ...privately(replayPress), quota: QUOTAS.film },
  logfile: {
    ...privately((context, press) => logFile(context, press.interaction.user.id)),
    manner: 'private',
    quota: QUOTAS.log,
  },
  withdraw: silently(({ app, id, interaction, requestId }) =>
    app.tables.votes.withdraw(id.game, interaction.user.id, Number(id.arg), requestId),
  ),
  letbot: openly(
    ({ app, id, interaction, requestId }) =>
      app.tables.seats.letBotPlay(id.game, interaction.user.id, Number(id.arg), requestId),
    clockOut,
  ),
  holdbot: openly(
    ({ app, id, interaction, requestId }) =>
      app.tables.seats.holdBot(id.game, interaction.user.id, Number(id.arg), requestId),
    clockOut,
  ),
  letstay: silently(({ app, id, interaction, requestId }) =>
    app.tables.seats.letBotStay(id.game, interaction.user.id, Number(id.arg), requestId),
  ),
  givebot: silently(({ app, id, interaction, requestId }) =>
    app.tables.seats.giveToBot(id.game, interaction.user.id, Number(id.arg), requestId),
  ),
  offerlate: silently(({ app, id, interaction, requestId }) =>
    app.tables.seats.offerLate(id.game, interaction.user.id, Number(id.arg), requestId),
  ),
  claim: silently((press) =>
    press.app.tables.seats.claim(press.id.game, who(press), Number(press.id.arg), press.requestId),
  ),
  rematch: { ...silently(rematch), quota: QUOTAS.table },
}
