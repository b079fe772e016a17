import { cleanName } from './names.ts'
import { type Denial, deny, isDenial } from './vocabulary.ts'

/** Input was typed by people and sent by machines: nothing about it is taken for granted. */

const LONGEST = 200
const LONGEST_NAME = 100
// Databases and terminals stumble over these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/** The length of a note about a table, or about a vacation. */
export const LONGEST_NOTE = 80

export function isText(value: unknown, longest = LONGEST): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest && !CONTROL.test(value)
}

/** The beginning of what somebody sent, to be shown to them. */
export function excerpt(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 100) : ''
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isName(name: unknown): name is string {
  return isText(name, LONGEST_NAME) && cleanName(name) !== ''
}

export function isYesNo(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

/** A person who is to be written down. */
export function personProblem(who: unknown): Denial | null {
  if (!isObject(who) || !isText(who.person)) return deny('no-such-person')
  return isName(who.name) ? null : deny('wrong-name')
}

export function isHome(home: unknown): boolean {
  const isPlace = (one: unknown) => one === null || isText(one)
  return isObject(home) && isPlace(home.server) && isText(home.channel) && isPlace(home.thread)
}

export function isNumber(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
}

export type Picks = readonly (readonly string[])[]
const MOST_PICKS = 100

export function isPicks(picks: unknown): picks is Picks {
  const isList = (list: unknown) => Array.isArray(list) && list.length <= MOST_PICKS
  return (
    isList(picks) &&
    (picks as unknown[]).every((one) => isList(one) && (one as unknown[]).every((id) => typeof id === 'string'))
  )
}

/** Picks of any length: a caller's are limited, those that were made of them are not. */
export function arePicks(value: unknown): value is Picks {
  const isPick = (pick: unknown) => Array.isArray(pick) && pick.every((id) => typeof id === 'string')
  return Array.isArray(value) && value.every(isPick)
}

/** The first thing that is wrong. */
export function firstDenial(...found: readonly (Denial | null)[]): Denial | null {
  return found.find(isDenial) ?? null
}
