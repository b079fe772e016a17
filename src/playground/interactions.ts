import { randomBytes } from 'node:crypto'
import { MessageFlags } from 'discord-api-types/v10'
import { permissionsIn } from './permissions.ts'
import { invalidWebhookToken, unknownChannel, unknownInteraction, unknownWebhook } from './refusal.ts'
import { inGuild, interactionChannel, memberOf, userOf } from './shapes.ts'
import type { Channel, Entry, Ground, Interaction, Json } from './types.ts'

export const TO_ACKNOWLEDGE = 3_000
export const TOKEN_LIVES = 15 * 60_000

export interface Asked {
  type: Interaction['type']
  userId: string
  channel: Channel
  data: Json
  message?: Entry | null
  command?: string | null
  line?: string | null
  openedBy?: Interaction | null
}

function owners(ground: Ground, channel: Channel): Json {
  return { '0': channel.type === 1 ? '0' : ground.world.guildId }
}

function who(ground: Ground, channel: Channel, userId: string): Json {
  if (channel.type === 1) return { user: userOf(ground.world, userId) }
  const permissions = String(permissionsIn(ground.world, channel, userId))
  return { member: { ...memberOf(ground.world, userId), permissions } }
}

/** A component's message goes along whole, the ephemeral flag on it. */
function messageIn(entry: Entry | null | undefined): Json {
  return entry ? { message: entry.message } : {}
}

function payload(ground: Ground, one: Interaction, { channel, data, message }: Asked): Json {
  const { world } = ground
  const locale = world.people[one.userId]?.locale ?? 'en-US'
  const guild = { id: world.guildId, locale: 'en-US', features: [] }
  return {
    id: one.id,
    application_id: world.applicationId,
    type: one.type,
    data,
    ...inGuild(world, channel),
    ...(channel.type === 1 ? {} : { guild, guild_locale: 'en-US' }),
    channel: interactionChannel(world, channel, one.userId),
    channel_id: channel.id,
    ...who(ground, channel, one.userId),
    token: one.token,
    version: 1,
    ...messageIn(message),
    app_permissions: String(permissionsIn(world, channel, world.applicationId)),
    locale,
    entitlements: [],
    authorizing_integration_owners: owners(ground, channel),
    context: channel.type === 1 ? 1 : 0,
    attachment_size_limit: 10 * 1024 * 1024,
  }
}

/** A user has acted: the bot is told, and the three seconds begin. */
export function ask(ground: Ground, asked: Asked): Interaction {
  const id = ground.newId()
  const one: Interaction = {
    id,
    token: randomBytes(48).toString('base64url'),
    type: asked.type,
    userId: asked.userId,
    channelId: asked.channel.id,
    createdAt: ground.clock.now(),
    messageId: asked.message?.message.id ?? null,
    command: asked.command ?? null,
    line: asked.line ?? null,
    acknowledged: null,
    expired: false,
    originalId: null,
    modal: null,
    choices: null,
    openedBy: asked.openedBy ?? null,
    callOff: () => {},
  }
  one.callOff = ground.clock.after(TO_ACKNOWLEDGE, () => expire(ground, one))
  ground.interactions.set(id, one)
  ground.clock.after(TOKEN_LIVES + TO_ACKNOWLEDGE, () => forget(ground, one))
  ground.toBot('INTERACTION_CREATE', payload(ground, one, asked))
  ground.changed({ kind: 'interaction', id })
  return one
}

function expire(ground: Ground, one: Interaction) {
  if (one.acknowledged !== null) return
  one.expired = true
  ground.changed({ kind: 'interaction', id: one.id })
}

/** A placeholder nobody filled in time stays, and says so. */
function forget(ground: Ground, one: Interaction) {
  ground.interactions.delete(one.id)
  const channel = ground.world.channels[one.channelId]
  const entry = channel?.entries.find(({ message }) => message.id === one.originalId)
  if (!channel || !entry || !((entry.message.flags ?? 0) & MessageFlags.Loading)) return
  ground.changed({ kind: 'message', channelId: channel.id, id: entry.message.id, onlyFor: entry.onlyFor })
}

export function openInteraction(ground: Ground, id: string, token: string): Interaction {
  const one = ground.interactions.get(id)
  if (!one || one.token !== token || (one.expired && one.acknowledged === null)) throw unknownInteraction()
  return one
}

/** The interaction behind a webhook's address, if its token still lives. */
export function byToken(ground: Ground, applicationId: string, token: string): Interaction {
  if (applicationId !== ground.world.applicationId) throw unknownWebhook()
  const one = [...ground.interactions.values()].find((each) => each.token === token)
  if (!one) throw invalidWebhookToken()
  if (ground.clock.now() - one.createdAt >= TOKEN_LIVES) throw invalidWebhookToken()
  if (one.acknowledged === null) throw unknownWebhook()
  return one
}

export function channelOf(ground: Ground, one: Interaction): Channel {
  const channel = ground.world.channels[one.channelId]
  if (!channel) throw unknownChannel()
  return channel
}

function metadataCore(ground: Ground, one: Interaction): Json {
  const channel = channelOf(ground, one)
  return {
    id: one.id,
    type: one.type,
    user: userOf(ground.world, one.userId),
    authorizing_integration_owners: owners(ground, channel),
  }
}

/** What a message says of the interaction that brought it about. */
export function metadataOf(ground: Ground, one: Interaction): Json {
  const core = metadataCore(ground, one)
  if (one.type === 3) return { ...core, interacted_message_id: one.messageId }
  if (one.type !== 5 || !one.openedBy) return core
  return { ...core, triggering_interaction_metadata: metadataOf(ground, one.openedBy) }
}

export function messageFields(ground: Ground, one: Interaction): Json {
  const { applicationId } = ground.world
  const old = one.type === 2 ? { type: 20, interaction: oldField(ground, one) } : {}
  return {
    webhook_id: applicationId,
    application_id: applicationId,
    interaction_metadata: metadataOf(ground, one),
    ...old,
  }
}

function oldField(ground: Ground, one: Interaction): Json {
  return { id: one.id, type: 2, name: one.command ?? '', user: userOf(ground.world, one.userId) }
}
