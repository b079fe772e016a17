import * as spec from 'discord-api-spec/zod'
import { z } from 'zod'
import { against, type Schema } from './zod.ts'

const id = z.string().regex(/^\d+$/)
const channel = z.union([spec.GuildChannelResponseSchema, spec.ThreadResponseSchema, spec.PrivateChannelResponseSchema])
const bits = z.string().regex(/^\d+$/)
const option: z.ZodType = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.int(),
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    focused: z.literal(true).optional(),
    options: z.array(option).optional(),
  }),
)
const resolved = z.object({
  users: z.record(id, spec.UserResponseSchema).optional(),
  roles: z.record(id, spec.GuildRoleResponseSchema).optional(),
  members: z.record(id, z.object({ permissions: bits, roles: z.array(id), joined_at: z.iso.datetime() })).optional(),
  channels: z.record(id, z.object({ id, type: z.int(), name: z.string(), permissions: bits })).optional(),
})
const commandData = z.object({
  id,
  name: z.string(),
  type: z.literal(1),
  guild_id: id.optional(),
  options: z.array(option).optional(),
  resolved: resolved.optional(),
})
const menuData = z.object({
  id,
  name: z.string(),
  type: z.literal(3),
  guild_id: id.optional(),
  target_id: id,
  resolved: z.object({ messages: z.record(id, spec.MessageResponseSchema) }),
})
const componentData = z.object({
  custom_id: z.string(),
  component_type: z.int(),
  values: z.array(z.string()).optional(),
  resolved: resolved.optional(),
})
const modalData = z.object({ custom_id: z.string(), components: z.array(z.object({ type: z.int(), id: z.int() })) })
const member = z.object({ user: spec.UserResponseSchema, permissions: bits, roles: z.array(id) })
const partialMember = z.object({
  roles: z.array(id),
  joined_at: z.iso.datetime(),
  deaf: z.boolean(),
  mute: z.boolean(),
})
const metadata = z.record(z.string(), z.string())

function interaction(type: number, data: z.ZodType, message: z.ZodType) {
  const common = {
    id,
    application_id: id,
    type: z.literal(type),
    data,
    channel: z.object({ id, type: z.int() }),
    channel_id: id,
    token: z.string().min(20),
    version: z.literal(1),
    app_permissions: bits,
    locale: spec.AvailableLocalesEnumSchema,
    entitlements: z.array(z.never()),
    authorizing_integration_owners: metadata,
    attachment_size_limit: z.int(),
    message,
  }
  const inGuild = { guild_id: id, guild_locale: spec.AvailableLocalesEnumSchema, member, context: z.literal(0) }
  return z.union([
    z.object({ ...common, ...inGuild, user: z.undefined().optional() }),
    z.object({ ...common, user: spec.UserResponseSchema, context: z.literal(1), member: z.undefined().optional() }),
  ])
}

const none = z.undefined().optional()
const message = z.intersection(
  spec.MessageResponseSchema,
  z.object({ guild_id: id.optional(), member: partialMember.optional() }),
)

/** Checks an event of the gateway by Discord's schema where it has published one, else by its documented form. */
const EVENTS: Record<string, Schema> = {
  READY: z.object({
    v: z.literal(10),
    user: spec.UserResponseSchema,
    guilds: z.array(z.object({ id, unavailable: z.literal(true) })),
    session_id: z.string(),
    resume_gateway_url: z.url(),
    shard: z.tuple([z.int(), z.int()]),
    application: z.object({ id, flags: z.int() }),
  }),
  RESUMED: z.object({}),
  GUILD_CREATE: z.intersection(
    spec.GuildResponseSchema,
    z.object({
      joined_at: z.iso.datetime(),
      large: z.boolean(),
      unavailable: z.literal(false),
      member_count: z.int(),
      members: z.array(spec.GuildMemberResponseSchema),
      channels: z.array(spec.GuildChannelResponseSchema),
      threads: z.array(spec.ThreadResponseSchema),
    }),
  ),
  GUILD_UPDATE: spec.GuildResponseSchema,
  CHANNEL_CREATE: channel,
  CHANNEL_UPDATE: channel,
  CHANNEL_DELETE: channel,
  CHANNEL_PINS_UPDATE: z.object({
    channel_id: id,
    guild_id: id.optional(),
    last_pin_timestamp: z.iso.datetime().nullable(),
  }),
  THREAD_CREATE: z.intersection(spec.ThreadResponseSchema, z.object({ newly_created: z.boolean().optional() })),
  THREAD_UPDATE: spec.ThreadResponseSchema,
  THREAD_DELETE: z.object({ id, guild_id: id, parent_id: id, type: z.int() }),
  THREAD_MEMBERS_UPDATE: z.object({
    id,
    guild_id: id,
    member_count: z.int(),
    added_members: z.array(spec.ThreadMemberResponseSchema),
    removed_member_ids: z.array(id),
  }),
  GUILD_DELETE: z.object({ id }),
  GUILD_MEMBER_ADD: z.intersection(spec.GuildMemberResponseSchema, z.object({ guild_id: id })),
  GUILD_MEMBER_UPDATE: z.intersection(spec.GuildMemberResponseSchema, z.object({ guild_id: id })),
  GUILD_MEMBER_REMOVE: z.object({ guild_id: id, user: spec.UserResponseSchema }),
  GUILD_MEMBERS_CHUNK: z.object({
    guild_id: id,
    members: z.array(spec.GuildMemberResponseSchema),
    chunk_index: z.int(),
    chunk_count: z.int(),
  }),
  MESSAGE_CREATE: message,
  MESSAGE_UPDATE: message,
  MESSAGE_DELETE: z.object({ id, channel_id: id, guild_id: id.optional() }),
  INTERACTION_CREATE: z.union([
    interaction(2, z.union([commandData, menuData]), none),
    interaction(3, componentData, spec.MessageResponseSchema),
    interaction(4, commandData, none),
    interaction(5, modalData, spec.MessageResponseSchema),
    interaction(5, modalData, none),
  ]),
}

export function againstEvent(event: string, data: unknown): string[] {
  const schema = EVENTS[event]
  if (!schema) return [`${event} is no event of the playground`]
  return against(schema, data).map(({ path, message }) => `${event} ${path.join('.')} ${message}`)
}
