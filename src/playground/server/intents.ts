import { GatewayIntentBits } from 'discord-api-types/v10'
import { asJson, jsonIn, listIn } from './json.ts'
import { maySee } from './permissions.ts'
import type { Json, PlaygroundContext } from './types.ts'

/** Events that Discord grants on request only; a bot of our kind has none of it. */
export const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent

const IN_GUILD: Record<string, number> = {
  MESSAGE: GatewayIntentBits.GuildMessages,
  GUILD_MEMBER: GatewayIntentBits.GuildMembers,
}

function channelOf({ world }: PlaygroundContext, event: string, data: Json) {
  const id = /^(CHANNEL_(CREATE|UPDATE)|THREAD)/.test(event) ? data.id : data.channel_id
  return world.channels[String(id)]
}

function intentFor(ownId: string, event: string, data: Json): number {
  const isOwn = jsonIn(data, 'user')?.id === ownId
  if (event === 'INTERACTION_CREATE' || (event === 'GUILD_MEMBER_UPDATE' && isOwn)) return 0
  if (event.startsWith('MESSAGE') && data.guild_id === undefined) return GatewayIntentBits.DirectMessages
  if (event === 'CHANNEL_PINS_UPDATE' && data.guild_id === undefined) return GatewayIntentBits.DirectMessages
  const kind = Object.keys(IN_GUILD).find((start) => event.startsWith(start))
  return kind ? (IN_GUILD[kind] ?? 0) : GatewayIntentBits.Guilds
}

/** True if the bot has asked for such events and may see where they come from. */
export function hears(context: PlaygroundContext, intents: number, event: string, data: object): boolean {
  const intent = intentFor(context.world.applicationId, event, asJson(data))
  if (intent !== 0 && !(intents & intent)) return false
  const channel = channelOf(context, event, asJson(data))
  return !channel || event === 'INTERACTION_CREATE' || maySee(context.world, channel, context.world.applicationId)
}

/** Without the intent for it, what others write is hidden from a bot, unless it is named or in a direct message. */
export function withoutContent({ world }: PlaygroundContext, event: string, data: object): object {
  const message = asJson(data)
  const isMessage = event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE'
  if (!isMessage || !message.guild_id || jsonIn(message, 'author')?.id === world.applicationId) return data
  if (listIn(message, 'mentions').some(({ id }) => id === world.applicationId)) return data
  return { ...data, content: '', embeds: [], attachments: [], components: [] }
}
