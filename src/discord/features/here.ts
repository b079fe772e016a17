import { rows, text } from '#discord/app/components'
import type { AppContext } from '#discord/app/context'
import { begunContextFor, isScreen } from '#discord/app/requests'
import type { CommandContext, Completion, CompletionContext } from '#discord/app/router'
import { atTable, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door, stopId } from '#discord/app/verb-ids'
import { PRESENTATIONS } from '#presentation/registry'
import { isDenial, type MeantTable } from '#tables'
import { homelessComponents } from './inbox/screen.ts'

/** Commands name no game: they are about the one that is played where they are typed. */

const OPEN = ['lobby', 'playing', 'paused']
/** The commands for a table that has not begun. */
const BEFORE = ['join', 'leave', 'start']
/** And those for any table. */
const ALWAYS = ['table']

interface Place {
  readonly channelId: string | null
  readonly user: { readonly id: string }
}

interface TypedAt extends Place {
  readonly commandName: string
  readonly options: { getSubcommand(isNeeded: false): string | null }
}

/**
 * The game a command is about: the thread's own, or the newest of the channel that the command and its caller fit
 * best.
 */
export async function gameHere(app: AppContext, place: TypedAt): Promise<number | null> {
  const best = await bestHere(app, place, [place.commandName], place.options.getSubcommand(false) ?? '')
  return best?.id ?? null
}

/** The game of any kind somebody would play here. */
export function playedHere(app: AppContext, place: Place): Promise<MeantTable | null> {
  return bestHere(
    app,
    place,
    PRESENTATIONS.map(({ game }) => game),
    '',
  )
}

async function bestHere(
  { tables }: AppContext,
  { channelId, user }: Place,
  games: readonly string[],
  command: string,
): Promise<MeantTable | null> {
  const all: MeantTable[] = []
  for (const game of games) {
    const meant = await tables.directory.meantAt(channelId ?? '', game, user.id)
    if (!isDenial(meant)) all.push(...meant)
  }
  const worthOf = judgeOf(command)
  const [best] = all.sort((a, b) => b.id - a.id).toSorted((a, b) => worthOf(b) - worthOf(a))
  return best ?? null
}

/** Says how well a game fits what somebody wants to do. */
function judgeOf(command: string) {
  const isBefore = BEFORE.includes(command)
  return ({ phase, sits, waits }: MeantTable): number => {
    if (!OPEN.includes(phase)) return 0
    if ((phase === 'lobby') !== isBefore && !ALWAYS.includes(command)) return 1
    return 2 + Number(sits && command !== 'join') + Number(waits)
  }
}

/** Runs with the number of the game here, or says where games are. */
export async function here(
  request: CommandContext,
  run: (id: number) => Promise<Screen | null>,
): Promise<Screen | null> {
  const id = await gameHere(request.app, request.interaction)
  return id === null ? nowhereScreen(request) : run(id)
}

async function nowhereScreen(request: CommandContext): Promise<Screen> {
  const { app, interaction, reader } = request
  const waiting = await app.tables.directory.waitingCount(interaction.user.id)
  const games = isDenial(waiting) ? 0 : waiting
  return screen([
    text(reader.say('noGameHere', { games, turns: reader.command('turns') })),
    ...(await homelessComponents(request)),
    ...rows([games > 0 && door('inbox', reader.say('myTurns'))]),
  ])
}

/** Offers values that are about the game here; none where there is no game. */
export async function completeHere(
  { app, interaction }: CompletionContext,
  complete: (id: number) => Promise<Completion[]>,
): Promise<Completion[]> {
  const id = await gameHere(app, interaction)
  return id === null ? [] : complete(id)
}

/** The id of the button that stops who thinks about the game here. */
export async function stopIdHere(app: AppContext, interaction: TypedAt): Promise<string | null> {
  const id = await gameHere(app, interaction)
  return id === null ? null : stopId(id)
}

/** Makes a screen of a game that has begun. */
export type Show = (context: ScreenContext, request: CommandContext) => Promise<Screen> | Screen

/** Something to look at: private, unless the others shall see it and have not just seen it. */
export async function showAt(request: CommandContext, id: number, wantsAll: boolean, show: Show): Promise<Screen> {
  const { interaction, isPublic, reader } = request
  // A public answer must not show anything only this person may know.
  const context = await begunContextFor(request, id, isPublic ? null : interaction.user.id)
  if (isScreen(context)) return context
  const shown = await show(isPublic ? atTable(context) : context, request)
  if (isPublic || !wantsAll) return shown
  return { ...shown, components: [text(`-# ${reader.say('shownLately')}`), ...shown.components] }
}
