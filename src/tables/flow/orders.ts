import {
  type News,
  newsFor,
  type OrderSpec,
  type OrderValue,
  type Position,
  position,
  type Question,
  questionsFor,
  type Saved,
  type Seat,
} from '#kernel'
import type { Picks } from '../model/checks.ts'
import { orderOf, type PreparedTurns, preparedTurnsOf } from '../model/intentions.ts'
import { answersOf, positionOf, positionWith, reveals, savedOf, type Table } from '../model/table.ts'
import { deny, type Outcome } from '../model/vocabulary.ts'
import type { Look } from '../read/look.ts'

/** Decisions of seats in advance: answers to questions, and whole turns. */

function isAnswer({ options, min, max }: Question, picks: readonly string[]): boolean {
  return picks.length >= min && picks.length <= max && picks.every((id) => options.includes(id))
}

/** The values an order may have at a table. */
export function valuesOf({ values, valuesAt }: OrderSpec, view: unknown): OrderSpec['values'] {
  return valuesAt?.(view) ?? values
}

export function isOrder(spec: OrderSpec, value: OrderValue, view: unknown): boolean {
  const { isRanked } = spec
  const values: readonly unknown[] = valuesOf(spec, view)
  const isKnown = (word: unknown) => values.includes(word)
  if (!Array.isArray(value)) return isRanked !== true && isKnown(value)
  const areDifferent = new Set(value).size === value.length
  return isRanked === true && value.length > 0 && areDifferent && value.every(isKnown)
}

/** An order that has an answer to a question. */
interface Answering {
  readonly name: string
  readonly value: OrderValue
  readonly picks: readonly string[]
}

/** In the order of the game, not in that in which they were given: V-ORDER `market` passes after its wishes. */
function firstAnswering(
  { game }: Table,
  ask: Question,
  { now }: Position,
  saidBy: (spec: OrderSpec) => OrderValue | undefined,
): Answering | null {
  for (const spec of game.orders ?? []) {
    const value = saidBy(spec)
    if (value === undefined) continue
    const picks = spec.answer(game.view(now, ask.seat), ask, value)
    if (picks !== null && isAnswer(ask, picks)) return { name: spec.name, value, picks }
  }
  return null
}

/** The answer that the orders of the seat that is asked give here; null where they say nothing that fits. */
export function orderedAnswer(table: Table, ask: Question, current: Position): readonly string[] | null {
  return firstAnswering(table, ask, current, ({ name }) => orderOf(table, ask.seat, name))?.picks ?? null
}

/** The order that answers for a seat that lets its time pass; null where its game says nothing about that. */
export function usualOrder(table: Table, ask: Question, current: Position): Answering | null {
  const isMeant = ({ usualAbout }: OrderSpec) => usualAbout?.includes(ask.about) ?? true
  return firstAnswering(table, ask, current, (spec) => (isMeant(spec) ? spec.usual : undefined))
}

export function usualAnswer(table: Table, ask: Question, current: Position): readonly string[] | null {
  return usualOrder(table, ask, current)?.picks ?? null
}

/** Adds the answers of the seat's own orders to these picks: in its own turn nobody asks it about that either. */
function continued(table: Table, seat: Seat, picks: Picks, reach: (picks: Picks) => Position | null): Picks {
  const current = reach(picks)
  const ask = current?.questions.find((question) => question.seat === seat)
  const answer = current === null || ask === undefined ? null : orderedAnswer(table, ask, current)
  return answer === null ? picks : continued(table, seat, [...picks, answer], reach)
}

export function withOrders(table: Table, seat: Seat, picks: Picks): Picks {
  return continued(table, seat, picks, (tried) => {
    const current = positionWith(table, seat, tried)
    return reveals(table, current) ? null : current
  })
}

function spanFor(table: Table, seat: Seat): string {
  return table.game.foresight?.span(table.game.view(positionOf(table).now, seat)) ?? ''
}

export function hasLapsed(table: Table, seat: Seat): boolean {
  const prepared = preparedTurnsOf(table, seat)
  return prepared !== null && prepared.span !== spanFor(table, seat)
}

const LONGEST_TURN = 100

/** A table on which a prepared turn is tried. */
interface Trial {
  readonly table: Table
  readonly seat: Seat
  reach(picks: Picks): Position
  isLit(current: Position): boolean
}

/** The answer to a question the turn says nothing about: by the seat's orders, else by declining where that is possible. */
function unforeseen({ table }: Trial, ask: Question, current: Position): readonly string[] | null {
  if (table.game.foresight?.declines !== true) return null
  return orderedAnswer(table, ask, current) ?? (ask.pass === undefined ? null : [ask.pass])
}

function isNeedless({ table: { game }, seat }: Trial, { now }: Position, picks: readonly string[]): boolean {
  const { isNeedless: isSo } = game.foresight ?? {}
  return isSo !== undefined && picks.every((pick) => isSo(game.view(now, seat), seat, pick))
}

