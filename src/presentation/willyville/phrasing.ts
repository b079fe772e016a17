import { allOf } from '#texts/lists'
import { CATALOGUE, type Facts, type Key, say as sayIn } from '#texts/willyville/index'
import type { Voice } from '../presentation.ts'

/** Everything that is counted, by its word: the name of its emoji if there is one. */
export type Counted =
  | 'time'
  | 'coin'
  | 'story'
  | 'point'
  | 'horse'
  | 'beer'
  | 'plough'
  | 'scroll'
  | 'wagon'
  | 'joker'
  | 'marker'

/** Says things in one language: with emojis where there is a text, in plain words where there is a label. */
export interface Phrasing {
  readonly voice: Voice
  say(key: Key, facts?: Facts): string
  /** `2 horses`. */
  some(counted: Counted, n: number): string
  /** `:horse:2`, or the words where the emoji is missing. */
  sign(counted: Counted, n: number | string): string
  /** An emoji, or nothing where it is missing. */
  icon(name: string): string
  /** `a, b and c`. */
  list(parts: readonly string[]): string
}

/** A word in an emoji's place begins like one; an emoji does not. */
function isWord(mark: string): boolean {
  return /^[\p{L}\p{N}?]/u.test(mark) || mark === ''
}

export function isKey(key: string): key is Key {
  return Object.hasOwn(CATALOGUE.en, key)
}

export function phrasingIn(voice: Voice): Phrasing {
  const { language } = voice
  const say: Phrasing['say'] = (key, facts) => sayIn(language, key, facts)
  const icon = (name: string) => {
    const mark = voice.emoji(name)
    return isWord(mark) ? '' : mark
  }
  return {
    voice,
    say,
    icon,
    some: (counted, n) => say(counted, { n }),
    sign(counted, n) {
      const mark = counted === 'marker' ? '' : icon(counted)
      if (mark !== '') return `${mark}${n}`
      return typeof n === 'number' ? say(counted, { n }) : `${say(`name.${counted}`)} ${n}`
    },
    list: (parts) => allOf(language, parts),
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** Cuts what would not fit, at the end and visibly. */
export function shortenTo(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

export const DOT = ' · '

export function dotted(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => part).join(DOT)
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
