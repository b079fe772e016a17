import { step } from '#store'
import * as query from '#store/queries'
import type { Transactions } from '../engine/transactions.ts'
import type { Outcome } from '../model/vocabulary.ts'

function counterOf(server: string): string {
  return `greetings ${server}`
}

/** Keeps on which servers a first word was said. */
export class Servers {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  isGreeted(server: string): Promise<Outcome<boolean>> {
    return this.#transactions.askedWith([server], async () => {
      const { db } = this.#transactions.environment
      return (await db.read(query.readCounter, { name: counterOf(server) })).length > 0
    })
  }

  setGreeted(server: string): Promise<Outcome<{ greeted: true }>> {
    return this.#transactions.askedWith([server], async () => {
      const { db } = this.#transactions.environment
      await db.change([step(query.raiseCounter, { name: counterOf(server) })])
      return { greeted: true as const }
    })
  }
}
