import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import type { ChatInputCommandInteraction } from 'discord.js'
import { choices, described } from './words.ts'

type Where = 'server' | 'all'

export function addWhere(sub: SlashCommandSubcommandBuilder): void {
  sub.addStringOption((option) => described(option, 'where').addChoices(...choices(['server', 'all'], 'where')))
}

/** The server to look at; none means everywhere. */
export function serverOf(
  { options, guildId }: ChatInputCommandInteraction,
  { unsaid }: { unsaid: Where },
): string | undefined {
  const where = (options.getString('where') as Where | null) ?? unsaid
  return where === 'server' && guildId !== null ? guildId : undefined
}
