import type { Position, Saved, Seat } from '#kernel'
import type { Change } from '../engine/change.ts'
import type { Habits } from '../model/person-settings.ts'
import { isBots, placeAt, positionOf, savedOf } from '../model/table.ts'
import { confirmAnswers } from './confirm.ts'
import { keepFittingDrafts, takeUpDrafts } from './drafts.ts'
import { usualAnswer } from './orders.ts'
import { silentSeats } from './silence.ts'
import { startClock, stopClock, wakeBot } from './turn-clocks.ts'
import { answerUnasked } from './unasked-answers.ts'

type Asked = Pick<Position, 'questions' | 'put'>

const NOBODY: Asked = { questions: [], put: [] }

/**
 * After anything that may have changed who is asked: orders, clocks, bots and notices follow. While the game is paused
 * nobody's time runs and nobody is called; that follows when it goes on.
 */
export function advance(change: Change, habits: Habits, before: Saved | null): void {
  const { table } = change
  const isRunning = table.phase === 'playing'
  if (isRunning) answerUnasked(change, before)
  takeUpDrafts(change)
  keepFittingDrafts(change)
  const isFresh = table.saved !== before
  const isOver = savedOf(table).scene === null
  const current = isOver ? NOBODY : positionOf(table)
  stopClocks(change, current, habits, isFresh)
  if (isRunning) call(change, current, habits, isFresh)
}

function seatsAsked({ questions }: Asked): Seat[] {
  return questions.map(({ seat }) => seat)
}

/** The time of those who are no longer asked, or asked in another scene, stands. */
function stopClocks(change: Change, current: Asked, habits: Habits, isFresh: boolean): void {
  const asked = seatsAsked(current)
  for (const place of change.table.places) {
    if (place.asked !== null && (isFresh || !asked.includes(place.seat))) stopClock(change, place, habits)
  }
}

/** Clocks begin to run and bots to think for all who are asked now and were not before. */
function call(change: Change, current: Asked, habits: Habits, isFresh: boolean): void {
  const asked = seatsAsked(current)
  const newly = change.table.places.filter((place) => asked.includes(place.seat) && place.asked === null)
  for (const place of newly) {
    change.setPlace(place.seat, { asked: change.now })
    if (isBots(place)) wakeBot(change, place.seat)
    else startClock(change, place, habits)
  }
  const people = newly.filter((place) => !isBots(place)).map(({ seat }) => seat)
  if (people.length > 0) postCall(change, current, people, isFresh)
}

/**
 * Tells who is asked; of a silent question all whom it may concern are called alike. Whoever has just moved and is asked
 * again knows so without being called.
 */
function postCall(change: Change, current: Asked, people: readonly Seat[], isFresh: boolean): void {
  const { entry } = change.table
  const pings = people.filter((seat) => seat !== change.mover)
  const isBotAt = (seat: Seat) => isBots(placeAt(change.table, seat))
  const concerned = isFresh ? silentSeats(current).filter((seat) => !isBotAt(seat)) : []
  const seats = concerned.length > 0 ? concerned : people
  // Only where nobody else still waits to hear it does this call stand for all calls before it.
  const isWhole = seatsAsked(current).every((seat) => seats.includes(seat) || isBotAt(seat))
  const isForAll = pings.length === seats.length
  change.post('asked', { seats, entry, ...(!isForAll && { pings }) }, isWhole ? 'asked' : null)
}

/**
 * After a pause the notice comes again, below all that was said meanwhile. Whoever went on alone is there; after a vote
 * those who are asked are called, because their time runs from now on.
 */
export function callAgain(change: Change, isVoted: boolean): void {
  const { table } = change
  if (savedOf(table).scene === null) return
  const silent = silentSeats(positionOf(table))
  const due = table.places.filter((place) => place.asked !== null || silent.includes(place.seat))
  const seats = due.filter((place) => !isBots(place)).map(({ seat }) => seat)
  if (seats.length === 0) return
  change.post('asked', { seats, entry: table.entry, ...(isVoted && { isAgain: true }) }, 'asked')
}

/** The time for an answer has passed. */
export function answerAsUsual(change: Change, seat: Seat, habits: Habits): void {
  const { table } = change
  if (table.phase !== 'playing') return
  const current = positionOf(table)
  const ask = current.questions.find((question) => question.seat === seat)
  const picks = ask === undefined ? null : usualAnswer(table, ask, current)
  if (picks === null) return
  const before = table.saved
  confirmAnswers(change, { seat, picks: [picks], by: 'order' })
  advance(change, habits, before)
}
