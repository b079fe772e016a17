import type { Question } from '#kernel'
import { type Look, type Timer, timerName } from '#tables'
import { type Component, text } from './components.ts'
import type { AppContext, Reader } from './context.ts'
import { writeId } from './custom-ids.ts'
import type { DisplayPrefs } from './pictures.ts'
import type { Screen } from './send.ts'

/** Everything a screen is made from. */
export interface ScreenContext {
  readonly app: AppContext
  readonly reader: Reader
  readonly look: Look
  /** New for every redraw. */
  readonly nonce: string
  /** How pictures are shown where everybody reads; as drawn, if left out. */
  readonly prefs?: DisplayPrefs
}

const STEPS = 36 ** 5

/** A draft in short: another plan, also one of the same length, is another number. */
export function stepOf({ draft }: Pick<Look, 'draft'>): number {
  let sum = 0
  for (const letter of draft.length === 0 ? '' : JSON.stringify(draft)) {
    sum = (Math.imul(sum, 31) + (letter.codePointAt(0) as number)) >>> 0
  }
  return sum % STEPS
}

export function idOn(
  { look, nonce }: Pick<ScreenContext, 'look' | 'nonce'>,
  verb: string,
  arg: string | number = '',
): string {
  return writeId({ verb, game: look.id, version: look.entry, step: stepOf(look), arg: String(arg) }, nonce)
}

/** The question whose answer could still be added to a draft. */
export function moreOn({ drafted }: Look): Question | null {
  return drafted.more?.ask ?? null
}

/** What was chosen, by its places among the options of a question. */
export function optionsAt(ask: Pick<Question, 'options'> | undefined, places: readonly string[]): string[] {
  return places.flatMap((place) => ask?.options[Number(place)] ?? [])
}

/** What the reader himself is asked. */
export function ownAsk({ look }: Pick<ScreenContext, 'look'>): Question | undefined {
  return look.questions.find(({ seat, options }) => seat === look.seat && options.length > 0)
}

/** Whether a game has anything to decide in advance. */
export function hasOrders({ game, seat }: Look): boolean {
  return seat !== null && (game.orders !== undefined || game.foresight !== undefined)
}

let counter = 0

/** Two redraws never have the same. */
export function newNonce(): string {
  counter = (counter + 1) % 36 ** 4
  return counter.toString(36)
}

export function accentOf(look: Look, accents: readonly number[]): number | undefined {
  return look.seat === null ? undefined : accents[look.seat]
}

/** When one of a table's timers rings, as Discord shows times; null while it is not set. */
export function timeOf({ timers }: Look, wanted: Timer): string | null {
  const timer = timers.find(({ name }) => name === timerName(wanted))
  return timer === undefined ? null : `<t:${Math.round(timer.due / 1000)}:R>`
}

export function screen(parts: readonly Component[], more: Omit<Screen, 'parts'> = {}): Screen {
  return { parts, ...more }
}

/** Something in small print: what went wrong, what was done, which game it is. */
export function noteOf(note: string | undefined | false): Component[] {
  return typeof note === 'string' ? [text(`-# ${note}`)] : []
}

export const PARCHMENT = 0xefdfb8
export const VIOLET = 0x6a4788
