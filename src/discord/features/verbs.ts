import { isDenial } from '#tables'
import { QUOTAS } from '../app/quotas.ts'
import { contextFor, displayPrefsOf, sayNo } from '../app/requests.ts'
import type { PressContext, RequestContext, Verb } from '../app/router.ts'
import type { Screen } from '../app/send.ts'
import * as around from './boards/around.ts'
import { TABLE_VERBS } from './boards/verbs-table.ts'
import { EARLY_VERBS } from './early-answers/verbs.ts'
import { review } from './hints/hint.ts'
import { inboxScreen } from './inbox/screen.ts'
import { LOBBY_VERBS } from './lobby/verbs.ts'
import { ORDER_VERBS } from './orders/verbs.ts'
import { changeSetting, keepQuiet, keepVacation, quietForm, resetSettings, vacationForm } from './settings/screen.ts'
import { PANEL_VERBS } from './turn/verbs.ts'

/** Every button, select and form, by its verb. */
export const VERBS: Readonly<Record<string, Verb>> = {
  ...LOBBY_VERBS,
  ...TABLE_VERBS,
  ...ORDER_VERBS,
  ...EARLY_VERBS,
  ...PANEL_VERBS,

  look: { manner: 'panel', quota: QUOTAS.board, handle: (press) => village(press, null, true) },
  villages: { manner: 'private', quota: QUOTAS.board, handle: (press) => village(press, null) },
  village: {
    manner: 'panel',
    quota: QUOTAS.board,
    handle: (press) => village(press, Number.parseInt(press.id.arg, 10), press.id.arg.endsWith(around.FROM_PANEL)),
  },
  log: { manner: 'panel', quota: QUOTAS.log, handle: log },
  openlog: { manner: 'private', quota: QUOTAS.log, handle: log },
  close: {
    manner: 'panel',
    async handle({ interaction }) {
      await interaction.deleteReply()
      return null
    },
  },
  rules: {
    manner: 'private',
    handle(press) {
      const [named = '', topic = null] = press.id.arg.split(':')
      return rules(press, press.id.game, topic, named)
    },
  },
  rulestopic: {
    manner: 'panel',
    handle: (press) => rules(press, press.id.game, press.values[0] ?? null, press.id.arg),
  },
  rulespage: {
    manner: 'panel',
    handle(press) {
      const [named = '', topic = ''] = press.id.arg.split(':')
      return rules(press, press.id.game, topic, named)
    },
  },
  inbox: { manner: 'panel', quota: QUOTAS.turns, handle: (press) => inboxScreen(press, 0) },
  inboxpage: { manner: 'panel', quota: QUOTAS.turns, handle: (press) => inboxScreen(press, Number(press.id.arg)) },

  set: { manner: 'panel', handle: changeSetting },
  resetall: { manner: 'panel', handle: resetSettings },
  quiet: { manner: 'form', handle: quietForm },
  vacation: { manner: 'form', handle: vacationForm },
  quietset: { manner: 'panel', handle: keepQuiet },
  vacationset: { manner: 'panel', handle: keepVacation },

  review: { manner: 'private', quota: QUOTAS.review, handle: (press) => review(press, press.id.game) },
  export: { manner: 'private', quota: QUOTAS.export, handle: (press) => exported(press, press.id.game) },
}

async function log(press: PressContext): Promise<Screen> {
  const { app, id, interaction, reader } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const lines = await app.tables.reading.log(id.game, interaction.user.id)
  if (isDenial(lines)) return sayNo(reader, lines)
  return around.logScreen(context, lines, id.arg === '' ? null : Number(id.arg))
}

async function village(press: PressContext, seat: number | null, isPanel = false): Promise<Screen> {
  const context = await contextFor(press, press.id.game)
  if (isDenial(context)) return sayNo(press.reader, context)
  if (context.look.view === null) return around.lineScreen(press.reader.say('stillLobby'))
  return around.ownBoardScreen(context, seat ?? context.look.seat ?? 0, await displayPrefsOf(press), isPanel)
}

/** Of the table's game, or of the one that is named where there is no table. */
export async function rules(request: RequestContext, id: number, topic: string | null, named: string): Promise<Screen> {
  const context = id === 0 ? null : await contextFor(request, id)
  if (context !== null && isDenial(context))
    return named === '' ? sayNo(request.reader, context) : rules(request, 0, topic, named)
  const game = context?.look.game.name ?? named
  return around.rulesScreen(request.app, request.reader, context, game, topic, await displayPrefsOf(request))
}

export async function exported(request: RequestContext, game: number): Promise<Screen> {
  const { app, reader } = request
  const outcome = await app.tables.records.export(game)
  if (isDenial(outcome)) return sayNo(reader, outcome)
  const name = `${outcome.record.game}-${game}.json`
  const data = Buffer.from(JSON.stringify(outcome, null, 1))
  return around.fileScreen(reader.say('exported'), name, data)
}
