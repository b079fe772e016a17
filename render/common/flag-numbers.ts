import type { Flag } from './flags.ts'

/** More would hide the picture; everything else is told in words. */
const MOST_FLAGS = 9

/**
 * Numbers the turns that changed something still to be seen; the recap's lines use the same numbers. Where turns changed
 * the same thing, the last one has it.
 */
export function numberFlags<News>(
  turns: readonly (readonly News[])[],
  isThere: (thing: string) => boolean,
  thingsOf: (news: News) => readonly string[],
): Flag[] {
  const newestFirst: { readonly thing: string; readonly age: number }[] = []
  const taken = new Set<string>()
  let numbered = 0
  for (const things of turns.map((news) => news.flatMap(thingsOf)).reverse()) {
    const fresh = [...new Set(things)].filter((thing) => isThere(thing) && !taken.has(thing))
    if (fresh.length === 0) continue
    for (const thing of fresh) {
      taken.add(thing)
      newestFirst.push({ thing, age: numbered })
    }
    numbered++
  }
  const shown = newestFirst.filter(({ age }) => age < MOST_FLAGS)
  return shown.map(({ thing, age }) => ({ thing, number: numbered - age })).reverse()
}
