import type { Change } from '../engine/change.ts'
import { advance, answerAsUsual } from '../flow/advance.ts'
import { MOST_GLANCE, startClock } from '../flow/turn-clocks.ts'
import type { Habits } from '../model/person-settings.ts'
import { isBots, savedOf } from '../model/table.ts'
import { type Timer, timerName } from '../model/timers.ts'
import { tellTime } from './clocks.ts'
import { DAY, expire, startNow } from './lobby.ts'
import { endOffer, openOffer } from './seats.ts'
import { endVote } from './votes.ts'

/** No bot waits longer than for a glance: a later moment was named by a clock that has been put back. */
export function isDue({ table, now }: Change, timer: Timer): boolean {
  const name = timerName(timer)
  const latest = timer.kind === 'bot' ? now + MOST_GLANCE : Number.POSITIVE_INFINITY
  return table.timers.some((other) => other.name === name && (other.due <= now || other.due > latest))
}

/** A timer is due: its consequences follow, and it is gone with the same change. */
export function fire(change: Change, timer: Timer, habits: Habits): void {
  if (!isDue(change, timer)) return
  change.dropTimer(timer)
  switch (timer.kind) {
    case 'lobby':
      expire(change)
      break
    case 'start':
      startNow(change, habits)
      break
    case 'vote':
      expireVote(change, timer.vote)
      break
    case 'clock':
      tellTime(change, timer.seat, timer.stage, habits)
      break
    case 'answer':
      answerAsUsual(change, timer.seat, habits)
      break
    case 'offer':
      endOffer(change, timer.seat, habits)
      break
    case 'silence':
      advance(change, habits, change.table.saved)
      break
  }
}

function expireVote(change: Change, number: number): void {
  const vote = change.table.votes.find((open) => open.number === number)
  if (vote === undefined) return
  change.enter({ kind: 'vote-expired', by: 'clock', data: { vote: number } })
  endVote(change, vote, 'expired')
}

/** A broken table rings no more; mended, its clocks go on. */
export function windUp(change: Change, habits: Habits): void {
  const { table } = change
  if (table.phase === 'lobby') change.setTimer({ kind: 'lobby' }, change.now + DAY)
  for (const { number, expires } of table.votes) change.setTimer({ kind: 'vote', vote: number }, expires)
  for (const { seat } of table.places.filter((place) => place.offered && !isBots(place))) openOffer(change, seat)
  if (table.phase !== 'playing') return
  for (const place of table.places.filter(({ asked }) => asked !== null)) {
    if (isBots(place)) change.setTimer({ kind: 'bot', seat: place.seat }, change.now)
    else startClock(change, place, habits)
  }
  advance(change, habits, savedOf(table))
}
