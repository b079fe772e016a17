import { isObject } from './checks.ts'

/** Says whether a value that was read has the form of a type. */
export type Check<T> = (value: unknown) => value is T

/** Checks the fields a type names; what else is there does no harm, for other versions may have written it. */
export function hasFields<T extends object>(fields: { readonly [F in keyof T]-?: Check<T[F]> }): Check<T> {
  const checks = new Map<string, (value: unknown) => boolean>(Object.entries(fields))
  return (value): value is T => isObject(value) && [...checks].every(([name, check]) => check(value[name]))
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value)
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value)
}

export function listOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(check)
}

export function recordOf<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> => isObject(value) && Object.values(value).every(check)
}

export function oneOf<const T extends string | number | boolean>(values: readonly T[]): Check<T> {
  return (value): value is T => values.some((allowed) => allowed === value)
}

export const isAnyText: Check<string> = (value): value is string => typeof value === 'string'

export const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean'

/** A number as it comes out of what was stored, where infinity and nothing at all cannot be written. */
export const isAnyNumber: Check<number> = (value): value is number => typeof value === 'number'

/** The number of a seat, of an entry, or how often something happened. */
export const isCount: Check<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
