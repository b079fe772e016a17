import type { Seat } from '#kernel'
import { PARTITIONS, step } from '#store'
import * as query from '#store/queries'
import * as bot from '../acts/bot.ts'
import * as timers from '../acts/timers.ts'
import { MOST_GLANCE } from '../flow/turn-clocks.ts'
import { newSeed } from '../model/commitment.ts'
import type { Habits } from '../model/person-settings.ts'
import { readTimer } from '../model/timers.ts'
import { type DenialWord, isDenial, type Outcome } from '../model/vocabulary.ts'
import type { Change } from './change.ts'
import { BEAT, Leases } from './leases.ts'
import { LONGEST_PATIENCE, Outbox } from './outbox.ts'
import { type Environment, steadyOf, type Transactions } from './transactions.ts'

/** Games with this answer have nothing more to ring for. */
const SILENT: readonly DenialWord[] = ['broken', 'no-such-table']
/** Posts on their way when the process ends have so many milliseconds to arrive. */
const TO_STOP = 3_000
/** By so much two clocks may differ from one look to the next without one having been put forward or back. */
const TOLERANCE = 2_000
const PRESSES_KEPT = 24 * 60 * 60_000
const POSTS_KEPT = 30 * 24 * 60 * 60_000

/** Everything that goes on by itself: leases are renewed, timers fire, bots play, posts go out. */
export class Scheduler {
  readonly #environment: Environment
  readonly #transactions: Transactions
  readonly #leases: Leases
  readonly #outbox: Outbox
  readonly #steady: () => number
  #lastBeat = Number.NEGATIVE_INFINITY
  #lastSweep = Number.NEGATIVE_INFINITY
  /** The time of day is so far ahead of the steady one. */
  #ahead = Number.POSITIVE_INFINITY
  #round: Promise<void> | null = null
  #isAskedAgain = false
  /** The bots that are thinking, by game and timer. */
  readonly #thinking = new Map<string, Promise<void>>()
  #heart: NodeJS.Timeout | null = null
  #isStopped = false

  constructor(transactions: Transactions) {
    const { environment } = transactions
    this.#environment = environment
    this.#transactions = transactions
    const { db, process: owner, sink, shared = () => db.now() } = environment
    this.#steady = steadyOf(environment)
    this.#leases = new Leases(db, owner, { shared, steady: this.#steady })
    const reportFault = (error: unknown) => environment.reportFault(error)
    this.#outbox = new Outbox({ db, owner, clock: this.#leases.now, steady: this.#steady, sink, reportFault })
  }

  /** From now on timers fire and posts go out. */
  start(): void {
    this.#heart = setInterval(() => void this.#goOn(), 1000)
    this.#transactions.onKept = () => void this.#goOn()
    void this.#goOn()
  }

  async stop(): Promise<void> {
    if (this.#heart !== null) clearInterval(this.#heart)
    this.#heart = null
    this.#transactions.onKept = () => {}
    // A round that is still going begins nothing new.
    this.#isStopped = true
    await this.#round
    await Promise.all(this.#thinking.values())
    await this.#outbox.stop(TO_STOP)
    await this.#transactions.rest()
    await this.#leases.leave(this.#busyPartitions()).catch((error) => this.#environment.reportFault(error))
  }

  /** Does all that is due now, until it is through. */
  async tick(): Promise<void> {
    await this.#goOn()
    while (this.#thinking.size > 0) {
      await Promise.all(this.#thinking.values())
      await this.#goOn()
    }
    await this.#outbox.idle()
  }

  /** One round at a time; asked meanwhile, it goes round once more. Posts take their own time. */
  #goOn(): Promise<void> {
    if (this.#isStopped) return Promise.resolve()
    this.#isAskedAgain = true
    this.#round ??= this.#goRound()
    return this.#round
  }

  async #goRound(): Promise<void> {
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false
        await this.#beat()
        await this.#fireDue()
        await this.#outbox.sendDue()
      }
    } catch (error) {
      this.#environment.reportFault(error)
    } finally {
      // At once, or whoever asks for another round in this very moment waits for one that is over.
      this.#round = null
    }
  }

