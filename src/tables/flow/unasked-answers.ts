import { below, luckFrom, onlyAnswer, type Question, type Saved } from '#kernel'
import type { Change } from '../engine/change.ts'
import { earlyAnswerOf, preparedTurnsOf } from '../model/intentions.ts'
import { placeAt, positionOf, savedOf } from '../model/table.ts'
import { confirmAnswers } from './confirm.ts'
import { dueEarly, isGone } from './early-answers.ts'
import { dueTurn, hasLapsed, orderedAnswer } from './orders.ts'
import { answeredAlready, mustSeemToChoose, silentSeats } from './silence.ts'

/** All that is answered without asking anybody. */
export function answerUnasked(change: Change, before: Saved | null): void {
  const { table } = change
  do followOrders(change)
  while (takeAsAnswered(change, table.saved !== before))
}

/** An answer meant for this very question goes before an order that stands for all. */
const WAYS_TO_PLAY = [playPrepared, playEarly, playOrdered]

/** Prepared turns, early answers and standing orders answer what they were made for, each as an entry of its own. */
function followOrders(change: Change): void {
  const { table } = change
  while (table.orders.length > 0) {
    if (savedOf(table).scene === null) return
    dropLapsed(change)
    const { questions } = positionOf(table)
    if (!WAYS_TO_PLAY.some((play) => questions.some((ask) => play(change, ask)))) return
  }
}

/** K-ORDERS-6, V-ASK-1: prepared turns are for as long as the game says, early answers for one round of the question. */
function dropLapsed(change: Change): void {
  const { table } = change
  for (const { seat } of table.places) {
    if (hasLapsed(table, seat)) change.savePreparedTurns(seat, null)
    if (isGone(table, seat)) change.saveEarlyAnswer(seat, null)
  }
}

function playPrepared(change: Change, { seat }: Question): boolean {
  const { table } = change
  const prepared = preparedTurnsOf(table, seat)
  const due = dueTurn(table, seat)
  if (prepared === null || due === null) return false
  confirmAnswers(change, { seat, picks: due.picks, by: 'order' })
  change.savePreparedTurns(seat, { ...prepared, turns: prepared.turns.filter((turn) => turn !== due.turn) })
  return true
}

/** V-ASK-1: what is still offered is answered, as by the players themselves; for the rest they are asked. */
function playEarly(change: Change, ask: Question): boolean {
  const { table } = change
  const { seat } = ask
  const early = earlyAnswerOf(table, seat)
  const { person } = placeAt(table, seat)
  if (early === null || early.became !== undefined || person === null) return false
  const { picks, begun } = dueEarly(table, ask, early)
  if (picks.length > 0) {
    confirmAnswers(change, { seat, picks, by: 'player', person, isEarly: true })
    change.saveEarlyAnswer(seat, { ...early, picks: early.picks.slice(picks.length) })
    return true
  }
  if (begun.length > 0) change.setDraft(seat, begun)
  change.saveEarlyAnswer(seat, { ...early, became: begun.length > 0 ? 'plan' : 'lost' })
  return false
}

function playOrdered(change: Change, ask: Question): boolean {
  const { table } = change
  const picks = orderedAnswer(table, ask, positionOf(table))
  if (picks === null || earlyAnswerOf(table, ask.seat)?.became === 'plan') return false
  confirmAnswers(change, { seat: ask.seat, picks: [picks], by: 'order' })
  return true
}

/** K-SECRET-5: whoever has nothing to choose has answered, once that tells nobody anything. Says whether somebody had. */
function takeAsAnswered(change: Change, isFresh: boolean): boolean {
  const { table } = change
  if (savedOf(table).scene === null) return false
  const current = positionOf(table)
  if (silentSeats(current).length === 0) return false
  if (isFresh && mustSeemToChoose(table, current)) seemToChoose(change)
  const questions = answeredAlready(table, current)
  for (const ask of questions) confirmAnswers(change, { seat: ask.seat, picks: [onlyAnswer(ask) ?? []], by: 'order' })
  return questions.length > 0
}

/** Between these times somebody answers who looks when called; in milliseconds. */
const GLANCE = { live: { least: 15_000, most: 60_000 }, slow: { least: 10 * 60_000, most: 40 * 60_000 } }

/** Nobody is to notice that nobody has a choice. */
function seemToChoose(change: Change): void {
  const { least, most } = change.table.speed === 'live' ? GLANCE.live : GLANCE.slow
  change.setTimer({ kind: 'silence' }, change.now + least + below(luckFrom(change.newSeed()), most - least))
}
