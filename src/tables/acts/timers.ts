import type { Change } from '../engine/change.ts'
import { advance, answerAsUsual, isBots, MOST_GLANCE, startClock } from '../flow/advance.ts'
import type { Stage } from '../flow/clock.ts'
import { SILENCE } from '../flow/silence.ts'
import type { Habits } from '../model/person-settings.ts'
import { savedOf } from '../model/table.ts'
import { tellTime } from './clocks.ts'
import { DAY, expire, startNow } from './lobby.ts'
import { endOffer, openOffer } from './seats.ts'
import { endVote } from './votes.ts'

/** No bot waits longer than for a glance: what lies further ahead is due by a clock that was put back. */
export function isDue({ table, now }: Change, name: string): boolean {
  const latest = name.startsWith('bot:') ? now + MOST_GLANCE : Number.POSITIVE_INFINITY
  return table.timers.some((timer) => timer.name === name && (timer.due <= now || timer.due > latest))
}

/** A timer is due: what it was set for happens, and it is gone with the same change. */
export function fire(change: Change, name: string, habits: Habits): void {
  if (!isDue(change, name)) return
  change.dropTimer(name)
  const [kind, which, stage] = name.split(':')
  if (kind === 'lobby') expire(change)
  if (kind === 'start') startNow(change, habits)
  if (kind === 'vote') expireVote(change, Number(which))
  if (kind === 'clock') tellTime(change, Number(which), stage as Stage, habits)
  if (kind === 'answer') answerAsUsual(change, Number(which), habits)
  if (kind === 'offer') endOffer(change, Number(which), habits)
  if (name === SILENCE) advance(change, habits, change.table.saved)
}

function expireVote(change: Change, number: number): void {
  const vote = change.table.votes.find((one) => one.number === number)
  if (vote === undefined) return
  change.enter({ kind: 'vote-expired', by: 'clock', data: { vote: number } })
  endVote(change, vote, 'expired')
}

/** A broken table rings no more; mended, its clocks go on. */
export function windUp(change: Change, habits: Habits): void {
  const { table } = change
  if (table.phase === 'lobby') change.setTimer('lobby', change.now + DAY)
  for (const { number, expires } of table.votes) change.setTimer(`vote:${number}`, expires)
  for (const { seat } of table.places.filter((place) => place.offered && !isBots(place))) openOffer(change, seat)
  if (table.phase !== 'playing') return
  for (const place of table.places.filter(({ asked }) => asked !== null)) {
    if (isBots(place)) change.setTimer(`bot:${place.seat}`, change.now)
    else startClock(change, place, habits)
  }
  advance(change, habits, savedOf(table))
}
