import { type Answer, type Position, passesBefore, position, type Question, questionsFor, type Seat } from '#kernel'
import type { Picks } from '../model/checks.ts'
import { type EarlyAnswer, earlyAnswerOf } from '../model/intentions.ts'
import { answersOf, digestOf, positionOf, positionWith, reveals, savedOf, type Table } from '../model/table.ts'
import { deny, type Outcome } from '../model/vocabulary.ts'
import type { Look } from '../read/look.ts'

/** Answers to a question that goes round, given before one is due (V-ASK-1, K-DONOR-4). */

/** The question of a seat in its part of the round. */
function ownAsk({ questions }: Position, seat: Seat): Question | undefined {
  return questions.find((ask) => ask.seat === seat && ask.later !== undefined)
}

/** It was for this round of the question, and told its owner at most once that it no longer fitted. */
export function isGone(table: Table, seat: Seat): boolean {
  const early = earlyAnswerOf(table, seat)
  if (early === null) return false
  const current = positionOf(table)
  const isAsked = ownAsk(current, seat) !== undefined
  const comesLater = early.became === undefined && current.questions.some(({ later }) => later?.includes(seat))
  return !(isAsked || comesLater) || early.scene !== digestOf(savedOf(table))
}

/** The part of an early answer that is still offered to the seat that is due. */
export interface Due {
  /** Up to where its question is answered, or something comes to light. */
  readonly picks: Picks
  /** The picks that fit behind that, without answering it to the end. */
  readonly begun: Picks
}

export function dueEarly(table: Table, { seat, about }: Question, { picks }: EarlyAnswer): Due {
  let [whole, fitting] = [0, 0]
  for (let count = 1; count <= picks.length; count++) {
    const current = positionWith(table, seat, picks.slice(0, count))
    if (current.refusal !== null) break
    fitting = count
    const next = ownAsk(current, seat)
    if (next === undefined || next.about === about || reveals(table, current)) whole = count
    if (reveals(table, current)) break
  }
  return { picks: picks.slice(0, whole), begun: picks.slice(whole, fitting) }
}

/** One pick of an early answer, at the question it is for. */
export interface Given {
  readonly ask: Question
  readonly picks: readonly string[]
  readonly view: unknown
}

interface Foreseen {
  readonly given: readonly Given[]
  /** The position these picks lead to if all before the seat pass, up to what would come to light. */
  readonly here: Position
  readonly start: Position
  readonly isWhole: boolean
}

/** The position in which a seat would be due if all before it passed; null where the question does not come to it. */
export function foreseeEarly(table: Table, seat: Seat, picks: Picks): Foreseen | null {
  if (table.phase !== 'playing') return null
  const { game, answers } = table
  const saved = savedOf(table)
  const passes = passesBefore(game, saved, answers, seat)
  if (passes === null) return null
  const before: Answer[] = [...answers, ...passes]
  const start = position(game, saved, before)
  const given: Given[] = []
  let current = start
  for (const [index, pick] of picks.entries()) {
    const ask = ownAsk(current, seat)
    const next = position(game, saved, [...before, ...answersOf(seat, picks.slice(0, index + 1))])
    if (ask === undefined || next.refusal !== null) break
    given.push({ ask, picks: pick, view: game.view(current.now, seat) })
    if (next.finalUpTo > before.length) return { given, here: current, start, isWhole: true }
    current = next
  }
  return { given, here: current, start, isWhole: ownAsk(current, seat) === undefined }
}

/** The state of an early answer: it could be given, it waits to be used, or it was no longer offered. */
export type EarlyStanding = 'open' | 'given' | 'lost'

export function earlyStanding(table: Table, seat: Seat): EarlyStanding | null {
  const early = isGone(table, seat) ? null : earlyAnswerOf(table, seat)
  if (early?.became === 'plan') return null
  if (early !== null) return early.became ?? 'given'
  const comes = table.phase === 'playing' && positionOf(table).questions.some(({ later }) => later?.includes(seat))
  return comes && foreseeEarly(table, seat, []) !== null ? 'open' : null
}

/** The table as if all before the seat had passed. */
export interface LookEarly {
  readonly look: Look
  readonly given: readonly Given[]
  /** Some of what was given is no longer offered. */
  readonly isShort: boolean
}

export function lookingEarly(table: Table, look: Look): Outcome<LookEarly> {
  const { seat } = look
  const picks = seat === null || look.early === null ? [] : (earlyAnswerOf(table, seat)?.picks ?? [])
  const foreseen = seat === null ? null : foreseeEarly(table, seat, picks)
  // It lies there all the same while somebody is asked what nobody can pass.
  if (foreseen === null && picks.length > 0)
    return { look: { ...look, questions: [], draft: picks }, given: [], isShort: false }
  if (seat === null || foreseen === null) return deny('not-asked', { seat: seat ?? 0 })
  const { given, here, start, isWhole } = foreseen
  const { game } = table
  const shown: Look = {
    ...look,
    view: game.view(here.now, seat),
    before: game.view(start.now, seat),
    questions: isWhole ? [] : questionsFor(here.questions, seat),
    draft: given.map((early) => early.picks),
    drafted: { canConfirm: false, reveals: false, isFinal: false, more: null },
    isContinued: false,
    draftNews: [],
  }
  return { look: shown, given, isShort: given.length < picks.length }
}
