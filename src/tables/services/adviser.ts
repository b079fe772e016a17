import { type Advice, adviseOn, type Effort, type Lesson, reviewFor, seatOfPlayer } from '../acts/advice.ts'
import type { Transactions } from '../engine/transactions.ts'
import { isDenial, type Outcome } from '../model/vocabulary.ts'
import { turnsOf } from '../read/records.ts'

/** Without anybody to think there are no ideas. */
const nobody = async () => []

/** Asks the bots what they would do. */
export class Adviser {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  /** A master's favourite ideas for now; none where nobody thinks. */
  async advise(id: number, person: string, effort: Effort = 'usual', stop?: AbortSignal): Promise<Outcome<Advice[]>> {
    const { think = nobody } = this.#transactions.environment
    const table = await this.#transactions.read(id)
    if (isDenial(table)) return table
    return this.#transactions.guarded(null, () => adviseOn(table, person, { think, effort, stop }))
  }

  /** The turns in which a master would have played otherwise than somebody did. */
  async review(id: number, person: string): Promise<Outcome<Lesson[]>> {
    const { db, think = nobody } = this.#transactions.environment
    const table = await this.#transactions.read(id)
    if (isDenial(table)) return table
    const seat = seatOfPlayer(table, person)
    if (isDenial(seat)) return seat
    const breathe = this.#transactions.yieldToOthers
    return this.#transactions.guarded(null, async () =>
      reviewFor(table, await turnsOf(db, table, { person, seat, breathe }), think),
    )
  }
}
