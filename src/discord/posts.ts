import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js'
import { isNo, type LogLine, type Look, type Post, type RatingChange, type Sent, type Vote } from '#tables'
import { faceFor, type House, mention, readerFor } from './house.ts'
import { stillThere } from './members.ts'
import { Messages, NoPlace, type Receipt } from './messages.ts'
import { PLAIN } from './pictures.ts'
import { isGone } from './places.ts'
import * as around from './screens/around.ts'
import { beganScreen } from './screens/began.ts'
import { endScreen } from './screens/end.ts'
import { lobbyEnd, lobbyScreen } from './screens/lobby.ts'
import { clockEnd, noticeScreen } from './screens/notice.ts'
import { newNonce, type Stage } from './screens/screen.ts'
import { lateScreen, seatScreen } from './screens/seats.ts'
import { forAll } from './screens/told.ts'
import type { Screen } from './send.ts'

/** What carries the buttons for a turn. */
const NOTICES = ['asked', 'moved'] as const
const BETWEEN_EDITS = 1000
/** A crash may have left more than one. */
const MOST_OLD = 2

/** Sends what happened at the tables to where they are shown. */
export class Poster {
  readonly #house: House
  readonly #messages: Messages
  /** When each open lobby was shown last: several who sit down at once are one edit. */
  readonly #edits = new Map<number, number>()

  constructor(house: House) {
    this.#house = house
    this.#messages = new Messages(house)
  }

  send = async (post: Post): Promise<Sent> => {
    const since = performance.now()
    const outcome = await this.#tried(post)
    const how = Object.keys(outcome)[0]
    const { id, game, kind } = post
    this.#house.log.info({ game, post: id, kind, how, ms: Math.round(performance.now() - since) }, 'posted')
    return outcome
  }

