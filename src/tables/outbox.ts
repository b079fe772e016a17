import { randomInt } from 'node:crypto'
import { type Database, type Row, step } from '#store'
import * as query from '#store/queries'
import type { PostKind } from './change.ts'

/** Something to be posted, as it was written with the move that caused it. */
export interface Post {
  readonly id: number
  readonly game: number
  readonly kind: PostKind
  readonly data: Record<string, unknown>
  readonly created: number
  /** What marks its message. No other post ever has the same, not even after a backup was restored. */
  readonly mark: number
  /** It was begun before, and nobody knows whether it went out: look before you send. */
  readonly inDoubt: boolean
}

export type Sent =
  /** Out; the receipt is kept. */
  | { readonly sent: object }
  /** Not now; in so many milliseconds, or by the usual patience. */
  | { readonly later: number | null }
  /** Never: what it was meant for is gone. */
  | { readonly gone: string }

/** The first of them; smaller numbers are given out by Discord itself, or to the parts of a message. */
const MARKS = 1_000_000
const MOST_MARKS = 2 ** 31

/** Numbers of rows begin again where a backup was made, so marks are drawn. */
export function newMark(): number {
  return randomInt(MARKS, MOST_MARKS)
}

/** Where posts go. The same id must never be shown twice. */
export type Sink = (post: Post) => Promise<Sent>

const PATIENCE = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000]

/** Sends what the parts of this process have to post: in order within a game, games side by side. */
export class Outbox {
  readonly #db: Database
  readonly #owner: string
  readonly #now: () => number
  readonly #sink: Sink
  readonly #busy = new Map<number, Promise<void>>()
  /** Games of which something was due while they were busy. */
  readonly #asked = new Set<number>()
  readonly #tell: (error: unknown) => void

  constructor(db: Database, owner: string, now: () => number, sink: Sink, tell: (error: unknown) => void) {
    this.#db = db
    this.#owner = owner
    this.#now = now
    this.#sink = sink
    this.#tell = tell
  }

  /** The games of which something is on its way. */
  busy(): readonly number[] {
    return [...this.#busy.keys()]
  }

  /** Until all that was begun is through. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values())
  }

  /** Begins to send what is due. A game that takes its time holds up no other. */
  async sendDue(): Promise<void> {
    const due = await this.#db.read(query.readDuePosts, { owner: this.#owner, now: this.#now() })
    for (const row of due) {
      if (this.#busy.has(row.game)) this.#asked.add(row.game)
      else this.#busy.set(row.game, this.#sendAll(row))
    }
  }

  /** What follows on a post; it itself, where it was put off, is not tried again in the same round. */
  async #nextDue({ game, id: last }: Row<'outbox'>): Promise<Row<'outbox'> | undefined> {
    const next: Row<'outbox'>[] = await this.#db.read(query.readNextPost, { game })
    return next.find(({ id, due }) => id !== last && due <= this.#now())
  }

  /** A game's posts one after the other, as long as they go out. */
  async #sendAll(first: Row<'outbox'>): Promise<void> {
    const { game } = first
    try {
      let row: Row<'outbox'> | undefined = first
      while (row !== undefined && (await this.#sendOne(row))) {
        const last: Row<'outbox'> = row
        row = await this.#nextDue(last)
        // What became due in this very moment is not left lying.
        while (row === undefined && this.#asked.delete(game)) row = await this.#nextDue(last)
      }
    } catch (error) {
      this.#tell(error)
    } finally {
      this.#busy.delete(game)
    }
  }

  /** False: somebody else sends it. */
  async #sendOne(row: Row<'outbox'>): Promise<boolean> {
    const { id, attempts } = row
    const claim = step(query.beginPost, { id, attempts, owner: this.#owner, now: this.#now() }, 1)
    if ((await this.#db.change([claim])) !== null) return false
    await this.#deliver(row)
    return true
  }

  async #deliver(row: Row<'outbox'>): Promise<void> {
    const outcome = await this.#offer(row)
    if (outcome === null || 'later' in outcome) {
      const patience = PATIENCE[Math.min(row.attempts, PATIENCE.length - 1)] as number
      const due = this.#now() + (outcome?.later ?? patience)
      // What was in doubt before stays so: that it did not go out now says nothing about then.
      const isSure = outcome !== null && row.begun === null
      const put = { id: row.id, attempts: row.attempts + 1, due }
      const putOff = step(isSure ? query.delayPost : query.doubtPost, put)
      await this.#db.change(isSure ? [putOff, step(query.dropReplaced, { id: row.id })] : [putOff])
      return
    }
    const receipt = JSON.stringify('sent' in outcome ? outcome.sent : outcome)
    await this.#db.change([step(query.endPost, { id: row.id, done: this.#now(), receipt })])
  }

  /** Null: nobody knows whether it went out. */
  async #offer({ id, game, kind, data, created, begun, mark }: Row<'outbox'>): Promise<Sent | null> {
    try {
      const read = JSON.parse(data) as Record<string, unknown>
      const post = { id, game, kind: kind as PostKind, data: read, created, mark: mark ?? MARKS + id }
      return await this.#sink({ ...post, inDoubt: begun !== null })
    } catch (error) {
      this.#tell(error)
      return null
    }
  }
}
