import { type Database, PARTS, type Row, step } from '#store'
import * as query from '#store/queries'

/** A process that says nothing for so long has lost its parts. */
const LEASE = 15_000
/** How often it says that it is there. */
export const BEAT = 5_000

/**
 * Games are divided into parts, and each part has at most one owner: only he fires timers and sends posts. All processes
 * say regularly that they are there; each takes its share of what is free, and the share of one that fell silent.
 */
export class Leases {
  readonly #db: Database
  readonly #me: string
  readonly #now: () => number

  constructor(db: Database, me: string, now: () => number) {
    this.#db = db
    this.#me = me
    this.#now = now
  }

  /** Parts in which something is on its way are not given away: who took them could not know whether it arrived. */
  async beat(busy: readonly number[] = []): Promise<number> {
    const db = this.#db
    const [owner, now] = [this.#me, this.#now()]
    const until = now + LEASE
    await db.change([
      step(query.sayAlive, { process: owner, now }),
      step(query.forgetProcesses, { before: now - 4 * LEASE }),
      step(query.keepParts, { owner, now, until }),
    ])
    const alive = await db.read(query.readProcesses, { after: now - LEASE })
    const parts = await db.read(query.readParts, {})
    const mine = parts.filter((part) => part.owner === owner && part.until > now)
    const share = Math.ceil(PARTS / Math.max(1, alive.length))
    const idle = mine.filter(({ part }) => !busy.includes(part))
    if (mine.length > share) await this.#release(idle.slice(0, mine.length - share))
    if (mine.length < share) await this.#take(parts, share - mine.length)
    return share
  }

  async #release(parts: readonly Row<'parts'>[]): Promise<void> {
    await this.#db.change(parts.map(({ part }) => step(query.freePart, { part, owner: this.#me })))
  }

  async #take(parts: readonly Row<'parts'>[], count: number): Promise<void> {
    const now = this.#now()
    const free = parts.filter((part) => part.owner === null || part.until <= now).slice(0, count)
    const until = now + LEASE
    if (free.length === 0) return
    await this.#db.change(free.map(({ part }) => step(query.takePart, { part, owner: this.#me, now, until })))
  }

  /** Leaves everything to the others at once. */
  async leave(): Promise<void> {
    const owner = this.#me
    await this.#db.change([step(query.freeParts, { owner }), step(query.forgetProcess, { process: owner })])
  }
}
