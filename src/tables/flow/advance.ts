import {
  type AnyGame,
  below,
  hasMoved,
  luckFrom,
  type News,
  onlyAnswer,
  type Position,
  type Question,
  type Saved,
  type Seat,
  untilAsked,
} from '#kernel'
import { step } from '#store'
import * as query from '#store/queries'
import { endVotes } from '../acts/votes.ts'
import type { Change } from '../engine/change.ts'
import { earlyAnswerOf, preparedTurnsOf, savedPlanOf } from '../model/intentions.ts'
import type { Habits } from '../model/person-settings.ts'
import {
  answersOf,
  digestOf,
  draftOf,
  positionOf,
  positionWith,
  rememberPosition,
  savedOf,
  type Table,
  textOf,
} from '../model/table.ts'
import { hasClock, isClock, isTurnTimer, STAGES, type Stage } from '../model/timers.ts'
import type { Cause, Place, PlayData } from '../model/vocabulary.ts'
import { ALLOWANCES, after, counted, LONG_SILENCE, NO_REST, type Rest, restFor, restInTurn, stageAt } from './clock.ts'
import { dueEarly, isGone } from './early-answers.ts'
import { dueTurn, hasLapsed, orderedAnswer, usualAnswer } from './orders.ts'
import { answeredAlready, hasNoChoice, mustSeemToChoose, silentSeats } from './silence.ts'

/** The share of a turn's time that an answer in another's turn may take. */
const FOR_AN_ANSWER = 1 / 6

/** So many entries back a table can be taken at once. */
const KEPT_ENTRIES = 60

/** The times at which the clock of somebody who is asked, or would be, stands still. */
export function restOf({ speed }: Table, place: Pick<Place, 'person' | 'asked' | 'bank'>, habits: Habits): Rest {
  const { person, asked, bank } = place
  const restTimes = restFor(speed, (person === null ? undefined : habits.get(person)) ?? NO_REST)
  const allowance = ALLOWANCES[speed]
  return asked === null || allowance === null ? restTimes : restInTurn(restTimes, asked, allowance.turn + bank)
}

export interface Move {
  seat: Seat
  picks: readonly (readonly string[])[]
  by: Cause
  person?: string
  /** It was answered before the seat was due. */
  isEarly?: true
}

/** All that came of answers, up to the next question that must be asked. */
export interface Consequence {
  readonly news: readonly News[]
  /** The next scene's beginning, null while this one waits. */
  readonly onward: Saved | null
  readonly revealed: boolean
}

/** Luck moved, one seat learnt something, or sealed answers were opened. */
function isRevealed(before: Position, current: Position, after: Saved['state'], news: readonly News[]): boolean {
  // Questions are counted when they are answered, sealed ones all together with the last of them.
  const opened = current.at - before.at > current.kept - before.kept
  return opened || hasMoved(before.now, after) || news.some(({ only }) => only !== undefined)
}

export function consequenceOf(game: AnyGame, before: Position, current: Position): Consequence {
  const heard = current.news.slice(before.news.length)
  const next = current.done === null ? null : untilAsked(game, current.done)
  const news = next === null ? heard : [...heard, ...next.news]
  const after = next?.saved.state ?? current.now
  if (next !== null && next.position !== null) rememberPosition(next.saved, next.position)
  return { news, onward: next?.saved ?? null, revealed: isRevealed(before, current, after, news) }
}

/** Confirms a seat's answers, which must fit, and plays on as far as nobody need be asked. */
export function confirmAnswers(change: Change, move: Move): void {
  const { table } = change
  const { seat, picks, by, person, isEarly } = move
  const before = positionOf(table)
  change.answer(answersOf(seat, picks))
  const current = positionOf(table)
  if (current.refusal !== null || current.kept !== table.answers.length) throw new Error('confirmed answers must fit')
  const { news, onward, revealed } = consequenceOf(table.game, before, current)
  const clock = clockOf(table, seat)
  const data: PlayData = {
    picks,
    ...(revealed && { revealed }),
    ...(onward && { digest: digestOf(onward) }),
    ...(clock && { clock }),
    ...(isEarly && { isEarly }),
    ...(silentSeats(before).includes(seat) && { isSilent: true as const }),
  }
  change.setDraft(seat, [])
  if (savedPlanOf(table, seat)?.about === aboutFor(before, seat)) change.savePlan(seat, null)
  if (earlyAnswerOf(table, seat)?.became !== undefined) change.saveEarlyAnswer(seat, null)
  change.enter({ kind: 'play', seat, by, data, news, ...(person !== undefined && { person }) })
  if (onward !== null) turnPage(change, onward)
  else if (revealed && current.questions.some((ask) => ask.seat === seat)) change.post('choosing', { seat }, 'choosing')
  // S17: who plays on does not wait for an answer, and nobody is asked anew.
  endVotes(change, ({ kind }) => kind === 'rewind')
}

