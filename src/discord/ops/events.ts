import type { Interaction } from 'discord.js'
import { readId } from '../app/custom-ids.ts'

/**
 * Takes for the log from an interaction: numbers, the name of the command or the verb, never what was typed or shown.
 */
export function eventOf(interaction: Interaction): Record<string, unknown> {
  const { id, user, guildId, channelId } = interaction
  const event = { interaction: id, person: user.id, guild: guildId, channel: channelId }
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    const sub = interaction.options.getSubcommand(false)
    return { ...event, command: [interaction.commandName, sub].filter(Boolean).join(' ') }
  }
  if (interaction.isMessageContextMenuCommand()) return { ...event, command: interaction.commandName }
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const press = readId(interaction.customId)
    return { ...event, verb: press?.verb ?? null, game: press?.game ?? null }
  }
  return event
}
