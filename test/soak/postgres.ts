import { newSeed } from '#tables/model/commitment'
import { startPostgres } from '#test/postgres'
import { fightOver } from '#test/tables/two-processes'
import { foundIn, print } from './soak.ts'

/** A restart of the server comes after so many connections that were cut. */
const CUTS_A_RESTART = 20
/** The timers of watched games run out in about the time that so many cuts take. */
const SECONDS_A_CUT = 0.2
/** Time to play between two cuts, in milliseconds. */
const BETWEEN_CUTS = 100

/** Two processes play on PostgreSQL while connections are cut and the server is restarted. */
export async function soakPostgres(connections: number): Promise<boolean> {
  const postgres = await startPostgres()
  if (postgres === null) {
    process.stderr.write('There is no PostgreSQL here, and none can be installed.\n')
    return false
  }
  const cuts = { postgres, connections, restarts: Math.floor(connections / CUTS_A_RESTART), between: BETWEEN_CUTS }
  const seconds = 10 + connections * SECONDS_A_CUT
  const where = await postgres.database('cut')
  const { broken, ...figures } = await fightOver({ where, seconds, seed: newSeed(), cuts, games: connections })
  print({ soak: 'postgres', ...figures, ...foundIn(broken) })
  await postgres.stop()
  return broken.length === 0
}