function aboutFor({ questions }: Position, seat: Seat): string | undefined {
  return questions.find((ask) => ask.seat === seat)?.about
}

/** S17: those who had a plan when they were called off find it again. */
export function putAwayDraft(change: Change, seat: Seat): void {
  const { table } = change
  const about = aboutFor(positionOf(table), seat)
  const picks = draftOf(table, seat)
  if (about !== undefined && picks.length > 0) change.savePlan(seat, { about, picks })
  change.setDraft(seat, [])
}

function takeUpDrafts(change: Change): void {
  const { table } = change
  if (savedOf(table).scene === null) return
  for (const { seat, about } of positionOf(table).questions) {
    const kept = savedPlanOf(table, seat)
    if (kept?.about !== about || draftOf(table, seat).length > 0) continue
    change.setDraft(seat, kept.picks)
    change.savePlan(seat, null)
  }
}

function clockOf({ places, speed }: Table, seat: Seat): PlayData['clock'] | null {
  const { asked, bank, kind } = places[seat] as Place
  return asked === null || kind !== 'human' || ALLOWANCES[speed] === null ? null : { asked, bank }
}

/** A scene is over: the next one begins from its state. */
export function turnPage(change: Change, saved: Saved): void {
  const { table } = change
  const isMigrated = table.rules !== table.game.version
  table.saved = saved
  table.answers = []
  table.rules = table.game.version
  for (const { seat } of table.drafts) change.setDraft(seat, [])
  change.dropTimer({ kind: 'silence' })
  const game = table.id
  change.write(step(query.addSnapshot, { game, entry: table.entry, text: textOf(saved) }))
  // States of older rules could no longer be told from those of today.
  const oldest = isMigrated ? table.entry : table.entry - KEPT_ENTRIES
  change.write(step(query.dropSnapshotsBefore, { game, entry: oldest }))
}

/** Prepared turns, early answers and standing orders answer what they were made for, each as an entry of its own. */
function followOrders(change: Change): void {
  const { table } = change
  while (table.orders.length > 0) {
    if (savedOf(table).scene === null) return
    dropLapsed(change)
    const current = positionOf(table)
    // An answer meant for this very question goes before an order that stands for all.
    const play = [playPrepared, playEarly, playOrdered]
    if (!play.some((one) => current.questions.some((ask) => one(change, ask)))) return
  }
}

/** Between these times somebody answers who looks when called; in milliseconds. */
const GLANCE = { live: { least: 15_000, most: 60_000 }, slow: { least: 10 * 60_000, most: 40 * 60_000 } }

