import * as play from '../acts/play.ts'
import { canUndo, undo } from '../acts/rewind.ts'
import type { Change } from '../engine/change.ts'
import { effective, entriesOf } from '../engine/table-loader.ts'
import type { PressId, Transactions } from '../engine/transactions.ts'
import { isNumber, isObject, type Picks } from '../model/checks.ts'
import type { Table } from '../model/table.ts'
import { deny, isDenial, type Outcome } from '../model/vocabulary.ts'
import { isAskedStill, type LogLine, type Look, logOf, logOfChange, lookAt, shownDraft } from '../read/look.ts'

/** A confirmed turn: the table after it as its player sees it, and the log since. */
export interface TurnDone extends play.Confirmed {
  readonly look: Look
  readonly log: readonly LogLine[]
  /** It can be taken back now, alone. */
  readonly canUndo: boolean
}

/** The panel somebody pressed on: after which entry, and whether a draft is the one it showed. */
export interface ShownPanel {
  readonly entry: number
  isShown(draft: Picks): boolean
}

/** Plays somebody's own turn: composed, confirmed, taken back. */
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

  /**
   * Confirms what a panel showed, and looks at the table as that change has left it: nothing is read or worked out twice.
   * Null where the table no longer stands as it was shown; then nothing is confirmed.
   */
  async confirmShown(
    id: number,
    person: string,
    panel: ShownPanel,
    press?: PressId,
  ): Promise<Outcome<TurnDone | null>> {
    if (!isShownPanel(panel)) return deny('wrong-option')
    const transactions = this.#transactions
    let last: Change | undefined
    let isStale = false
    const outcome = await transactions.act(id, press, async (change, habits) => {
      last = change
      const { table } = change
      const { db } = transactions.environment
      isStale = !panel.isShown(shownDraft(table, person)) || !(await isAskedStill(db, table, person, panel.entry))
      return isStale ? deny('moved-on') : play.confirmDraft(change, person, habits)
    })
    if (isStale) return null
    if (isDenial(outcome)) return outcome
    const done = await (last?.isKept === true
      ? transactions.guarded(id, async () => lookAfter(last as Change, person))
      : transactions.reading(id, (table) => this.#lookSince(table, person, panel.entry)))
    return isDenial(done) ? done : { ...outcome, ...done }
  }

  /** The press came twice, or the answer of its commit was lost: what it did is read. */
  async #lookSince(table: Table, person: string, entry: number): Promise<Omit<TurnDone, keyof play.Confirmed>> {
    const { db } = this.#transactions.environment
    const since = (await entriesOf(db, table)).filter(({ number }) => number > entry)
    const log = await logOf(db, table, person, entry)
    return { look: lookAt(table, person), log, canUndo: canUndo(table, effective(since), person) }
  }

  /** Composes and confirms at once. */
  play = (id: number, person: string, picks: Picks, press?: PressId) =>
    this.#transactions.act(id, press, (change, habits) => play.playAtOnce(change, person, picks, habits))

  /** `shown` is the entry of what told that the turn was done: that turn is meant, whatever happened since. */
  undo = (id: number, person: string, press?: PressId, shown?: number) =>
    this.#transactions.act(id, press, (change, habits) =>
      undo(change, this.#transactions.environment.db, person, habits, shown),
    )
}

function isShownPanel(panel: unknown): boolean {
  return isObject(panel) && isNumber(panel.entry, 0) && typeof panel.isShown === 'function'
}

function lookAfter(change: Change, person: string): Omit<TurnDone, keyof play.Confirmed> {
  const { table, entries } = change
  return { look: lookAt(table, person), log: logOfChange(change, person), canUndo: canUndo(table, entries, person) }
}
