import { randomBytes } from 'node:crypto'
import type { APIRole, RoleFlags } from 'discord-api-types/v10'
import { bitsOf, type Right } from './permissions.ts'
import type { Channel, Person, World } from './types.ts'

export interface SamplePerson {
  /** The short name by which tests and `?user=` call them. */
  username: string
  name: string
  locale: string
  spectator?: boolean
}

export const SAMPLE_PEOPLE: SamplePerson[] = [
  { username: 'joerg', name: 'Jörg', locale: 'de' },
  { username: 'kaethe', name: 'Käthe', locale: 'en-GB' },
  { username: 'max', name: 'Max', locale: 'en-US' },
  { username: 'anne', name: 'Anne', locale: 'nl' },
  { username: 'visitor', name: 'Visitor', locale: 'en-US', spectator: true },
]

const EVERYONE: Right[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'AddReactions',
  'UseExternalEmojis',
  'ReadMessageHistory',
  'UseApplicationCommands',
  'ChangeNickname',
]

/** The permissions the invitation in the README asks for, and nothing more. */
const BOT: Right[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
]

const QUIET: Right[] = ['SendMessages', 'SendMessagesInThreads', 'CreatePublicThreads', 'AddReactions']

function role(id: string, name: string, position: number, permissions: bigint, managedBy?: string): APIRole {
  return {
    id,
    name,
    position,
    permissions: String(permissions),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: managedBy !== undefined,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0 as RoleFlags,
    ...(managedBy === undefined ? {} : { tags: { bot_id: managedBy } }),
  }
}

interface PersonDraft {
  id: string
  username: string
  name: string | null
  locale: string
  roles: string[]
  joinedAt: string
  bot?: boolean
  spectator?: boolean
}

function person(draft: PersonDraft): Person {
  const user = {
    id: draft.id,
    username: draft.username,
    global_name: draft.name,
    discriminator: draft.bot ? '0042' : '0',
    avatar: null,
    public_flags: 0,
    flags: 0,
    primary_guild: null,
    ...(draft.bot ? { bot: true } : {}),
  } as unknown as Person['user']
  const { locale, roles, joinedAt, spectator = false } = draft
  return { user, locale, nick: null, roles, joinedAt, spectator, takesDms: true, hasLeft: false }
}

export function blankChannel(id: string, name: string, position: number): Channel {
  return {
    id,
    type: 0,
    name,
    topic: null,
    parentId: null,
    position,
    overwrites: [],
    recipientId: null,
    ownerId: null,
    thread: null,
    lastPinAt: null,
    entries: [],
  }
}

export interface SampleSetup {
  people: SamplePerson[]
  channels: string[]
  botName: string
  guildName: string
}

function peopleOf(setup: SampleSetup, newId: () => string, joinedAt: string, spectatorRole: string) {
  return setup.people.map(({ username, name, locale, spectator = false }) =>
    person({ id: newId(), username, name, locale, spectator, joinedAt, roles: spectator ? [spectatorRole] : [] }),
  )
}

const BEFORE = 90 * 24 * 60 * 60_000

/** A server on which the bot has been for so long that nobody waits for its first word. */
export function sampleWorld(setup: SampleSetup, newId: () => string, joinedAt: string): World {
  const [guildId, botRoleId, spectatorRole, applicationId] = [newId(), newId(), newId(), newId()]
  const people = peopleOf(setup, newId, joinedAt, spectatorRole)
  const invitedAt = new Date(Date.parse(joinedAt) - BEFORE).toISOString()
  const known = { name: null, locale: 'en-US', joinedAt: invitedAt }
  const bot = { id: applicationId, username: setup.botName, roles: [botRoleId], ...known }
  const channels = setup.channels.map((name, place) => {
    const channel = blankChannel(newId(), name, place)
    channel.overwrites.push({ id: spectatorRole, type: 0, allow: '0', deny: String(bitsOf(QUIET)) })
    return channel
  })
  return {
    token: `playground.${randomBytes(18).toString('base64url')}`,
    applicationId,
    guildId,
    guildName: setup.guildName,
    locale: null,
    botRoleId,
    ownerId: people[0]?.user.id ?? applicationId,
    lastId: newId(),
    origin: '',
    people: Object.fromEntries([...people, person({ ...bot, bot: true })].map((member) => [member.user.id, member])),
    roles: [
      role(guildId, '@everyone', 0, bitsOf(EVERYONE)),
      role(spectatorRole, 'Spectators', 1, 0n),
      role(botRoleId, setup.botName, 2, bitsOf(BOT), applicationId),
    ],
    channels: Object.fromEntries(channels.map((channel) => [channel.id, channel])),
    commands: [],
    emojis: [],
    files: {},
    read: {},
  }
}
