import * as query from '#store/queries'
import { windUp } from '../acts/timers.ts'
import type { Transactions } from '../engine/transactions.ts'
import { isNumber } from '../model/checks.ts'
import { deny, isDenial, type Outcome } from '../model/vocabulary.ts'

/** For whoever runs the bot: how busy it is, and games that broke. */
export class Operations {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  /** The number of games that have something to do. */
  get busy(): number {
    return this.#transactions.busy
  }

  /** The number of posts that wait, and since when the oldest does. */
  waitingPosts(): Promise<Outcome<{ waiting: number; oldest: number | null }>> {
    return this.#transactions.guarded(null, async () => {
      const [row] = await this.#transactions.environment.db.read(query.readWaitingPosts, {})
      return { waiting: Number(row?.waiting ?? 0), oldest: row?.oldest ?? null }
    })
  }

  /** The rows of a broken game have been repaired: it goes on where it stood, unless it breaks again. */
  async mend(id: number): Promise<Outcome<{ mended: true }>> {
    if (!isNumber(id, 1)) return deny('no-such-table')
    const mended = await this.#transactions.guarded(null, () => this.#transactions.mend(id))
    if (isDenial(mended)) return mended
    return this.#transactions.act(id, undefined, (change, habits) => {
      windUp(change, habits)
      change.enter({ kind: 'mend', by: 'table' })
      return { mended: true as const }
    })
  }
}
