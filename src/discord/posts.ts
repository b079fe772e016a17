import {
  ChannelType,
  RESTJSONErrorCodes as Codes,
  DiscordAPIError,
  type GuildTextBasedChannel,
  HTTPError,
  type Message as Posted,
  RateLimitError,
  type SendableChannels,
} from 'discord.js'
import { type Home, isNo, type LogLine, type Look, type Post, type Sent, type Vote } from '#tables'
import { faceFor, type House, namesOf, readerFor, titleOf } from './house.ts'
import * as around from './screens/around.ts'
import { lobbyEnd, lobbyScreen } from './screens/lobby.ts'
import { beganScreen, noticeScreen } from './screens/notice.ts'
import { newNonce, type Stage } from './screens/screen.ts'
import { messageOf, type Screen } from './send.ts'

const THREAD_ARCHIVED = 50083

/** What the target answers when it is gone, or closed to us: it is not called again for this post. */
const GONE: readonly number[] = [
  Codes.UnknownChannel,
  Codes.UnknownGuild,
  Codes.UnknownMessage,
  Codes.MissingAccess,
  Codes.MissingPermissions,
  THREAD_ARCHIVED,
  Codes.ThreadLocked,
  Codes.CannotSendMessagesToThisUser,
]

interface Receipt {
  channel: string
  message: string
  thread?: string
}

/** Sends what happened at the tables to where they are shown. */
export class Poster {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  send = async (post: Post): Promise<Sent> => {
    try {
      return await this.#send(post)
    } catch (error) {
      return this.#outcomeOf(post, error)
    }
  }

