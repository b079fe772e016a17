import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import type { ChatInputCommandInteraction } from 'discord.js'
import type { House } from '#discord/house'
import { rows, text } from '#discord/parts'
import type { Command, CommandAsk } from '#discord/router'
import { homelessParts } from '#discord/screens/inbox'
import { screen } from '#discord/screens/screen'
import { door } from '#discord/screens/trouble'
import type { Screen } from '#discord/send'
import { isNo } from '#tables'

export type Asked = CommandAsk

/** A command that every game has. */
export interface GameCommand extends Command {
  define(sub: SlashCommandSubcommandBuilder, game: string): void
}

const OPEN = ['lobby', 'playing', 'paused']

type Place = Pick<ChatInputCommandInteraction, 'channelId' | 'commandName'>

/** The game a command is about: the thread's own, or the only one of the channel that goes on. */
export async function gameHere(house: House, { channelId, commandName }: Place): Promise<number | null> {
  const at = await house.tables.tablesAt(channelId)
  if (isNo(at)) return null
  const own = at.filter(({ game }) => game === commandName)
  return (own.find(({ phase }) => OPEN.includes(phase)) ?? own[0])?.id ?? null
}

/** Runs with the number of the game here, or says where games are. */
export async function here(ask: Asked, run: (id: number) => Promise<Screen | null>): Promise<Screen | null> {
  const { house, interaction, reader } = ask
  const id = await gameHere(house, interaction)
  if (id !== null) return run(id)
  const waiting = await house.tables.waitingFor(interaction.user.id)
  const games = isNo(waiting) ? 0 : waiting.length
  return screen([
    text(reader.say('noGameHere', { games })),
    ...(await homelessParts(ask)),
    ...rows([games > 0 && door('inbox', reader.say('myTurns'))]),
  ])
}
