import type { OrderValue, Seat } from '#kernel'
import { isObject, type Picks } from './checks.ts'

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

/** A seat's decision in advance: an order of the game's, the turns it has prepared, an early answer, or a saved plan. */
export interface Intention {
  readonly seat: Seat
  readonly name: string
  readonly value: OrderValue | PreparedTurns | EarlyAnswer | SavedPlan
}

interface WithIntentions {
  readonly orders: readonly Intention[]
}

/** Picks of any length: a caller's are limited, those that were made of them are not. */
function arePicks(value: unknown): value is Picks {
  const isPick = (pick: unknown) => Array.isArray(pick) && pick.every((id) => typeof id === 'string')
  return Array.isArray(value) && value.every(isPick)
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

const READERS = new Map<string, (value: unknown) => value is Intention['value']>([
  [PREPARED_TURNS, isPreparedTurns],
  [EARLY_ANSWER, isEarlyAnswer],
  [SAVED_PLAN, isSavedPlan],
])

/** An intention as it was stored; null where its value is none that such an intention may have. */
export function readIntention(seat: Seat, name: string, value: unknown): Intention | null {
  const isValue = READERS.get(name) ?? isOrderValue
  return isValue(value) ? { seat, name, value } : null
}

function valueStored({ orders }: WithIntentions, seat: Seat, name: string): Intention['value'] | undefined {
  return orders.find((order) => order.seat === seat && order.name === name)?.value
}

/** The standing order a seat has given under one of its game's names. */
export function orderOf(table: WithIntentions, seat: Seat, name: string): OrderValue | undefined {
  const value = valueStored(table, seat, name)
  return isOrderValue(value) ? value : undefined
}

export function preparedTurnsOf(table: WithIntentions, seat: Seat): PreparedTurns | null {
  const value = valueStored(table, seat, PREPARED_TURNS)
  return isPreparedTurns(value) ? value : null
}

export function earlyAnswerOf(table: WithIntentions, seat: Seat): EarlyAnswer | null {
  const value = valueStored(table, seat, EARLY_ANSWER)
  return isEarlyAnswer(value) ? value : null
}

export function savedPlanOf(table: WithIntentions, seat: Seat): SavedPlan | null {
  const value = valueStored(table, seat, SAVED_PLAN)
  return isSavedPlan(value) ? value : null
}
