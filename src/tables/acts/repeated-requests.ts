import type { Seat } from '#kernel'
import type { Change } from '../engine/change.ts'
import { deny, type Outcome } from '../model/vocabulary.ts'

/** So long the others are left in peace by a request that was made and taken back. */
export const IN_PEACE = 10 * 60_000

/** What somebody may ask for more often than the others like to hear it. */
type Request = `vote-${string}` | `offer-${number}` | 'bot'

function nameOf(request: Request, by: Seat): string {
  return `again:${request}:${by}:`
}

/**
 * The first request calls; a second one within the time takes the place of the first, and nobody is called; a third has
 * to wait. Timers remember it, and do nothing when they ring.
 */
export function askAgain(change: Change, request: Request, by: Seat): Outcome<{ quietly: boolean }> {
  const { timers } = change.table
  const name = nameOf(request, by)
  const [last] = timers.filter((timer) => timer.name.startsWith(name) && timer.due > change.now)
  if (last?.name.endsWith(':2')) return deny('too-soon', { at: last.due })
  askedNoMore(change, request, by)
  if (last === undefined) change.setTimer(`${name}1`, change.now + IN_PEACE)
  else change.setTimer(`${name}2`, last.due)
  return { quietly: last !== undefined }
}

/** Whether such a request was made just now, by this seat or by any; what undoes it is as quiet as a second one. */
export function wasAsked({ table, now }: Change, request: Request, by?: Seat): boolean {
  const beginning = by === undefined ? `again:${request}:` : nameOf(request, by)
  return table.timers.some(({ name, due }) => name.startsWith(beginning) && due > now)
}

/** It came to something: the next request is a new one. */
export function askedNoMore(change: Change, request: Request, by: Seat): void {
  change.dropTimers((name) => name.startsWith(nameOf(request, by)))
}
