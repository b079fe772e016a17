import { carryAgreed } from '../acts/carry-votes.ts'
import * as clocks from '../acts/clocks.ts'
import { askRewind } from '../acts/rewind.ts'
import * as seats from '../acts/seats.ts'
import * as votes from '../acts/votes.ts'
import type { PressId, Transactions } from '../engine/transactions.ts'
import { isYesNo } from '../model/checks.ts'
import { placeOf } from '../model/table.ts'
import { deny, isDenial, type Outcome } from '../model/vocabulary.ts'

/** Asks all whom it concerns: about going back, pausing, giving the game up. */
export class Votes {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  askRewind = (id: number, person: string, to: number, press?: PressId, why = '') =>
    this.#transactions.act(id, press, (change, habits) =>
      askRewind(change, this.#transactions.environment.db, person, { to, why }, habits),
    )

  pause = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => clocks.pause(change, person))

  resume = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => clocks.resume(change, person, habits))

  abandon(id: number, person: string, press?: PressId): Promise<Outcome<{ abandoned: true } | { vote: number }>> {
    return this.#transactions.act<{ abandoned: true } | { vote: number }>(id, press, (change) => {
      const { phase } = change.table
      if (phase !== 'playing' && phase !== 'paused') return deny('not-running')
      const place = placeOf(change.table, person)
      if (place === undefined) return deny('not-seated')
      const others = votes.othersThan(change, place.seat)
      if (others.length > 0) return votes.openVote(change, place.seat, 'abandon', others)
      seats.abandon(change)
      return { abandoned: true }
    })
  }

  answer(
    id: number,
    person: string,
    number: number,
    yes: boolean,
    press?: PressId,
  ): Promise<Outcome<{ agreed: boolean | null }>> {
    return this.#transactions.act(id, press, async (change, habits) => {
      if (!isYesNo(yes)) return deny('wrong-option')
      const voted = votes.answerVote(change, person, number, yes)
      if (isDenial(voted)) return voted
      await carryAgreed(change, this.#transactions.environment.db, habits)
      return { agreed: voted.agreed }
    })
  }

  withdraw = (id: number, person: string, vote: number, press?: PressId) =>
    this.#transactions.act(id, press, (change) => votes.withdrawVote(change, person, vote))
}
