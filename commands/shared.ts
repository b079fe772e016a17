import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import { rows, text } from '#discord/app/components'
import type { AppContext } from '#discord/app/context'
import type { Command, CommandContext } from '#discord/app/router'
import { screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door } from '#discord/app/verb-ids'
import { homelessComponents } from '#discord/features/inbox/screen'
import { isDenial } from '#tables'

/** A command that every game has. */
export interface GameCommand extends Command {
  define(sub: SlashCommandSubcommandBuilder, game: string): void
}

const OPEN = ['lobby', 'playing', 'paused']
/** The commands for a table that has not begun. */
const BEFORE = ['join', 'leave', 'start']

interface Place {
  readonly channelId: string | null
  readonly commandName: string
  readonly user: { readonly id: string }
  readonly options: { getSubcommand(isNeeded: false): string | null }
}

/**
 * The game a command is about: the thread's own, or the newest of the channel that the command and its caller fit
 * best.
 */
export async function gameHere({ tables }: AppContext, place: Place): Promise<number | null> {
  const { channelId, commandName, user } = place
  const meant = await tables.directory.meantAt(channelId ?? '', commandName, user.id)
  if (isDenial(meant)) return null
  const worthOf = judgeOf(place.options.getSubcommand(false) ?? '')
  const [best] = meant.toSorted((a, b) => worthOf(b) - worthOf(a))
  return best?.id ?? null
}

interface Meant {
  readonly phase: string
  readonly sits: boolean
  readonly waits: boolean
}

/** Says how well a game fits what somebody wants to do. */
function judgeOf(command: string) {
  const isBefore = BEFORE.includes(command)
  return ({ phase, sits, waits }: Meant): number => {
    if (!OPEN.includes(phase)) return 0
    if ((phase === 'lobby') !== isBefore) return 1
    return 2 + Number(sits && command !== 'join') + Number(waits)
  }
}

/** Runs with the number of the game here, or says where games are. */
export async function here(
  request: CommandContext,
  run: (id: number) => Promise<Screen | null>,
): Promise<Screen | null> {
  const { app, interaction, reader } = request
  const id = await gameHere(app, interaction)
  if (id !== null) return run(id)
  const waiting = await app.tables.directory.waitingCount(interaction.user.id)
  const games = isDenial(waiting) ? 0 : waiting
  return screen([
    text(reader.say('noGameHere', { games, turns: reader.command('turns') })),
    ...(await homelessComponents(request)),
    ...rows([games > 0 && door('inbox', reader.say('myTurns'))]),
  ])
}
