import type { Seat } from '#kernel'
import type { Change } from '../engine/change.ts'
import { type Request, type Timer, timersOf } from '../model/timers.ts'
import { deny, type Outcome } from '../model/vocabulary.ts'

/** So long the others are left in peace by a request that was made and taken back. */
export const IN_PEACE = 10 * 60_000

function isFor(timer: Timer, request: Request, by?: Seat): timer is Timer & { kind: 'again' } {
  return timer.kind === 'again' && timer.request === request && (by === undefined || timer.by === by)
}

/**
 * The first request calls; a second one within the time takes the place of the first, and nobody is called; a third has
 * to wait. Timers remember it, and do nothing when they ring.
 */
export function askAgain(change: Change, request: Request, by: Seat): Outcome<{ quietly: boolean }> {
  const last = timersOf(change.table).find(({ timer, due }) => isFor(timer, request, by) && due > change.now)
  const hasCalledTwice = last !== undefined && isFor(last.timer, request, by) && last.timer.count === 2
  if (hasCalledTwice) return deny('too-soon', { at: last.due })
  askedNoMore(change, request, by)
  if (last === undefined) change.setTimer({ kind: 'again', request, by, count: 1 }, change.now + IN_PEACE)
  else change.setTimer({ kind: 'again', request, by, count: 2 }, last.due)
  return { quietly: last !== undefined }
}

/** Says whether such a request was made just now, by this seat or by any; an act that undoes it is as quiet as a second one. */
export function wasAsked({ table, now }: Change, request: Request, by?: Seat): boolean {
  return timersOf(table).some(({ timer, due }) => isFor(timer, request, by) && due > now)
}

/** It came to something: the next request is a new one. */
export function askedNoMore(change: Change, request: Request, by: Seat): void {
  change.dropTimers((timer) => isFor(timer, request, by))
}
