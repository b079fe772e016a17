import type { SlashCommandBuilder } from '@discordjs/builders'
import type { Command } from '#discord/app/router'

/** A command that belongs to no game. */
export interface GlobalCommand extends Command {
  define(builder: SlashCommandBuilder): void
}
