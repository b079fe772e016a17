import type { Question } from '#kernel'
import { type Look, type Timer, timerName } from '#tables'
import { attached, type Component, text } from './components.ts'
import type { AppContext } from './context.ts'
import type { DisplayPrefs } from './pictures.ts'
import { type Reader, readerFor } from './reader.ts'
import type { Screen } from './send.ts'

/** Everything a screen is made from. */
export interface ScreenContext {
  readonly app: AppContext
  readonly reader: Reader
  readonly look: Look
  /** New for every redraw. */
  readonly nonce: string
  /** The display of pictures where everybody reads; as drawn, if left out. */
  readonly prefs?: DisplayPrefs
}

/** The question whose answer could still be added to a draft. */
export function moreOn({ drafted }: Look): Question | null {
  return drafted.more?.ask ?? null
}

/** The options at these places of a question. */
export function optionsAt(ask: Pick<Question, 'options'> | undefined, places: readonly string[]): string[] {
  return places.flatMap((place) => ask?.options[Number(place)] ?? [])
}

/** The question put to the reader. */
export function ownAsk({ look }: Pick<ScreenContext, 'look'>): Question | undefined {
  return look.questions.find(({ seat, options }) => seat === look.seat && options.length > 0)
}

/** Says whether a game has anything to decide in advance. */
export function hasOrders({ game, seat }: Look): boolean {
  return seat !== null && (game.orders !== undefined || game.foresight !== undefined)
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

/** One line in the thread, or a few. */
export function lineScreen(...lines: (string | null)[]): Screen {
  return screen([text(...lines)])
}

/** A file to keep. */
export function fileScreen(sentence: string, name: string, data: Buffer): Screen {
  return screen([text(sentence), attached(name)], { files: [{ name, data }] })
}

/** For messages that everybody reads: in the table's language. */
export function atTable(context: ScreenContext): ScreenContext {
  return { ...context, reader: readerFor(context.app, context.look.language, null) }
}
