import type { PressId, Transactions } from '../engine/transactions.ts'
import { isHome } from '../model/checks.ts'
import { placeOf } from '../model/table.ts'
import { deny, type Home, type Outcome } from '../model/vocabulary.ts'

/** Keeps the channels and threads that tables are shown in. */
export class Homes {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  /** A table moves to another channel: its old one is gone, or the players wish so. */
  move(id: number, person: string, home: Home, press?: PressId): Promise<Outcome<{ moved: true }>> {
    return this.#transactions.act(id, press, (change) => {
      if (placeOf(change.table, person) === undefined) return deny('not-seated')
      if (!isHome(home)) return deny('wrong-option')
      change.move(home)
      change.enter({ kind: 'move', person, by: 'player' })
      if (change.table.phase === 'lobby') change.post('lobby', {}, 'lobby')
      else change.post('moved', {}, 'moved')
      return { moved: true }
    })
  }

  /** The thread of a table is noted once it is known: nobody's act. */
  settle(id: number, home: Home): Promise<Outcome<{ moved: true }>> {
    return this.#transactions.act(id, undefined, (change) => {
      if (!isHome(home)) return deny('wrong-option')
      change.move(home)
      return { moved: true }
    })
  }

  /** The last news is told once more, because nobody could be told before: nobody's act. */
  retell(id: number): Promise<Outcome<{ told: boolean }>> {
    return this.#transactions.act(id, undefined, (change) => {
      const { phase } = change.table
      if (phase === 'lobby') change.post('lobby', {}, 'lobby')
      if (phase === 'playing') change.post('moved', {}, 'moved')
      return { told: phase === 'lobby' || phase === 'playing' }
    })
  }
}
