import type { Result, Seat } from '#kernel'
import { type Database, type Row, step } from '#store'
import * as query from '#store/queries'
import type { Change } from '../engine/change.ts'
import { newRatings, type Rated, type RatingChange, ratingOf, UNRATED } from '../model/ratings.ts'
import { savedOf, type Table } from '../model/table.ts'
import type { Place } from '../model/vocabulary.ts'
import { isWhole, partsOf, ratedByPart } from './partial-ratings.ts'
import { endVotes } from './votes.ts'

/** The points as they stand. Who gave up does not win, whoever played on for them; then the best of the others does. */
export function resultOf({ game, saved, places }: Pick<Table, 'game' | 'saved' | 'places'>): Result {
  const { state } = savedOf({ saved })
  const left = places.filter(({ conceded }) => !conceded).map(({ seat }) => seat)
  return left.length === places.length ? game.result(state) : { ...game.result(state, left), left }
}

/** Winning, playing on or giving up, then the total. */
type Worth = readonly [standing: number, total: number]

/** Each seat's rank, 1 for who won; who gave up comes behind all others. */
export function ranksOf(result: Result, places: readonly Place[]): number[] {
  const worth = (seat: Seat): Worth => {
    if (places[seat]?.conceded) return [0, 0]
    return result.winners.includes(seat) ? [2, 0] : [1, result.totals[seat] ?? 0]
  }
  const isBefore = ([standing, total]: Worth, [other, less]: Worth) =>
    standing === other ? total > less : standing > other
  return places.map(({ seat }) => 1 + places.filter((other) => isBefore(worth(other.seat), worth(seat))).length)
}

/** Games of people among themselves count, also where a bot plays on for one of them. */
function isRated(places: readonly Place[]): boolean {
  const people = new Set(places.map(({ person }) => person))
  const isPlayed = places.some(({ kind, conceded }) => kind === 'human' || conceded)
  return isPlayed && people.size === places.length && people.size > 1 && !people.has(null)
}

/** The game is over: results and ratings are written with the last move, or not at all. */
export async function finish(change: Change, db: Database): Promise<void> {
  const { table } = change
  const result = resultOf(table)
  const ranks = ranksOf(result, table.places)
  const rated = isRated(table.places)
  table.phase = 'over'
  table.ended = change.now
  table.paused = null
  endVotes(change)
  change.dropAllTimers()
  change.enter({ kind: 'end', by: 'table', data: { totals: result.totals, winners: result.winners } })
  for (const place of table.places) {
    change.setPlace(place.seat, { asked: null, late: false })
    change.write(step(query.addResult, resultRow(change, place, { result, ranks, rated })))
  }
  const ratings = rated ? await rate(change, db, ranks) : []
  keepLastState(change)
  change.post('ended', { totals: result.totals, winners: result.winners, ratings })
}

interface Ending {
  readonly result: Result
  readonly ranks: readonly number[]
  readonly rated: boolean
}

function resultRow({ table, now }: Change, place: Place, { result, ranks, rated }: Ending): Row<'results'> {
  const { seat, kind } = place
  return {
    game: table.id,
    seat,
    kind,
    ...creditOf(place),
    rules: table.game.name,
    server: table.home.server,
    seats: table.places.length,
    points: JSON.stringify(result.points[seat] ?? {}),
    total: result.totals[seat] ?? 0,
    won: Number(ranks[seat] === 1),
    rank: ranks[seat] as number,
    rated: Number(rated),
    ended: now,
    duration: now - (table.started ?? now),
    turns: table.entry,
  }
}

/** Nobody goes back in a game that has ended. */
export function keepLastState(change: Change): void {
  change.write(step(query.dropOldSnapshots, { game: change.table.id }))
}

/** A bot's result in somebody's place is not theirs; giving up is. */
function creditOf({ kind, person, name, conceded }: Place): { person: string | null; name: string } {
  return kind === 'bot' && person !== null && !conceded ? { person: null, name: 'Bot' } : { person, name }
}

/** Everybody's rating before and after: first by seat, then of those who left theirs to others. */
async function rate(change: Change, db: Database, ranks: readonly number[]): Promise<RatingChange[]> {
  const { table, now } = change
  const rules = table.game.name
  const parts = partsOf(table.places, await db.read(query.readHandovers, { game: table.id }))
  const before: Rated[] = []
  for (const { person } of parts) {
    const [row] = await db.read(query.readRating, { person, rules })
    before.push(row ?? { person, ...UNRATED })
  }
  const after = parts.every(isWhole) ? newRatings(before, ranks) : ratedByPart(parts, before, ranks)
  for (const [part, { mu, sigma }] of after.entries()) {
    const { person, games } = before[part] as Rated
    const row = { person, rules, mu, sigma, games: games + 1, changed: now }
    // Nobody else may have rated this person in between: then the act is done again.
    if (games === 0) change.write(step(query.addRating, row, 1))
    else change.write(step(query.saveRating, { ...row, before: games }, 1))
  }
  const seats = after.slice(0, table.places.length)
  return seats.map((rated, seat) => ({ before: ratingOf(before[seat] as Rated), after: ratingOf(rated) }))
}
