import type { Database, Row } from '#store'
import * as query from '#store/queries'
import { ratingOf } from '../model/ratings.ts'

export interface PersonStatistics {
  readonly games: number
  readonly won: number
  readonly rated: number
  readonly rating: number | null
  readonly averageTotal: number | null
  readonly bestTotal: number | null
  readonly averageDuration: number | null
  /** Average points by category. */
  readonly byCategory: Readonly<Record<string, number>>
  readonly bySeats: Readonly<Record<number, { games: number; won: number }>>
}

export interface Ranked {
  readonly person: string
  readonly rating: number
  readonly games: number
  readonly won: number
}

function average(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}

/** Somebody's games of one kind, on one server or on all. */
export async function statisticsOf(
  db: Database,
  person: string,
  rules: string,
  server?: string,
): Promise<PersonStatistics> {
  const all = await db.read(query.readResultsOf, { person, rules })
  const results = all.filter((result) => server === undefined || result.server === server)
  const [rating] = await db.read(query.readRating, { person, rules })
  const totals = results.map(({ total }) => total)
  const points = results.map((result) => JSON.parse(result.points) as Record<string, number>)
  const categories = [...new Set(points.flatMap((one) => Object.keys(one)))]
  const bySeats: Record<number, { games: number; won: number }> = {}
  for (const { seats, won } of results) {
    const row = bySeats[seats] ?? { games: 0, won: 0 }
    bySeats[seats] = { games: row.games + 1, won: row.won + won }
  }
  return {
    games: results.length,
    won: results.filter(({ won }) => won === 1).length,
    rated: results.filter(({ rated }) => rated === 1).length,
    rating: rating === undefined ? null : ratingOf(rating),
    averageTotal: average(totals),
    bestTotal: totals.length === 0 ? null : Math.max(...totals),
    averageDuration: average(results.map(({ duration }) => duration)),
    byCategory: Object.fromEntries(categories.map((name) => [name, average(points.map((one) => one[name] ?? 0)) ?? 0])),
    bySeats,
  }
}

export interface Board {
  readonly rules: string
  /** Only those who have played there, counting their games there. */
  readonly server: string | undefined
  /** Of how many games at least. */
  readonly least: number
  readonly most: number
}

/** People read at a time. */
const PAGE = 1000

function ordered(rows: readonly Ranked[], most: number): Ranked[] {
  return rows.toSorted((a, b) => b.rating - a.rating || b.games - a.games).slice(0, most)
}

/** The best rated first. However many people there are, only these are held. */
export function leaderboard(db: Database, board: Board, breathe: () => Promise<void>): Promise<Ranked[]> {
  const { server } = board
  return server === undefined ? bestOfAll(db, board) : bestOn(db, server, board, breathe)
}

async function bestOfAll(db: Database, { rules, least, most }: Board): Promise<Ranked[]> {
  // Two people rounded to the same rating may change places.
  const best = await db.read(query.readBest, { rules, least, most: 2 * most })
  const rows = best.map(async ({ person, ...rated }) => {
    const [tally] = await db.read(query.readTallyOf, { rules, person })
    return tally === undefined ? [] : [{ ...tally, rating: ratingOf(rated) }]
  })
  return ordered((await Promise.all(rows)).flat(), most)
}

async function bestOn(
  db: Database,
  server: string,
  { rules, least, most }: Board,
  breathe: () => Promise<void>,
): Promise<Ranked[]> {
  let best: Ranked[] = []
  for (let after = ''; ; await breathe()) {
    const page = await db.read(query.readTalliesOfServer, { rules, server, after, most: PAGE })
    const rows = page.map(({ mu, sigma, ...tally }) => ({ ...tally, rating: ratingOf({ mu, sigma }) }))
    best = ordered([...best, ...rows.filter(({ games }) => games >= least)], most)
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return best
    after = last.person
  }
}

export interface HeadToHead {
  readonly games: number
  readonly first: number
  readonly second: number
  readonly even: number
}

/** The results of two people in the games they both finished. */
export async function headToHead(db: Database, rules: string, first: string, second: string): Promise<HeadToHead> {
  const mine = await db.read(query.readResultsOf, { person: first, rules })
  const theirs = await db.read(query.readResultsOf, { person: second, rules })
  const byGame = new Map(theirs.map((result) => [result.game, result]))
  const pairs = mine.flatMap((result) => {
    const other = byGame.get(result.game)
    return other === undefined ? [] : [[result, other] as const]
  })
  const better = (count: (a: Row<'results'>, b: Row<'results'>) => boolean) =>
    pairs.filter(([a, b]) => count(a, b)).length
  return {
    games: pairs.length,
    first: better((a, b) => a.rank < b.rank),
    second: better((a, b) => b.rank < a.rank),
    even: better((a, b) => a.rank === b.rank),
  }
}
