import type { Seat } from '#kernel'
import { carryAgreed } from '../acts/carry-votes.ts'
import type { Person } from '../acts/lobby.ts'
import * as seats from '../acts/seats.ts'
import type { Change } from '../engine/change.ts'
import type { PressId, Transactions } from '../engine/transactions.ts'
import { personProblem } from '../model/checks.ts'
import type { Habits } from '../model/person-settings.ts'
import { isDenial, type Level, type Outcome } from '../model/vocabulary.ts'

/** Changes who sits at a running game: seats are given up, offered, claimed, or played by a bot. */
export class Seats {
  readonly #transactions: Transactions

  constructor(transactions: Transactions) {
    this.#transactions = transactions
  }

  offer = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => seats.offer(change, person))

  /** Somebody keeps a seat that was offered. */
  keep = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => seats.keep(change, person))

  offerLate = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#transactions.act(id, press, (change) => seats.offerLate(change, person, seat))

  claim = (id: number, who: Person, seat: Seat, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => personProblem(who) ?? seats.claim(change, who, seat, habits))

  concede = (id: number, person: string, press?: PressId) =>
    this.#leaving(id, press, (change, habits) => seats.concede(change, person, habits))

  handToBot = (id: number, person: string, level: Level, press?: PressId) =>
    this.#leaving(id, press, (change, habits) => seats.handToBot(change, person, level, habits))

  /** Somebody can no longer be reached: a bot plays on, until they or anybody else claim the seat. */
  lose = (id: number, person: string): Promise<Outcome<{ seat: Seat }>> =>
    this.#leaving(id, undefined, (change, habits) => seats.lose(change, person, habits))

  /** A bot plays until they are back. */
  letBotStay = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#leaving(id, press, (change, habits) => seats.letBotStay(change, person, seat, habits))

  giveToBot = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#leaving(id, press, (change, habits) => seats.giveToBot(change, person, seat, habits))

  letBotPlay = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#transactions.act(id, press, (change) => seats.letBotPlay(change, person, seat))

  holdBot = (id: number, person: string, seat: Seat, press?: PressId) =>
    this.#transactions.act(id, press, (change) => seats.holdBot(change, person, seat))

  /** The guide of a first game is put away. */
  endGuide = (id: number, person: string, press?: PressId) =>
    this.#transactions.act(id, press, (change) => seats.endGuide(change, person))

  /** Somebody goes, and the votes that waited only for them are decided. */
  #leaving<T extends object>(
    id: number,
    press: PressId,
    leave: (change: Change, habits: Habits) => Outcome<T>,
  ): Promise<Outcome<T>> {
    return this.#transactions.act(id, press, async (change, habits) => {
      const outcome = leave(change, habits)
      if (!isDenial(outcome)) await carryAgreed(change, this.#transactions.environment.db, habits)
      return outcome
    })
  }
}
