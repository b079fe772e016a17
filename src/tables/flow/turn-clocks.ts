import { below, luckFrom, type Seat } from '#kernel'
import type { Change } from '../engine/change.ts'
import type { Habits } from '../model/person-settings.ts'
import { isAgainstBots, isBots, positionOf, type Table } from '../model/table.ts'
import { hasClock, isClock, isTurnTimer, STAGES, type Stage } from '../model/timers.ts'
import type { Place } from '../model/vocabulary.ts'
import {
  after,
  allowanceOf,
  counted,
  FOR_AN_ANSWER,
  LONG_SILENCE,
  NO_REST,
  type Rest,
  restFor,
  restInTurn,
  stageAt,
} from './clock.ts'
import { usualAnswer } from './orders.ts'
import { hasNoChoice } from './silence.ts'

/** The clocks of those who are asked, and the timers of the bots among them. */

/** The times at which the clock of somebody who is asked, or would be, stands still. */
export function restOf(table: Table, place: Pick<Place, 'person' | 'asked' | 'bank'>, habits: Habits): Rest {
  const { person, asked, bank } = place
  const restTimes = restFor(table.speed, (person === null ? undefined : habits.get(person)) ?? NO_REST)
  const allowance = allowanceOf(table)
  return asked === null || allowance === null ? restTimes : restInTurn(restTimes, asked, allowance.turn + bank)
}

/** The time a place has used of its turn and its bank since it was asked. */
function usedTime({ table, now }: Change, place: Place, habits: Habits): number {
  const { asked, seat } = place
  const isTimed = isBots(place) || hasClock(table, seat)
  if (asked === null || !isTimed || allowanceOf(table) === null) return 0
  return counted(asked, table.paused ?? now, restOf(table, place, habits))
}

/** Time beyond that for a turn is taken from the bank. */
export function stopClock(change: Change, place: Place, habits: Habits): void {
  const { seat, bank } = place
  const turn = allowanceOf(change.table)?.turn ?? 0
  const over = Math.max(0, usedTime(change, place, habits) - turn)
  change.setPlace(seat, { asked: null, late: false, bank: Math.max(0, bank - over) })
  change.dropTimers((timer) => isTurnTimer(timer, seat))
}

/** A clock tells half, nine tenths and the end of its time, one after the other; by default what lies ahead. Bots never wait. */
export function startClock(change: Change, place: Place, habits: Habits, stage?: Stage): void {
  const allowance = allowanceOf(change.table)
  const { seat, asked, bank } = place
  change.dropTimers((timer) => isClock(timer, seat))
  if (asked === null || place.kind !== 'human' || place.late || isAgainstBots(change.table)) return
  const restTimes = restOf(change.table, place, habits)
  limitAnswer(change, place, restTimes)
  if (hasNoChoice(positionOf(change.table), seat)) return
  if (allowance === null) {
    change.setTimer({ kind: 'clock', seat, stage: 'out' }, after(asked, LONG_SILENCE, restTimes))
    return
  }
  const dueAt = (reached: Stage) => stageAt(reached, asked, allowance.turn + bank, restTimes)
  const next = stage ?? STAGES.find((ahead) => dueAt(ahead) > change.now) ?? 'out'
  change.setTimer({ kind: 'clock', seat, stage: next }, dueAt(next))
}

/** Others need not wait for a whole turn's time where the game knows what is usually answered. */
function limitAnswer(change: Change, { seat, asked }: Place, restTimes: Rest): void {
  const { table } = change
  const allowance = allowanceOf(table)
  const current = positionOf(table)
  const ask = current.questions.find((question) => question.seat === seat)
  if (asked === null || allowance === null || ask === undefined || usualAnswer(table, ask, current) === null) return
  change.setTimer({ kind: 'answer', seat }, after(asked, allowance.turn * FOR_AN_ANSWER, restTimes))
}

/** When the time of each seat that is asked runs out. */
export function clockEndsOf(table: Table, habits: Habits): { seat: Seat; end: number }[] {
  const allowance = allowanceOf(table)
  if (allowance === null || table.phase !== 'playing') return []
  return table.places.flatMap((place) => {
    const { seat, asked, bank, kind, late } = place
    if (asked === null || kind !== 'human' || late) return []
    const restTimes = restOf(table, place, habits)
    return [{ seat, end: stageAt('out', asked, allowance.turn + bank, restTimes) }]
  })
}

const BOT_DELAY = { least: 1500, most: 4000 }
export const MOST_GLANCE = BOT_DELAY.most

/** Bots think as long as people glance; only in live games anybody watches. */
export function wakeBot(change: Change, seat: Seat): void {
  const { least, most } = BOT_DELAY
  const wait = change.table.speed === 'live' ? least + below(luckFrom(change.newSeed()), most - least) : 0
  change.setTimer({ kind: 'bot', seat }, change.now + wait)
}
