/** The entry at a place that must be there: a list that is too short is a mistake of ours. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const item = list[place]
  if (item === undefined && !(place in list)) throw new Error(`a list of ${list.length} has no place ${place}`)
  return item as T
}

/** Says whether a word is one of a closed list. */
export function isOneOf<T extends string>(words: readonly T[], word: string | number | boolean): word is T {
  return words.some((known) => known === word)
}

/** The word of a closed list that a text is; null for any other text. */
export function memberOf<const T extends string>(words: readonly T[], text: string): T | null {
  return isOneOf(words, text) ? text : null
}

/** The keys of a record whose type names all of them. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[]
}

/** The record of some entries, in which each key must be found. */
export function recordFrom<K extends string, V>(entries: readonly (readonly [K, V])[]): Record<K, V> {
  return Object.fromEntries(entries) as Record<K, V>
}

/** The keys of such a record with their values, without those that stand for nothing. */
export function entriesOf<K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
