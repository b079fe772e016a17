import { isMisread, type Position, type Question, readLine } from '#kernel'
import type { Change } from '../engine/change.ts'
import { advance } from '../flow/advance.ts'
import { confirmAnswers } from '../flow/confirm.ts'
import { consequenceOf } from '../flow/consequences.ts'
import { withOrders } from '../flow/orders.ts'
import { excerpt, isNumber, isPicks, isText, type Picks } from '../model/checks.ts'
import type { Habits } from '../model/person-settings.ts'
import {
  fittingDraft,
  hasEnded,
  placeOf,
  positionOf,
  positionWith,
  reveals,
  savedOf,
  type Table,
  upToReveal,
} from '../model/table.ts'
import { type Denial, deny, isDenial, type Outcome, type Place } from '../model/vocabulary.ts'

export type { Picks }

export interface Drafted {
  /** Nothing is left to answer for this seat, or something would come to light: now it can be confirmed. */
  readonly canConfirm: boolean
  /** The last pick would bring something to light. */
  readonly reveals: boolean
  /** Confirmed, it cannot be taken back: luck follows, by itself or by what comes behind it. */
  readonly isFinal: boolean
  /** The question whose answer could still be added, where the last answer was to add nothing or nobody need have been asked. */
  readonly more: More | null
}

/** A question that a draft leaves without an answer, or answers with nothing. */
export interface More {
  readonly ask: Question
  /** The options it offers beside that, in its own order. */
  readonly additions: readonly string[]
  /** The place of its answer among the draft's picks. */
  readonly place: number
  /** The pick at that place says that nothing is added. */
  readonly isPassed: boolean
}

export interface Confirmed {
  readonly entry: number
  readonly over: boolean
}

const LONGEST_LINE = 2000

/** The place of a person who may act now, or why not. */
export function playing(table: Table, person: string): Place | Denial {
  if (table.phase === 'paused') return deny('paused', { game: table.game.name })
  if (table.phase === 'broken') return deny('broken')
  if (hasEnded(table)) return deny('over')
  if (table.phase !== 'playing') return deny('not-playing')
  return placeOf(table, person) ?? deny('not-seated')
}

function asked(table: Table, person: string): Place | Denial {
  const place = playing(table, person)
  if (isDenial(place) || positionOf(table).questions.some(({ seat }) => seat === place.seat)) return place
  return deny('not-asked', { seat: place.seat })
}

export function refusalOf(current: Position): Denial | null {
  const { refusal } = current
  if (refusal === null) return null
  if (refusal.refused === 'not-legal') {
    return deny('not-legal', { option: refusal.option.slice(0, 100) }, { refusal, reasons: refusal.reasons })
  }
  if (refusal.refused === 'wrong-count') return deny('not-legal', { option: '' }, { refusal })
  return deny('not-asked', {}, { refusal })
}

/** As much as is needed to compose and to confirm. */
function ripeness(table: Table, { seat }: Place) {
  const picks = fittingDraft(table, seat).picks
  const current = positionWith(table, seat, picks)
  const fits = picks.length > 0 && current.refusal === null
  const lights = fits && reveals(table, current)
  const isWhole = !current.questions.some((ask) => ask.seat === seat)
  return { picks, here: current, reveals: lights, canConfirm: fits && (isWhole || lights) }
}

export function drafted(table: Table, place: Place): Drafted {
  const { picks, here, reveals: lights, canConfirm } = ripeness(table, place)
  const isFinal = canConfirm && (lights || consequenceOf(table.game, positionOf(table), here).revealed)
  const more = canConfirm && !lights ? (passedBy(table, place.seat, picks) ?? offeredBeside(table, here)) : null
  return { canConfirm, reveals: lights, isFinal, more }
}

/** The question to which the last answer was to add nothing. */
function passedBy(table: Table, seat: number, picks: Picks): More | null {
  const ask = positionWith(table, seat, picks.slice(0, -1)).questions.find((open) => open.seat === seat)
  if (ask?.pass === undefined || picks.at(-1)?.[0] !== ask.pass) return null
  return moreOf(table, ask, { place: picks.length - 1, isPassed: true })
}

