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

/** Where posts go. The same id must never be shown twice. */
export type Sink = (post: Post) => Promise<Sent>

const PATIENCE = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000]

/** Sends what the parts of this process have to post: in order within a game, games side by side. */
export class Outbox {
  readonly #db: Database
  readonly #owner: string
  readonly #now: () => number
  readonly #sink: Sink
  readonly #busy = new Set<number>()
  readonly #tell: (error: unknown) => void

  constructor(db: Database, owner: string, now: () => number, sink: Sink, tell: (error: unknown) => void) {
    this.#db = db
    this.#owner = owner
    this.#now = now
    this.#sink = sink
    this.#tell = tell
  }

  /** Sends all that is due, to the last one; says how many went out. */
  async sendDue(): Promise<number> {
    let sent = 0
    for (;;) {
      const due = await this.#db.read(query.readDuePosts, { owner: this.#owner, now: this.#now() })
      const ready = due.filter(({ game }) => !this.#busy.has(game))
      if (ready.length === 0) return sent
      const outcomes = await Promise.all(ready.map((row) => this.#sendOne(row)))
      sent += outcomes.filter(Boolean).length
      if (!outcomes.includes(true)) return sent
    }
  }

  async #sendOne(row: Row<'outbox'>): Promise<boolean> {
    this.#busy.add(row.game)
    try {
      const claim = step(query.beginPost, { id: row.id, owner: this.#owner, now: this.#now() }, 1)
      if ((await this.#db.change([claim])) !== null) return false
      return await this.#deliver(row)
    } catch (error) {
      this.#tell(error)
      return false
    } finally {
      this.#busy.delete(row.game)
    }
  }

  async #deliver(row: Row<'outbox'>): Promise<boolean> {
    const outcome = await this.#offer(row)
    if ('later' in outcome) {
      const patience = PATIENCE[Math.min(row.attempts, PATIENCE.length - 1)] as number
      const due = this.#now() + (outcome.later ?? patience)
      await this.#db.change([step(query.delayPost, { id: row.id, due })])
      return false
    }
    const receipt = JSON.stringify('sent' in outcome ? outcome.sent : outcome)
    await this.#db.change([step(query.endPost, { id: row.id, done: this.#now(), receipt })])
    return true
  }

  async #offer({ id, game, kind, data, created, begun }: Row<'outbox'>): Promise<Sent> {
    try {
      const read = JSON.parse(data) as Record<string, unknown>
      return await this.#sink({ id, game, kind: kind as PostKind, data: read, created, inDoubt: begun !== null })
    } catch (error) {
      this.#tell(error)
      return { later: null }
    }
  }
}
