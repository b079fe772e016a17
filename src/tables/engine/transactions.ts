import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Think } from '#bots/levels'
import type { AnyGame } from '#kernel'
import { type Database, type FaultKind, type Row, type Step, StorageFault, step } from '#store'
import * as query from '#store/queries'
import { finish } from '../acts/finish.ts'
import { goBackToFitting, isMisfit } from '../acts/go-back-to-fitting.ts'
import { isText } from '../model/checks.ts'
import { DEFAULTS, type Habit, type Habits, habitOf, type PersonSettings } from '../model/person-settings.ts'
import type { DrawSeed } from '../model/seed-draw.ts'
import type { Table } from '../model/table.ts'
import { type Denial, deny, isDenial, type Outcome, type Phase } from '../model/vocabulary.ts'
import { type Caps, NO_CAPS, withinCaps } from './caps.ts'
import { Change } from './change.ts'
import { newMark, type Sink } from './outbox.ts'
import { Queues } from './queues.ts'
import { isStill, loadTable } from './table-loader.ts'

export interface Environment {
  readonly db: Database
  readonly gameNamed: (name: string) => AnyGame | undefined
  /** The card values new games of this kind take. */
  readonly contentOf: (game: AnyGame) => unknown
  readonly sink: Sink
  /** Lets others go first between two pieces of long work. */
  readonly yieldToOthers?: () => Promise<void>
  /** Limits on what may be open at a time, if there are any. */
  readonly caps?: Caps
  /** The time of day: for turns and their clocks. */
  readonly now: () => number
  /** Time that only goes on, for how long ago something was; the machine's own, if left out. */
  readonly steady?: () => number
  /** The clock that all processes share; the database's, if left out. */
  readonly shared?: () => Promise<number>
  /** The version of the program, kept with every entry. */
  readonly engine: string
  /** The source of luck, if not the machine. */
  readonly newSeed?: () => string
  /** Draws a game's seed, if not by the hash of what was put in. */
  readonly drawSeed?: DrawSeed
  /** Thinks for bots; without it they pick at random. */
  readonly think?: Think
  /** A name no other process has. */
  readonly process: string
  /** Faults that nobody could be told; with the number of a game and all that is needed to repair it. */
  readonly reportFault: (error: unknown, broken?: { game: number; bundle: string }) => void
}

const machineTime = () => performance.now()

export function steadyOf({ steady = machineTime }: Pick<Environment, 'steady'>): () => number {
  return steady
}

/** The number of the press that asked for an act: the same press never acts twice. */
export type PressId = string | undefined

export type Work<T> = (change: Change, habits: Habits) => Outcome<T> | Promise<Outcome<T>>

export const MOST_TRIES = 6
const LONGEST_NOTE = 500
const MOST_KNOWN = 500
/** A table as we remembered it is old and must be read again; a reading may well find nothing. */
const OLD: unique symbol = Symbol('old')
const SETTINGS_KEPT = 10_000

function noteOf({ id, note }: Pick<Table, 'id' | 'note'>): Denial['facts'] {
  return { game: id, note: note ?? '' }
}

/** The phase of a broken game before it broke. */
function phaseOf({ started, ended, paused }: Row<'games'>, hasResults: boolean): Phase {
  if (ended !== null) return hasResults ? 'over' : 'closed'
  if (started === null) return 'lobby'
  return paused === null ? 'playing' : 'paused'
}

/** Does acts: one at a time for each game, each with all that it writes or not at all. */
export class Transactions {
  readonly environment: Environment
  /** Lets others go first between two pieces of long work. */
  readonly yieldToOthers: () => Promise<void>
  /** Called after every change that was kept. */
  onKept: () => void = () => {}
  readonly #known = new Map<number, Table>()
  readonly #queues = new Queues<number>()
  readonly #endings = new Queues<'ending'>()
  readonly #settings = new Map<string, { settings: PersonSettings; read: number }>()

  constructor(environment: Environment) {
    this.environment = environment
    this.yieldToOthers = environment.yieldToOthers ?? (() => nextTurn())
  }

