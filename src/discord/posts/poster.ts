import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js'
import {
  isDenial,
  type LogLine,
  type Look,
  type Post,
  type PostData,
  type PostKind,
  type RatingChange,
  type Sent,
  type Vote,
} from '#tables'
import { LruCache } from '#tables/engine/lru-cache'
import { isGone } from '../app/channels.ts'
import { type AppContext, nameAt, presentationFor, readerFor } from '../app/context.ts'
import { workSlot } from '../app/fair-scheduling.ts'
import { stillThere } from '../app/members.ts'
import { Messages, NoPlace, type OutgoingPost, type Receipt } from '../app/messages.ts'
import { DEFAULT_DISPLAY } from '../app/pictures.ts'
import { Held } from '../app/request-gate.ts'
import { lineScreen, type ScreenContext } from '../app/screen.ts'
import { bareOf, plainOf, type Screen } from '../app/send.ts'
import { forAll } from '../app/told-lines.ts'
import { newNonce } from '../app/verb-ids.ts'
import { endScreen } from '../features/end/screen.ts'
import { beganScreen } from '../features/lobby/began-screen.ts'
import { lobbyEnd, lobbyScreen } from '../features/lobby/screen.ts'
import { lateScreen, seatScreen } from '../features/seats/screen.ts'
import { clockEnd, noticeScreen, undoneLine, undoneScreen } from '../features/turn/notice-screen.ts'
import { voteEndText, voteScreen } from '../features/votes/screen.ts'

/** The kinds of post that carry the buttons for a turn. */
const NOTICES = ['asked', 'moved'] as const
/** The kinds of post that take the buttons off all earlier ones. */
const NEWEST: readonly PostKind[] = ['asked', 'moved', 'ended', 'closed']
const BETWEEN_EDITS = 1000
/** Of older lobbies the last edit was long ago. */
export const MOST_EDITS = 200
/** A crash may have left more than one. */
const MOST_OLD = 2

const [WRONG, UNKNOWN, CLOSED, TOO_LARGE, TOO_MANY] = [400, 401, 403, 413, 429] as const

function codeOf(error: unknown): string {
  return error instanceof DiscordAPIError ? String(error.code) : String(error)
}

/** Discord took offence at what was said, not at where. */
function isOffence(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError && [WRONG, TOO_LARGE].some((status) => status === error.status) && !isGone(error)
  )
}

/** Without a code of Discord's own it was not Discord that closed the door, and it may open again. */
function isClosedTo(error: unknown): boolean {
  return isGone(error) || (error instanceof DiscordAPIError && error.status === CLOSED && Number(error.code) > 0)
}

/** It would be refused the next time too. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError) || error.status >= 500) return false
  return ![UNKNOWN, CLOSED, TOO_MANY].some((status) => status === error.status)
}

/** Sends what happened at the tables to where they are shown. */
export class Poster {
  readonly #app: AppContext
  readonly #messages: Messages
  /** When each open lobby was shown last: several who sit down at once are one edit. */
  readonly #edits = new LruCache<number>(MOST_EDITS)

  constructor(app: AppContext) {
    this.#app = app
    this.#messages = new Messages(app)
  }

  /** The number of open lobbies it remembers to have shown. */
  get shown(): number {
    return this.#edits.size
  }

  send = async (post: Post): Promise<Sent> => {
    const since = performance.now()
    const outcome = await this.#tried(post)
    const how = Object.keys(outcome)[0]
    const { id, game, kind } = post
    this.#app.log.info({ game, post: id, kind, how, ms: Math.round(performance.now() - since) }, 'posted')
    return outcome
  }

