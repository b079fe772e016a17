import { randomInt } from 'node:crypto'
import { type Database, type Row, step } from '#store'
import * as query from '#store/queries'
import { type PostFacts, type PostKind, readPost } from '../model/posts.ts'
import { SendSlots } from './send-slots.ts'

interface PostFrame {
  readonly id: number
  readonly game: number
  readonly created: number
  /** Marks its message. No other post ever has the same, not even after a backup was restored. */
  readonly mark: number
  /** It was begun before, and nobody knows whether it went out: look before you send. */
  readonly inDoubt: boolean
  /** The milliseconds since it was begun for the first time; 0 where that is now. */
  readonly doubted: number
}

/** Something to be posted, as it was written with the move that caused it. */
export type Post<K extends PostKind = PostKind> = PostFrame & PostFacts<K>

/** Not now; in so many milliseconds, or by the usual patience. Where nobody said no it may be out all the same. */
export interface Later {
  readonly later: number | null
  readonly isUnsure?: true
}

export type Sent =
  /** Out; the receipt is kept. */
  | { readonly sent: object }
  | Later
  /** Never: what it was meant for is gone. */
  | { readonly gone: string }

/** The first of them; smaller numbers are given out by Discord itself, or to the parts of a message. */
const MARKS = 1_000_000
const MOST_MARKS = 2 ** 31

/** Numbers of rows begin again where a backup was made, so marks are drawn. */
export function newMark(): number {
  return randomInt(MARKS, MOST_MARKS)
}

/** Takes posts to where they are shown. The same id must never be shown twice. */
export type Sink = (post: Post) => Promise<Sent>

const PATIENCE = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000]
/** Nothing is put off for longer. */
export const LONGEST_PATIENCE = 600_000

/** The surroundings an outbox works in. */
export interface OutboxEnvironment {
  readonly db: Database
  readonly owner: string
  /** The clock that all processes share. */
  readonly clock: () => number
  /** Time that only goes on. */
  readonly steady: () => number
  readonly sink: Sink
  readonly reportFault: (error: unknown) => void
}

/**
 * Sends what the parts of this process have to post: in order within a game, and for all places in turn. However much
 * waits in one, the next of another goes out as soon as it would alone.
 */
export class Outbox {
  readonly #office: OutboxEnvironment
  readonly #lanes: SendSlots
  /** The games of which something is on its way. */
  readonly #busy = new Set<number>()
  readonly #ways = new Set<Promise<void>>()
  /** The place that had its turn last. */
  #last = ''
  #walk: Promise<void> | null = null
  #isAsked = false
  /** Somebody found no room. */
  #isWaiting = false
  #isStopped = false

  constructor(office: OutboxEnvironment) {
    this.#office = office
    this.#lanes = new SendSlots(office.steady)
  }

