import type { Seat } from '#kernel'
import * as query from '#store/queries'
import type { Transactions } from '../engine/transactions.ts'
import { isNumber, isObject } from '../model/checks.ts'
import { type Home, type Outcome, PHASES, type Phase } from '../model/vocabulary.ts'

/** A table somebody may mean by a command. */
export interface MeantTable {
  readonly id: number
  readonly phase: string
  readonly sits: boolean
  readonly waits: boolean
}

/** Nobody plays at more tables than this; whoever hurries in more looks again. */
const MOST_WAITING = 10_000
const MOST_HURRYING = 50

function fewOr(most: unknown, usual: number): number {
  return isNumber(most, 1) ? most : usual
}

/** Finds tables: those that wait for somebody, and those of a channel or server. */
export class Directory {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  get #db() {
    return this.#transactions.environment.db
  }

  /** The tables that wait for somebody, the longest wait first; all of them, or the first few. */
  waitingFor(person: string, most?: number): Promise<Outcome<{ game: number; seat: Seat; asked: number }[]>> {
    const wanted = { person, most: fewOr(most, MOST_WAITING) }
    return this.#transactions.askedWith([person], () => this.#db.read(query.readWaitingOf, wanted))
  }

  waitingCount = (person: string): Promise<Outcome<number>> =>
    this.#transactions.askedWith([person], async () => {
      const [counted] = await this.#db.read(query.countWaitingOf, { person })
      return counted?.waiting ?? 0
    })

  /** Of the tables that wait for somebody those whose clock has something to tell before a moment. */
  runningOut = (person: string, by: number): Promise<Outcome<{ game: number; seat: Seat }[]>> =>
    this.#transactions.askedWith([person], async () => {
      if (!isNumber(by, 0)) return []
      return this.#db.read(query.readRunningOutOf, { person, by, most: MOST_HURRYING })
    })

  /** The tables of one phase somebody sits at, behind one of them, and where they are shown. */
  tablesIn(
    person: string,
    phase: Phase,
    page: { after?: number; most?: number } = {},
  ): Promise<Outcome<{ id: number; home: Home }[]>> {
    return this.#transactions.askedWith([person, phase], async () => {
      const { after, most } = isObject(page) ? page : {}
      const wanted = { after: isNumber(after, 0) ? after : 0, most: fewOr(most, MOST_WAITING) }
      const rows = await this.#db.read(query.readTablesIn, { person, phase, ...wanted })
      return rows.map(({ id, ...home }) => ({ id, home }))
    })
  }

  /** The tables somebody sits at. */
  tablesOf(person: string): Promise<Outcome<{ game: number; phase: string }[]>> {
    return this.#transactions.askedWith([person], async () => {
      const rows = await this.#db.read(query.readSeatsOf, { person })
      return rows.map(({ game, phase }) => ({ game, phase }))
    })
  }

  /**
   * The tables somebody may mean in a thread or channel, the youngest first: of each phase the youngest, and of their
   * own the one that waits for them or is youngest. In a thread only its own.
   */
  meantAt(place: string, game: string, person: string): Promise<Outcome<MeantTable[]>> {
    return this.#transactions.askedWith([place, game, person], async () => {
      const inThread = await this.#meantIn('thread', { place, game, person })
      return inThread.length > 0 ? inThread : this.#meantIn('channel', { place, game, person })
    })
  }

  /** The table at which a game is played again; null where nobody has opened one. */
  rematchOf = (game: number): Promise<Outcome<number | null>> =>
    this.#transactions.askedWith([], async () => {
      if (!isNumber(game, 1)) return null
      const [again] = await this.#db.read(query.readRematchOf, { game })
      return again?.id ?? null
    })

  /** The tables shown in a channel or thread, the youngest first. */
  tablesAt(place: string): Promise<Outcome<{ id: number; phase: string; game: string; thread: string | null }[]>> {
    return this.#transactions.askedWith([place], () => this.#db.read(query.readGamesAt, { place }))
  }

  /** The tables of a server that are not over. */
  tablesOnServer(server: string): Promise<Outcome<(Home & { id: number; phase: string })[]>> {
    return this.#transactions.askedWith([server], () => this.#db.read(query.readOpenGamesOf, { server }))
  }

  async #meantIn(
    where: 'thread' | 'channel',
    asked: { place: string; game: string; person: string },
  ): Promise<MeantTable[]> {
    const tables = new Map<number, MeantTable>()
    for (const phase of PHASES) {
      const [newest] = await this.#db.read(query.NEWEST_AT[where], { ...asked, phase })
      if (newest === undefined) continue
      tables.set(newest.id, { ...newest, sits: false, waits: false })
      const [own] = await this.#db.read(query.OWN_AT[where], { ...asked, phase })
      if (own === undefined) continue
      const waits = own.asked !== null && own.kind === 'human' && phase === 'playing'
      tables.set(own.id, { id: own.id, phase, sits: true, waits })
    }
    return [...tables.values()].sort((a, b) => b.id - a.id)
  }
}
