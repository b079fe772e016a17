import type { Change } from '../change.ts'
import { before, counted, STAGES, type Stage } from '../clock.ts'
import type { Habits } from '../people.ts'
import { isBots, restOf, settle, startClock } from '../settle.ts'
import { placeOf, savedOf } from '../table.ts'
import { isNo, no, type Outcome } from '../words.ts'
import { playing } from './play.ts'
import { openVote, othersThan } from './votes.ts'

/** A clock has come to a stage. */
export function tellTime(change: Change, seat: number, stage: Stage, habits: Habits): void {
  const place = change.table.places[seat]
  if (place === undefined || place.asked === null || change.table.phase !== 'playing') return
  if (stage === 'out') {
    change.setPlace(seat, { late: true, bank: 0 })
    change.enter({ kind: 'clock-out', seat, by: 'clock' })
    change.post('clock-out', { seat })
    return
  }
  change.enter({ kind: 'reminder', seat, by: 'clock', data: { stage } })
  change.post('reminder', { seat, stage })
  startClock(change, place, habits, STAGES[STAGES.indexOf(stage) + 1] as Stage)
}

export function pause(change: Change, person: string): Outcome<{ paused: true } | { vote: number }> {
  const { table } = change
  const place = playing(table, person)
  if (isNo(place)) return place
  const others = othersThan(change, place.seat)
  if (others.length > 0) return openVote(change, place.seat, 'pause', others)
  return stopAll(change)
}

/** All clocks stand; what they had left stays. */
export function stopAll(change: Change): { paused: true } {
  const { table } = change
  table.phase = 'paused'
  table.paused = change.now
  change.dropTimers((name) => name.startsWith('clock:') || name.startsWith('bot:'))
  change.enter({ kind: 'pause', by: 'table' })
  change.post('paused')
  return { paused: true }
}

export function resume(change: Change, person: string, habits: Habits): Outcome<{ resumed: true }> {
  const { table } = change
  if (table.phase !== 'paused') return no('not-running')
  if (placeOf(table, person) === undefined) return no('not-seated')
  const paused = table.paused ?? change.now
  table.phase = 'playing'
  table.paused = null
  change.enter({ kind: 'resume', person, by: 'player' })
  change.post('resumed')
  for (const place of table.places) {
    if (place.asked === null) continue
    const rest = restOf(change, place, habits)
    change.setPlace(place.seat, { asked: before(change.now, counted(place.asked, paused, rest), rest) })
    if (isBots(place)) change.setTimer(`bot:${place.seat}`, change.now)
    else startClock(change, place, habits)
  }
  settle(change, habits, savedOf(table))
  return { resumed: true }
}

/** A person's quiet hours or vacation have changed. */
export function resetClock(change: Change, person: string, habits: Habits): void {
  const place = placeOf(change.table, person)
  if (place !== undefined && change.table.phase === 'playing') startClock(change, place, habits)
}
