import {
  ChannelType,
  DiscordAPIError,
  type GuildTextBasedChannel,
  type Message,
  type MessageEditOptions,
  MessageFlags,
  type SendableChannels,
  SnowflakeUtil,
} from 'discord.js'
import { type Home, isDenial, type Look, type PersonSettings, type Post, type PostKind, shortened } from '#tables'
import { isGone, isUnknownMessage } from './channels.ts'
import { type Button, text } from './components.ts'
import type { AppContext } from './context.ts'
import { LIMITS } from './limits.ts'
import { missingPermissions } from './permissions.ts'
import { plainNameOf } from './seat-names.ts'
import { messageOf, type Screen, withOwnFiles } from './send.ts'
import { titleOf } from './shown-game.ts'

/** The message a post became, and what later posts must know of it. */
export interface Receipt {
  readonly channel: string
  readonly message: string
  /** The people it called, and the last entry then. */
  readonly people?: readonly string[]
  readonly entry?: number
  /** The seat it is about. */
  readonly seat?: number
  readonly vote?: number
  /** The kind of vote that was asked for. */
  readonly about?: string
}

/** The wording of a post, beside its facts. */
interface Wording {
  /** It may stand there already, where nobody may look: what is said of that. */
  readonly again?: string
  /** Makes it simpler, because Discord took offence at it. */
  readonly simply?: (screen: Screen) => Screen
}

/** A post as it is said. */
export type OutgoingPost<Kind extends PostKind = PostKind> = Post<Kind> & Wording

/** The part of a post its message depends on, besides what is said. */
type Marked = Pick<Post, 'kind' | 'mark'> & Wording

/** The part of a post by which its message is looked for. */
type Sought = Pick<Post, 'game' | 'created' | 'mark' | 'doubted'>

/** The address of a message, or of a place, which leads there when it is pressed. */
export function urlOf(server: string | null, place: string, message?: string): string {
  return ['https://discord.com/channels', server ?? '@me', place, message].filter(Boolean).join('/')
}

const asItIs = (screen: Screen) => screen

/** The place of a table is gone, or closed to us. */
export class NoPlace extends Error {}

const SKEW = 60_000
const LOOKED_AT = 100
/** Older messages are changed no more, but for their buttons. */
const YOUNG = 60 * 60_000
/** As long Discord surely knows a nonce, and shows nothing twice. */
const NONCE_KNOWN = 2 * 60_000
/** Minutes of silence after which a thread is put away: while it is played in, and when it is over. */
const ARCHIVE = { playing: 10_080, over: 1440 } as const

/** Writes and changes messages in channels, by the bot's own rights and never by the token of a press. */
export class Messages {
  readonly #app: AppContext

  constructor(app: AppContext) {
    this.#app = app
  }

  async channel(home: Home): Promise<SendableChannels> {
    const channel = await this.#app.channels.find(home)
    if (channel === null) throw new NoPlace('nothing can be said there')
    if (channel.isThread() && channel.archived && !channel.locked) await channel.setArchived(false)
    return channel
  }

  /**
   * Its mark is its nonce and the number of its container: what went out already is not shown twice, and can be found.
   */
  async say(home: Home, post: Marked, wanted: Screen): Promise<Receipt> {
    const { simply = asItIs, mark } = post
    const screen = simply(wanted)
    const channel = await this.channel(home)
    if (post.again !== undefined && home.thread !== null) {
      const own = await this.#takenForOwn(channel, messageOf(screen, mark))
      if (own !== null) return own
    }
    const told = post.again === undefined ? screen : saidAgain(screen, post.again)
    const wish = post.kind === 'reminder' ? 'short' : 'turns'
    const mentions = await this.#wantingPings(told.mentions ?? [], wish)
    const message = messageOf({ ...told, mentions }, mark)
    const flags = told.isQuiet ? MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications : message.flags
    const sent = await channel.send({ ...message, flags, nonce: `w${mark}`, enforceNonce: true })
    return { channel: sent.channelId, message: sent.id }
  }

