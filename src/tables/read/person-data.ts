import { newsFor } from '#kernel'
import { type Database, type Row, type Step, step } from '#store'
import * as query from '#store/queries'
import { newsOf, parse, planOf } from '../engine/table-loader.ts'

/** A person's own entry, with the news they themselves may know. */
function ownEntry(row: Row<'entries'>): object {
  const { news: _, data, ...entry } = row
  const told = newsFor(newsOf(row), entry.seat)
  return { ...entry, data: parse(entry.game, 'an entry', data), news: told }
}

/** Everything that is kept about somebody but their settings. */
export async function everythingOf(db: Database, person: string): Promise<Record<string, unknown>> {
  const seats = await db.read(query.readSeatsOf, { person })
  const own = async <R extends { seat: number }>(read: (game: number) => Promise<R[]>) => {
    const rows = await Promise.all(
      seats.map(async ({ game, seat }) => (await read(game)).filter((row) => row.seat === seat)),
    )
    return rows.flat()
  }
  return {
    seats,
    hosted: await db.read(query.readGamesHosted, { host: person }),
    entries: (await db.read(query.readEntriesOf, { person })).map(ownEntry),
    drafts: await own((game) => db.read(query.readDrafts, { game })),
    orders: await own((game) => db.read(query.readOrders, { game })),
    results: await db.read(query.readAllResultsOf, { person }),
    ratings: await db.read(query.readRatingsOf, { person }),
  }
}

/** The games that name somebody: they sit there, opened them or are invited. */
export async function gamesAbout(db: Database, person: string): Promise<Set<number>> {
  const seated = await db.read(query.readSeatsOf, { person })
  const hosted = await db.read(query.readGamesHosted, { host: person })
  const games = new Set([...seated.map(({ game }) => game), ...hosted.map(({ id }) => id)])
  for (let after = 0; ; ) {
    const lobbies = await db.read(query.readGamesOfPhase, { phase: 'lobby', after })
    for (const lobby of lobbies) {
      const { invited, heir } = planOf(lobby)
      if (invited.includes(person) || heir === person) games.add(lobby.id)
      after = lobby.id
    }
    if (lobbies.length === 0) return games
  }
}

/** The steps that erase what no act on a game does. */
export function stepsToForget(person: string, name: string): Step[] {
  return [
    step(query.forgetInEntries, { person }),
    step(query.forgetInSeats, { person, name }),
    step(query.forgetInResults, { person, name }),
    step(query.forgetHost, { person }),
    step(query.forgetRatings, { person }),
    step(query.dropPerson, { person }),
  ]
}
