import * as query from '#store/queries'
import { takeIn } from '../acts/import.ts'
import { entriesOf } from '../engine/table-loader.ts'
import type { Transactions } from '../engine/transactions.ts'
import { isHome, isNumber } from '../model/checks.ts'
import { hasEnded, type Table } from '../model/table.ts'
import { deny, type Home, isDenial, type Outcome } from '../model/vocabulary.ts'
import { type Exported, exported, isFault, readExported } from '../read/exports.ts'
import { type Difference, type Moment, Replays, type RoundOf } from '../read/records.ts'
import { audit, type Verdict, verdictOnStored } from '../read/verdict.ts'
import { type Walkthrough, Walkthroughs } from '../read/walkthrough.ts'

/** Games played again from their entries: as files, as films, and to be checked. */
export class Records {
  readonly #transactions: Transactions
  readonly #replays: Replays
  readonly #walkthroughs: Walkthroughs

  constructor(transactions: Transactions) {
    this.#transactions = transactions
    this.#replays = new Replays(transactions.yieldToOthers)
    this.#walkthroughs = new Walkthroughs(transactions.environment.db, transactions.yieldToOthers)
  }

  export = (id: number): Promise<Outcome<Exported>> =>
    this.#transactions.reading(id, (table) => {
      // A lobby that was closed has nothing to export.
      const isDone = table.started !== null && hasEnded(table)
      return isDone ? exported(this.#transactions.environment.db, table, this.#replays) : deny('not-over')
    })

  /** Takes an exported game in, to be looked at: it is over, or closed where it was not played to its end. */
  async import(text: string, person: string, home: Home): Promise<Outcome<{ id: number }>> {
    const transactions = this.#transactions
    const { db, gameNamed, drawSeed } = transactions.environment
    const read = readExported(text, gameNamed, drawSeed)
    if (isFault(read)) return deny('wrong-record', { what: read.fault, ...read.facts })
    if (!isHome(home)) return deny('wrong-option')
    return transactions.askedWith([person], async () => {
      const [counted] = await db.read(query.countGame, {})
      const id = counted?.value as number
      const place = { id, host: person, home }
      const change = takeIn(transactions.environment, place, read.game, read.exported)
      return (await transactions.keep(change, undefined, { id })) ?? deny('moved-on')
    })
  }

  history = async (id: number, roundOf: RoundOf): Promise<Outcome<number[][]>> => {
    const table = await this.#transactions.read(id)
    if (isDenial(table) || table.started === null) return isDenial(table) ? table : []
    if (typeof roundOf !== 'function') return deny('wrong-option')
    // A function of the caller may be at fault, and that is no fault of the game.
    return this.#transactions.guarded(null, async () =>
      this.#replays.history(table, await entriesOf(this.#transactions.environment.db, table), roundOf),
    )
  }

  moments = (id: number): Promise<Outcome<Moment[]>> =>
    this.#transactions.reading(id, async (table) => {
      if (table.started === null) return deny('not-running')
      return this.#replays.moments(table, await entriesOf(this.#transactions.environment.db, table))
    })

  /** The game to be walked through as a person may know it, or as everybody may (null). */
  walkthrough = async (id: number, person: string | null, roundOf: RoundOf): Promise<Outcome<Walkthrough>> => {
    const table = await this.#begun(id, roundOf)
    if (isDenial(table)) return table
    // A function of the caller may be at fault, and that is no fault of the game.
    return this.#transactions.guarded(null, async () =>
      this.#walkthroughs.of(table, await entriesOf(this.#transactions.environment.db, table), person, roundOf),
    )
  }

  async #begun(id: number, roundOf: RoundOf): Promise<Outcome<Table>> {
    const table = await this.#transactions.read(id)
    if (isDenial(table)) return table
    if (table.started === null) return deny('not-running')
    return typeof roundOf === 'function' ? table : deny('wrong-option')
  }

  audit = (id: number): Promise<Outcome<{ difference: Difference | null }>> =>
    this.#transactions.reading(id, async (table) => {
      const { db, drawSeed } = this.#transactions.environment
      return { difference: await audit(db, table, drawSeed, this.#transactions.yieldToOthers) }
    })

  /** All that is stored of a game, played again and compared; as it lies in the store now. */
  verify = (id: number): Promise<Outcome<Verdict>> =>
    this.#transactions.guarded(null, async () => {
      if (!isNumber(id, 1)) return deny('no-such-table')
      const { db, gameNamed, drawSeed } = this.#transactions.environment
      const breathe = this.#transactions.yieldToOthers
      return (await verdictOnStored({ db, gameNamed, drawSeed, breathe }, id)) ?? deny('no-such-table')
    })
}
