import { type ColourName, PALETTES } from './palette.ts'

/** Sprites are named by words; these read a word, or count through a list, without losing the type. */

/** The list goes round: any whole number finds an item. */
export function inTurn<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length]
  if (item === undefined) throw new RangeError('an empty list')
  return item
}

function isColourName(word: string): word is ColourName {
  return word in PALETTES.usual
}

export function colourNamed(word: string): ColourName {
  if (!isColourName(word)) throw new RangeError(`no colour ${word}`)
  return word
}

/** An entry of a table that has one for every word a sprite may be named with. */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T {
  const entry = table[word]
  if (entry === undefined) throw new RangeError(`nothing for ${word}`)
  return entry
}
