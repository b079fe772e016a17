import { QUOTAS } from '#discord/app/quotas'
import { openly, privately, sayNoAt, silently, tasteOf, who } from '#discord/app/requests'
import type { Press, Verb } from '#discord/app/router'
import type { Stage } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { type Home, isDenial, type Look, type Vote } from '#tables'
import { conceded } from '../concede/concede.ts'
import { copyForAdmin, doctorScreen } from '../doctor/screen.ts'
import { moveHere } from '../relocate/relocate.ts'
import { logFile, replayPress } from '../replay/replay.ts'
import { askedBack, turnThen } from '../rewind/rewind.ts'
import { lateScreen } from '../seats/screen.ts'
import { settingsScreen } from '../settings/screen.ts'
import * as around from './around.ts'

function voteVerb(yes: boolean): Verb {
  return openly(
    ({ house, id, interaction, press }) =>
      house.tables.votes.answer(id.game, interaction.user.id, Number(id.arg), yes, press),
    (stage, { id }) => {
      const vote = stage.look.votes.find(({ number }) => number === Number(id.arg))
      // The last answer is told by a message of its own.
      return vote === undefined ? null : around.voteScreen(around.atTable(stage), vote as Vote)
    },
  )
}

/** While somebody is late the message about it shows what was decided. */
async function clockOut(stage: Stage, { id }: Press): Promise<Screen | null> {
  const seat = Number(id.arg)
  return stage.look.places[seat]?.late ? lateScreen(around.atTable(stage), seat) : null
}

/** A thread that was opened for one game is not played in again. */
function rematchHome({ house }: Press, { home }: Look): Home | undefined {
  if (home.thread === null) return undefined
  const { channels, user } = house.client
  const thread = channels.cache.get(home.thread)
  const isForeign = thread?.isThread() && thread.ownerId !== user?.id
  return isForeign ? undefined : { ...home, thread: null }
}

async function rematch(press: Press) {
  const { house, id } = press
  const look = await house.tables.reading.look(id.game, null)
  if (isDenial(look)) return look
  return house.tables.lobby.rematch(id.game, who(press), press.press, rematchHome(press, look))
}

/** What can be done at a table besides taking turns. */
export const TABLE_VERBS: Readonly<Record<string, Verb>> = {
  table: {
    quota: QUOTAS.board,
    ...privately(async (stage, press) =>
      stage.look.view === null
        ? around.lineScreen(press.reader.say('stillLobby'))
        : around.boardScreen(stage, await tasteOf(press)),
    ),
  },
  score: { ...privately(async (stage, press) => around.scoreScreen(stage, await tasteOf(press))), quota: QUOTAS.score },
  resume: {
    manner: 'panel',
    async handle(press) {
      const { house, id, interaction, reader } = press
      const outcome = await house.tables.votes.resume(id.game, interaction.user.id, press.press)
      if (isDenial(outcome)) return sayNoAt(press, outcome)
      return around.lineScreen(reader.say('vote' in outcome ? 'asked' : 'resumedNow'))
    },
  },
  settings: { manner: 'panel', handle: (press) => settingsScreen(press) },
  movehere: { manner: 'panel', handle: moveHere },
  doctor: { manner: 'panel', quota: QUOTAS.board, handle: (press) => doctorScreen(press) },
  doctorcopy: { manner: 'private', handle: async (press) => copyForAdmin(press) },
  yes: voteVerb(true),
  no: voteVerb(false),
  concede: { manner: 'private', handle: conceded },
  askback: { manner: 'private', handle: askedBack },
  turnthen: { manner: 'private', handle: turnThen },
  replay: { ...privately(replayPress), quota: QUOTAS.film },
  logfile: {
    ...privately((stage, press) => logFile(stage, press.interaction.user.id)),
    manner: 'private',
    quota: QUOTAS.log,
  },
  withdraw: silently(({ house, id, interaction, press }) =>
    house.tables.votes.withdraw(id.game, interaction.user.id, Number(id.arg), press),
  ),
  letbot: openly(
    ({ house, id, interaction, press }) =>
      house.tables.seats.letBotPlay(id.game, interaction.user.id, Number(id.arg), press),
    clockOut,
  ),
  holdbot: openly(
    ({ house, id, interaction, press }) =>
      house.tables.seats.holdBot(id.game, interaction.user.id, Number(id.arg), press),
    clockOut,
  ),
  letstay: silently(({ house, id, interaction, press }) =>
    house.tables.seats.letBotStay(id.game, interaction.user.id, Number(id.arg), press),
  ),
  givebot: silently(({ house, id, interaction, press }) =>
    house.tables.seats.giveToBot(id.game, interaction.user.id, Number(id.arg), press),
  ),
  offerlate: silently(({ house, id, interaction, press }) =>
    house.tables.seats.offerLate(id.game, interaction.user.id, Number(id.arg), press),
  ),
  claim: silently((press) =>
    press.house.tables.seats.claim(press.id.game, who(press), Number(press.id.arg), press.press),
  ),
  rematch: { ...silently(rematch), quota: QUOTAS.table },
}
