interface Kept<T> {
  readonly moment: T
  worth: number
}

/** The place of the least worth between the first and the last, the earliest of equals. */
function leastOf<T>(kept: readonly Kept<T>[]): number {
  let least = 1
  for (let place = 2; place < kept.length - 1; place++) {
    if ((kept[place] as Kept<T>).worth < (kept[least] as Kept<T>).worth) least = place
  }
  return least
}

/**
 * So many of them in their order, the first and the last among them. What is worth least is left out, and hands its worth
 * to its neighbours, so that never many in a row are missing.
 */
export function bestOf<T>(all: readonly T[], most: number, worthOf: (moment: T, place: number) => number): T[] {
  const kept: Kept<T>[] = all.map((moment, place) => ({ moment, worth: worthOf(moment, place) }))
  while (kept.length > Math.max(2, most)) {
    const least = leastOf(kept)
    const [left] = kept.splice(least, 1) as [Kept<T>]
    for (const neighbour of kept.slice(least - 1, least + 1)) neighbour.worth += left.worth
  }
  return kept.map(({ moment }) => moment)
}
