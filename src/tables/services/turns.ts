import * as play from '../acts/play.ts'
import { undo } from '../acts/rewind.ts'
import type { PressId, Transactions } from '../engine/transactions.ts'
import type { Picks } from '../model/checks.ts'

/** What somebody does in their own turn: compose it, confirm it, take it back. */
export class Turns {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  compose = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#transactions.act(id, press, (change) => play.compose(change, person, picks))

  recompose = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#transactions.act(id, press, (change) => play.recompose(change, person, picks))

  composeLine = (id: number, person: string, line: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => play.composeLine(change, person, line))

  stepBack = (id: number, person: string, count?: number, press?: PressId) =>
    this.#transactions.act(id, press, (change) => play.stepBack(change, person, count))

  confirm = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => play.confirmDraft(change, person, habits))

  /** Composes and confirms at once. */
  play = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => play.playAtOnce(change, person, picks, habits))

  undo = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) =>
      undo(change, this.#transactions.environment.db, person, habits),
    )
}