/** The question that was put to nobody, because nobody need answer it. */
function offeredBeside(table: Table, { offers }: Position): More | null {
  const offer = offers.at(-1)
  const place = (offer?.taken ?? 0) - table.answers.length
  return offer === undefined || place <= 0 ? null : moreOf(table, offer.question, { place, isPassed: false })
}

function moreOf({ game }: Table, ask: Question, where: Pick<More, 'place' | 'isPassed'>): More | null {
  const additions = ask.options.filter((option) => option !== ask.pass && !game.asides?.includes(option))
  return additions.length === 0 ? null : { ask, additions, ...where }
}

/** Adds picks to what the seat composes privately. Nothing is confirmed, nothing comes to light. */
export function compose(change: Change, person: string, picks: Picks): Outcome<Drafted> {
  const { table } = change
  if (!isPicks(picks)) return deny('not-legal', { option: '' })
  const place = asked(table, person)
  if (isDenial(place)) return place
  const before = fittingDraft(table, place.seat).picks
  if (ripeness(table, place).reveals) return deny('reveals')
  const all = upToReveal(table, place.seat, [...before, ...picks])
  const refusal = refusalOf(positionWith(table, place.seat, all))
  if (refusal !== null) return refusal
  change.setDraft(place.seat, withOrders(table, place.seat, all))
  return drafted(table, place)
}

/** Puts a whole plan in the place of what was composed before. */
export function recompose(change: Change, person: string, picks: Picks): Outcome<Drafted> {
  const place = asked(change.table, person)
  if (isDenial(place)) return place
  change.setDraft(place.seat, [])
  return compose(change, person, picks)
}

/** Takes back the last pick, or the last so many. */
export function stepBack(change: Change, person: string, count = 1): Outcome<Drafted> {
  const { table } = change
  const place = asked(table, person)
  if (isDenial(place)) return place
  const picks = fittingDraft(table, place.seat).picks
  if (picks.length === 0) return deny('nothing-to-undo')
  if (!isNumber(count, 1)) return deny('wrong-option')
  change.setDraft(place.seat, picks.slice(0, Math.max(0, picks.length - count)))
  return drafted(table, place)
}

/** One confirm, one entry: what was composed is played. */
export function confirmDraft(change: Change, person: string, habits: Habits): Outcome<Confirmed> {
  const { table } = change
  const place = asked(table, person)
  if (isDenial(place)) return place
  const picks = fittingDraft(table, place.seat).picks
  if (picks.length === 0) return deny('nothing-to-confirm')
  if (!ripeness(table, place).canConfirm) return deny('not-whole')
  return played(change, place, picks, habits)
}

function played(change: Change, place: Place, picks: Picks, habits: Habits): Confirmed {
  const { table } = change
  const before = table.saved
  confirmAnswers(change, {
    seat: place.seat,
    picks,
    by: 'player',
    ...(place.person !== null && { person: place.person }),
  })
  advance(change, habits, before)
  return { entry: table.entry, over: savedOf(table).scene === null }
}

/** Picks at once, without a draft: they must end the seat's part, or bring something to light. */
export function playAtOnce(change: Change, person: string, picks: Picks, habits: Habits): Outcome<Confirmed> {
  const composed = recompose(change, person, picks)
  if (isDenial(composed)) return composed
  return confirmDraft(change, person, habits)
}

export interface Typed extends Drafted {
  /** The rest of the line from the first word that could not be read, or not be done. */
  readonly unread: string
}

/** A typed line becomes the draft, as far as it can be read. */
export function composeLine(change: Change, person: string, line: string): Outcome<Typed> {
  const { table } = change
  const place = asked(table, person)
  if (isDenial(place)) return place
  if (!isText(line, LONGEST_LINE)) return deny('unreadable', { rest: excerpt(line) })
  const read = readLine(table.game, savedOf(table), line, { answers: table.answers, seat: place.seat })
  const unread = isMisread(read) ? excerpt(read.rest) : ''
  const picks = (isMisread(read) ? read.kept : read).map((answer) => answer.picks)
  if (picks.length === 0) return deny('unreadable', { rest: unread })
  const composed = recompose(change, person, picks)
  return isDenial(composed) ? composed : { ...composed, unread }
}