  #outcomeOf(post: Post, error: unknown): Sent {
    const { log } = this.#house
    if (error instanceof DiscordAPIError && GONE.includes(Number(error.code))) {
      log.info({ game: post.game, post: post.id, code: error.code }, 'a post has no place any more')
      return { gone: String(error.code) }
    }
    if (error instanceof DiscordAPIError && error.status < 500 && error.status !== 429) {
      log.error({ err: error, game: post.game, post: post.id }, 'a post was refused')
      return { gone: String(error.code) }
    }
    if (error instanceof RateLimitError) return { later: error.retryAfter }
    const isPassing = error instanceof HTTPError || error instanceof DiscordAPIError
    log.warn({ err: error, game: post.game, post: post.id, isPassing }, 'a post waits')
    return { later: null }
  }

  async #send(post: Post): Promise<Sent> {
    const { tables } = this.#house
    const look = await tables.look(post.game, null)
    if (isNo(look)) return look.no === 'storage' ? { later: null } : { gone: look.no }
    const stage: Stage = {
      house: this.#house,
      look,
      reader: readerFor(this.#house, look.language, null),
      nonce: newNonce(),
    }
    if (post.kind === 'lobby') return this.#lobby(post, stage)
    if (post.kind === 'began') return this.#began(post, stage)
    if (post.kind === 'closed') return this.#closed(post, stage)
    if (post.kind === 'asked') return this.#asked(post, stage)
    if (post.kind === 'vote-ended') return this.#voteEnded(post, stage)
    const screen = await this.#screenFor(post, stage)
    if (screen === null) return { sent: {} }
    if (post.kind === 'ended') await this.#strip(look)
    return { sent: await this.#say(look.home, post, screen) }
  }

  /** The screens that are simply sent. */
  async #screenFor(post: Post, stage: Stage): Promise<Screen | null> {
    const { data, kind } = post
    const seat = Number(data.seat ?? 0)
    const { reader, look } = stage
    const name = look.places[seat]?.name ?? ''
    if (kind === 'ended') return around.endScreen(stage, await this.#history(look))
    if (kind === 'clock-out') return around.clockOutScreen(stage, seat)
    if (kind === 'seat') return around.seatScreen(stage, seat, String(data.how))
    if (kind === 'reminder')
      return around.lineScreen(`-# ${reader.say('reminder', { name, stage: String(data.stage) })}`)
    if (kind === 'rewound')
      return around.lineScreen(`-# ${reader.say('rewound', { name, entry: Number(data.to) + 1 })}`)
    if (kind === 'paused') return around.lineScreen(reader.say('pausedNow'))
    if (kind === 'resumed') return around.lineScreen(reader.say('resumedNow'))
    if (kind === 'conceded') return around.lineScreen(reader.say('conceded', { name }))
    if (kind === 'vote') {
      const vote = look.votes.find(({ number }) => number === data.vote)
      return vote === undefined ? null : around.voteScreen(stage, vote as Vote)
    }
    if (kind === 'moved') return noticeScreen(stage, askedSeats(look), await this.#since(look, askedSeats(look)))
    return null
  }

  async #history(look: Look): Promise<number[][]> {
    const history = await this.#house.tables.history(look.id, faceFor(look).roundOf)
    return isNo(history) ? [] : history
  }

  async #channel({ thread, channel }: Home): Promise<SendableChannels> {
    const { client } = this.#house
    const found = await client.channels.fetch(thread ?? channel)
    if (found === null || !found.isSendable()) throw new Error('a channel that takes no messages')
    if (found.isThread() && found.archived && !found.locked) await found.setArchived(false)
    return found
  }

  /** The id of the post is its nonce: what went out already is not shown twice. */
  async #say(home: Home, post: Post, screen: Screen): Promise<Receipt> {
    const channel = await this.#channel(home)
    const mentions = await this.#wantingPings(screen.mentions ?? [])
    const sent = await channel.send({ ...messageOf({ ...screen, mentions }), nonce: `w${post.id}`, enforceNonce: true })
    return { channel: sent.channelId, message: sent.id }
  }

  async #wantingPings(people: readonly string[]): Promise<string[]> {
    const settings = await Promise.all(people.map((person) => this.#house.tables.settings(person)))
    return people.filter((_, at) => settings[at]?.pings)
  }

  async #lastReceipt(game: number, kind: Post['kind']): Promise<Receipt | null> {
    const receipts = await this.#house.tables.receipts(game, kind)
    if (isNo(receipts)) return null
    return (receipts.find((receipt) => typeof receipt.message === 'string') as Receipt | undefined) ?? null
  }

  async #edit({ channel, message }: Receipt, screen: Screen): Promise<Posted> {
    const { client } = this.#house
    const found = (await client.channels.fetch(channel)) as GuildTextBasedChannel
    return found.messages.edit(message, { ...messageOf(screen), attachments: [] })
  }

  async #lobby(post: Post, stage: Stage): Promise<Sent> {
    const { look } = stage
    const last = await this.#lastReceipt(look.id, 'lobby')
    const screen = look.phase === 'lobby' ? await lobbyScreen(stage) : lobbyEnd(stage, look.home.thread)
    if (last === null) return { sent: await this.#say(look.home, post, screen) }
    await this.#edit(last, screen)
    return { sent: last }
  }

  async #closed(post: Post, stage: Stage): Promise<Sent> {
    const { look, reader } = stage
    const last = await this.#lastReceipt(look.id, 'lobby')
    if (look.started === null && last !== null) await this.#edit(last, lobbyEnd(stage, null))
    if (look.started === null) return { sent: {} }
    return { sent: await this.#say(look.home, post, around.lineScreen(reader.say('abandonedNow'))) }
  }

  /** A thread of its own where that is allowed, the channel where it is not. */
  async #began(post: Post, stage: Stage): Promise<Sent> {
    const { look } = stage
    const home = look.home.thread === null ? await this.#openThread(stage) : look.home
    const screen = await beganScreen(stage, look.commitment)
    const receipt = await this.#say(home, post, screen)
    const lobby = await this.#lastReceipt(look.id, 'lobby')
    if (lobby !== null) await this.#edit(lobby, lobbyEnd(stage, home.thread)).catch(() => undefined)
    return { sent: receipt }
  }

  async #openThread({ look, house }: Stage): Promise<Home> {
    const lobby = await this.#lastReceipt(look.id, 'lobby')
    const { home } = look
    try {
      const channel = await house.client.channels.fetch(home.channel)
      if (channel?.type !== ChannelType.GuildText || lobby === null) return home
      const message = await channel.messages.fetch(lobby.message)
      const thread =
        message.thread ??
        (await message.startThread({ name: `${titleOf(look)} · ${namesOf(look).join(', ')}`.slice(0, 100) }))
      const moved = { ...home, thread: thread.id }
      await house.tables.settleHome(look.id, moved)
      return moved
    } catch (error) {
      if (error instanceof DiscordAPIError && error.status < 500) return home
      throw error
    }
  }

  async #since(look: Look, seats: readonly number[]): Promise<LogLine[]> {
    const { tables } = this.#house
    const person = seats.map((seat) => look.places[seat]?.person).find((one) => typeof one === 'string')
    const recap = person ? await tables.recap(look.id, person) : await tables.log(look.id, null)
    return isNo(recap)
      ? []
      : recap.map((line) => ({ ...line, news: line.news.filter(({ only }) => only === undefined) }))
  }

  async #asked(post: Post, stage: Stage): Promise<Sent> {
    const { look } = stage
    const wanted = (post.data.seats ?? []) as number[]
    const seats = wanted.filter((seat) => askedSeats(look).includes(seat))
    // Answered, taken back or over before anybody could be told.
    if (seats.length === 0 || look.phase !== 'playing') return { sent: {} }
    await this.#strip(look)
    const screen = await noticeScreen(stage, seats, await this.#since(look, seats))
    return { sent: await this.#say(look.home, post, screen) }
  }

  /** The last notice loses its buttons: there is one place to press. */
  async #strip(look: Look): Promise<void> {
    const last = await this.#lastReceipt(look.id, 'asked')
    if (last === null) return
    try {
      const channel = (await this.#house.client.channels.fetch(last.channel)) as GuildTextBasedChannel
      const message = await channel.messages.fetch(last.message)
      const components = message.components.map((part) => withoutButtons(part.toJSON()))
      await message.edit({ components: components as never, flags: message.flags.bitfield as never })
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error
    }
  }

  async #voteEnded(post: Post, stage: Stage): Promise<Sent> {
    const { look, reader } = stage
    const { kind, how, by } = post.data as { kind: string; how: string; by: number }
    const name = look.places[by]?.name ?? ''
    const text = reader.say(`voteEnd_${how}` as 'voteEnd_agreed', {
      name,
      what: reader.say(`vote_${kind}` as 'vote_pause', { name, entry: 0 }),
    })
    return { sent: await this.#say(look.home, post, around.lineScreen(`-# ${text}`)) }
  }
}

function askedSeats(look: Look): number[] {
  return look.places.filter(({ asked, kind }) => asked !== null && kind === 'human').map(({ seat }) => seat)
}

interface Nested {
  type: number
  components?: Nested[]
}

const ROW = 1

function withoutButtons(part: unknown): unknown {
  const { components, ...rest } = part as Nested
  if (components === undefined) return part
  return { ...rest, components: components.filter(({ type }) => type !== ROW).map((inner) => withoutButtons(inner)) }
}
