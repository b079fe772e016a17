import type { Position, Seat } from '#kernel'
import type { Change } from '../engine/change.ts'
import { savedPlanOf } from '../model/intentions.ts'
import { draftOf, positionOf, positionWith, savedOf } from '../model/table.ts'

/** Drafts while others play: they are put away, taken up again, and cut to what still fits. */

function aboutFor({ questions }: Position, seat: Seat): string | undefined {
  return questions.find((ask) => ask.seat === seat)?.about
}

/** S17: those who had a plan when they were called off find it again. */
export function putAwayDraft(change: Change, seat: Seat): void {
  const { table } = change
  const about = aboutFor(positionOf(table), seat)
  const picks = draftOf(table, seat)
  if (about !== undefined && picks.length > 0) change.savePlan(seat, { about, picks })
  change.setDraft(seat, [])
}

/** A saved plan is of no use once its question is answered. */
export function dropAnsweredPlan(change: Change, seat: Seat, before: Position): void {
  if (savedPlanOf(change.table, seat)?.about === aboutFor(before, seat)) change.savePlan(seat, null)
}

/** A saved plan becomes the draft again once its question is asked again. */
export function takeUpDrafts(change: Change): void {
  const { table } = change
  if (savedOf(table).scene === null) return
  for (const { seat, about } of positionOf(table).questions) {
    const kept = savedPlanOf(table, seat)
    if (kept?.about !== about || draftOf(table, seat).length > 0) continue
    change.setDraft(seat, kept.picks)
    change.savePlan(seat, null)
  }
}

/** Of drafts that no longer fit what has happened the beginning is kept that does, and what comes first of the rest. */
export function keepFittingDrafts(change: Change): void {
  const { table } = change
  for (const { seat } of [...table.drafts]) {
    const picks = draftOf(table, seat)
    const { refusal, kept } = positionWith(table, seat, picks)
    const fitting = Math.max(0, kept - table.answers.length)
    if (refusal !== null) change.setDraft(seat, picks.slice(0, fitting), picks[fitting])
  }
}
