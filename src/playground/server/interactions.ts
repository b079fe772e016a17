import { randomBytes } from 'node:crypto'
import { MessageFlags } from 'discord-api-types/v10'
import { invalidWebhookToken, unknownChannel, unknownInteraction, unknownWebhook } from './api-errors.ts'
import { inGuild, interactionChannel, memberOf, userOf } from './payloads.ts'
import { permissionsIn } from './permissions.ts'
import type { Channel, Entry, PlaygroundContext, Interaction, Json } from './types.ts'

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

function owners(context: PlaygroundContext, channel: Channel): Json {
  return { '0': channel.type === 1 ? '0' : context.world.guildId }
}

function who(context: PlaygroundContext, channel: Channel, userId: string): Json {
  if (channel.type === 1) return { user: userOf(context.world, userId) }
  const permissions = String(permissionsIn(context.world, channel, userId))
  return { member: { ...memberOf(context.world, userId), permissions } }
}

/** A component's message goes along whole, the ephemeral flag on it. */
function messageIn(entry: Entry | null | undefined): Json {
  return entry ? { message: entry.message } : {}
}

function payload(context: PlaygroundContext, one: Interaction, { channel, data, message }: Asked): Json {
  const { world } = context
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
    ...who(context, channel, one.userId),
    token: one.token,
    version: 1,
    ...messageIn(message),
    app_permissions: String(permissionsIn(world, channel, world.applicationId)),
    locale,
    entitlements: [],
    authorizing_integration_owners: owners(context, channel),
    context: channel.type === 1 ? 1 : 0,
    attachment_size_limit: 10 * 1024 * 1024,
  }
}

/** A user has acted: the bot is told, and the three seconds begin. */
export function sendInteraction(context: PlaygroundContext, asked: Asked): Interaction {
  const id = context.newId()
  const one: Interaction = {
    id,
    token: randomBytes(48).toString('base64url'),
    type: asked.type,
    userId: asked.userId,
    channelId: asked.channel.id,
    createdAt: context.clock.now(),
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
  one.callOff = context.clock.after(TO_ACKNOWLEDGE, () => expire(context, one))
  context.interactions.set(id, one)
  context.clock.after(TOKEN_LIVES + TO_ACKNOWLEDGE, () => forget(context, one))
  context.toBot('INTERACTION_CREATE', payload(context, one, asked))
  context.changed({ kind: 'interaction', id })
  return one
}

function expire(context: PlaygroundContext, one: Interaction) {
  if (one.acknowledged !== null) return
  one.expired = true
  context.changed({ kind: 'interaction', id: one.id })
}

/** A placeholder nobody filled in time stays, and says so. */
function forget(context: PlaygroundContext, one: Interaction) {
  context.interactions.delete(one.id)
  const channel = context.world.channels[one.channelId]
  const entry = channel?.entries.find(({ message }) => message.id === one.originalId)
  if (!channel || !entry || !((entry.message.flags ?? 0) & MessageFlags.Loading)) return
  context.changed({ kind: 'message', channelId: channel.id, id: entry.message.id, onlyFor: entry.onlyFor })
}

export function openInteraction(context: PlaygroundContext, id: string, token: string): Interaction {
  const one = context.interactions.get(id)
  if (!one || one.token !== token || (one.expired && one.acknowledged === null)) throw unknownInteraction()
  return one
}

/** The interaction behind a webhook's address, if its token still lives. */
export function byToken(context: PlaygroundContext, applicationId: string, token: string): Interaction {
  if (applicationId !== context.world.applicationId) throw unknownWebhook()
  const one = [...context.interactions.values()].find((each) => each.token === token)
  if (!one) throw invalidWebhookToken()
  if (context.clock.now() - one.createdAt >= TOKEN_LIVES) throw invalidWebhookToken()
  if (one.acknowledged === null) throw unknownWebhook()
  return one
}

export function channelOf(context: PlaygroundContext, one: Interaction): Channel {
  const channel = context.world.channels[one.channelId]
  if (!channel) throw unknownChannel()
  return channel
}

function metadataCore(context: PlaygroundContext, one: Interaction): Json {
  const channel = channelOf(context, one)
  return {
    id: one.id,
    type: one.type,
    user: userOf(context.world, one.userId),
    authorizing_integration_owners: owners(context, channel),
  }
}

/** What a message says of the interaction that brought it about. */
export function metadataOf(context: PlaygroundContext, one: Interaction): Json {
  const core = metadataCore(context, one)
  if (one.type === 3) return { ...core, interacted_message_id: one.messageId }
  if (one.type !== 5 || !one.openedBy) return core
  return { ...core, triggering_interaction_metadata: metadataOf(context, one.openedBy) }
}

export function messageFields(context: PlaygroundContext, one: Interaction): Json {
  const { applicationId } = context.world
  const old = one.type === 2 ? { type: 20, interaction: oldField(context, one) } : {}
  return {
    webhook_id: applicationId,
    application_id: applicationId,
    interaction_metadata: metadataOf(context, one),
    ...old,
  }
}

function oldField(context: PlaygroundContext, one: Interaction): Json {
  return { id: one.id, type: 2, name: one.command ?? '', user: userOf(context.world, one.userId) }
}
