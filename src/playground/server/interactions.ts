import { randomBytes } from 'node:crypto'
import { MessageFlags } from 'discord-api-types/v10'
import { invalidWebhookToken, unknownChannel, unknownInteraction, unknownWebhook } from './api-errors.ts'
import { inGuild, interactionChannel, memberOf, userOf } from './payloads.ts'
import { permissionsIn } from './permissions.ts'
import type { Channel, Entry, Interaction, Json, PlaygroundContext } from './types.ts'

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

/** The installers of the bot: the server, or on a server that never did the user. */
function owners(context: PlaygroundContext, channel: Channel, userId: string): Json {
  if (channel.foreignServer !== undefined) return { '1': userId }
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

function payload(context: PlaygroundContext, interaction: Interaction, { channel, data, message }: Asked): Json {
  const { world } = context
  const locale = world.people[interaction.userId]?.locale ?? 'en-US'
  const guildLocale = world.locale ?? 'en-US'
  const guild = { id: channel.foreignServer ?? world.guildId, locale: guildLocale, features: [] }
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: interaction.type,
    data,
    ...inGuild(world, channel),
    ...(channel.type === 1 ? {} : { guild, guild_locale: guildLocale }),
    channel: interactionChannel(world, channel, interaction.userId),
    channel_id: channel.id,
    ...who(context, channel, interaction.userId),
    token: interaction.token,
    version: 1,
    ...messageIn(message),
    app_permissions: String(permissionsIn(world, channel, world.applicationId)),
    locale,
    entitlements: [],
    authorizing_integration_owners: owners(context, channel, interaction.userId),
    context: channel.type === 1 ? 1 : 0,
    attachment_size_limit: 10 * 1024 * 1024,
  }
}

/** A user has acted: the bot is told, and the three seconds begin. */
export function sendInteraction(context: PlaygroundContext, asked: Asked): Interaction {
  const id = context.newId()
  const interaction: Interaction = {
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
  interaction.callOff = context.clock.after(TO_ACKNOWLEDGE, () => expire(context, interaction))
  context.interactions.set(id, interaction)
  context.clock.after(TOKEN_LIVES + TO_ACKNOWLEDGE, () => forget(context, interaction))
  context.toBot('INTERACTION_CREATE', payload(context, interaction, asked))
  context.changed({ kind: 'interaction', id })
  return interaction
}

function expire(context: PlaygroundContext, interaction: Interaction) {
  if (interaction.acknowledged !== null) return
  interaction.expired = true
  context.changed({ kind: 'interaction', id: interaction.id })
}

/** A placeholder nobody filled in time stays, and says so. */
function forget(context: PlaygroundContext, interaction: Interaction) {
  context.interactions.delete(interaction.id)
  const channel = context.world.channels[interaction.channelId]
  const entry = channel?.entries.find(({ message }) => message.id === interaction.originalId)
  if (!channel || !entry || !((entry.message.flags ?? 0) & MessageFlags.Loading)) return
  context.changed({ kind: 'message', channelId: channel.id, id: entry.message.id, onlyFor: entry.onlyFor })
}

export function openInteraction(context: PlaygroundContext, id: string, token: string): Interaction {
  const interaction = context.interactions.get(id)
  if (!interaction || interaction.token !== token || (interaction.expired && interaction.acknowledged === null))
    throw unknownInteraction()
  return interaction
}

/** The interaction behind a webhook's address, if its token still lives. */
export function byToken(context: PlaygroundContext, applicationId: string, token: string): Interaction {
  if (applicationId !== context.world.applicationId) throw unknownWebhook()
  const interaction = [...context.interactions.values()].find((each) => each.token === token)
  if (!interaction) throw invalidWebhookToken()
  if (context.clock.now() - interaction.createdAt >= TOKEN_LIVES) throw invalidWebhookToken()
  if (interaction.acknowledged === null) throw unknownWebhook()
  return interaction
}

export function channelOf(context: PlaygroundContext, interaction: Interaction): Channel {
  const channel = context.world.channels[interaction.channelId]
  if (!channel) throw unknownChannel()
  return channel
}

function metadataCore(context: PlaygroundContext, interaction: Interaction): Json {
  const channel = channelOf(context, interaction)
  return {
    id: interaction.id,
    type: interaction.type,
    user: userOf(context.world, interaction.userId),
    authorizing_integration_owners: owners(context, channel, interaction.userId),
  }
}

/** The part of a message that says which interaction brought it about. */
export function metadataOf(context: PlaygroundContext, interaction: Interaction): Json {
  const core = metadataCore(context, interaction)
  if (interaction.type === 3) return { ...core, interacted_message_id: interaction.messageId }
  if (interaction.type !== 5 || !interaction.openedBy) return core
  return { ...core, triggering_interaction_metadata: metadataOf(context, interaction.openedBy) }
}

export function messageFields(context: PlaygroundContext, interaction: Interaction): Json {
  const { applicationId } = context.world
  const old = interaction.type === 2 ? { type: 20, interaction: oldField(context, interaction) } : {}
  return {
    webhook_id: applicationId,
    application_id: applicationId,
    interaction_metadata: metadataOf(context, interaction),
    ...old,
  }
}

function oldField(context: PlaygroundContext, interaction: Interaction): Json {
  return {
    id: interaction.id,
    type: 2,
    name: interaction.command ?? '',
    user: userOf(context.world, interaction.userId),
  }
}
