import type { Seat } from '#kernel'

/** A seat with its points by row. */
export interface ScoreEntry {
  readonly seat: Seat
  readonly name: string
  readonly points: Readonly<Record<string, number>>
  readonly total: number
  /** Rows whose points others may not see; the total is so much more. */
  readonly unseen?: readonly string[]
}

/** One of the things that bring points. */
export interface ScoreRow {
  readonly id: string
  readonly label: string
  /** Its sprites in the ledger and on a shelf. */
  seal(d: number): string
  spine(w: number, h: number): string
}

/** Somebody, or something, at a distance from the middle it is meant for. */
export interface Figure {
  readonly sprite: string
  readonly y: number
}

/** All that a score sheet says, whatever the game. */
export interface ScorePage {
  readonly title: string
  /** Small print below the title. */
  readonly note: string
  readonly rows: readonly ScoreRow[]
  /** Winners first, then by points. */
  readonly entries: readonly ScoreEntry[]
  /** Empty in a forecast. */
  readonly winners: readonly ScoreEntry[]
  /** The word for the sum of a column. */
  readonly together: string
  /** The line below the winners' ribbons. */
  readonly verdict: string
  readonly overRounds: string
  /** Points by round and seat. */
  readonly history: readonly (readonly number[])[]
  /** In the laurel. */
  champion(first: ScoreEntry): Figure
}

/** Winners first, then by points, then by seat. */
export function ranked(entries: readonly ScoreEntry[], winners: readonly Seat[]): ScoreEntry[] {
  const byPoints = entries.toSorted((entry, other) => other.total - entry.total || entry.seat - other.seat)
  const isWinner = ({ seat }: ScoreEntry) => winners.includes(seat)
  return [...byPoints.filter(isWinner), ...byPoints.filter((entry) => !isWinner(entry))]
}
