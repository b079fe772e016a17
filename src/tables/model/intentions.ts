import type { OrderValue, Seat } from '#kernel'
import { arePicks, isObject, type Picks } from './checks.ts'

/** Turns for as long as the game says, each as picks; `begun` is one that is not whole yet. */
export interface PreparedTurns {
  readonly span: string
  readonly turns: readonly Picks[]
  readonly begun: Picks
}

/** Picks for a question that goes round and is still to come, used one after the other while they are offered. */
export interface EarlyAnswer {
  /** The scene they were given in, by its state. */
  readonly scene: string
  readonly picks: Picks
  /** The seat is asked now: they were no longer offered, or answer their question only in part and are its plan. */
  readonly became?: 'lost' | 'plan'
}

/** A draft for a question that somebody called off by going back: it is taken up when the seat is asked that again. */
export interface SavedPlan {
  readonly about: string
  readonly picks: Picks
}

/** The names under which these are stored among the orders; no game names an order like that. */
export const PREPARED_TURNS = 'prepared'
export const EARLY_ANSWER = 'early'
export const SAVED_PLAN = 'kept'

interface Stored<K extends string, N extends string, V> {
  readonly kind: K
  readonly seat: Seat
  /** The name it is stored under; a seat has one of each at most. */
  readonly name: N
  readonly value: V
}

/** A seat's decision in advance: an order of the game's, the turns it has prepared, an early answer, or a saved plan. */
export type Intention =
  | Stored<'order', string, OrderValue>
  | Stored<'prepared-turns', typeof PREPARED_TURNS, PreparedTurns>
  | Stored<'early-answer', typeof EARLY_ANSWER, EarlyAnswer>
  | Stored<'saved-plan', typeof SAVED_PLAN, SavedPlan>

interface WithIntentions {
  readonly orders: readonly Intention[]
}

function isPreparedTurns(value: unknown): value is PreparedTurns {
  if (!isObject(value) || typeof value.span !== 'string') return false
  return Array.isArray(value.turns) && value.turns.every(arePicks) && arePicks(value.begun)
}

function isEarlyAnswer(value: unknown): value is EarlyAnswer {
  if (!isObject(value) || typeof value.scene !== 'string' || !arePicks(value.picks)) return false
  return value.became === undefined || value.became === 'lost' || value.became === 'plan'
}

function isSavedPlan(value: unknown): value is SavedPlan {
  return isObject(value) && typeof value.about === 'string' && arePicks(value.picks)
}

function isOrderWord(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isOrderValue(value: unknown): value is OrderValue {
  return isOrderWord(value) || (Array.isArray(value) && value.every(isOrderWord))
}

/** An intention as it was stored; null where its value is none that such an intention may have. */
export function readIntention(seat: Seat, name: string, value: unknown): Intention | null {
  switch (name) {
    case PREPARED_TURNS:
      return isPreparedTurns(value) ? { kind: 'prepared-turns', seat, name, value } : null
    case EARLY_ANSWER:
      return isEarlyAnswer(value) ? { kind: 'early-answer', seat, name, value } : null
    case SAVED_PLAN:
      return isSavedPlan(value) ? { kind: 'saved-plan', seat, name, value } : null
    default:
      return isOrderValue(value) ? { kind: 'order', seat, name, value } : null
  }
}

/** The standing order a seat has given under one of its game's names. */
export function orderOf({ orders }: WithIntentions, seat: Seat, name: string): OrderValue | undefined {
  for (const order of orders) {
    if (order.kind === 'order' && order.seat === seat && order.name === name) return order.value
  }
  return undefined
}

export function preparedTurnsOf({ orders }: WithIntentions, seat: Seat): PreparedTurns | null {
  for (const order of orders) if (order.kind === 'prepared-turns' && order.seat === seat) return order.value
  return null
}

export function earlyAnswerOf({ orders }: WithIntentions, seat: Seat): EarlyAnswer | null {
  for (const order of orders) if (order.kind === 'early-answer' && order.seat === seat) return order.value
  return null
}

export function savedPlanOf({ orders }: WithIntentions, seat: Seat): SavedPlan | null {
  for (const order of orders) if (order.kind === 'saved-plan' && order.seat === seat) return order.value
  return null
}
