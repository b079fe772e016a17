import {
  type Client,
  RESTJSONErrorCodes as Codes,
  DiscordAPIError,
  Events,
  type PermissionsBitField,
  type SendableChannels,
} from 'discord.js'
import type { Home } from '#tables'
import { missingPermissions, type PermissionName } from './permissions.ts'

const THREAD_ARCHIVED = 50083
const THREAD_LOCKED = 160005

/** The codes of a place that is gone, or closed to us. */
const GONE: readonly number[] = [
  Codes.UnknownChannel,
  Codes.UnknownGuild,
  Codes.MissingAccess,
  Codes.MissingPermissions,
  THREAD_ARCHIVED,
  THREAD_LOCKED,
  Codes.CannotSendMessagesToThisUser,
]

function placeOf({ thread, channel }: Home): string {
  return thread ?? channel
}

export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.includes(Number(error.code))
}

export function isUnknownMessage(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === Codes.UnknownMessage
}

/** The state of the place where a table is shown: gone, read-only, not ours to write in, without pictures, or well. */
export type Standing = 'gone' | 'closed' | 'mute' | 'plain' | 'well'

export function isReachable(standing: Standing): boolean {
  return standing === 'well' || standing === 'plain'
}

/** The rights without which nothing can be said. */
const IN_CHANNEL: readonly PermissionName[] = ['ViewChannel', 'SendMessages']
const IN_THREAD: readonly PermissionName[] = ['ViewChannel', 'SendMessagesInThreads']

const MINUTE = 60_000
/** A place that is open again and refuses all the same is asked ever more rarely, but for once in so long. */
const FIRST_WAIT = MINUTE
const LONGEST_WAIT = 6 * 60 * MINUTE
/** A place that took messages for so long begins anew. */
const FORGIVEN = 24 * 60 * MINUTE
const MOST_KNOWN = 10_000

/** A place that answered that it is gone, or closed to us. */
interface Refusal {
  readonly home: Home
  isClosed: boolean
  /** By the steady clock: until then nothing is asked there, whatever happens. */
  until: number
  /** The wait after the next refusal. */
  next: number
  timer: NodeJS.Timeout | null
}

type Touched = (home: Home) => boolean

/**
 * The places where tables are shown. One that answered that it is gone is not called again until something changes
 * just there.
 */
export class Channels {
  readonly #client: Client
  readonly #steady: () => number
  readonly #refusals = new Map<string, Refusal>()
  /** Told when a place that was closed may be open again. */
  onReopen: (place: string) => void = () => {}
  /** Told when the bot comes to a server, perhaps not for the first time. */
  onArrival: (server: string) => void = () => {}

  constructor(client: Client, steady: () => number = () => performance.now()) {
    this.#client = client
    this.#steady = steady
    const inChannel = ({ id }: { id: string }) => this.#touch((home) => home.channel === id || home.thread === id)
    const inServer = (server: string) => this.#touch((home) => home.server === server)
    client.on(Events.ChannelCreate, inChannel)
    client.on(Events.ChannelUpdate, (_, channel) => inChannel(channel))
    client.on(Events.ThreadCreate, inChannel)
    client.on(Events.ThreadUpdate, (_, thread) => inChannel(thread))
    client.on(Events.GuildRoleUpdate, (_, { id, guild }) => {
      if (guild.members.me?.roles.cache.has(id)) inServer(guild.id)
    })
    client.on(Events.GuildMemberUpdate, (_, { id, guild }) => {
      if (id === client.user?.id) inServer(guild.id)
    })
    client.on(Events.GuildCreate, ({ id }) => {
      for (const refusal of this.#refusals.values()) {
        if (refusal.home.server === id && this.seemsOpen(refusal.home)) refusal.isClosed = false
      }
      this.onArrival(id)
    })
  }

  close(): void {
    for (const { timer } of this.#refusals.values()) if (timer !== null) clearTimeout(timer)
    this.#refusals.clear()
  }

  /** Something changed in the places that are meant. */
  #touch(isMeant: Touched): void {
    for (const refusal of [...this.#refusals.values()]) {
      if (refusal.isClosed && isMeant(refusal.home) && this.seemsOpen(refusal.home)) this.#call(refusal)
    }
  }

  /** Opens a place, at once or when the time for it has come. */
  #call(refusal: Refusal): void {
    const wait = refusal.until - this.#steady()
    if (wait <= 0) {
      this.#reopen(refusal)
      return
    }
    refusal.timer ??= setTimeout(() => {
      refusal.timer = null
      if (refusal.isClosed && this.seemsOpen(refusal.home)) this.#reopen(refusal)
    }, wait).unref()
  }

