import type { Database } from '#store'
import type { Change } from '../engine/change.ts'
import { answersIn, effective, entriesOf } from '../engine/table-loader.ts'
import { advance } from '../flow/advance.ts'
import type { Habits } from '../model/person-settings.ts'
import { isOn, positionOf, savedOf, type Table } from '../model/table.ts'
import { dropEarlyOf } from './early-answers.ts'

/** Rules that have changed in the middle of a scene may no longer offer what was chosen in it. */
export function isMisfit(table: Table): boolean {
  return isOn(table) && positionOf(table).refusal !== null
}

/** Goes back to the last move that still fits, and tells the table. */
export async function goBackToFitting(change: Change, db: Database, habits: Habits): Promise<void> {
  const { table } = change
  const { kept } = positionOf(table)
  const moves = effective(await entriesOf(db, table)).filter(({ kind }) => kind === 'play')
  let left = table.answers.length
  let to = table.entry
  while (left > kept) {
    const last = moves.pop()
    if (last === undefined) throw new Error('answers must have entries')
    left -= answersIn([last]).length
    to = last.number - 1
  }
  dropEarlyOf(
    change,
    table.answers.slice(left).map(({ seat }) => seat),
  )
  table.answers = table.answers.slice(0, left)
  change.enter({ kind: 'rewind', by: 'table', data: { to, refit: true } })
  change.post('refitted', { to })
  advance(change, habits, savedOf(table))
}
