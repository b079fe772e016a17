import type { Seat } from '#kernel'
import type { Row } from '#store'
import { entryDataOf, newsOf } from '../engine/table-loader.ts'

/** The count as it stood after an entry, and the seat whose turn goes on. */
interface Counted {
  readonly entry: number
  readonly count: number
  readonly open: Seat | null
}

const NOTHING_YET: Counted = { entry: 0, count: 0, open: null }

function isTold(entry: Row<'entries'>): boolean {
  // Most entries have no news of a few seats alone, and need not be read for it.
  return entry.news !== '[]' && (!entry.news.includes('"only"') || newsOf(entry).some(({ only }) => only === undefined))
}

/**
 * The number of each move by its entry, counted from 1 by what everybody is told, so that it is the same for all: moves of
 * one turn share theirs, and going back counts anew. A move that nothing has come of yet has that of what will be told next.
 */
export function moveNumbers(entries: readonly Row<'entries'>[]): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  const counts: Counted[] = []
  let now = NOTHING_YET
  for (const entry of entries) {
    const { number, kind, seat } = entry
    if (kind === 'rewind') {
      const { to } = entryDataOf('rewind', entry)
      now = counts.findLast((counted) => counted.entry <= to) ?? NOTHING_YET
    }
    if (kind === 'play') {
      const count = now.open !== null && now.open === seat ? now.count : now.count + 1
      numbers.set(number, count)
      if (isTold(entry)) {
        const isOpen = entryDataOf('play', entry).digest === undefined
        now = { ...now, count, open: isOpen ? seat : null }
      }
    }
    counts.push({ ...now, entry: number })
  }
  return numbers
}

/** The number of the first move behind an entry. */
export function moveAfter(entries: readonly Row<'entries'>[], to: number): number {
  const numbers = [...moveNumbers(entries)]
  const next = numbers.find(([entry]) => entry > to)
  return next?.[1] ?? (numbers.at(-1)?.[1] ?? 0) + 1
}