  /** The games of which something is on its way. */
  busy(): readonly number[] {
    return [...this.#busy]
  }

  /** Until all that was begun is through. */
  async idle(): Promise<void> {
    while (this.#ways.size > 0) await Promise.all(this.#ways)
  }

  /** Begins nothing more, and gives what is on its way a little time. What does not arrive by then stays in doubt. */
  async stop(patience: number): Promise<void> {
    this.#isStopped = true
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    await Promise.race([this.idle(), enough])
    clearTimeout(timer)
  }

  /** Begins to send what is due. A place that takes its time holds up no other. */
  sendDue(): Promise<void> {
    this.#isAsked = true
    this.#walk ??= this.#walkRound()
    return this.#walk
  }

  async #walkRound(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isStopped) {
        this.#isAsked = false
        await this.#giveTurns()
      }
    } finally {
      this.#walk = null
    }
  }

  /** Every place in which something is due has its turn once, beginning after the one that had it last. */
  async #giveTurns(): Promise<void> {
    const seen = new Set<string>()
    for (let rounds = this.#last === '' ? 1 : 0; rounds < 2; ) {
      const places = await this.#placesAfter(this.#last)
      for (const { place } of places) {
        if (seen.has(place) || !this.#hasRoomFor(place)) return
        seen.add(place)
        this.#last = place
        await this.#fill(place)
      }
      if (places.length === query.PLACES_READ) continue
      this.#last = ''
      rounds++
    }
  }

  /** While nobody can set out, those whose turn it is wait for it. */
  #hasRoomFor(place: string): boolean {
    if (!this.#lanes.isFull || this.#lanes.hasRoom(place)) return true
    this.#isWaiting = true
    return false
  }

  #placesAfter(after: string): Promise<{ place: string }[]> {
    const { db, owner, clock } = this.#office
    return db.read(query.readDuePlaces, { owner, clock: clock(), after })
  }

  async #fill(place: string): Promise<void> {
    if (this.#isStopped || !this.#lanes.hasRoom(place)) return
    const { db, owner, clock } = this.#office
    const due = await db.read(query.readPostsDueAt, { owner, clock: clock(), place })
    for (const row of due) {
      if (this.#isStopped || !this.#lanes.hasRoom(place)) return
      if (!this.#busy.has(row.game)) this.#start(row)
    }
  }

  #start(row: Row<'outbox'>): void {
    const leave = this.#lanes.enter(row.place)
    this.#busy.add(row.game)
    const way = this.#send(row, leave).finally(() => this.#ways.delete(way))
    this.#ways.add(way)
  }

  async #send(row: Row<'outbox'>, leave: () => void): Promise<void> {
    const isOurs = await this.#told(this.#sendOne(row))
    this.#busy.delete(row.game)
    leave()
    // A post that could not even be tried is left to the next round.
    if (isOurs === true) await this.#told(this.#follow(row))
  }

  async #told<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      // By then the store may be closed, and what came too late stays in doubt.
      if (!this.#isStopped) this.#office.reportFault(error)
      return null
    }
  }

  /** Starts what may set out now: the next one there, the game's next where the game has moved, and those that found no room. */
  async #follow({ place, game }: Row<'outbox'>): Promise<void> {
    await this.#fill(place)
    const next: Row<'outbox'>[] = await this.#office.db.read(query.readNextPost, { game })
    for (const other of next) if (other.place !== place) await this.#fill(other.place)
    if (!this.#isWaiting || this.#lanes.isFull) return
    this.#isWaiting = false
    await this.sendDue()
  }

  /** False: somebody else sends it. */
  async #sendOne(row: Row<'outbox'>): Promise<boolean> {
    const { id, attempts } = row
    const { db, owner, clock } = this.#office
    const claim = step(query.beginPost, { id, attempts, owner, clock: clock() }, 1)
    if ((await db.change([claim])) !== null) return false
    await this.#deliver(row)
    return true
  }

  async #deliver(row: Row<'outbox'>): Promise<void> {
    const { db, clock } = this.#office
    const outcome = await this.#offer(row)
    if (outcome === null || 'later' in outcome) return this.#putOff(row, outcome)
    const receipt = JSON.stringify('sent' in outcome ? outcome.sent : outcome)
    await db.change([step(query.endPost, { id: row.id, done: clock(), receipt })])
  }

  async #putOff({ id, attempts, begun }: Row<'outbox'>, outcome: Later | null): Promise<void> {
    const { db, clock } = this.#office
    const patience = PATIENCE[Math.min(attempts, PATIENCE.length - 1)] as number
    // Databases count whole milliseconds.
    const wait = Math.ceil(Math.min(Math.max(1, outcome?.later ?? patience), LONGEST_PATIENCE))
    // A post that was in doubt before stays so: that it did not go out now says nothing about then.
    const isSure = outcome !== null && !outcome.isUnsure && begun === null
    const put = { id, attempts: attempts + 1, due: clock() + wait }
    const putOff = step(isSure ? query.delayPost : query.doubtPost, put)
    await db.change(isSure ? [putOff, step(query.dropReplaced, { id })] : [putOff])
  }

  /** Null: nobody knows whether it went out. */
  async #offer(row: Row<'outbox'>): Promise<Sent | null> {
    const { id, game, created, begun, mark } = row
    const { sink, clock } = this.#office
    const facts = this.#factsOf(row)
    if (facts === null) return { gone: 'unreadable' }
    const doubted = begun === null ? 0 : Math.max(0, clock() - begun)
    try {
      const frame = { id, game, created, mark: mark ?? MARKS + id, inDoubt: begun !== null, doubted }
      return await sink({ ...frame, ...facts })
    } catch (error) {
      if (!this.#isStopped) this.#office.reportFault(error)
      return null
    }
  }

  /** Null: nobody will ever be able to read it, and it must not hold up the posts behind it. */
  #factsOf({ id, game, kind, data }: Row<'outbox'>): PostFacts | null {
    const facts = readPost(kind, parsedOrNull(data))
    if (facts === null) this.#office.reportFault(new Error(`post ${id} of game ${game} (${kind}) is not readable`))
    return facts
  }
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
