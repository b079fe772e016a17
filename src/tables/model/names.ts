/** As long as Discord lets a name be. */
const LONGEST = 32
const MOST_MARKS = 3

/** Somebody of whose name nothing can be seen. */
export const NAMELESS = '?'

/** Between parts of one emoji this joins; anywhere else it is invisible. */
const JOINER = '\u200d'
const JOINED = /(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu
const PLACEHOLDER = '\ue000'
/** Controls, direction marks, what has no width, and what no font shows; a variation after an emoji is part of it. */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic})\ufe0f|(?!\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu
/** Spaces of any width, and letters that look like one. */
const BLANK = /[\t-\r\u0085\p{Z}\u2800\u3164\uffa0\u115f\u1160]+/gu
const TOWER = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Somebody's words in one line, with nothing in them that is not seen. */
export function visible(words: string): string {
  return words
    .normalize('NFC')
    .replaceAll(PLACEHOLDER, '')
    .replaceAll(JOINED, PLACEHOLDER)
    .replaceAll(BLANK, ' ')
    .replaceAll(INVISIBLE, (sign) => (sign === PLACEHOLDER ? JOINER : ''))
    .replaceAll(TOWER, '$1')
    .trim()
}

/** Whole letters and emojis, never half of one. */
export function shortened(words: string, most: number): string {
  if (words.length <= most) return words
  let kept = ''
  for (const { segment } of graphemes.segment(words)) {
    if (kept.length + segment.length > most - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** A name as it is kept and shown; nothing, where nothing of it can be seen. */
export function cleanName(name: string): string {
  return shortened(visible(name), LONGEST)
}
