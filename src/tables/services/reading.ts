import type { OrderValue, Seat } from '#kernel'
import * as query from '#store/queries'
import { rewindsOf } from '../acts/rewind.ts'
import { entriesOf } from '../engine/table-loader.ts'
import type { Transactions } from '../engine/transactions.ts'
import { type LookEarly, lookingEarly } from '../flow/early-answers.ts'
import { type LookAhead, lookingAhead, usualOrder } from '../flow/orders.ts'
import { clockEndsOf } from '../flow/turn-clocks.ts'
import { isNumber, isObject } from '../model/checks.ts'
import { isPostKind, type PostKind } from '../model/posts.ts'
import { placeOf, positionOf } from '../model/table.ts'
import { deny, type Outcome } from '../model/vocabulary.ts'
import { isAskedStill, type LogLine, type Look, lastMoveOf, logOf, lookAt, lookBack, movesSince } from '../read/look.ts'
import { moveAfter } from '../read/move-numbers.ts'

function readReceipt(text: string | null): Record<string, unknown> {
  const receipt: unknown = JSON.parse(text ?? '{}')
  return isObject(receipt) ? receipt : {}
}

/** Shows a table to a person or an onlooker. */
export class Reading {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  look = (id: number, person: string | null): Promise<Outcome<Look>> =>
    this.#transactions.reading(id, (table) => lookAt(table, person))

  /** The same as if it were the person's turn, where that can be foreseen. */
  lookAhead = (id: number, person: string): Promise<Outcome<LookAhead>> =>
    this.#transactions.reading(id, (table) => lookingAhead(table, lookAt(table, person)))

  /** The same as if all before the person had passed, where a question still comes to them. */
  lookEarly = (id: number, person: string): Promise<Outcome<LookEarly>> =>
    this.#transactions.reading(id, (table) => lookingEarly(table, lookAt(table, person)))

  /** The table as it stood after an entry that still holds. */
  lookBack = (id: number, person: string | null, entry: number): Promise<Outcome<Look>> =>
    this.#transactions.reading(id, (table) => lookBack(this.#transactions.environment.db, table, person, entry))

  log = (id: number, person: string | null, after?: number): Promise<Outcome<LogLine[]>> =>
    this.#transactions.reading(id, (table) =>
      logOf(this.#transactions.environment.db, table, person, isNumber(after, 0) ? after : 0),
    )

  /** The number by which the first move behind an entry is told. */
  moveAfter = (id: number, entry: number): Promise<Outcome<{ move: number }>> =>
    this.#transactions.reading(id, async (table) => {
      if (!isNumber(entry, 0)) return deny('no-such-entry')
      return { move: moveAfter(await entriesOf(this.#transactions.environment.db, table), entry) }
    })

  /** The moves since an entry and their seats, silent answers among them: never to be shown. */
  movesSince = (id: number, entry: number): Promise<Outcome<{ number: number; seat: Seat }[]>> =>
    this.#transactions.reading(id, (table) => movesSince(this.#transactions.environment.db, table, entry))

  /** Says whether what a person was shown after an entry may still be pressed, although others have answered since. */
  isAskedStill = (id: number, person: string, entry: number): Promise<Outcome<boolean>> =>
    this.#transactions.reading(id, (table) => isAskedStill(this.#transactions.environment.db, table, person, entry))

  /** The log since somebody's own last move. */
  recap = (id: number, person: string): Promise<Outcome<LogLine[]>> => this.#since(id, person, 0)

  /** The log from somebody's own last move on, which is its first line. */
  fromOwnMove = (id: number, person: string): Promise<Outcome<LogLine[]>> => this.#since(id, person, 1)

  #since(id: number, person: string, before: 0 | 1): Promise<Outcome<LogLine[]>> {
    return this.#transactions.reading(id, async (table) => {
      const { db } = this.#transactions.environment
      const seat = placeOf(table, person)?.seat
      const last = seat === undefined ? 0 : await lastMoveOf(db, table, seat)
      return logOf(db, table, person, Math.max(0, last - before))
    })
  }

  /** What is answered for a seat that lets its time pass, as an order would say it; null where nothing is. */
  usualOrder = (id: number, seat: Seat): Promise<Outcome<{ name: string; value: OrderValue } | null>> =>
    this.#transactions.reading(id, (table) => {
      if (table.saved === null) return null
      const current = positionOf(table)
      const ask = current.questions.find((question) => question.seat === seat)
      const usual = ask === undefined ? null : usualOrder(table, ask, current)
      return usual && { name: usual.name, value: usual.value }
    })

  /** The receipts of a table's posts of one kind, the latest first. */
  receipts = (id: number, kind: PostKind): Promise<Outcome<Record<string, unknown>[]>> =>
    this.#transactions.askedWith([kind], async () => {
      if (!isNumber(id, 1)) return deny('no-such-table')
      const rows = await this.#transactions.environment.db.read(query.readPosts, { game: id, kind })
      return rows.map(({ receipt }) => readReceipt(receipt))
    })

  /** The receipts of a table's newest posts of all kinds, the latest first. */
  lastReceipts = (id: number): Promise<Outcome<{ kind: PostKind; receipt: Record<string, unknown> }[]>> =>
    this.#transactions.askedWith([], async () => {
      if (!isNumber(id, 1)) return deny('no-such-table')
      const rows = await this.#transactions.environment.db.read(query.readLastPosts, { game: id })
      return rows.flatMap(({ kind, receipt }) => (isPostKind(kind) ? [{ kind, receipt: readReceipt(receipt) }] : []))
    })

  /** The moments at which the time of each seat that is asked runs out. */
  clockEnds = (id: number): Promise<Outcome<{ seat: Seat; end: number }[]>> =>
    this.#transactions.reading(id, async (table) => clockEndsOf(table, await this.#transactions.habitsOf(table)))

  rewinds = (id: number, person: string) =>
    this.#transactions.reading(id, (table) => rewindsOf(this.#transactions.environment.db, table, person))
}
