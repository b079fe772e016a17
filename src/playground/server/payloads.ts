import type { APIUser } from 'discord-api-types/v10'
import { permissionsIn } from './permissions.ts'
import type { Channel, Entry, Json, Person, World } from './types.ts'

/** Discord's form of every payload. A field that does not apply is absent, not null, where Discord leaves it out. */

export function userOf(world: World, id: string): APIUser {
  const person = world.people[id]
  if (!person) throw new Error(`no user ${id}`)
  return person.user
}

export function botUser(world: World): APIUser {
  return userOf(world, world.applicationId)
}

function memberCore({ nick, roles, joinedAt }: Person): Json {
  return {
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: joinedAt,
    nick,
    pending: false,
    premium_since: null,
    roles,
    mute: false,
    deaf: false,
  }
}

export function memberOf(world: World, id: string): Json {
  const person = world.people[id]
  if (!person) throw new Error(`no member ${id}`)
  return { ...memberCore(person), user: person.user }
}

/** As in MESSAGE_CREATE and among resolved objects, where the user stands elsewhere. */
export function partialMemberOf(world: World, id: string): Json {
  const person = world.people[id]
  if (!person) throw new Error(`no member ${id}`)
  return memberCore(person)
}

export function fullChannel(world: World, channel: Channel): Json {
  if (channel.thread) return threadOf(world, channel)
  return channel.type === 1 ? dmOf(world, channel) : textChannelOf(world, channel)
}

function lastMessage({ entries }: Channel): string | null {
  return entries.findLast(({ onlyFor }) => onlyFor === null)?.message.id ?? null
}

/** The fields that channels and threads of a server have in common. */
function guildChannelOf(world: World, channel: Channel): Json {
  return {
    id: channel.id,
    type: channel.type,
    last_message_id: lastMessage(channel),
    flags: 0,
    ...(channel.lastPinAt ? { last_pin_timestamp: channel.lastPinAt } : {}),
    guild_id: world.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    rate_limit_per_user: 0,
  }
}

function textChannelOf(world: World, channel: Channel): Json {
  return {
    ...guildChannelOf(world, channel),
    topic: channel.topic,
    position: channel.position,
    permission_overwrites: channel.overwrites,
    nsfw: false,
  }
}

function dmOf(world: World, channel: Channel): Json {
  const recipients = channel.recipientId ? [userOf(world, channel.recipientId)] : []
  return { id: channel.id, type: 1, last_message_id: lastMessage(channel), flags: 0, recipients }
}

export function threadMemberOf(thread: Channel, userId: string): Json {
  return { id: thread.id, user_id: userId, join_timestamp: thread.thread?.members[userId], flags: 0 }
}

function threadOf(world: World, channel: Channel): Json {
  const { thread } = channel
  if (!thread) throw new Error(`${channel.name} is no thread`)
  const said = channel.entries.filter(({ onlyFor, message }) => onlyFor === null && message.type !== 21).length
  return {
    ...guildChannelOf(world, channel),
    owner_id: channel.ownerId,
    thread_metadata: threadMetadata(channel, thread),
    message_count: said,
    member_count: Object.keys(thread.members).length,
    total_message_sent: said,
    ...(thread.members[world.applicationId] ? { member: threadMemberOf(channel, world.applicationId) } : {}),
  }
}

function threadMetadata(channel: Channel, thread: NonNullable<Channel['thread']>): Json {
  return {
    archived: thread.archived,
    archive_timestamp: thread.archivedAt,
    auto_archive_duration: thread.autoArchive,
    locked: thread.locked,
    create_timestamp: thread.createdAt,
    ...(channel.type === 12 ? { invitable: true } : {}),
  }
}

export function guildOf(world: World): Json {
  return {
    id: world.guildId,
    name: world.guildName,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: world.ownerId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: world.roles,
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: world.locale ?? 'en-US',
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  }
}

export function guildCreated(world: World, seenByBot: Channel[]): Json {
  const present = Object.values(world.people).filter(({ hasLeft }) => !hasLeft)
  const members = present.map(({ user }) => memberOf(world, user.id))
  const shapes = (wanted: (channel: Channel) => boolean) =>
    seenByBot.filter(wanted).map((channel) => fullChannel(world, channel))
  return {
    ...guildOf(world),
    joined_at: world.people[world.applicationId]?.joinedAt,
    large: false,
    unavailable: false,
    member_count: members.length,
    members,
    channels: shapes(({ type }) => type === 0),
    threads: shapes(({ thread }) => thread !== null && !thread.archived),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  }
}

export function applicationOf(world: World): Json {
  return {
    id: world.applicationId,
    name: botUser(world).username,
    icon: null,
    description: '',
    type: null,
    flags: 0,
    flags_new: '0',
    bot: botUser(world),
    bot_public: true,
    bot_require_code_grant: false,
    integration_types_config: { '0': {} },
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: userOf(world, world.ownerId),
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  }
}

/** A channel as an interaction names it: with what the user may do there. */
export function interactionChannel(world: World, channel: Channel, userId: string): Json {
  const shape = fullChannel(world, channel)
  if (channel.type === 1) return shape
  return { ...shape, ...inGuild(world, channel), permissions: String(permissionsIn(world, channel, userId)) }
}

export function inGuild(world: World, channel: Channel): Json {
  return channel.type === 1 ? {} : { guild_id: channel.foreignServer ?? world.guildId }
}

/** A message as the gateway tells it. */
export function messageEvent(world: World, channel: Channel, { message }: Entry): Json {
  const author = world.people[message.author.id]
  const member = channel.type === 1 || !author ? {} : { member: partialMemberOf(world, message.author.id) }
  return { ...message, ...inGuild(world, channel), ...member, channel_type: channel.type }
}
