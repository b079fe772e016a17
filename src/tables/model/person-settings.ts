import type { OrderValue } from '#kernel'
import { isZone, NO_REST, type Rest, type Span, zoneNamed } from '../flow/clock.ts'
import { isNumber, isObject, isText, isYesNo, LONGEST_NOTE } from './checks.ts'
import { LANGUAGES, type Language } from './vocabulary.ts'

/** The settings that count at every table: when somebody's clock rests, and what they decide in advance. */
export interface Habit extends Rest {
  readonly orders: PersonSettings['orders']
}

/** By person. */
export type Habits = ReadonlyMap<string, Habit>

/** The choices somebody made for themselves, on every server alike. */
export interface PersonSettings {
  /** Null: the language their Discord speaks. */
  readonly language: Language | null
  /** At every turn, only when the time is nearly over, or never. */
  readonly pings: 'turns' | 'short' | 'never'
  readonly quiet: Rest['quiet']
  /** With what the others may know about it. */
  readonly vacation: (NonNullable<Rest['vacation']> & { readonly note?: string }) | null
  /** Kept by itself when a vacation is changed. */
  readonly rested?: readonly Span[]
  readonly palette: 'usual' | 'clear'
  readonly board: 'picture' | 'text'
  readonly size: 'full' | 'phone'
  /** They were asked whether they can read pictures as they are. */
  readonly sizeAsked: boolean
  readonly hints: boolean
  /** In a first game: one thing a turn. */
  readonly guide: boolean
  /** Look at a turn before it is confirmed, or confirm at once what leaves no choice. */
  readonly confirm: 'preview' | 'quick'
  /** After a turn: stay at this table, or go on to the next that waits. */
  readonly after: 'stay' | 'next'
  /** The orders given at every new table, by game and by order. */
  readonly orders: Readonly<Record<string, Readonly<Record<string, OrderValue>>>>
}

export const DEFAULTS: PersonSettings = {
  language: null,
  pings: 'turns',
  ...NO_REST,
  palette: 'usual',
  board: 'picture',
  size: 'full',
  sizeAsked: false,
  hints: true,
  guide: true,
  confirm: 'preview',
  after: 'stay',
  orders: {},
}

const MOST_VACATION = 60 * 24 * 60 * 60_000
const DAY_MINUTES = 24 * 60
/** Beyond it a calendar knows no days. */
const LAST_DAY = 8e15

/** Somebody who is never awake would never be late. */
const MOST_QUIET = 16 * 60

function isQuietHours(value: unknown): boolean {
  if (value === null) return true
  if (!isObject(value) || Object.keys(value).length !== 3) return false
  const { from, to, zone } = value
  if (!isNumber(from, 0, DAY_MINUTES - 1) || !isNumber(to, 0, DAY_MINUTES - 1)) return false
  return (to - from + DAY_MINUTES) % DAY_MINUTES <= MOST_QUIET && isText(zone) && isZone(zone)
}

function isVacation(value: unknown): boolean {
  if (value === null) return true
  if (!isObject(value)) return false
  const { from, to, note, ...others } = value
  if (Object.keys(others).length > 0 || !(note === undefined || isText(note, LONGEST_NOTE))) return false
  return isNumber(from, 0, LAST_DAY) && isNumber(to, from + 1, from + MOST_VACATION)
}

const MOST_ORDERS = 50

/** A game checks when they are given whether it knows them. */
function isOrders(value: unknown): boolean {
  const isWord = (word: unknown) => isText(word, MOST_ORDERS) || isNumber(word, -MOST_ORDERS) || isYesNo(word)
  const isValue = (one: unknown) => (Array.isArray(one) ? one.length <= MOST_ORDERS && one.every(isWord) : isWord(one))
  const areFew = (one: unknown): one is Record<string, unknown> =>
    isObject(one) &&
    Object.keys(one).length <= MOST_ORDERS &&
    Object.keys(one).every((name) => isText(name, MOST_ORDERS))
  return areFew(value) && Object.values(value).every((game) => areFew(game) && Object.values(game).every(isValue))
}

const isOneOf = (words: readonly string[]) => (value: unknown) => words.includes(value as string)

const CHECKS: Readonly<Record<keyof PersonSettings, (value: unknown) => boolean>> = {
  language: (value) => value === null || isOneOf(LANGUAGES)(value),
  pings: isOneOf(['turns', 'short', 'never']),
  quiet: isQuietHours,
  vacation: isVacation,
  rested: () => false,
  palette: isOneOf(['usual', 'clear']),
  board: isOneOf(['picture', 'text']),
  size: isOneOf(['full', 'phone']),
  sizeAsked: isYesNo,
  hints: isYesNo,
  guide: isYesNo,
  confirm: isOneOf(['preview', 'quick']),
  after: isOneOf(['stay', 'next']),
  orders: isOrders,
}

/** The name of the first setting that cannot be so. */
export function wrongSetting(patch: unknown): string | null {
  if (!isObject(patch)) return 'settings'
  const wrong = Object.entries(patch).find(
    ([name, value]) => !Object.hasOwn(CHECKS, name) || !CHECKS[name as keyof PersonSettings](value),
  )
  return wrong?.[0] ?? null
}

export function habitOf({ quiet, vacation, rested = [], orders }: PersonSettings): Habit {
  return { quiet, vacation, rested, orders }
}

/** Settings as they are kept: a zone in its one right spelling. */
export function asKept(patch: Partial<PersonSettings>): Partial<PersonSettings> {
  const { quiet } = patch
  if (quiet === undefined || quiet === null) return patch
  return { ...patch, quiet: { ...quiet, zone: zoneNamed(quiet.zone) ?? quiet.zone } }
}
