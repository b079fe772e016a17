import { isZone, NO_REST, type Rest } from './clock.ts'
import { LANGUAGES, type Language } from './words.ts'

/** What somebody chose for himself, on every server alike. */
export interface PersonSettings {
  /** Null: the language his Discord speaks. */
  readonly language: Language | null
  readonly pings: boolean
  readonly quiet: Rest['quiet']
  readonly vacation: Rest['vacation']
  readonly palette: 'usual' | 'clear'
  readonly board: 'picture' | 'text'
  readonly size: 'full' | 'phone'
  readonly hints: boolean
}

export const DEFAULTS: PersonSettings = {
  language: null,
  pings: true,
  ...NO_REST,
  palette: 'usual',
  board: 'picture',
  size: 'full',
  hints: true,
}

const MOST_VACATION = 60 * 24 * 60 * 60_000
const DAY_MINUTES = 24 * 60

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMinute(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < DAY_MINUTES
}

function isQuietHours(value: unknown): boolean {
  if (value === null) return true
  return (
    isObject(value) &&
    isMinute(value.from) &&
    isMinute(value.to) &&
    typeof value.zone === 'string' &&
    isZone(value.zone)
  )
}

function isVacation(value: unknown): boolean {
  if (value === null) return true
  if (!isObject(value) || !Number.isFinite(value.from) || !Number.isFinite(value.to)) return false
  const length = (value.to as number) - (value.from as number)
  return length > 0 && length <= MOST_VACATION
}

const isYesNo = (value: unknown) => typeof value === 'boolean'
const isOneOf = (words: readonly string[]) => (value: unknown) => words.includes(value as string)

const CHECKS: Readonly<Record<keyof PersonSettings, (value: unknown) => boolean>> = {
  language: (value) => value === null || isOneOf(LANGUAGES)(value),
  pings: isYesNo,
  quiet: isQuietHours,
  vacation: isVacation,
  palette: isOneOf(['usual', 'clear']),
  board: isOneOf(['picture', 'text']),
  size: isOneOf(['full', 'phone']),
  hints: isYesNo,
}

/** The name of the first setting that cannot be so. */
export function wrongSetting(patch: unknown): string | null {
  if (!isObject(patch)) return 'settings'
  const wrong = Object.entries(patch).find(
    ([name, value]) => !Object.hasOwn(CHECKS, name) || !CHECKS[name as keyof PersonSettings](value),
  )
  return wrong?.[0] ?? null
}

export function restOfSettings({ quiet, vacation }: PersonSettings): Rest {
  return { quiet, vacation }
}
