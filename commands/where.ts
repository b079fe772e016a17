import type { SlashCommandBuilder } from '@discordjs/builders'
import type { ChatInputCommandInteraction } from 'discord.js'
import { chosen } from './chosen.ts'
import { choices, described } from './words.ts'

const WHERE = ['server', 'all'] as const

export function addWhere(builder: SlashCommandBuilder): void {
  builder.addStringOption((option) =>
    described(option, 'where').addChoices(...choices(WHERE, (where) => `where_${where}`)),
  )
}

/** The server to look at; none means everywhere. */
export function serverOf(
  { options, guildId }: ChatInputCommandInteraction,
  { unsaid }: { unsaid: (typeof WHERE)[number] },
): string | undefined {
  const where = chosen(options, 'where', WHERE) ?? unsaid
  return where === 'server' && guildId !== null ? guildId : undefined
}