  /**
   * In a game's own thread whatever the bot wrote last, and does not know of, is this post. Only what is its own can be
   * changed, and so it is found out without reading.
   */
  async #takenForOwn(channel: SendableChannels, message: ReturnType<typeof messageOf>): Promise<Receipt | null> {
    const last = await this.#newestIn(channel)
    if (last === null) return null
    try {
      const own = await change(channel as GuildTextBasedChannel, last, { ...message, attachments: [] })
      return { channel: channel.id, message: own.id }
    } catch (error) {
      if (error instanceof DiscordAPIError && error.status < 500 && error.status !== 429) return null
      throw error
    }
  }

  /** Finds the newest message, which Discord tells even where nothing may be read. */
  async #newestIn({ id, client }: SendableChannels): Promise<string | null> {
    const channel = await client.channels.fetch(id, { force: true })
    return channel !== null && 'lastMessageId' in channel ? (channel.lastMessageId ?? null) : null
  }

  /** Nobody knows whether a post went out before: it is looked for. Null: it did not; unseen: nobody may look. */
  async find(home: Home, post: Sought): Promise<Receipt | 'unseen' | null> {
    const channel = await this.channel(home)
    if (!channel.isDMBased() && missingPermissions(channel).includes('ReadMessageHistory'))
      return (await this.#isSurelyNew(channel, post)) ? null : 'unseen'
    const timestamp = Math.max(post.created - SKEW, Number(SnowflakeUtil.epoch))
    const after = SnowflakeUtil.generate({ timestamp }).toString()
    const list = await channel.messages.fetch({ after, limit: LOOKED_AT, cache: false })
    const me = this.#app.client.user?.id
    const own = list.find(({ author, components }) => author.id === me && components[0]?.id === post.mark)
    return own === undefined ? null : { channel: channel.id, message: own.id }
  }

  /** Discord would notice the second one, or nothing has been said there since it was begun. */
  async #isSurelyNew(channel: SendableChannels, { game, doubted }: Sought): Promise<boolean> {
    if (doubted < NONCE_KNOWN) return true
    const last = await this.#newestIn(channel)
    if (last === null || SnowflakeUtil.timestampFrom(last) < Date.now() - doubted - SKEW) return true
    const receipts = await this.#app.tables.reading.lastReceipts(game)
    return !isDenial(receipts) && receipts.some(({ receipt }) => receipt.message === last)
  }

  async #wantingPings(people: readonly string[], wish: PersonSettings['pings']): Promise<string[]> {
    const settings = await Promise.all(people.map((person) => this.#app.tables.people.settings(person)))
    return people.filter((_, index) => settings[index]?.pings === wish)
  }

  /** The receipts of posts of a kind, the latest first. */
  async receipts(game: number, kind: PostKind): Promise<Receipt[]> {
    const receipts = await this.#app.tables.reading.receipts(game, kind)
    if (isDenial(receipts)) return []
    return receipts.filter((receipt) => typeof receipt.message === 'string') as unknown as Receipt[]
  }

  async lastReceipt(game: number, kind: PostKind): Promise<Receipt | null> {
    return (await this.receipts(game, kind))[0] ?? null
  }

  /** False: the message is not there any more. */
  async edit({ channel, message }: Receipt, screen: Screen, simply = asItIs): Promise<boolean> {
    const place = (await this.channel({ server: null, channel, thread: null })) as GuildTextBasedChannel
    try {
      await change(place, message, { ...messageOf(simply(screen)), attachments: [] })
      return true
    } catch (error) {
      if (isUnknownMessage(error)) return false
      throw error
    }
  }

  /** Says whether words may still be changed there. */
  isYoung({ message }: Receipt): boolean {
    return Date.now() - SnowflakeUtil.timestampFrom(message) < YOUNG
  }

  /**
   * Takes the buttons off a message, and lines that are no longer true; where it is gone, or may not be read, there is
   * nothing to take.
   */
  strip(receipt: Receipt, lines: readonly string[] = []): Promise<void> {
    const bare = (part: unknown) => withoutLines(withoutButtons(part), lines)
    return this.#redo(receipt, (parts) => (parts.some(hasButtons) ? parts.map(withOwnFiles).map(bare) : null))
  }

  /** Says one thing more on a message that is young enough to be changed, above its buttons. */
  add(receipt: Receipt, line: string): Promise<void> {
    return this.#redo(receipt, (parts) => {
      const isSaid = JSON.stringify(parts).includes(JSON.stringify(line))
      return this.isYoung(receipt) && !isSaid && parts.some(hasButtons)
        ? parts.map(withOwnFiles).map((part) => withLine(part, line))
        : null
    })
  }

  /** Puts another button in the place of one that is there. */
  replace(receipt: Receipt, isMeant: (button: ShownButton) => boolean, button: Button): Promise<void> {
    return this.#redo(receipt, (parts) => {
      const redone = parts.map(withOwnFiles).map((part) => withButton(part, isMeant, button))
      return JSON.stringify(redone) === JSON.stringify(parts.map(withOwnFiles)) ? null : redone
    })
  }

  async #redo({ channel, message: id }: Receipt, redone: (parts: unknown[]) => unknown[] | null) {
    try {
      const place = (await this.channel({ server: null, channel, thread: null })) as GuildTextBasedChannel
      const message = place.messages.cache.get(id) ?? (await place.messages.fetch(id))
      const components = redone(message.components.map((part) => part.toJSON()))
      if (components === null) return
      await change(place, id, { components: components as never, flags: MessageFlags.IsComponentsV2 })
    } catch (error) {
      if (!isGone(error) && !isUnknownMessage(error) && !(error instanceof NoPlace)) throw error
    }
  }

  /**
   * A thread of its own on the lobby's message, or beside it where that is gone; the channel where threads are not
   * allowed.
   */
  async openThread(look: Look): Promise<Home> {
    const { home } = look
    const channel = await this.channel(home)
    if (channel.type !== ChannelType.GuildText || !(await this.#app.channels.mayThread(home))) return home
    const lobby = await this.lastReceipt(look.id, 'lobby')
    const name = shortened(`${titleOf(look)} · ${look.places.map(plainNameOf).join(', ')}`, LIMITS.thread)
    const known = lobby === null ? undefined : channel.threads.cache.get(lobby.message)
    const own = known ?? (await this.#threadNamed(channel.id, look))
    const start = { name, autoArchiveDuration: ARCHIVE.playing }
    const thread = own ?? (await this.#startThread(channel.id, start, lobby))
    return { ...home, thread: thread.id }
  }

  async #textChannel(id: string) {
    const channel = await this.channel({ server: null, channel: id, thread: null })
    if (channel.type !== ChannelType.GuildText) throw new NoPlace('no channel for threads')
    return channel
  }

  /** One that was opened just before a crash. */
  async #threadNamed(id: string, look: Look) {
    const channel = await this.#textChannel(id)
    const { threads } = await channel.threads.fetchActive(false)
    const me = this.#app.client.user?.id
    const isOwn = (name: string) => name.startsWith(`${titleOf(look)} · `)
    const isOld = (created: number | null) => (created ?? 0) < (look.started ?? 0) - SKEW
    return threads.find((thread) => thread.ownerId === me && isOwn(thread.name) && !isOld(thread.createdTimestamp))
  }

  async #startThread(id: string, start: { name: string; autoArchiveDuration: number }, lobby: Receipt | null) {
    const channel = await this.#textChannel(id)
    const isThere = lobby !== null && lobby.channel === id
    try {
      return await channel.threads.create({ ...start, ...(isThere && { startMessage: lobby.message }) })
    } catch (error) {
      if (!isThere || (!isUnknownMessage(error) && !isGone(error))) throw error
      return await channel.threads.create({ ...start, type: ChannelType.PublicThread })
    }
  }

  /** A thread in which nothing is played any more is put away after a day of silence. */
  async calm({ thread }: Home): Promise<void> {
    if (thread === null) return
    const place = await this.#app.channels.find({ server: null, channel: thread, thread })
    const isOwn = place?.isThread() && place.ownerId === this.#app.client.user?.id
    if (isOwn) await place.setAutoArchiveDuration(ARCHIVE.over).catch(() => undefined)
  }
}

