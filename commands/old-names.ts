import { text } from '#discord/app/components'
import { QUOTAS } from '#discord/app/quotas'
import { sayDone } from '#discord/app/requests'
import type { Command, CommandContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { concedeForm } from '#discord/features/concede/concede'
import { BY_OLD_NAME } from '#discord/features/concede/declarations'
import { exported } from '#discord/features/export/export'
import { completeHere, here } from '#discord/features/here'
import { pausedOrResumed } from '#discord/features/pause/pause'
import { askBack } from '#discord/features/rewind/rewind'
import { entriesToGoBackTo } from '#discord/features/rewind/typed-entries'
import { SEAT_WISHES } from '#discord/features/seats/declarations'
import { fulfilled } from '#discord/features/seats/wish'
import { headToHeadScreen, leaderboardScreen, statisticsScreen } from '#discord/features/statistics/screens'
import { abandonAsked } from '#discord/features/table-panel/abandon'
import { verified } from '#discord/features/verify/verify'
import type { Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import { chosenAlways } from './chosen.ts'
import { play } from './play.ts'
import { showing, type View } from './views.ts'
import { serverOf } from './where.ts'

/**
 * Names that commands of games had in the last version. Discord is no longer told of them, but clients go on sending
 * them for a while: they do what they did, and say what they are called now. The next version drops this file.
 */

/** The name and the options that are to be typed from now on. */
interface NewName {
  readonly name: 'play' | 'show' | 'table' | 'stats'
  /** It belongs to no game any more. */
  readonly isGlobal?: true
  /** The choice of `show`. */
  readonly view?: View
}

function renamedLine({ reader, interaction }: CommandContext, { name, isGlobal, view }: NewName): string {
  const command = reader.command(name, isGlobal ? null : interaction.commandName)
  const choice = view === undefined ? '' : ` ${reader.say(`view_${view}`)}`
  return reader.say('renamed', { command: `${command}${choice}` })
}

function withLine(screen: Screen | null, line: string): Screen | null {
  return screen === null ? null : { ...screen, components: [...screen.components, text(`-# ${line}`)] }
}

function renamed(command: Command, now: NewName): Command {
  return { ...command, run: async (request) => withLine(await command.run(request), renamedLine(request, now)) }
}

type Act = (request: CommandContext, id: number) => Promise<Outcome<object>>

/** Does something at the table here and says that it is done, or that the others were asked. */
function acting(name: string, done: UiKey, act: Act): Command {
  return { name, run: (request) => here(request, async (id) => sayDone(request.reader, await act(request, id), done)) }
}

const PAUSE: Command = { name: 'pause', run: (request) => here(request, (id) => pausedOrResumed(request, id)) }
const LEAVE = acting('leave', 'left', ({ app, interaction, requestId }, id) =>
  app.tables.lobby.leave(id, interaction.user.id, requestId),
)
const UNDO = acting('undo', 'undone', ({ app, interaction, requestId }, id) =>
  app.tables.turns.undo(id, interaction.user.id, requestId),
)
const ABANDON: Command = { name: 'abandon', run: (request) => here(request, (id) => abandonAsked(request, id)) }

const SEAT: Command = {
  name: 'seat',
  run: (request) =>
    here(request, (id) => fulfilled(request, id, chosenAlways(request.interaction.options, 'wish', SEAT_WISHES))),
}

const CONCEDE: Command = {
  name: 'concede',
  isForm: true,
  run: (request) => here(request, (id) => concedeForm(request, id, BY_OLD_NAME)),
}

const REWIND: Command = {
  name: 'rewind',
  isForm: true,
  run: (request) =>
    here(request, (id) => askBack(request, id, Number(request.interaction.options.getString('to', true)), true)),
  complete: (request) => completeHere(request, (id) => entriesToGoBackTo(request, id)),
}

const EXPORT: Command = {
  name: 'export',
  quota: QUOTAS.export,
  run: (request) => here(request, (id) => exported(request, id)),
}

const VERIFY: Command = {
  name: 'verify',
  quota: QUOTAS.verify,
  run: (request) => here(request, (id) => verified(request, id)),
}

const STATS: Command = {
  name: 'stats',
  quota: QUOTAS.ranking,
  run(request) {
    const { interaction } = request
    const games = [interaction.commandName]
    const user = interaction.options.getUser('player') ?? interaction.user
    const other = interaction.options.getUser('against')
    if (other !== null) return headToHeadScreen(request, games, user, other)
    return statisticsScreen(request, games, user, serverOf(interaction, { unsaid: 'all' }))
  },
}

const LEADERBOARD: Command = {
  name: 'leaderboard',
  quota: QUOTAS.ranking,
  run(request) {
    const { interaction } = request
    return leaderboardScreen(request, interaction.commandName, serverOf(interaction, { unsaid: 'server' }))
  },
}

const VIEWS_BY_OLD_NAME: readonly (readonly [string, View])[] = [
  ['board', 'board'],
  ['village', 'mine'],
  ['hand', 'mine'],
  ['score', 'score'],
  ['log', 'log'],
  ['recap', 'recap'],
  ['replay', 'replay'],
]

export const OLD_NAMES: readonly Command[] = [
  renamed({ ...play, name: 'turn' }, { name: 'play' }),
  ...VIEWS_BY_OLD_NAME.map(([name, view]) => renamed(showing(name, view), { name: 'show', view })),
  ...[LEAVE, UNDO, REWIND, SEAT, PAUSE, CONCEDE, ABANDON, EXPORT, VERIFY].map((command) =>
    renamed(command, { name: 'table' }),
  ),
  ...[STATS, LEADERBOARD].map((command) => renamed(command, { name: 'stats', isGlobal: true })),
]
