import type { Seat } from '#kernel'
import type { Row } from '#store'
import { entryDataOf } from '../engine/table-loader.ts'
import { newRatings, type Rated } from '../model/ratings.ts'
import { savedOf, type Table } from '../model/table.ts'
import type { Place } from '../model/vocabulary.ts'

/** S19: a player of a part of a game is rated for that part. */

/** Ranks by the points that everybody sees, 1 for the most. */
export function standingOf({ game, saved }: Pick<Table, 'game' | 'saved'>): number[] {
  const totals = game
    .forecast(game.view(savedOf({ saved }).state, null))
    .map((points) => Object.values(points).reduce((sum, value) => sum + value, 0))
  return totals.map((total) => 1 + totals.filter((other) => other > total).length)
}

/** Somebody's part of a game: the ranks when they took their seat over, and when they left it to a bot or to another. */
export interface Part {
  readonly seat: Seat
  readonly person: string
  readonly from: readonly number[] | null
  readonly until: readonly number[] | null
}

export function isWhole({ from, until }: Part): boolean {
  return from === null && until === null
}

/** The ranks when somebody took the seat over from another; null for a holder from the start. */
function foundBy(person: string, entries: readonly Row<'entries'>[]): readonly number[] | null {
  const claims = entries.filter((entry) => entry.kind === 'claim' && entry.person === person)
  const taken = claims.map((entry) => entryDataOf('claim', entry)).findLast(({ isBack }) => isBack !== true)
  return taken?.standing ?? null
}

/** Everybody's part: first those who hold the seats, then those who left theirs to others. */
export function partsOf(places: readonly Place[], entries: readonly Row<'entries'>[]): Part[] {
  const parts = places.map((place): Part => {
    const { seat, kind, conceded } = place
    const person = place.person as string
    const own = entries.filter((entry) => entry.seat === seat)
    const bot = own.findLast((entry) => entry.kind === 'bot')
    const until = kind === 'bot' && !conceded && bot !== undefined ? entryDataOf('bot', bot).standing : undefined
    return { seat, person, from: foundBy(person, own), until: until ?? null }
  })
  for (const entry of entries.toReversed()) {
    const { kind, seat, person } = entry
    if (kind !== 'left' || seat === null || person === null || parts.some((part) => part.person === person)) continue
    const before = entries.filter((other) => other.seat === seat && other.number < entry.number)
    parts.push({ seat, person, from: foundBy(person, before), until: entryDataOf('left', entry).standing ?? null })
  }
  return parts
}

/** 1 where the first seat is before the second, −1 where it is behind. */
function ahead(ranks: readonly number[], seat: Seat, other: Seat): number {
  return Math.sign((ranks[other] ?? 0) - (ranks[seat] ?? 0))
}

/**
 * What somebody has won against another. Who took a seat over counts the places gained from there; who left one wins
 * nothing by whoever plays on for them, and nobody loses to a seat that was left.
 */
function duel({ seat, from, until }: Part, other: Part, end: readonly number[]): number {
  const before = from === null ? 0 : ahead(from, seat, other.seat)
  const gained = (ranks: readonly number[]) => Math.sign(ahead(ranks, seat, other.seat) - before)
  const won = gained(end)
  if (until !== null) return Math.min(0, gained(until), won)
  return other.until === null ? won : Math.max(0, gained(other.until))
}

/** Each as in a game of their own: those they have beaten behind them, those who have beaten them before. */
export function ratedByPart(
  parts: readonly Part[],
  before: readonly Rated[],
  end: readonly number[],
): { mu: number; sigma: number }[] {
  const EVEN = 2
  return parts.map((part, at) => {
    const others = parts.flatMap((other, place) => (place < end.length && other.seat !== part.seat ? [place] : []))
    const ranks = others.map((place) => EVEN + duel(part, parts[place] as Part, end))
    const rated = [at, ...others].map((place) => before[place] as Rated)
    return newRatings(rated, [EVEN, ...ranks])[0] as { mu: number; sigma: number }
  })
}
