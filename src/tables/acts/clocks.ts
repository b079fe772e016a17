import type { Seat } from '#kernel'
import type { Change } from '../engine/change.ts'
import { advance, callAgain } from '../flow/advance.ts'
import { before, counted } from '../flow/clock.ts'
import { silentSeats } from '../flow/silence.ts'
import { restOf, startClock } from '../flow/turn-clocks.ts'
import type { Habits } from '../model/person-settings.ts'
import { isAgainstBots, isBots, placeAt, placeOf, positionOf, savedOf } from '../model/table.ts'
import { STAGES, type Stage } from '../model/timers.ts'
import { deny, isDenial, type Outcome, type Place } from '../model/vocabulary.ts'
import { playing } from './play.ts'
import { endVotes, openVote, othersThan } from './votes.ts'

/** A clock has come to a stage. */
export function tellTime(change: Change, seat: Seat, stage: Stage, habits: Habits): void {
  const place = change.table.places[seat]
  if (place === undefined || place.asked === null || change.table.phase !== 'playing') return
  // A clock that was set before bots no longer waited.
  if (isAgainstBots(change.table)) return
  const silent = silentSeats(positionOf(change.table))
  if (silent.includes(place.seat)) {
    tellSilently(change, place, stage, habits, silent)
    return
  }
  if (stage === 'out') {
    change.setPlace(seat, { late: true, bank: 0 })
    change.enter({ kind: 'clock-out', seat, by: 'clock' })
    change.post('clock-out', { seat })
    return
  }
  change.enter({ kind: 'reminder', seat, by: 'clock', data: { stage } })
  change.post('reminder', { seat, stage })
  startClock(change, place, habits, STAGES[STAGES.indexOf(stage) + 1])
}

/** Nobody is told whose answer is missing: all are reminded, and a bot answers for whoever lets all their time pass. */
function tellSilently(change: Change, place: Place, stage: Stage, habits: Habits, silent: readonly Seat[]): void {
  const { seat } = place
  if (stage === 'out') {
    change.setPlace(seat, { bank: 0 })
    change.setTimer({ kind: 'bot', seat }, change.now)
    return
  }
  const seats = silent.filter((other) => !isBots(placeAt(change.table, other)))
  if (stage === 'ninety') change.post('reminder', { seat: seats[0], seats, stage }, 'reminder')
  startClock(change, place, habits, STAGES[STAGES.indexOf(stage) + 1])
}

export function pause(change: Change, person: string): Outcome<{ paused: true } | { vote: number }> {
  const { table } = change
  const place = playing(table, person)
  if (isDenial(place)) return place
  const others = othersThan(change, place.seat)
  if (others.length > 0) return openVote(change, place.seat, 'pause', others)
  return stopAll(change)
}

/** Bots alone have nobody to play for: with the last person gone the game waits for somebody to come back. */
export function stopWithout(change: Change, seat: Seat): void {
  if (change.table.phase === 'playing' && othersThan(change, seat).length === 0) stopAll(change)
}

/** All clocks stand; what they had left stays. Where all have voted for it, the end of the vote tells so. */
export function stopAll(change: Change, isVoted = false): { paused: true } {
  const { table } = change
  table.phase = 'paused'
  table.paused = change.now
  change.dropTimers(({ kind }) => kind === 'silence' || kind === 'clock' || kind === 'bot')
  change.enter({ kind: 'pause', by: 'table' })
  if (!isVoted) change.post('paused', {})
  return { paused: true }
}

/** S23: what all have agreed to does not end by one alone. */
export function resume(change: Change, person: string, habits: Habits): Outcome<{ resumed: true } | { vote: number }> {
  const { table } = change
  if (table.phase !== 'paused') return deny('not-running')
  const place = placeOf(table, person)
  if (place === undefined) return deny('not-seated')
  const others = othersThan(change, place.seat)
  if (others.length > 0) return openVote(change, place.seat, 'resume', others)
  return goOn(change, place, habits)
}

export function goOn(
  change: Change,
  { seat, person }: Pick<Place, 'seat' | 'person'>,
  habits: Habits,
  isVoted = false,
): { resumed: true } {
  const { table } = change
  const paused = table.paused ?? change.now
  table.phase = 'playing'
  table.paused = null
  endVotes(change, ({ kind }) => kind === 'resume')
  change.enter({ kind: 'resume', seat, by: 'player', ...(person !== null && { person }) })
  if (!isVoted) change.post('resumed', {})
  for (const place of table.places) {
    if (place.asked === null) continue
    const restTimes = restOf(table, place, habits)
    change.setPlace(place.seat, { asked: before(change.now, counted(place.asked, paused, restTimes), restTimes) })
    if (isBots(place)) change.setTimer({ kind: 'bot', seat: place.seat }, change.now)
    else startClock(change, place, habits)
  }
  advance(change, habits, savedOf(table))
  callAgain(change, isVoted)
  return { resumed: true }
}

/** A person's quiet hours or vacation have changed. */
export function resetClock(change: Change, person: string, habits: Habits): void {
  const place = placeOf(change.table, person)
  if (place !== undefined && change.table.phase === 'playing') startClock(change, place, habits)
}