  #reopen(refusal: Refusal): void {
    refusal.isClosed = false
    this.onReopen(placeOf(refusal.home))
  }

  /** By all that Discord has told of it without being asked. */
  seemsOpen({ thread, channel }: Home): boolean {
    const { cache } = this.#client.channels
    const own = cache.get(thread ?? channel)
    // A thread that was put away is not known, but its channel is, and has its rights.
    const known = own ?? cache.get(channel)
    if (known === undefined || !known.isTextBased()) return false
    if (known.isDMBased()) return true
    if (known.isThread() && known.locked) return false
    const missing = missingPermissions(known)
    return !(thread === null ? IN_CHANNEL : IN_THREAD).some((right) => missing.includes(right))
  }

  refuse(home: Home): void {
    const refusal = this.#refusalOf(home)
    const now = this.#steady()
    if (now - refusal.until > FORGIVEN) Object.assign(refusal, { until: now, next: FIRST_WAIT })
    else if (!refusal.isClosed) {
      refusal.until = now + refusal.next
      refusal.next = Math.min(refusal.next * 2, LONGEST_WAIT)
    }
    refusal.isClosed = true
  }

  #refusalOf(home: Home): Refusal {
    const place = placeOf(home)
    const known = this.#refusals.get(place)
    if (known !== undefined) return known
    // The first time it is asked again as soon as anything changes.
    const refusal = { home, isClosed: true, until: this.#steady(), next: FIRST_WAIT, timer: null }
    this.#refusals.set(place, refusal)
    const [oldest] = this.#refusals.keys()
    if (this.#refusals.size > MOST_KNOWN && oldest !== undefined) this.#forget(oldest)
    return refusal
  }

  #forget(place: string): void {
    const timer = this.#refusals.get(place)?.timer
    if (timer) clearTimeout(timer)
    this.#refusals.delete(place)
  }

  #isClosed(place: string): boolean {
    return this.#refusals.get(place)?.isClosed ?? false
  }

  /** Takes from a press what the bot may do in its place; of lost rights Discord tells in no other way. */
  hear(home: Home, rights: Readonly<PermissionsBitField>): void {
    const needs = home.thread === null ? IN_CHANNEL : IN_THREAD
    const known = this.#refusals.get(placeOf(home))
    if (needs.some((right) => !rights.has(right))) this.#refusalOf(home).isClosed = true
    else if (known?.isClosed) this.#call(known)
  }

  /** Nothing can be told on a server the bot has left. */
  #isLeft(server: string | null): boolean {
    return server !== null && this.#client.isReady() && !this.#client.guilds.cache.has(server)
  }

  async find(home: Home): Promise<SendableChannels | null> {
    const id = placeOf(home)
    if (this.#isClosed(id) || this.#isLeft(home.server)) return null
    try {
      const fetched = await this.#client.channels.fetch(id)
      return fetched?.isSendable() ? fetched : null
    } catch (error) {
      if (!isGone(error)) throw error
      this.refuse(home)
      return null
    }
  }

  /** As well as can be told: while nobody answers, nothing speaks against it. */
  async standing(home: Home): Promise<Standing> {
    return this.#standing(home).catch(() => 'well')
  }

  /** Says whether a thread can be opened there, and written in. */
  async mayThread({ server, channel }: Home): Promise<boolean> {
    const parent = await this.find({ server, channel, thread: null }).catch(() => null)
    if (parent === null || parent.isDMBased()) return true
    const missing = missingPermissions(parent)
    return !missing.includes('CreatePublicThreads') && !missing.includes('SendMessagesInThreads')
  }

  async #standing(home: Home): Promise<Standing> {
    const place = (await this.find(home)) ?? this.#client.channels.cache.get(home.thread ?? home.channel)
    if (!place?.isSendable()) return 'gone'
    if (place.isDMBased()) return 'well'
    const missing = missingPermissions(place)
    if (place.isThread() && place.locked) return 'closed'
    if ((place.isThread() ? IN_THREAD : IN_CHANNEL).some((right) => missing.includes(right))) return 'mute'
    if (this.#isClosed(place.id)) return 'mute'
    return missing.includes('AttachFiles') ? 'plain' : 'well'
  }
}
