import type { Line } from '#bots/insight'
import type { ThinkRequest } from '#bots/levels'
import { randomAnswer } from '#bots/random-answer'
import { luckFrom, type Question } from '#kernel'
import type { Change } from '../engine/change.ts'
import { advance } from '../flow/advance.ts'
import { confirmAnswers } from '../flow/confirm.ts'
import type { Habits } from '../model/person-settings.ts'
import { fitting, isBots, placeAt, positionOf, savedOf, type Table, upToReveal } from '../model/table.ts'
import { isDue } from './timers.ts'

/** A bot's line, and the entry it was thought of at: a table that moved on meanwhile is thought about anew. */
export interface Thought {
  readonly entry: number
  readonly line: Line
}

function askOf(table: Table, seat: number): Question | undefined {
  if (table.phase !== 'playing' || table.saved === null) return undefined
  return positionOf(table).questions.find((question) => question.seat === seat)
}

/** The request a bot in this seat thinks about; null if nothing is asked of it. */
export function questionFor(table: Table, seat: number, seed: string): ThinkRequest | null {
  if (askOf(table, seat) === undefined) return null
  const { game, answers, plan } = table
  const level = table.places[seat]?.level ?? 'journeyman'
  return { game, saved: savedOf(table), answers: [...answers], seat, level, seed, isGentle: plan.guided }
}

/** A bot plays what it thought of; who could not think picks at random. For a person it plays only this turn. */
export function playForBot(change: Change, seat: number, thought: Thought | null, habits: Habits): void {
  const { table } = change
  if (!isDue(change, { kind: 'bot', seat })) return
  const ask = askOf(table, seat)
  // The timer stays, and so it is thought anew.
  if (ask !== undefined && thought !== null && thought.entry !== table.entry) return
  change.dropTimer({ kind: 'bot', seat })
  if (ask === undefined) return
  const began = table.saved
  const planned = thought === null ? [] : upToReveal(table, seat, fitting(table, seat, thought.line))
  const picks = planned.length > 0 ? planned : [randomAnswer(luckFrom(change.newSeed()), ask).picks]
  confirmAnswers(change, { seat, picks, by: 'bot' })
  advance(change, habits, began)
  const place = placeAt(table, seat)
  const goesOn = place.asked !== null && (isBots(place) || table.saved === began)
  if (goesOn) change.setTimer({ kind: 'bot', seat }, change.now)
}
