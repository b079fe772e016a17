import type {
  APIApplicationCommand,
  APIEmoji,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIOverwrite,
  APIRole,
  APIUser,
} from 'discord-api-types/v10'
import type { Clock } from './clock.ts'
import type { Files } from './files.ts'
import type { Log } from './log.ts'

export type Json = Record<string, unknown>

export interface Person {
  user: APIUser
  locale: string
  nick: string | null
  roles: string[]
  joinedAt: string
  spectator: boolean
  takesDms: boolean
  hasLeft: boolean
}

export interface ThreadState {
  archived: boolean
  locked: boolean
  autoArchive: number
  createdAt: string
  archivedAt: string
  /** When each member joined, by user. */
  members: Record<string, string>
  starterId: string | null
}

/** A message and what only the playground knows of it. */
export interface Entry {
  message: APIMessage
  /** An ephemeral message is seen by this user alone. */
  onlyFor: string | null
  /** The interaction whose token may change it. */
  interactionId: string | null
  /** The user and the command in the line above a message. */
  used: { userId: string; line: string } | null
  pinnedAt: string | null
}

export interface Channel {
  id: string
  type: 0 | 1 | 11 | 12
  name: string
  topic: string | null
  parentId: string | null
  position: number
  overwrites: APIOverwrite[]
  recipientId: string | null
  ownerId: string | null
  thread: ThreadState | null
  lastPinAt: string | null
  /** The server of a channel, if another than the one that invited the bot. */
  foreignServer?: string
  entries: Entry[]
}

export interface StoredFile {
  id: string
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
}

/** All that a playground remembers. Plain JSON: it is saved as it stands. */
export interface World {
  token: string
  applicationId: string
  guildId: string
  guildName: string
  /** The locale of the server; null until somebody has come to see it. */
  locale: string | null
  botRoleId: string
  ownerId: string
  lastId: string
  /** The origin it was last served from: the addresses of attachments begin with it. */
  origin: string
  people: Record<string, Person>
  roles: APIRole[]
  channels: Record<string, Channel>
  commands: APIApplicationCommand[]
  emojis: APIEmoji[]
  files: Record<string, StoredFile>
  /** The last message a user has read, by user and channel. */
  read: Record<string, Record<string, string>>
}

export interface Choice {
  name: string
  name_localizations?: Record<string, string> | null
  value: string | number
}

export type Modal = APIModalInteractionResponseCallbackData

export interface Interaction {
  id: string
  token: string
  type: 2 | 3 | 4 | 5
  userId: string
  channelId: string
  createdAt: number
  /** The component's message, or that of the component which opened the modal. */
  messageId: string | null
  /** "willyville new" for a command. */
  command: string | null
  line: string | null
  /** The callback type it was acknowledged with; null while open. */
  acknowledged: number | null
  expired: boolean
  originalId: string | null
  modal: Modal | null
  choices: Choice[] | null
  /** For a submitted modal: what opened it. */
  openedBy: Interaction | null
  callOff: () => void
}

export interface MessageChange {
  kind: 'message' | 'gone'
  channelId: string
  id: string
  onlyFor: string | null
  /** New, or filled in for the first time. */
  fresh?: boolean
}

export type Change =
  | MessageChange
  | { kind: 'channel'; id: string }
  | { kind: 'channelGone'; id: string }
  | { kind: 'interaction'; id: string }
  | { kind: 'typing'; channelId: string; userId: string }
  | { kind: 'read'; userId: string; channelId: string }
  | { kind: 'commands' }
  /** Somebody came, left or has another name: every page begins anew. */
  | { kind: 'people' }

/** The context every part of the playground works on. */
export interface PlaygroundContext {
  world: World
  clock: Clock
  files: Files
  log: Log
  /** `http://127.0.0.1:PORT`, known once it listens. */
  origin: string
  interactions: Map<string, Interaction>
  /** True if our own payloads are held against the published schemas too. */
  checksItself: boolean
  /** Which channel each message stands in. */
  channelIds: Map<string, string>
  newId(): string
  /** An event of the gateway, for the bot. */
  toBot(event: string, data: object): void
  /** For pages and for those who wait. */
  changed(change: Change): void
}

export function isoNow(context: PlaygroundContext): string {
  return new Date(context.clock.now()).toISOString()
}
