import { step } from '#store'
import * as query from '#store/queries'
import { carryAgreed } from '../acts/carry-votes.ts'
import { resetClock } from '../acts/clocks.ts'
import { forget } from '../acts/seats.ts'
import type { Transactions } from '../engine/transactions.ts'
import { restedBy } from '../flow/clock.ts'
import { isText } from '../model/checks.ts'
import { asKept, DEFAULTS, type PersonSettings, wrongSetting } from '../model/person-settings.ts'
import { deny, isDenial, type Outcome } from '../model/vocabulary.ts'
import { everythingOf, gamesAbout, stepsToForget } from '../read/person-data.ts'
import type { Directory } from './directory.ts'

/** Stands where somebody was who is forgotten. */
export const FORMER = 'former player'

/** Keeps people's settings, shows them all that is stored about them, and forgets them. */
export class People {
  readonly #transactions: Transactions
  readonly #directory: Directory

  constructor(transactions: Transactions, directory: Directory) {
    this.#transactions = transactions
    this.#directory = directory
  }

  settings = async (person: string): Promise<PersonSettings> =>
    isText(person) ? this.#transactions.settings(person) : DEFAULTS

  async setSettings(person: string, patch: Partial<PersonSettings>): Promise<Outcome<PersonSettings>> {
    const wrong = wrongSetting(patch)
    if (wrong !== null) return deny('wrong-setting', { setting: wrong.slice(0, 50) })
    return this.#transactions.askedWith([person], async () => {
      const { db, now } = this.#transactions.environment
      const before = await this.#transactions.settings(person)
      const settings = { ...before, ...asKept(patch), ...('vacation' in patch && { rested: restedBy(before, now()) }) }
      const row = { person, settings: JSON.stringify(settings), changed: now() }
      await db.change([step(query.savePerson, row)])
      this.#transactions.forgetSettings(person)
      if ('quiet' in patch || 'vacation' in patch) await this.#resetClocks(person)
      return settings
    })
  }

  async #resetClocks(person: string): Promise<void> {
    const waiting = await this.#directory.waitingFor(person)
    if (isDenial(waiting)) return
    for (const { game } of waiting) {
      await this.#transactions.act(game, undefined, (change, habits) => {
        resetClock(change, person, habits)
        return { reset: true }
      })
    }
  }

  /** Everything that is kept about somebody. */
  export(person: string): Promise<Outcome<Record<string, unknown>>> {
    return this.#transactions.askedWith([person], async () => ({
      person,
      settings: await this.#transactions.settings(person),
      ...(await everythingOf(this.#transactions.environment.db, person)),
    }))
  }

  /** Somebody is forgotten: their moves stay part of the games, without a name. */
  erase(person: string): Promise<Outcome<{ erased: true }>> {
    return this.#transactions.askedWith([person], async () => {
      const { db } = this.#transactions.environment
      for (const id of await gamesAbout(db, person)) {
        const outcome = await this.#eraseAt(id, person)
        // A broken game is erased with all other rows below.
        if (isDenial(outcome) && outcome.denied !== 'broken') return outcome
      }
      await db.change(stepsToForget(person, FORMER))
      this.#transactions.forgetAll()
      return { erased: true as const }
    })
  }

  #eraseAt(id: number, person: string): Promise<Outcome<{ left: true }>> {
    return this.#transactions.act(id, undefined, async (change, habits) => {
      forget(change, person, FORMER, habits)
      await carryAgreed(change, this.#transactions.environment.db, habits)
      return { left: true }
    })
  }
}
