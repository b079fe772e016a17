import * as query from '#store/queries'
import type { Transactions } from '../engine/transactions.ts'
import { isNumber } from '../model/checks.ts'
import type { Outcome } from '../model/vocabulary.ts'
import {
  type HeadToHead,
  headToHead,
  leaderboard,
  type PersonStatistics,
  type Ranked,
  statisticsOf,
} from '../read/statistics.ts'

/** So many of the best are told. */
const MOST_RANKED = 25

/** Counts finished games: statistics, ratings, who beats whom. */
export class Results {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  get #db() {
    return this.#transactions.environment.db
  }

  statistics = (person: string, rules: string, server?: string): Promise<Outcome<PersonStatistics>> =>
    this.#transactions.askedWith([person, rules], () => statisticsOf(this.#db, person, rules, server))

  /** Says whether somebody has played a game of this kind to its end. */
  hasFinished = (person: string, rules: string): Promise<Outcome<boolean>> =>
    this.#transactions.askedWith([person, rules], async () => {
      const results = await this.#db.read(query.readAnyResultOf, { person, rules })
      return results.length > 0
    })

  leaderboard = (rules: string, server?: string, least?: number): Promise<Outcome<Ranked[]>> =>
    this.#transactions.askedWith([rules, server ?? 'everywhere'], () => {
      const board = { rules, server, least: isNumber(least, 1) ? least : 1, most: MOST_RANKED }
      return leaderboard(this.#db, board, this.#transactions.yieldToOthers)
    })

  headToHead = (rules: string, first: string, second: string): Promise<Outcome<HeadToHead>> =>
    this.#transactions.askedWith([rules, first, second], () => headToHead(this.#db, rules, first, second))
}