  async #table(id: number): Promise<Table | null> {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const { db, gameNamed } = this.environment
    const table = await loadTable(db, gameNamed, id)
    if (table !== null) this.#remember(table)
    return table
  }

  #remember(table: Table): void {
    this.#known.delete(table.id)
    this.#known.set(table.id, table)
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value as number)
  }

  forgetAll(): void {
    this.#known.clear()
    this.#settings.clear()
  }

  /** The games at which something is being done. */
  get busy(): number {
    return this.#queues.size
  }

  /** Until all that was begun is through. */
  async rest(): Promise<void> {
    await this.#queues.rest()
  }

  queued<T>(id: number, work: () => Promise<T>): Promise<T> {
    return this.#queues.queued(id, work)
  }

  /** Acts on one game wait for each other; whatever fails, fails for this game alone and changes nothing. */
  act<T extends object>(id: number, press: PressId, work: Work<T>): Promise<Outcome<T>> {
    if (!Number.isSafeInteger(id)) return Promise.resolve(deny('no-such-table'))
    if (press !== undefined && !isText(press)) return Promise.resolve(deny('unreadable'))
    return this.queued(id, () => this.guarded(id, () => this.#tryAct(id, press, work)))
  }

  /** Faults of the store are told to the caller and change nothing; faults of ours break the game they came from. */
  async guarded<T>(id: number | null, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await work()
    } catch (error) {
      if (id !== null) this.#known.delete(id)
      if (id !== null && !(error instanceof StorageFault)) return this.#break(id, error)
      this.environment.reportFault(error)
      const kind: FaultKind | 'unknown' = error instanceof StorageFault ? error.kind : 'unknown'
      return deny('storage', { kind })
    }
  }

  /** Questions about people and channels: whoever asks with something else than a text is refused. */
  async askedWith<T>(words: readonly unknown[], work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return words.every((word) => isText(word)) ? this.guarded(null, work) : deny('no-such-person')
  }

  async #tryAct<T extends object>(id: number, press: PressId, work: Work<T>): Promise<Outcome<T>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.#table(id)
      if (table === null) return deny('no-such-table')
      if (table.phase === 'broken') return deny('broken', noteOf(table))
      const done = isMisfit(table) ? await this.#refit(table) : await this.#once(table, press, work)
      if (done !== null) return done
    }
    return deny('moved-on')
  }

  /** Then everything is looked at again. */
  async #refit(table: Table): Promise<null> {
    const change = new Change(table, this.environment)
    await goBackToFitting(change, this.environment.db, await this.habitsOf(table))
    await this.keep(change, undefined, {})
    return null
  }

  /** Null: what we remembered is old, and everything must be looked at again. */
  async #once<T extends object>(table: Table, press: PressId, work: Work<T>): Promise<Outcome<T> | null> {
    try {
      const change = new Change(table, this.environment, press ?? null)
      const done = await work(change, await this.habitsOf(table))
      const outcome = isDenial(done) ? done : ((await this.tooMuch(table, change)) ?? done)
      if (!isDenial(outcome)) return await this.keep(change, press, outcome)
      const reply = await this.replyTo<T>(press)
      if (reply !== null) return reply
      return (await this.#isCurrent(table)) ? outcome : null
    } catch (error) {
      // An old table and new rows do not fit together; that is nobody's fault.
      if (error instanceof StorageFault || (await this.#isCurrent(table))) throw error
      return null
    }
  }

  /** Why a change would leave more open than may be. */
  async tooMuch(before: Table | null, change: Change): Promise<Denial | null> {
    const { db, caps = NO_CAPS } = this.environment
    const guards = await withinCaps(db, caps, { before, after: change.table })
    if (isDenial(guards)) return guards
    for (const guard of guards) change.write(guard)
    return null
  }

  /** A remembered table may be old, because another process plays too. */
  async #isCurrent(table: Table): Promise<boolean> {
    if (await isStill(this.environment.db, table)) return true
    this.#known.delete(table.id)
    return false
  }

  async replyTo<T>(press: PressId): Promise<T | null> {
    if (press === undefined) return null
    const [row] = await this.environment.db.read(query.readPress, { press })
    return row === undefined ? null : (JSON.parse(row.reply) as T)
  }

  /** Writes all of it or nothing. Null: somebody else was faster, and everything must be looked at again. */
  async keep<T extends object>(change: Change, press: PressId, outcome: T): Promise<T | null> {
    const { phase, saved } = change.table
    const isOver = change.endsGame || (phase === 'playing' && saved?.scene === null)
    if (!isOver) return this.#write(change, press, outcome)
    // Somebody who ends many games at once is rated for one after the other.
    return this.#endings.queued('ending', async () => {
      await finish(change, this.environment.db)
      return this.#write(change, press, outcome)
    })
  }

  async #write<T extends object>(change: Change, press: PressId, outcome: T): Promise<T | null> {
    const { db, now } = this.environment
    const { table } = change
    const steps = change.steps()
    if (press !== undefined) {
      steps.push(step(query.addPress, { press, reply: JSON.stringify(outcome), at: now() }, 1))
    }
    const failed = await db.change(steps)
    if (failed === null) {
      table.revision++
      change.isKept = true
      this.#remember(table)
      this.onKept()
      return outcome
    }
    this.#known.delete(table.id)
    const isPress = press !== undefined && failed === steps.length - 1
    return isPress ? await this.replyTo<T>(press) : null
  }

  /** A fault of one game: it stays as it is, to be read but not played, until it is mended. */
  async #break(id: number, error: unknown): Promise<Denial> {
    const { db, reportFault: tell } = this.environment
    const note = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, LONGEST_NOTE)
    try {
      const [row] = await db.read(query.readGame, { game: id })
      if (row?.phase === 'broken') return deny('broken', noteOf(row))
      const bundle = await this.bundle(id)
      if (row !== undefined) await db.change(this.#breaking(row, note))
      tell(error, { game: id, bundle })
    } catch (worse) {
      tell(error)
      tell(worse)
    }
    return deny('broken', { game: id, note })
  }

  #breaking({ id: game, part, thread, channel }: Row<'games'>, note: string): Step[] {
    const times = { created: this.environment.now(), due: 0, attempts: 0 }
    const place = thread ?? channel
    const post = { game, part, kind: 'broken', place, topic: null, data: '{}', mark: newMark(), ...times }
    return [step(query.breakGame, { game, note }, 1), step(query.addPost, post)]
  }

  /** The rows of a broken game have been repaired: it is what it was. */
  async mend(id: number): Promise<Outcome<{ phase: string }>> {
    const { db } = this.environment
    const [row] = await db.read(query.readGame, { game: id })
    if (row === undefined) return deny('no-such-table')
    if (row.phase !== 'broken') return deny('not-running')
    const phase = phaseOf(row, (await db.read(query.readResults, { game: id })).length > 0)
    await db.change([step(query.mendGame, { game: id, phase }, 1)])
    this.#known.delete(id)
    return { phase }
  }

  /** Everything that is stored of a game, as it lies there. */
  async bundle(id: number): Promise<string> {
    const { db } = this.environment
    const of = { game: id }
    const rows = {
      games: await db.read(query.readGame, of),
      seats: await db.read(query.readSeats, of),
      entries: await db.read(query.readEntries, { ...of, after: 0 }),
      snapshot: await db.read(query.readSnapshot, { ...of, upTo: 2 ** 31 - 1 }),
      drafts: await db.read(query.readDrafts, of),
      orders: await db.read(query.readOrders, of),
      votes: await db.read(query.readVotes, of),
      timers: await db.read(query.readTimers, of),
    }
    return JSON.stringify(rows, null, 1)
  }

  async read(id: number): Promise<Outcome<Table>> {
    if (!Number.isSafeInteger(id)) return deny('no-such-table')
    return this.guarded(id, async () => {
      const known = this.#known.get(id)
      if (known !== undefined) await this.#isCurrent(known)
      return (await this.#table(id)) ?? deny('no-such-table')
    })
  }

  /** Reads take no turn in the queue; what another process did in between is read again. */
  async reading<T>(id: number, work: (table: Table) => Outcome<T> | Promise<Outcome<T>>): Promise<Outcome<T>> {
    for (let tries = 1; ; tries++) {
      const table = await this.read(id)
      if (isDenial(table)) return table
      const looked = await this.guarded<T | typeof OLD>(id, () => this.#lookOnce(table, work, tries === MOST_TRIES))
      if (looked !== OLD) return looked
    }
  }

  async #lookOnce<T>(
    table: Table,
    work: (table: Table) => Outcome<T> | Promise<Outcome<T>>,
    isLast: boolean,
  ): Promise<Outcome<T> | typeof OLD> {
    try {
      return await work(table)
    } catch (error) {
      if (isLast || error instanceof StorageFault || (await this.#isCurrent(table))) throw error
      return OLD
    }
  }

  async settings(person: string): Promise<PersonSettings> {
    const { db, reportFault: tell } = this.environment
    const now = steadyOf(this.environment)
    const known = this.#settings.get(person)
    if (known !== undefined && now() - known.read < SETTINGS_KEPT) return known.settings
    try {
      const [row] = await db.read(query.readPerson, { person })
      const settings = { ...DEFAULTS, ...(row === undefined ? {} : (JSON.parse(row.settings) as PersonSettings)) }
      this.#settings.set(person, { settings, read: now() })
      if (this.#settings.size > MOST_KNOWN) this.#settings.delete(this.#settings.keys().next().value as string)
      return settings
    } catch (error) {
      tell(error)
      return known?.settings ?? DEFAULTS
    }
  }

  forgetSettings(person: string): void {
    this.#settings.delete(person)
  }

  async habitsOf(table: Table): Promise<Habits> {
    const habits = new Map<string, Habit>()
    for (const { person } of table.places) {
      if (person !== null) habits.set(person, habitOf(await this.settings(person)))
    }
    return habits
  }
}