  #busyPartitions(): number[] {
    return this.#outbox.busy().map((game) => game % PARTITIONS)
  }

  async #beat(): Promise<void> {
    const passed = this.#steady()
    if (passed - this.#lastBeat < BEAT) return
    this.#lastBeat = passed
    const { wasPutBack } = await this.#leases.beat(this.#busyPartitions())
    await this.#mindTheClock(wasPutBack)
    if (passed - this.#lastSweep < PRESSES_KEPT / 24) return
    this.#lastSweep = passed
    await this.#environment.db.change([
      step(query.dropPressesBefore, { at: this.#environment.now() - PRESSES_KEPT }),
      step(query.dropPostsBefore, { at: this.#leases.now() - POSTS_KEPT }),
    ])
  }

  /** A post or a bot due in a moment stays so, though the clock by which the moment was named has been put back. */
  async #mindTheClock(wasPutBack: boolean): Promise<void> {
    const clock = this.#leases.now()
    const now = this.#environment.now()
    const wasSetBack = now - this.#steady() < this.#ahead - TOLERANCE
    this.#ahead = now - this.#steady()
    const steps = [step(query.bringPostsNear, { clock, latest: clock + (wasPutBack ? 0 : LONGEST_PATIENCE) })]
    if (wasSetBack) steps.push(step(query.hurryBots, { now, latest: now + MOST_GLANCE }))
    await this.#environment.db.change(steps)
  }

  async #fireDue(): Promise<void> {
    for (;;) {
      // With much to do the partitions must not be lost meanwhile.
      await this.#beat()
      const { db, process, now } = this.#environment
      const due = await db.read(query.readDueTimers, { owner: process, clock: this.#leases.now(), now: now() })
      if (due.length === 0) return
      const games = [...new Set(due.map(({ game }) => game))]
      const fired = await Promise.all(
        games.map((id) =>
          this.#fireAll(
            id,
            due.filter(({ game }) => game === id).map(({ name }) => name),
          ),
        ),
      )
      if (!fired.includes(true)) return
    }
  }

  async #fireAll(game: number, names: readonly string[]): Promise<boolean> {
    let fired = false
    for (const name of names) {
      const timer = readTimer(name)
      if (timer === null) await this.#dropUnknown(game, name)
      else if (timer.kind === 'bot') this.#wake(game, timer.seat)
      else fired = (await this.#fire(game, (change, habits) => timers.fire(change, timer, habits))) || fired
    }
    return fired
  }

  async #fire(game: number, work: (change: Change, habits: Habits) => void): Promise<boolean> {
    const outcome = await this.#transactions.act(game, undefined, (change, habits) => {
      work(change, habits)
      return { fired: true }
    })
    if (isDenial(outcome) && SILENT.includes(outcome.denied)) await this.#dropTimers(game)
    return !isDenial(outcome)
  }

  /** A timer that nobody can read is told to whoever runs the bot, and rings no more. */
  async #dropUnknown(game: number, name: string): Promise<void> {
    this.#environment.reportFault(new Error(`game ${game} has a timer nobody knows: ${name}`))
    await this.#environment.db.change([step(query.dropTimer, { game, name })])
  }

  /** A game that cannot be played on does not ring. */
  async #dropTimers(game: number): Promise<void> {
    await this.#environment.db.change([step(query.dropTimersOf, { game })])
  }

  /** A bot thinks beside everything else, and then plays. Its timer stays until it has. */
  #wake(game: number, seat: Seat): void {
    const key = `${game} ${seat}`
    if (this.#thinking.has(key)) return
    const played = this.#think(game, seat)
      .then(async (thought) => {
        if (!isDenial(thought))
          await this.#fire(game, (change, habits) => bot.playForBot(change, seat, thought, habits))
      })
      .catch((error) => this.#environment.reportFault(error))
      .finally(() => this.#thinking.delete(key))
    this.#thinking.set(key, played)
  }

  /** Null if there is nothing to think about, or nobody to do it; denied where the table cannot be read just now. */
  async #think(game: number, seat: Seat): Promise<Outcome<bot.Thought | null>> {
    const { think, newSeed: seedOf = newSeed } = this.#environment
    if (think === undefined) return null
    const table = await this.#transactions.read(game)
    if (isDenial(table)) return table.denied === 'storage' ? table : null
    const question = bot.questionFor(table, seat, seedOf())
    if (question === null) return null
    try {
      const [best] = await think(question)
      return best === undefined ? null : { entry: table.entry, line: best.line }
    } catch (error) {
      this.#environment.reportFault(error)
      return null
    }
  }
}
