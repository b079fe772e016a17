import type { Change } from '../engine/change.ts'
import { foreseeEarly, isGone } from '../flow/early-answers.ts'
import { isPicks, type Picks } from '../model/checks.ts'
import { earlyAnswerOf } from '../model/intentions.ts'
import { digestOf, savedOf } from '../model/table.ts'
import { deny, isDenial, type Outcome } from '../model/vocabulary.ts'
import { playing } from './play.ts'

/** The picks a seat has answered early in this round of the question. */
function picksBy({ table }: Change, seat: number): Picks {
  return isGone(table, seat) ? [] : (earlyAnswerOf(table, seat)?.picks ?? [])
}

/** V-ASK-1, K-DONOR-4: adds picks to the answer a seat leaves before it is due. Nobody hears of it. */
export function answerEarly(change: Change, person: string, picks: Picks): Outcome<{ isWhole: boolean }> {
  const { table } = change
  if (!isPicks(picks) || picks.length === 0) return deny('not-legal', { option: '' })
  const place = playing(table, person)
  if (isDenial(place)) return place
  const { seat } = place
  const fitting = foreseeEarly(table, seat, picksBy(change, seat))
  if (fitting === null || fitting.isWhole) return deny('not-asked', { seat })
  const all = [...fitting.given.map((early) => early.picks), ...picks]
  const foreseen = foreseeEarly(table, seat, all)
  const wrong = foreseen === null ? undefined : all[foreseen.given.length]
  if (foreseen === null || !isPicks(all) || wrong !== undefined)
    return deny('not-legal', { option: (wrong?.[0] ?? '').slice(0, 100) })
  change.saveEarlyAnswer(seat, { scene: digestOf(savedOf(table)), picks: all })
  return { isWhole: foreseen.isWhole }
}

/** Takes back the last pick that was given early, with all that is no longer offered. */
export function unanswerEarly(change: Change, person: string): Outcome<{ undone: true }> {
  const place = playing(change.table, person)
  if (isDenial(place)) return place
  const { seat } = place
  const early = earlyAnswerOf(change.table, seat)
  if (early === null || early.became !== undefined || isGone(change.table, seat)) return deny('nothing-to-undo')
  const { length } = foreseeEarly(change.table, seat, early.picks)?.given ?? early.picks
  change.saveEarlyAnswer(seat, { ...early, picks: early.picks.slice(0, Math.max(0, length - 1)) })
  return { undone: true }
}

/** Going back leaves an early answer only to whom nothing is undone. */
export function dropEarlyOf(change: Change, seats: readonly number[]): void {
  for (const seat of new Set(seats)) if (earlyAnswerOf(change.table, seat) !== null) change.saveEarlyAnswer(seat, null)
}
