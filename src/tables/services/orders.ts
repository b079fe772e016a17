import type { OrderSpec, OrderValue } from '#kernel'
import * as early from '../acts/early-answers.ts'
import * as orders from '../acts/orders.ts'
import type { PressId, Transactions } from '../engine/transactions.ts'
import type { Picks } from '../model/checks.ts'
import type { Outcome } from '../model/vocabulary.ts'

/** Takes decisions in advance: standing orders, prepared turns, early answers. */
export class Orders {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  /** The orders a game offers. */
  offeredBy(game: string): readonly OrderSpec[] {
    return this.#transactions.environment.gameNamed(game)?.orders ?? []
  }

  /** An answer in advance; null takes it back. */
  set(
    id: number,
    person: string,
    name: string,
    value: OrderValue | null,
    press?: PressId,
  ): Promise<Outcome<{ ordered: boolean }>> {
    return this.#transactions.act(id, press, (change, habits) => orders.order(change, person, name, value, habits))
  }

  prepare = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#transactions.act(id, press, (change) => orders.prepare(change, person, picks))

  unprepare = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => orders.unprepare(change, person))

  /** An answer to a question that goes round, before it comes to this person. */
  answerEarly = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#transactions.act(id, press, (change) => early.answerEarly(change, person, picks))

  unanswerEarly = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => early.unanswerEarly(change, person))
}