  async #tried(post: Post): Promise<Sent> {
    const look = await this.#house.tables.look(post.game, null)
    if (isNo(look)) return look.no === 'storage' ? { later: null } : { gone: look.no }
    try {
      return await this.#send(post, look)
    } catch (error) {
      return this.#outcomeOf(post, look, error)
    }
  }

  #outcomeOf(post: Post, look: Look, error: unknown): Sent {
    const { log, places } = this.#house
    const ids = { game: post.game, post: post.id }
    if (error instanceof NoPlace || isGone(error)) {
      places.refuse(look.home)
      return { gone: error instanceof DiscordAPIError ? String(error.code) : 'no place' }
    }
    if (error instanceof DiscordAPIError && error.status < 500 && error.status !== 429) {
      log.error({ err: error, ...ids }, 'a post was refused')
      return { gone: String(error.code) }
    }
    if (error instanceof RateLimitError) return { later: error.retryAfter }
    const isPassing = error instanceof HTTPError || error instanceof DiscordAPIError
    log.warn({ err: error, ...ids, isPassing }, 'a post waits')
    return { later: null }
  }

  async #stageFor(look: Look): Promise<Stage> {
    const isPlain = (await this.#house.places.standing(look.home)) === 'plain'
    const taste = isPlain ? { ...PLAIN, board: 'text' as const } : PLAIN
    return { house: this.#house, look, reader: readerFor(this.#house, look.language, null), nonce: newNonce(), taste }
  }

  async #send(post: Post, look: Look): Promise<Sent> {
    const before = post.inDoubt ? await this.#messages.find(look.home, post) : null
    if (before !== null) return this.#wasSent(post, look, before)
    const stage = await this.#stageFor(look)
    if (post.kind === 'lobby') return this.#lobby(post, stage)
    if (post.kind === 'began') return this.#began(post, stage)
    if (post.kind === 'closed') return this.#closed(post, stage)
    if (post.kind === 'asked') return this.#asked(post, stage)
    if (post.kind === 'moved') return this.#moved(post, stage)
    if (post.kind === 'choosing') return this.#choosing(post, stage)
    if (post.kind === 'vote') return this.#vote(post, stage)
    if (post.kind === 'vote-ended') return this.#voteEnded(post, stage)
    const screen = await this.#screenFor(post, stage)
    if (screen === null) return { sent: {} }
    if (post.kind !== 'ended') return { sent: await this.#messages.say(look.home, post, screen) }
    const receipt = await this.#sayLast(look, look.home, post, screen)
    await this.#messages.calm(look.home)
    return { sent: receipt }
  }

  /** A post that went out just before a crash: what should have followed follows now. */
  async #wasSent(post: Post, look: Look, receipt: Receipt): Promise<Sent> {
    if (post.kind === 'began') await this.#endLobby(await this.#stageFor(look), look.home.thread)
    else await this.#stripOthers(look, receipt)
    const more = post.kind === 'vote' ? { vote: post.data.vote } : post.kind === 'asked' ? calledBy(post) : {}
    return { sent: { ...receipt, ...more } }
  }

  /** The screens that are simply sent. */
  async #screenFor(post: Post, stage: Stage): Promise<Screen | null> {
    const { data, kind } = post
    const seat = Number(data.seat ?? 0)
    const { reader, look } = stage
    const name = look.places[seat]?.name ?? ''
    const small = (text: string) => ({ ...around.lineScreen(`-# ${text}`), isQuiet: true })
    if (kind === 'ended') return this.#end(post, stage)
    if (kind === 'clock-out') return look.places[seat]?.late ? lateScreen(stage, seat) : null
    if (kind === 'seat') return seatScreen(stage, seat, String(data.how))
    if (kind === 'reminder') return await this.#reminder(stage, seat, String(data.stage))
    if (kind === 'rewound') return small(reader.say('rewound', { name, entry: Number(data.to) + 1 }))
    if (kind === 'refitted') return around.lineScreen(reader.say('refitted', { entry: Number(data.to) + 1 }))
    if (kind === 'paused') return around.lineScreen(reader.say('pausedNow'))
    if (kind === 'resumed') return around.lineScreen(reader.say('resumedNow'))
    if (kind === 'conceded') return around.lineScreen(reader.say('conceded', { name }))
    if (kind === 'broken') return around.lineScreen(reader.say('no_broken'))
    return null
  }

  async #end({ data }: Post, stage: Stage): Promise<Screen> {
    const { tables } = this.#house
    const { id } = stage.look
    const history = await tables.history(id, faceFor(stage.look).roundOf)
    const log = await tables.log(id, null)
    return endScreen(stage, {
      history: isNo(history) ? [] : history,
      log: isNo(log) ? [] : log,
      ratings: (data.ratings ?? []) as RatingChange[],
    })
  }

  /** It calls only who wants to be called when the time is short. */
  async #reminder(shown: Stage, seat: number, stage: string): Promise<Screen | null> {
    const { look, reader } = shown
    const { name = '', person = null } = look.places[seat] ?? {}
    const when = await clockEnd(shown, seat)
    if (when === null) return null
    const isShort = stage === 'ninety'
    const called = isShort ? mention(person, name) : name
    const line = around.lineScreen(`-# ${reader.say('reminder', { name: called, when })}`)
    return { ...line, mentions: isShort && person !== null ? [person] : [], isQuiet: !isShort }
  }

  async #lobby(post: Post, stage: Stage): Promise<Sent> {
    const { look } = stage
    const wait = (this.#edits.get(look.id) ?? 0) + BETWEEN_EDITS - Date.now()
    if (look.phase === 'lobby' && wait > 0) return { later: wait }
    const last = await this.#messages.lastReceipt(look.id, 'lobby')
    const screen = look.phase === 'lobby' ? await lobbyScreen(stage) : lobbyEnd(stage, look.home.thread)
    if (look.phase === 'lobby') this.#edits.set(look.id, Date.now())
    else this.#edits.delete(look.id)
    if (last !== null && (await this.#messages.edit(last, screen))) return { sent: last }
    // Whoever deleted the message did not close the table.
    if (look.phase !== 'lobby' && last !== null) return { sent: {} }
    return { sent: await this.#messages.say(look.home, post, screen) }
  }

  async #closed(post: Post, stage: Stage): Promise<Sent> {
    const { look, reader } = stage
    const last = await this.#messages.lastReceipt(look.id, 'lobby')
    if (look.started === null && last !== null) {
      await this.#messages.edit(last, lobbyEnd(stage, null, String(post.data.why)))
    }
    if (look.started === null) return { sent: {} }
    return { sent: await this.#sayLast(look, look.home, post, around.lineScreen(reader.say('abandonedNow'))) }
  }

  /** A thread of its own where that is allowed, the channel where it is not. */
  async #began(post: Post, stage: Stage): Promise<Sent> {
    const { look } = stage
    const home = look.home.thread === null ? await this.#threadFor(look) : look.home
    const screen = await beganScreen(stage, look.commitment, home.thread === null)
    const receipt = await this.#messages.say(home, post, screen)
    await this.#endLobby(stage, home.thread)
    return { sent: receipt }
  }

  async #endLobby(stage: Stage, thread: string | null): Promise<void> {
    this.#edits.delete(stage.look.id)
    const lobby = await this.#messages.lastReceipt(stage.look.id, 'lobby')
    if (lobby !== null) await this.#messages.edit(lobby, lobbyEnd(stage, thread)).catch(() => undefined)
  }

  async #threadFor(look: Look): Promise<Look['home']> {
    try {
      const home = await this.#messages.openThread(look)
      if (home.thread !== null) await this.#house.tables.settleHome(look.id, home)
      return home
    } catch (error) {
      if (error instanceof DiscordAPIError && error.status < 500 && !isGone(error)) return look.home
      throw error
    }
  }

  async #since(look: Look, seats: readonly number[]): Promise<LogLine[]> {
    const { tables } = this.#house
    const person = seats.map((seat) => look.places[seat]?.person).find((one) => typeof one === 'string')
    const recap = person ? await tables.recap(look.id, person) : await tables.log(look.id, null)
    return isNo(recap) ? [] : recap.map(forAll)
  }

  async #asked(post: Post, stage: Stage): Promise<Sent> {
    const { look } = stage
    const wanted = (post.data.seats ?? []) as number[]
    const asked = look.phase === 'playing' ? wanted.filter((seat) => askedSeats(look).includes(seat)) : []
    // Answered, taken back or over before anybody could be told.
    const seats = await stillThere(this.#house, look, asked)
    if (seats.length === 0) return { sent: {} }
    if (seats.length < asked.length)
      return this.#asked({ ...post, data: { ...post.data, seats } }, await this.#again(look))
    const log = await this.#since(look, seats)
    const screen = await noticeScreen(stage, seats, log)
    const isKnown = await this.#hasActed(look, Number(post.data.entry), seats)
    const called = isKnown ? [] : await this.#notCalled(look, seats)
    const people = called.flatMap((seat) => look.places[seat]?.person ?? [])
    const receipt = await this.#sayLast(look, look.home, post, { ...screen, mentions: people })
    return { sent: { ...receipt, ...calledBy(post) } }
  }

  /** Whoever was called and has not moved since is not called again: somebody took his turn back and has played anew. */
  async #notCalled(look: Look, seats: readonly number[]): Promise<number[]> {
    const { tables } = this.#house
    const receipts = await tables.receipts(look.id, 'asked')
    if (isNo(receipts)) return [...seats]
    const calledAt = (seat: number) =>
      Number(receipts.find(({ seats: called }) => Array.isArray(called) && called.includes(seat))?.entry ?? Number.NaN)
    const known = seats.map(calledAt).filter((entry) => !Number.isNaN(entry))
    const log = known.length === 0 ? [] : await tables.log(look.id, null, Math.min(...known))
    if (isNo(log)) return [...seats]
    const hasMoved = (seat: number, since: number) =>
      log.some((line) => line.kind === 'play' && line.seat === seat && line.number > since)
    const wasCalled = (seat: number) => !Number.isNaN(calledAt(seat)) && !hasMoved(seat, calledAt(seat))
    return seats.filter((seat) => !wasCalled(seat))
  }

  async #again({ id }: Look): Promise<Stage> {
    const look = await this.#house.tables.look(id, null)
    if (isNo(look)) throw new Error(`a table that was there is not: ${look.no}`)
    return this.#stageFor(look)
  }

  /** Who took his turn back knows that it is his again. */
  async #hasActed(look: Look, entry: number, seats: readonly number[]): Promise<boolean> {
    const log = await this.#house.tables.log(look.id, null, entry - 1)
    const [line] = isNo(log) ? [] : log
    return line?.number === entry && line.kind === 'rewind' && line.seat !== null && seats.includes(line.seat)
  }

  /** What waits is shown in the new place, aloud only if the old one could not tell it. */
  async #moved(post: Post, stage: Stage): Promise<Sent> {
    const { house, look } = stage
    const home = look.home.thread === null ? await this.#threadFor(look) : look.home
    const seats = askedSeats(look)
    if (seats.length === 0 || look.phase !== 'playing') return { sent: {} }
    const receipts = await house.tables.receipts(look.id, 'asked')
    const wasTold = !isNo(receipts) && receipts[0] !== undefined && !('gone' in receipts[0])
    const log = await this.#since(look, seats)
    const screen = await noticeScreen(stage, seats, log)
    return { sent: await this.#sayLast(look, home, post, wasTold ? { ...screen, mentions: [] } : screen) }
  }

  /** Once something newer stands there, the last notice loses its buttons: there is one place to press. */
  async #sayLast(look: Look, home: Look['home'], post: Post, screen: Screen): Promise<Receipt> {
    const receipt = await this.#messages.say(home, post, screen)
    await this.#stripOthers(look, receipt)
    return receipt
  }

  async #stripOthers({ id }: Look, last: Receipt): Promise<void> {
    const found = await Promise.all(NOTICES.map((kind) => this.#messages.receipts(id, kind)))
    for (const old of found.flatMap((receipts) => receipts.slice(0, MOST_OLD))) {
      // What was said must not be said again for that.
      const tell = (error: unknown) => this.#house.log.info({ err: error, game: id }, 'an old notice stays')
      if (old.message !== last.message) await this.#messages.strip(old).catch(tell)
    }
  }

  /** Something came to light, and the turn goes on: said on the notice that waits for it. */
  async #choosing({ data }: Post, { look, reader }: Stage): Promise<Sent> {
    const seat = Number(data.seat)
    const isStill = look.phase === 'playing' && look.places[seat]?.asked !== null
    const notice = isStill ? await this.#messages.lastReceipt(look.id, 'asked') : null
    if (notice === null) return { sent: {} }
    await this.#messages.add(notice, `-# ${reader.say('choosing', { name: look.places[seat]?.name ?? '' })}`)
    return { sent: {} }
  }

  async #vote(post: Post, stage: Stage): Promise<Sent> {
    const vote = stage.look.votes.find(({ number }) => number === post.data.vote)
    if (vote === undefined) return { sent: {} }
    const receipt = await this.#messages.say(stage.look.home, post, around.voteScreen(stage, vote as Vote))
    return { sent: { ...receipt, vote: vote.number } }
  }

  async #voteEnded(post: Post, stage: Stage): Promise<Sent> {
    const { house, look, reader } = stage
    const {
      kind,
      how,
      by,
      vote,
      to = 0,
    } = post.data as Record<'by' | 'vote' | 'to', number> & Record<'kind' | 'how', string>
    const receipts = await house.tables.receipts(look.id, 'vote')
    const asked = isNo(receipts) ? undefined : receipts.find((receipt) => receipt.vote === vote)
    if (asked !== undefined) await this.#messages.strip(asked as unknown as Receipt)
    const name = look.places[by]?.name ?? ''
    const text = reader.say(`voteEnd_${how}` as 'voteEnd_agreed', {
      name,
      what: reader.say(`vote_${kind}` as 'vote_pause', { name, entry: to + 1 }),
    })
    return { sent: await this.#messages.say(look.home, post, around.lineScreen(`-# ${text}`)) }
  }
}

/** Whom a notice called, kept with where it stands. */
function calledBy({ data }: Post): Record<string, unknown> {
  return { seats: data.seats, entry: data.entry }
}

function askedSeats(look: Look): number[] {
  return look.places.filter(({ asked, kind }) => asked !== null && kind === 'human').map(({ seat }) => seat)
}