/**
 * Discord tells the bot nothing of its own changes, and the client keeps a message as it was sent: the new one is kept
 * here.
 */
async function change({ messages }: GuildTextBasedChannel, id: string, changes: MessageEditOptions): Promise<Message> {
  const changed = await messages.edit(id, changes)
  if (messages.cache.has(id)) messages.cache.set(id, changed)
  return changed
}

/** Nobody is called a second time, and why it stands there twice is said. */
function saidAgain({ components, ...more }: Screen, why: string): Screen {
  return { ...more, components: [...components, text(`-# ${why}`)], mentions: [], isQuiet: true }
}

/** A button as it stands on a message. */
export interface ShownButton {
  readonly custom_id?: string
  readonly url?: string
}

interface Nested extends ShownButton {
  type: number
  content?: string
  components?: Nested[]
}

const ROW = 1
const BUTTON = 2
const TEXT = 10

function hasButtons(part: unknown): boolean {
  const { type, components = [] } = part as Nested
  return type === ROW || components.some(hasButtons)
}

function withoutButtons(part: unknown): unknown {
  const { components, ...more } = part as Nested
  if (components === undefined) return part
  return { ...more, components: components.filter(({ type }) => type !== ROW).map(withoutButtons) }
}

/** Lines that were added one by one go one by one. */
function withoutLines(part: unknown, lines: readonly string[]): unknown {
  const { components, ...more } = part as Nested
  if (components === undefined) return part
  return { ...more, components: components.filter(({ content }) => content === undefined || !lines.includes(content)) }
}

function withButton(part: unknown, isMeant: (button: ShownButton) => boolean, button: Button): unknown {
  const nested = part as Nested
  if (nested.type === BUTTON && isMeant(nested)) return button
  const { components } = nested
  return components ? { ...nested, components: components.map((inner) => withButton(inner, isMeant, button)) } : part
}

/** One line of text more, above the buttons. */
function withLine(part: unknown, line: string): unknown {
  const { components = [], ...own } = part as Nested
  const firstRow = components.findIndex(({ type }) => type === ROW)
  const place = firstRow < 0 ? components.length : firstRow
  const more = { type: TEXT, content: line }
  return { ...own, components: [...components.slice(0, place), more, ...components.slice(place)] }
}
