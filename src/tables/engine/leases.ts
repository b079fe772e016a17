import { type Database, PARTITIONS, type Row, step } from '#store'
import * as query from '#store/queries'

/** A process that says nothing for so long has lost its parts. */
const LEASE = 15_000
/** The time between two signs of life. */
export const BEAT = 5_000
/** Two clocks never agree to the moment; by more than this one of them was put forward or back. */
const JUMP = 2_000

/** The clock that all processes share, and one that is never put forward or back. */
export interface Clocks {
  readonly shared: () => Promise<number>
  readonly steady: () => number
}

/** By how much the shared clock was put forward since the last look: less than nothing where it was put back. */
type Jump = number

/**
 * Games are divided into parts, and each part has at most one owner: only the owner fires timers and sends posts. All processes
 * say regularly that they are there; each takes its share of what is free, and the share of one that fell silent. They
 * go by the clock they share: between two looks at it a steady one counts on, so that no leap of it is ever met halfway.
 */
export class Leases {
  readonly #db: Database
  readonly #me: string
  readonly #clocks: Clocks
  /** The shared clock is so far ahead of the steady one. */
  #ahead: number | null = null
  /** By the steady clock: until then an owner that lost its parts to a leap of the clock may take them back. */
  #waitsUntil = Number.NEGATIVE_INFINITY

  constructor(db: Database, me: string, clocks: Clocks) {
    this.#db = db
    this.#me = me
    this.#clocks = clocks
  }

  /** The time by the clock that all processes share. */
  now = (): number => Math.round(this.#clocks.steady() + (this.#ahead ?? 0))

  async #look(): Promise<Jump> {
    const { shared, steady } = this.#clocks
    const asked = steady()
    const now = await shared()
    // It was so late about halfway between asking and hearing.
    const ahead = now - (asked + steady()) / 2
    const jump = this.#ahead === null ? 0 : ahead - this.#ahead
    this.#ahead = ahead
    return Math.abs(jump) > JUMP ? jump : 0
  }

  /** Parts in which something is on its way are not given away: who took them could not know whether it arrived. */
  async beat(busy: readonly number[] = []): Promise<{ wasPutBack: boolean }> {
    const jump = await this.#look()
    if (jump > 0) this.#waitsUntil = this.#clocks.steady() + LEASE
    const [owner, now] = [this.#me, this.now()]
    const until = now + LEASE
    await this.#db.change([
      step(query.sayAlive, { process: owner, now }),
      step(query.forgetProcesses, { before: now - 4 * LEASE }),
      step(query.seeNobodyAhead, { now }),
      step(query.keepParts, { owner, until }),
      step(query.shortenLeases, { until }),
    ])
    await this.#share(busy)
    return { wasPutBack: jump < 0 }
  }

  async #share(busy: readonly number[]): Promise<void> {
    const [db, owner, now] = [this.#db, this.#me, this.now()]
    const alive = await db.read(query.readProcesses, { after: now - LEASE })
    const parts = await db.read(query.readParts, {})
    const mine = parts.filter((part) => part.owner === owner && part.until > now)
    const share = Math.ceil(PARTITIONS / Math.max(1, alive.length))
    const idle = mine.filter(({ part }) => !busy.includes(part))
    if (mine.length > share) await this.#release(idle.slice(0, mine.length - share).map(({ part }) => part))
    if (mine.length < share) await this.#take(parts, share - mine.length)
  }

  async #release(parts: readonly number[]): Promise<void> {
    await this.#db.change(parts.map((part) => step(query.freePart, { part, owner: this.#me })))
  }

  async #take(parts: readonly Row<'parts'>[], count: number): Promise<void> {
    const now = this.now()
    const isCalm = this.#clocks.steady() >= this.#waitsUntil
    const isFree = ({ owner, until }: Row<'parts'>) => owner === null || (isCalm && until <= now)
    const free = parts.filter(isFree).slice(0, count)
    const until = now + LEASE
    if (free.length === 0) return
    await this.#db.change(free.map(({ part }) => step(query.takePart, { part, owner: this.#me, now, until })))
  }

  /** Leaves everything to the others at once, but for what is still on its way: that is theirs when the lease ends. */
  async leave(busy: readonly number[] = []): Promise<void> {
    const process = this.#me
    const parts = Array.from({ length: PARTITIONS }, (_, part) => part)
    await this.#release(parts.filter((part) => !busy.includes(part)))
    await this.#db.change([step(query.forgetProcess, { process })])
  }
}
