import type { SlashCommandBuilder, SlashCommandSubcommandBuilder } from '@discordjs/builders'
import type { Command } from '#discord/app/router'
import type { CommandName } from './words.ts'

/** A command that every game has. */
export interface GameCommand extends Command {
  readonly name: CommandName
  /** Adds its options. */
  define?(sub: SlashCommandSubcommandBuilder, game: string): void
}

/** A command that belongs to no game. */
export interface GlobalCommand extends Command {
  readonly name: CommandName
  define?(builder: SlashCommandBuilder): void
}
