import { ApplicationIntegrationType, InteractionContextType } from 'discord.js'

interface Installable {
  setIntegrationTypes(...types: ApplicationIntegrationType[]): this
  setContexts(...contexts: InteractionContextType[]): this
}

/**
 * Lets a command be used on servers, in private messages, and by whoever has installed the bot for themselves, also on
 * servers that never invited it.
 */
export function everywhere<Builder extends Installable>(builder: Builder): Builder {
  return builder
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall)
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
}
