import {
  type Client,
  RESTJSONErrorCodes as Codes,
  DiscordAPIError,
  Events,
  type PermissionsBitField,
  type SendableChannels,
} from 'discord.js'
import type { Home } from '#tables'
import { missingRights, type RightName } from './rights.ts'

const THREAD_ARCHIVED = 50083
const THREAD_LOCKED = 160005

/** What a place answers when it is gone, or closed to us. */
const GONE: readonly number[] = [
  Codes.UnknownChannel,
  Codes.UnknownGuild,
  Codes.MissingAccess,
  Codes.MissingPermissions,
  THREAD_ARCHIVED,
  THREAD_LOCKED,
  Codes.CannotSendMessagesToThisUser,
]

export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.includes(Number(error.code))
}

export function isUnknownMessage(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === Codes.UnknownMessage
}

/** Whether a table can be told where it is shown: not any more, not written to, nobody may write, or without pictures. */
export type Standing = 'gone' | 'closed' | 'mute' | 'plain' | 'well'

export function isReachable(standing: Standing): boolean {
  return standing === 'well' || standing === 'plain'
}

/** The rights without which nothing can be said. */
const IN_CHANNEL: readonly RightName[] = ['ViewChannel', 'SendMessages']
const IN_THREAD: readonly RightName[] = ['ViewChannel', 'SendMessagesInThreads']

const REOPENING = [
  ...([Events.ChannelCreate, Events.ChannelUpdate, Events.ThreadCreate, Events.ThreadUpdate] as const),
  ...([Events.GuildCreate, Events.GuildRoleUpdate, Events.GuildMemberUpdate] as const),
] as const

/** Where tables are shown. What has answered that it is gone is not called again until something changes there. */
export class Places {
  readonly #client: Client
  readonly #refused = new Set<string>()
  /** Told when a place that was closed may be open again. */
  onReopen: (place: string) => void = () => {}

  constructor(client: Client) {
    this.#client = client
    for (const event of REOPENING) client.on(event, () => this.#reopen())
  }

  #reopen(): void {
    const places = [...this.#refused]
    this.#refused.clear()
    for (const place of places) this.onReopen(place)
  }

  refuse({ thread, channel }: Home): void {
    this.#refused.add(thread ?? channel)
  }

  /** Who acts in a place brings word of what the bot may do there; of lost rights Discord tells in no other way. */
  hear(place: string, rights: Readonly<PermissionsBitField>, isThread: boolean): void {
    const needs = isThread ? IN_THREAD : IN_CHANNEL
    if (needs.some((right) => !rights.has(right))) this.#refused.add(place)
    else if (this.#refused.delete(place)) this.onReopen(place)
  }

  async find({ thread, channel }: Home): Promise<SendableChannels | null> {
    const id = thread ?? channel
    if (this.#refused.has(id)) return null
    try {
      const found = await this.#client.channels.fetch(id)
      return found?.isSendable() ? found : null
    } catch (error) {
      if (!isGone(error)) throw error
      this.#refused.add(id)
      return null
    }
  }

  /** As well as can be told: while nobody answers, nothing speaks against it. */
  async standing(home: Home): Promise<Standing> {
    return this.#standing(home).catch(() => 'well')
  }

  /** Whether a thread can be opened there, and written in. */
  async mayThread({ server, channel }: Home): Promise<boolean> {
    const found = await this.find({ server, channel, thread: null }).catch(() => null)
    if (found === null || found.isDMBased()) return true
    const missing = missingRights(found)
    return !missing.includes('CreatePublicThreads') && !missing.includes('SendMessagesInThreads')
  }

  async #standing(home: Home): Promise<Standing> {
    const found = (await this.find(home)) ?? this.#client.channels.cache.get(home.thread ?? home.channel)
    if (!found?.isSendable()) return 'gone'
    if (found.isDMBased()) return 'well'
    const missing = missingRights(found)
    if (found.isThread() && found.locked) return 'closed'
    if ((found.isThread() ? IN_THREAD : IN_CHANNEL).some((right) => missing.includes(right))) return 'mute'
    if (this.#refused.has(found.id)) return 'mute'
    return missing.includes('AttachFiles') ? 'plain' : 'well'
  }
}