/** K-ORDERS-6: a prepared turn as it goes now, up to what comes to light; null where what it says itself is not legal. */
function goneThrough(trial: Trial, turn: Picks): Picks | null {
  const taken: (readonly string[])[] = []
  let left = turn
  while (taken.length < LONGEST_TURN) {
    const current = trial.reach(taken)
    const ask = current.questions.find(({ seat }) => seat === trial.seat)
    const [next] = left
    if (taken.length > 0 && trial.isLit(current)) return taken
    if (ask !== undefined && next !== undefined && isAnswer(ask, next)) {
      taken.push(next)
      left = left.slice(1)
    } else if (next !== undefined && isNeedless(trial, current, next)) {
      left = left.slice(1)
    } else if (ask === undefined) {
      return next === undefined ? taken : null
    } else {
      const answer = unforeseen(trial, ask, current)
      if (answer === null) return null
      taken.push(answer)
    }
  }
  return null
}

/** A prepared turn that is played now, and the picks by which it is. */
export interface Due {
  readonly turn: Picks
  readonly picks: Picks
}

/** The first prepared turn that is still legal, where the seat is due. */
export function dueTurn(table: Table, seat: Seat): Due | null {
  const isDue = savedOf(table).scene === table.game.foresight?.scene && table.answers.length === 0
  if (!isDue) return null
  const trial: Trial = {
    table,
    seat,
    isLit: (current) => reveals(table, current),
    reach: (picks) => positionWith(table, seat, picks),
  }
  for (const turn of preparedTurnsOf(table, seat)?.turns ?? []) {
    const picks = goneThrough(trial, turn)
    if (picks !== null && picks.length > 0) return { turn, picks }
  }
  return null
}

/** A table on which the seat is due, by what it sees now, and what it has prepared there. */
export interface Ahead {
  readonly saved: Saved
  readonly prepared: PreparedTurns
  /** The position of the turn that is not whole yet. */
  readonly here: Position
}

export function aheadFor(table: Table, seat: Seat): Ahead | null {
  const { foresight } = table.game
  if (foresight === undefined || table.saved === null || table.phase !== 'playing') return null
  const state = foresight.foresee(table.game.view(positionOf(table).now, seat), seat)
  if (state === null) return null
  const saved: Saved = { state, scene: foresight.scene, at: 0 }
  const span = spanFor(table, seat)
  const kept = preparedTurnsOf(table, seat)
  const prepared = kept?.span === span ? kept : { span, turns: [], begun: [] }
  const current = position(table.game, saved, answersOf(seat, prepared.begun))
  if (current.refusal === null) return { saved, prepared, here: current }
  return { saved, prepared: { ...prepared, begun: [] }, here: position(table.game, saved, []) }
}

/** The picks of a foreseen turn with what orders add, and whether that makes it whole. */
export function foreseen(table: Table, seat: Seat, { saved }: Ahead, picks: Picks): { picks: Picks; isWhole: boolean } {
  const reach = (tried: Picks) => position(table.game, saved, answersOf(seat, tried))
  const all = continued(table, seat, picks, (answered) => {
    const current = reach(answered)
    return current.finalUpTo > 0 || current.refusal !== null ? null : current
  })
  const reached = reach(all)
  return { picks: all, isWhole: reached.done !== null || reached.finalUpTo > 0 }
}

/** A prepared turn as it would go now. */
export interface Plan {
  readonly news: readonly News[]
  readonly isLegal: boolean
}

/** The table as if the seat were due. */
export interface LookAhead {
  readonly look: Look
  readonly turns: readonly Plan[]
  /** No more turns can be prepared. */
  readonly isFull: boolean
}

export function lookingAhead(table: Table, look: Look): Outcome<LookAhead> {
  const { seat } = look
  const ahead = seat === null ? null : aheadFor(table, seat)
  if (seat === null || ahead === null) return deny('not-asked', { seat: seat ?? 0 })
  const { game } = table
  const { saved, here, prepared } = ahead
  const reach = (picks: Picks) => position(game, saved, answersOf(seat, picks))
  const trial: Trial = { table, seat, reach, isLit: ({ finalUpTo }) => finalUpTo > 0 }
  const turns = prepared.turns.map((turn): Plan => {
    const picks = goneThrough(trial, turn)
    return { news: newsFor(reach(picks ?? turn).news, seat), isLegal: picks !== null }
  })
  const foreseen: Look = {
    ...look,
    view: game.view(here.now, seat),
    before: game.view(saved.state, seat),
    questions: questionsFor(here.questions, seat),
    draft: prepared.begun,
    drafted: { canConfirm: false, reveals: false, isFinal: false, more: null },
    isContinued: false,
    draftNews: newsFor(here.news, seat),
  }
  return { look: foreseen, turns, isFull: turns.length >= (game.foresight?.most ?? 0) }
}
