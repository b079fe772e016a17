import type { Flag } from './flags.ts'

/** More would hide the picture; everything else is told in words. */
const MOST_FLAGS = 9

export interface Numbered<Place> {
  readonly place: Place
  readonly number: number
}

/**
 * Numbers the turns that changed something still to be seen; the recap's lines use the same numbers. Where turns changed
 * the same place, the last one has it. Places are the same if their keys are.
 */
export function numberPlaces<News, Place>(
  turns: readonly (readonly News[])[],
  isThere: (place: Place) => boolean,
  placesOf: (news: News) => readonly Place[],
  keyOf: (place: Place) => string,
): Numbered<Place>[] {
  const newestFirst: { readonly place: Place; readonly age: number }[] = []
  const taken = new Set<string>()
  let numbered = 0
  for (const places of turns.map((news) => news.flatMap(placesOf)).reverse()) {
    const byKey = new Map(places.map((place) => [keyOf(place), place]))
    const fresh = [...byKey].filter(([key, place]) => isThere(place) && !taken.has(key))
    if (fresh.length === 0) continue
    for (const [key, place] of fresh) {
      taken.add(key)
      newestFirst.push({ place, age: numbered })
    }
    numbered++
  }
  const shown = newestFirst.filter(({ age }) => age < MOST_FLAGS)
  return shown.map(({ place, age }) => ({ place, number: numbered - age })).reverse()
}

/** The same for the places of one picture. */
export function numberFlags<News>(
  turns: readonly (readonly News[])[],
  isThere: (place: string) => boolean,
  placesOf: (news: News) => readonly string[],
): Flag[] {
  return numberPlaces(turns, isThere, placesOf, (place) => place)
}

/** The number of each act: that of the last thing it changed and no later act changed again. */
export function numbersOf<News>(
  turns: readonly (readonly News[])[],
  flags: readonly Flag[],
  placesOf: (news: News) => readonly string[],
): (number | null)[] {
  const taken = new Set<string>()
  const newestFirst = turns.toReversed().map((news): number | null => {
    const changed = new Set(news.flatMap(placesOf))
    const flag = flags.find(({ place }) => changed.has(place) && !taken.has(place))
    for (const place of changed) taken.add(place)
    return flag?.number ?? null
  })
  return newestFirst.reverse()
}