  async #tried(post: Post): Promise<Sent> {
    await workSlot()
    const look = await this.#app.tables.reading.look(post.game, null)
    if (isDenial(look)) return look.denied === 'storage' ? { later: null } : { gone: look.denied }
    let offence: unknown
    // As it is meant; with nothing but words and buttons; with no more than whom it calls.
    for (const said of [post, { ...post, simply: plainOf }, { ...post, simply: bareOf }]) {
      try {
        return await this.#send(said, look)
      } catch (error) {
        if (!isOffence(error)) return this.#outcomeOf(post, look, error)
        this.#tell(post, error)
        offence = error
      }
    }
    return { gone: codeOf(offence) }
  }

  /** Logs that a post of ours was wrong. */
  #tell({ game, id }: Post, error: unknown): void {
    const { log, metrics } = this.#app
    metrics.faults.inc()
    log.error({ err: error, game, post: id }, 'a post was refused')
  }

  #outcomeOf(post: Post, look: Look, error: unknown): Sent {
    const { log, channels } = this.#app
    if (error instanceof Held) return { later: error.wait }
    if (error instanceof NoPlace || isClosedTo(error)) {
      channels.refuse(look.home)
      return { gone: error instanceof DiscordAPIError ? codeOf(error) : 'no place' }
    }
    if (isFinal(error)) {
      this.#tell(post, error)
      return { gone: codeOf(error) }
    }
    if (error instanceof RateLimitError) return { later: error.retryAfter }
    const isPassing = error instanceof HTTPError || error instanceof DiscordAPIError
    log.warn({ err: error, game: post.game, post: post.id, isPassing }, 'a post waits')
    return { later: null, isUnsure: true }
  }

  async #stageFor(look: Look, inWords = false): Promise<ScreenContext> {
    const isPlain = inWords || (await this.#app.channels.standing(look.home)) === 'plain'
    const prefs = isPlain ? { ...DEFAULT_DISPLAY, board: 'text' as const } : DEFAULT_DISPLAY
    return { app: this.#app, look, reader: readerFor(this.#app, look.language, null), nonce: newNonce(), prefs }
  }

  async #send(wanted: OutgoingPost, look: Look): Promise<Sent> {
    const before = wanted.inDoubt ? await this.#messages.find(look.home, wanted) : null
    if (before !== null && before !== 'unseen') return this.#wasSent(wanted, look, before)
    const context = await this.#stageFor(look, wanted.simply !== undefined)
    const post = before === null ? wanted : { ...wanted, again: context.reader.say('perhapsTwice') }
    if (post.kind === 'lobby') return this.#lobby(post, context)
    if (post.kind === 'began') return this.#began(post, context)
    if (post.kind === 'closed') return this.#closed(post, context)
    if (post.kind === 'asked') return this.#asked(post, context)
    if (post.kind === 'moved') return this.#moved(post, context)
    if (post.kind === 'choosing') return this.#choosing(post, context)
    if (post.kind === 'undone') return this.#undone(post, context)
    if (post.kind === 'vote') return this.#vote(post, context)
    if (post.kind === 'vote-ended') return this.#voteEnded(post, context)
    const screen = await this.#screenFor(post, context)
    if (screen === null) return { sent: {} }
    if (post.kind === 'seat' && post.data.quietly) return { sent: await this.#saidInPlace(post, look, screen) }
    if (post.kind !== 'ended') return { sent: await this.#said(post, look, screen) }
    const receipt = await this.#sayLast(look, look.home, post, screen)
    await this.#messages.calm(look.home)
    return { sent: receipt }
  }

  /** A post that went out just before a crash: what should have followed follows now. */
  async #wasSent(post: Post, look: Look, receipt: Receipt): Promise<Sent> {
    if (post.kind === 'began') await this.#endLobby(await this.#stageFor(look), look.home.thread)
    else if (NEWEST.includes(post.kind)) await this.#stripOthers(look, receipt)
    else await this.#stripSeat(post, look, receipt)
    return { sent: { ...receipt, ...keptOf(post, look) } }
  }

  async #said(post: OutgoingPost, look: Look, screen: Screen): Promise<Receipt> {
    const receipt = await this.#messages.say(look.home, post, screen)
    await this.#stripSeat(post, look, receipt)
    return { ...receipt, ...keptOf(post, look) }
  }

  /** Says a repeated request where it was asked for first, and calls nobody. */
  async #saidInPlace(post: Post, look: Look, screen: Screen): Promise<Receipt> {
    const kept = keptOf(post, look)
    const receipts = await this.#messages.receipts(look.id, post.kind)
    const first = receipts.find(({ seat, about }) => seat === kept.seat && about === kept.about)
    const quiet = { ...screen, mentions: [], isQuiet: true }
    if (first === undefined || !(await this.#messages.edit(first, quiet))) return this.#said(post, look, quiet)
    await this.#stripSeat(post, look, first)
    return { channel: first.channel, message: first.message, ...kept }
  }

  /** The screens that are simply sent. */
  async #screenFor(post: OutgoingPost, context: ScreenContext): Promise<Screen | null> {
    const { data, kind } = post
    const seat = 'seat' in data ? Number(data.seat ?? 0) : 0
    const { reader, look } = context
    const name = nameAt(look, seat)
    const small = (text: string) => ({ ...lineScreen(`-# ${text}`), isQuiet: true })
    if (kind === 'ended') return this.#end(data.ratings ?? [], context)
    if (kind === 'clock-out') return (await this.#isLate(look, seat)) ? lateScreen(context, seat) : null
    if (kind === 'seat') return seatScreen(context, seat, data.how)
    if (kind === 'reminder') return await this.#reminder(context, { ...data, seat })
    if (kind === 'rewound') return small(reader.say('rewound', { name, entry: data.to + 1 }))
    if (kind === 'refitted') return lineScreen(reader.say('refitted', { entry: data.to + 1 }))
    if (kind === 'paused') return lineScreen(reader.say('pausedNow'))
    if (kind === 'resumed') return lineScreen(reader.say('resumedNow'))
    if (kind === 'conceded') return lineScreen(reader.say('conceded', { name }))
    if (kind === 'broken') return lineScreen(reader.say('no_broken'))
    return null
  }

  async #end(ratings: readonly RatingChange[], context: ScreenContext): Promise<Screen> {
    const { tables } = this.#app
    const { id } = context.look
    const history = await tables.records.history(id, presentationFor(context.look).roundOf)
    const log = await tables.reading.log(id, null)
    return endScreen(context, {
      history: isDenial(history) ? [] : history,
      log: isDenial(log) ? [] : log,
      ratings,
    })
  }

  /** It calls only who wants to be called when the time is short. */
  async #reminder(
    shown: ScreenContext,
    { seat, stage, seats }: PostData['reminder'] & { readonly seat: number },
  ): Promise<Screen | null> {
    if (seats !== undefined) return this.#remindAll(shown, seats)
    const { look, reader } = shown
    const { person = null } = look.places[seat] ?? {}
    const when = await clockEnd(shown, seat)
    if (when === null || !(await this.#isThere(look, seat))) return null
    const isShort = stage === 'ninety'
    const called = isShort && person !== null ? `<@${person}>` : nameAt(look, seat)
    const line = lineScreen(`-# ${reader.say('reminder', { name: called, when })}`)
    return { ...line, mentions: isShort && person !== null ? [person] : [], isQuiet: !isShort }
  }

  /** K-SECRET-5: whose answer is missing is told to nobody. */
  async #remindAll({ look, reader }: ScreenContext, seats: readonly number[]): Promise<Screen | null> {
    const silent = look.questions.flatMap(({ silent: isSilent, seat }) => (isSilent ? [seat] : []))
    const places = look.places.filter(({ seat }) => seats.includes(seat) && silent.includes(seat))
    if (places.length === 0) return null
    const called = places.map(({ person, seat }) => (person === null ? nameAt(look, seat) : `<@${person}>`))
    const names = called.join(', ')
    const line = lineScreen(`-# ${reader.say('reminderSilent', { names })}`)
    return { ...line, mentions: places.flatMap(({ person }) => person ?? []) }
  }

  /** Notices, when a clock is told, that its owner has left the server. */
  async #isThere(look: Look, seat: number): Promise<boolean> {
    return (await stillThere(this.#app, look, [seat])).length > 0
  }

  async #isLate(look: Look, seat: number): Promise<boolean> {
    return look.places[seat]?.late === true && (await this.#isThere(look, seat))
  }

  async #lobby(post: OutgoingPost<'lobby'>, context: ScreenContext): Promise<Sent> {
    const { look } = context
    const wait = (this.#edits.get(String(look.id)) ?? Number.NEGATIVE_INFINITY) + BETWEEN_EDITS - performance.now()
    if (look.phase === 'lobby' && wait > 0) return { later: wait }
    const last = await this.#messages.lastReceipt(look.id, 'lobby')
    const screen = look.phase === 'lobby' ? await lobbyScreen(context) : lobbyEnd(context, look.home.thread)
    if (look.phase === 'lobby') this.#edits.keep(String(look.id), performance.now())
    else this.#edits.drop(String(look.id))
    if (last !== null && (await this.#messages.edit(last, screen, post.simply))) return { sent: last }
    // Deleting the message did not close the table.
    if (look.phase !== 'lobby' && last !== null) return { sent: {} }
    return { sent: await this.#messages.say(look.home, post, screen) }
  }

  async #closed(post: OutgoingPost<'closed'>, context: ScreenContext): Promise<Sent> {
    const { look, reader } = context
    const last = await this.#messages.lastReceipt(look.id, 'lobby')
    if (look.started === null && last !== null) {
      await this.#messages.edit(last, lobbyEnd(context, null, post.data.why))
    }
    if (look.started === null) return { sent: {} }
    return { sent: await this.#sayLast(look, look.home, post, lineScreen(reader.say('abandonedNow'))) }
  }

  /** A thread of its own where that is allowed, the channel where it is not. */
  async #began(post: OutgoingPost<'began'>, context: ScreenContext): Promise<Sent> {
    const { look } = context
    const home = look.home.thread === null ? await this.#threadFor(look) : look.home
    const screen = await beganScreen(context, look.commitment, home.thread === null)
    const receipt = await this.#messages.say(home, post, screen)
    await this.#endLobby(context, home.thread)
    return { sent: receipt }
  }

  async #endLobby(context: ScreenContext, thread: string | null): Promise<void> {
    this.#edits.drop(String(context.look.id))
    const lobby = await this.#messages.lastReceipt(context.look.id, 'lobby')
    if (lobby !== null) await this.#messages.edit(lobby, lobbyEnd(context, thread)).catch(() => undefined)
  }

  async #threadFor(look: Look): Promise<Look['home']> {
    try {
      const home = await this.#messages.openThread(look)
      if (home.thread !== null) await this.#app.tables.homes.settle(look.id, home)
      return home
    } catch (error) {
      if (error instanceof DiscordAPIError && error.status < 500 && !isGone(error)) return look.home
      throw error
    }
  }

  async #since(look: Look, seats: readonly number[]): Promise<LogLine[]> {
    const { tables } = this.#app
    const person = seats.map((seat) => look.places[seat]?.person).find((one) => typeof one === 'string')
    const recap = person ? await tables.reading.recap(look.id, person) : await tables.reading.log(look.id, null)
    return isDenial(recap) ? [] : recap.map(forAll)
  }

  async #asked(post: OutgoingPost<'asked'>, context: ScreenContext): Promise<Sent> {
    const { look } = context
    const asked = look.phase === 'playing' ? post.data.seats.filter((seat) => askedSeats(look).includes(seat)) : []
    // Answered, taken back or over before anybody could be told.
    const seats = await stillThere(this.#app, look, asked)
    if (seats.length === 0) return { sent: {} }
    if (seats.length < asked.length)
      return this.#asked({ ...post, data: { ...post.data, seats } }, await this.#again(look, post))
    const isKnown = await this.#hasActed(look, post.data.entry, seats)
    const undone = isKnown ? await this.#messages.lastReceipt(look.id, 'undone') : null
    if (undone !== null && undone.entry === post.data.entry) return { sent: { ...undone, ...keptOf(post, look) } }
    const log = await this.#since(look, seats)
    const screen = await noticeScreen(context, seats, log)
    const { pings = seats } = post.data
    const mentions = isKnown
      ? []
      : await this.#notCalled(
          look,
          seats.filter((seat) => pings.includes(seat)),
        )
    const receipt = await this.#sayLast(look, look.home, post, { ...screen, mentions })
    return { sent: { ...receipt, ...keptOf(post, look) } }
  }

  /** Leaves out those who were called and have not moved since: somebody took a turn back and has played anew. */
  async #notCalled(look: Look, seats: readonly number[]): Promise<string[]> {
    const receipts = await this.#messages.receipts(look.id, 'asked')
    const calls = seats.flatMap((seat) => {
      const person = look.places[seat]?.person
      if (typeof person !== 'string') return []
      return [{ seat, person, since: receipts.find(({ people }) => people?.includes(person))?.entry ?? null }]
    })
    const known = calls.flatMap(({ since }) => since ?? [])
    const since = known.length === 0 ? [] : await this.#app.tables.reading.movesSince(look.id, Math.min(...known))
    const moves = isDenial(since) ? [] : since
    const isDue = ({ seat, since }: (typeof calls)[number]) =>
      since === null || moves.some((move) => move.seat === seat && move.number > since)
    return calls.filter(isDue).map(({ person }) => person)
  }

  async #again({ id }: Look, { simply }: OutgoingPost): Promise<ScreenContext> {
    const look = await this.#app.tables.reading.look(id, null)
    if (isDenial(look)) throw new Error(`a table that was there is not: ${look.denied}`)
    return this.#stageFor(look, simply !== undefined)
  }

  /** Says whether a seat took back its own turn, and so knows that it is due again. */
  async #hasActed(look: Look, entry: number, seats: readonly number[]): Promise<boolean> {
    const log = await this.#app.tables.reading.log(look.id, null, entry - 1)
    const [line] = isDenial(log) ? [] : log
    return line?.number === entry && line.kind === 'rewind' && line.seat !== null && seats.includes(line.seat)
  }

  /** Shows what waits in the new place, aloud only if the old one could not tell it. */
  async #moved(post: OutgoingPost<'moved'>, context: ScreenContext): Promise<Sent> {
    const { app, look } = context
    const home = look.home.thread === null ? await this.#threadFor(look) : look.home
    const seats = askedSeats(look)
    if (seats.length === 0 || look.phase !== 'playing') return { sent: {} }
    const receipts = await app.tables.reading.receipts(look.id, 'asked')
    const wasTold = !isDenial(receipts) && receipts[0] !== undefined && !('gone' in receipts[0])
    const log = await this.#since(look, seats)
    const screen = await noticeScreen(context, seats, log)
    return { sent: await this.#sayLast(look, home, post, wasTold ? { ...screen, mentions: [] } : screen) }
  }

  /** Once something newer stands there, the last notice loses its buttons: there is one place to press. */
  async #sayLast(look: Look, home: Look['home'], post: OutgoingPost, screen: Screen): Promise<Receipt> {
    const receipt = await this.#messages.say(home, post, screen)
    await this.#stripOthers(look, receipt)
    return receipt
  }

  async #stripOthers(look: Look, last: Receipt): Promise<void> {
    const found = await Promise.all(NOTICES.map((kind) => this.#messages.receipts(look.id, kind)))
    const notices = found.flatMap((receipts) => receipts.slice(0, MOST_OLD))
    await this.#strip([...notices, ...(await this.#staleOf(look))], last)
  }

  /** Finds messages about a clock or a seat that are over: the turn was played, or the whole game is over. */
  async #staleOf(look: Look): Promise<Receipt[]> {
    const isOver = look.phase === 'over' || look.phase === 'closed'
    const clocks = await this.#messages.receipts(look.id, 'clock-out')
    const late = clocks.filter(({ seat }) => isOver || !look.places[seat ?? -1]?.late)
    const offers = isOver ? await this.#messages.receipts(look.id, 'seat') : []
    return [...late.slice(0, MOST_OLD), ...offers.slice(0, look.places.length)]
  }

  /** A seat's newest message is the one that has buttons, beside that about a clock which has run out. */
  async #stripSeat({ kind, data }: Post, { id, places }: Look, last: Receipt): Promise<void> {
    if (kind !== 'seat' && kind !== 'conceded') return
    const isLate = places[data.seat]?.late === true
    const kinds = isLate ? (['seat'] as const) : (['seat', 'clock-out'] as const)
    const found = await Promise.all(kinds.map((one) => this.#messages.receipts(id, one)))
    const own = found.map((receipts) => receipts.filter(({ seat }) => seat === data.seat).slice(0, MOST_OLD))
    await this.#strip(own.flat(), last)
  }

  async #strip(old: readonly Receipt[], last: Receipt): Promise<void> {
    // The post is out already and must not be said again for that.
    const tell = (error: unknown) => this.#app.log.info({ err: error }, 'old buttons stay')
    for (const one of old) if (one.message !== last.message) await this.#messages.strip(one).catch(tell)
  }

  /** Something came to light, and the turn goes on: said on the notice that waits for it. */
  async #choosing({ data }: OutgoingPost<'choosing'>, { look, reader }: ScreenContext): Promise<Sent> {
    const { seat } = data
    const isStill = look.phase === 'playing' && look.places[seat]?.asked !== null
    const notice = isStill ? await this.#messages.lastReceipt(look.id, 'asked') : null
    if (notice === null) return { sent: {} }
    await this.#messages.add(notice, `-# ${reader.say('choosing', { name: nameAt(look, seat) })}`)
    return { sent: {} }
  }

  /** S17: within the hour whoever was called by the turn that was taken back reads so in the same place. */
  async #undone(post: OutgoingPost<'undone'>, context: ScreenContext): Promise<Sent> {
    const { look } = context
    const { seat, to, entry } = post.data
    const screen = undoneScreen(context, seat)
    const notice = await this.#messages.lastReceipt(look.id, 'asked')
    const isNext = notice !== null && (notice.entry ?? 0) > to && this.#messages.isYoung(notice)
    if (isNext && (await this.#messages.edit(notice, screen, post.simply))) {
      const { channel, message } = notice
      return { sent: { channel, message, entry } }
    }
    return { sent: await this.#messages.say(look.home, post, { ...undoneLine(context, seat), isQuiet: true }) }
  }

  async #vote(post: OutgoingPost<'vote'>, context: ScreenContext): Promise<Sent> {
    const { look } = context
    const vote = look.votes.find(({ number }) => number === post.data.vote)
    if (vote === undefined) return { sent: {} }
    const screen = voteScreen(context, vote as Vote)
    return { sent: await (post.data.quietly ? this.#saidInPlace(post, look, screen) : this.#said(post, look, screen)) }
  }

  /** Tells the end of a withdrawn vote where it was asked, if that is young enough. */
  async #voteEnded(post: OutgoingPost<'vote-ended'>, context: ScreenContext): Promise<Sent> {
    const { look } = context
    const { data } = post
    const receipts = await this.#messages.receipts(look.id, 'vote')
    const asked = receipts.filter(({ vote }) => vote === data.vote)
    const line = `-# ${voteEndText(context, data)}`
    const [newest] = asked
    const isTold = data.how === 'withdrawn' && newest !== undefined && (await this.#messages.end(newest, line))
    for (const one of isTold ? asked.slice(1) : asked) await this.#messages.strip(one)
    return { sent: isTold ? {} : await this.#messages.say(look.home, post, lineScreen(line)) }
  }
}

/** Keeps with the receipt what later posts must know of this one. */
function keptOf({ kind, data }: Post, look: Look): Omit<Receipt, 'channel' | 'message'> {
  if (kind === 'vote') return { vote: data.vote, seat: data.by, about: data.kind }
  if (kind === 'asked')
    return { people: data.seats.flatMap((seat) => look.places[seat]?.person ?? []), entry: data.entry }
  return 'seat' in data && data.seat !== undefined ? { seat: data.seat } : {}
}

function askedSeats(look: Look): number[] {
  return look.places.filter(({ asked, kind }) => asked !== null && kind === 'human').map(({ seat }) => seat)
}