/** Nobody is to notice that nobody has a choice. */
function seemToChoose(change: Change): void {
  const { least, most } = change.table.speed === 'live' ? GLANCE.live : GLANCE.slow
  change.setTimer({ kind: 'silence' }, change.now + least + below(luckFrom(change.newSeed()), most - least))
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

/** All that is answered without asking anybody. */
function answerByItself(change: Change, before: Saved | null): void {
  const { table } = change
  do followOrders(change)
  while (takeAsAnswered(change, table.saved !== before))
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
  const { person } = table.places[seat] as Place
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

/** K-ORDERS-6, V-ASK-1: prepared turns are for as long as the game says, early answers for one round of the question. */
function dropLapsed(change: Change): void {
  const { table } = change
  for (const { seat } of table.places) {
    if (hasLapsed(table, seat)) change.savePreparedTurns(seat, null)
    if (isGone(table, seat)) change.saveEarlyAnswer(seat, null)
  }
}

/** Of drafts that no longer fit what has happened the beginning is kept that does, and what comes first of the rest. */
function keepFittingDrafts(change: Change): void {
  const { table } = change
  for (const { seat } of [...table.drafts]) {
    const picks = draftOf(table, seat)
    const { refusal, kept } = positionWith(table, seat, picks)
    const fitting = Math.max(0, kept - table.answers.length)
    if (refusal !== null) change.setDraft(seat, picks.slice(0, fitting), picks[fitting])
  }
}

/** Counts the time a place has used since it was asked, first against its turn, then against its bank. */
function stopClock(change: Change, place: Place, habits: Habits): void {
  const allowance = ALLOWANCES[change.table.speed]
  const { seat, asked, bank } = place
  const until = change.table.paused ?? change.now
  const isTimed = isBots(place) || hasClock(change.table, seat)
  const isRunning = asked !== null && isTimed
  const used = isRunning && allowance !== null ? counted(asked, until, restOf(change.table, place, habits)) : 0
  const over = Math.max(0, used - (allowance?.turn ?? 0))
  change.setPlace(seat, { asked: null, late: false, bank: Math.max(0, bank - over) })
  change.dropTimers((timer) => isTurnTimer(timer, seat))
}

/** A clock tells half, nine tenths and the end of its time, one after the other; by default what lies ahead. */
export function startClock(change: Change, place: Place, habits: Habits, stage?: Stage): void {
  const allowance = ALLOWANCES[change.table.speed]
  const { seat, asked, bank } = place
  change.dropTimers((timer) => isClock(timer, seat))
  if (asked === null || place.kind !== 'human' || place.late || hasNoChoice(positionOf(change.table), seat)) return
  const restTimes = restOf(change.table, place, habits)
  limitAnswer(change, place, restTimes)
  if (allowance === null) {
    change.setTimer({ kind: 'clock', seat, stage: 'out' }, after(asked, LONG_SILENCE, restTimes))
    return
  }
  const dueOf = (one: Stage) => stageAt(one, asked, allowance.turn + bank, restTimes)
  const next = stage ?? STAGES.find((one) => dueOf(one) > change.now) ?? 'out'
  change.setTimer({ kind: 'clock', seat, stage: next }, dueOf(next))
}

/** Others need not wait for a whole turn's time where the game knows what is usually answered. */
function limitAnswer(change: Change, { seat, asked }: Place, restTimes: Rest): void {
  const { table } = change
  const allowance = ALLOWANCES[table.speed]
  const current = positionOf(table)
  const ask = current.questions.find((question) => question.seat === seat)
  if (asked === null || allowance === null || ask === undefined || usualAnswer(table, ask, current) === null) return
  change.setTimer({ kind: 'answer', seat }, after(asked, allowance.turn * FOR_AN_ANSWER, restTimes))
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

/** When the time of each seat that is asked runs out. */
export function clockEndsOf(table: Table, habits: Habits): { seat: Seat; end: number }[] {
  const allowance = ALLOWANCES[table.speed]
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
function wakeBot(change: Change, seat: Seat): void {
  const { least, most } = BOT_DELAY
  const wait = change.table.speed === 'live' ? least + below(luckFrom(change.newSeed()), most - least) : 0
  change.setTimer({ kind: 'bot', seat }, change.now + wait)
}

export function isBots(place: Place): boolean {
  return place.kind !== 'human'
}

/**
 * After anything that may have changed who is asked: orders, clocks, bots and notices follow. While the game is paused
 * nobody's time runs and nobody is called; that follows when it goes on.
 */
export function advance(change: Change, habits: Habits, before: Saved | null): void {
  const { table } = change
  const isRunning = table.phase === 'playing'
  if (isRunning) answerByItself(change, before)
  takeUpDrafts(change)
  keepFittingDrafts(change)
  const isFresh = table.saved !== before
  const isOver = savedOf(table).scene === null
  const current = isOver ? NOBODY : positionOf(table)
  const asked = current.questions.map(({ seat }) => seat)
  for (const place of table.places) {
    if (place.asked !== null && (isFresh || !asked.includes(place.seat))) stopClock(change, place, habits)
  }
  if (isRunning) call(change, current, habits, isFresh)
}

const NOBODY: Pick<Position, 'questions' | 'put'> = { questions: [], put: [] }

/** Clocks begin to run and bots to think for all who are asked now and were not before. */
function call(change: Change, current: typeof NOBODY, habits: Habits, isFresh: boolean): void {
  const { table } = change
  const asked = current.questions.map(({ seat }) => seat)
  const newly = table.places.filter((place) => asked.includes(place.seat) && place.asked === null)
  for (const place of newly) {
    change.setPlace(place.seat, { asked: change.now })
    if (isBots(place)) wakeBot(change, place.seat)
    else startClock(change, place, habits)
  }
  const pings = newly.filter((place) => !isBots(place)).map(({ seat }) => seat)
  if (pings.length === 0) return
  const concerned = isFresh ? peopleAmong(table, silentSeats(current)) : []
  const seats = concerned.length > 0 ? concerned : pings
  // Only where nobody else still waits to hear it does this call stand for all calls before it.
  const isWhole = asked.every((seat) => seats.includes(seat) || isBots(table.places[seat] as Place))
  const isForAll = pings.length === seats.length
  change.post('asked', { seats, entry: table.entry, ...(!isForAll && { pings }) }, isWhole ? 'asked' : null)
}

function peopleAmong({ places }: Table, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => !isBots(places[seat] as Place))
}
