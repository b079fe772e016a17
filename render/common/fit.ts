/** Text is measured by the painter; here it is only judged, so that layouts stay pure. */

const NARROW = /[iljtfrI.,;:!'’|() -]/
const WIDE = /[mwÆŒ@%]/
const WIDEST = /[MW]/
const CAPITAL = /[A-ZÀ-Þ]/

/** Estimates the width of a text in the display font, generously. */
export function displayWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    width += NARROW.test(letter)
      ? 0.3
      : WIDEST.test(letter)
        ? 0.86
        : WIDE.test(letter)
          ? 0.72
          : CAPITAL.test(letter)
            ? 0.56
            : 0.46
  }
  return width * size
}

const NUMBER_SIGNS: Readonly<Record<string, number>> = { '/': 0.4, '1': 0.5, '−': 0.6, '½': 0.86 }

/** Estimates the width of a text in the number font. */
function numberWidth(text: string, size: number): number {
  let width = 0
  for (const sign of text) width += NUMBER_SIGNS[sign] ?? 0.63
  return width * size
}

/** Numbers that matter are no smaller: what carries them becomes wider instead. */
export const KEY = 34

export interface Fitted {
  readonly size: number
  /** The thing below must be so many times as wide as usual. */
  readonly stretch: number
}

/** A number on a thing with so much room: first it shrinks to what still counts as large, then the thing is stretched. */
export function fittedNumber(value: number | string, size: number, room: number, least = Math.min(KEY, size)): Fitted {
  const text = String(value)
  const smaller = (size * room) / numberWidth(text, size)
  if (smaller >= size) return { size, stretch: 1 }
  const shown = Math.max(least, Math.floor(smaller))
  const wider = Math.ceil((numberWidth(text, shown) / room) * 10) / 10
  return { size: shown, stretch: Math.max(1, wider) }
}

/** The last part of the name of a sprite that may be stretched. */
export function stretched(stretch: number): string {
  return stretch > 1 ? `/${stretch}` : ''
}

/** A name for a narrow place: whole if it stays readable, else its first word, else cut with a full stop. */
export function shortName(name: string, max: number, least = 22): string {
  const fits = (text: string) => displayWidth(text, least) <= max
  if (fits(name)) return name
  const [first = ''] = name.split(/[\s_-]+/)
  if (first.length > 1 && fits(first)) return first
  let end = first.length
  while (end > 1 && !fits(`${first.slice(0, end)}.`)) end--
  return `${first.slice(0, end)}.`
}

/** Estimates the width of a text in the note font, generously. */
function noteWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    width += NARROW.test(letter)
      ? 0.3
      : WIDEST.test(letter) || WIDE.test(letter)
        ? 0.76
        : CAPITAL.test(letter)
          ? 0.59
          : 0.49
  }
  return width * size
}

/** A note broken into lines. */
export function noteLines(note: string, max: number, size: number): string[] {
  const lines: string[] = []
  for (const word of note.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && noteWidth(longer, size) <= max) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A sentence for one line: whole if it fits, else as many of its words as do, and an ellipsis. */
export function cutToWidth(sentence: string, max: number, size: number): string {
  if (noteWidth(sentence, size) <= max) return sentence
  const words = sentence.split(' ')
  while (words.length > 1 && noteWidth(`${words.join(' ')} …`, size) > max) words.pop()
  return `${words.join(' ').replace(/[\s,;:.·]+$/, '')} …`
}

const MINUS = '−'

/** Points as they are printed: with a true minus sign, half of one as a fraction. */
export function signed(value: number): string {
  const size = Math.abs(value)
  const whole = Math.floor(size)
  const text = whole === size ? String(whole) : `${whole === 0 ? '' : whole}½`
  return value < 0 ? `${MINUS}${text}` : text
}
