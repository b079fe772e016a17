import type { MatchPlayer } from '#bots/self-play'
import type { AnyGame } from '#kernel'
import type { MatchTask } from './match-worker.ts'
import { playMatches } from './matches.ts'

export type { MatchPlayer as Sitter }

export interface Tournament {
  readonly game: AnyGame
  /** The seating in the first game of each seed; then everybody moves on by one seat. */
  readonly sitters: readonly MatchPlayer[]
  readonly games: number
  readonly seed: number
  readonly turns?: number | undefined
}

export interface Interval {
  readonly share: number
  readonly least: number
  readonly most: number
}

export const SIGMAS = 1.96

function rounded(value: number): number {
  return Number(value.toFixed(3))
}

/** A share with the bounds between which it lies in 95 of 100 cases (Wilson). */
export function intervalOf(won: number, of: number): Interval {
  const share = won / of
  const square = SIGMAS ** 2
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const half = (SIGMAS * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))) / (1 + square / of)
  return { share: rounded(share), least: rounded(middle - half), most: rounded(middle + half) }
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const first = list.length - by
  return [...list.slice(first), ...list.slice(0, first)]
}

function mean(values: readonly number[]): number {
  return Number((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(2))
}

/** The results of one kind of player. */
interface Tally {
  played: number
  won: number
  readonly totals: number[]
}

/** Every seed is played once for each seat, so that nobody profits from where they sit: a few games more than asked for. */
export async function tournament({
  game,
  sitters,
  seed,
  turns,
  ...asked
}: Tournament): Promise<Record<string, unknown>> {
  const games = Math.ceil(asked.games / sitters.length) * sitters.length
  const tallies = new Map<MatchPlayer, Tally>(sitters.map((sitter) => [sitter, { played: 0, won: 0, totals: [] }]))
  const tasks = Array.from({ length: games }, (_, number): MatchTask => {
    const seated = rotated(sitters, number % sitters.length)
    return { game: game.name, sitters: seated, seed: seed + Math.floor(number / sitters.length), turns }
  })
  const ends = await playMatches(tasks)
  for (const [number, { result }] of ends.entries())
    for (const [seat, sitter] of tasks[number]?.sitters.entries() ?? []) {
      const tally = tallies.get(sitter)
      if (tally === undefined) continue
      tally.played++
      if (result.winners.includes(seat)) tally.won += 1 / result.winners.length
      tally.totals.push(result.totals[seat] ?? 0)
    }
  const setup = { game: game.name, players: sitters.length, seats: sitters.join(','), seed, games }
  const shares = [...tallies].map(([sitter, tally]) => [sitter, shareOf(tally, games, sitters.length)])
  return { ...setup, turns: mean(ends.map(({ scenes }) => scenes)), ...Object.fromEntries(shares) }
}

/** Of all victories, and how many times what chance would give. */
function shareOf({ played, won, totals }: Tally, games: number, seats: number) {
  const interval = intervalOf(won, games)
  const expected = played / games / seats
  return { wins: interval, timesItsShare: Number((interval.share / expected).toFixed(2)), score: mean(totals) }
}
