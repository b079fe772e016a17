import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Postgres } from '#test/postgres'

/** The frequency with which connections of a database are cut, and its server is restarted. */
export interface Cuts {
  readonly postgres: Postgres
  readonly connections: number
  readonly restarts: number
  /** Milliseconds from one cut to the next, if not a few. */
  readonly between?: number
}

export interface CutFigures {
  /** Connections cut, by what they were doing. */
  readonly cut: Record<string, number>
  restarts: number
}

/** Connections in the middle of something come first, every other time. */
const CUT = `
  with victim as (
    select pid, state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    order by ($1 and state <> 'idle') desc, random() limit 1)
  select state from victim where pg_terminate_backend(pid)`
const A_FEW = 15

async function connected(where: string): Promise<pg.Client> {
  const client = new pg.Client(where)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Cuts connections one by one, and restarts the server so many times in between, every other time without a word. */
export async function cutOften(
  where: string,
  { postgres, connections, restarts, between = A_FEW }: Cuts,
): Promise<CutFigures> {
  const figures: CutFigures = { cut: {}, restarts: 0 }
  let client = await connected(where)
  for (let done = 0; done < connections; ) {
    const { rows } = await client.query(CUT, [done % 2 === 0])
    for (const { state } of rows) figures.cut[state] = (figures.cut[state] ?? 0) + 1
    done += rows.length
    await pause(between)
    if ((figures.restarts + 1) * connections > done * (restarts + 1) || figures.restarts === restarts) continue
    await client.end()
    await postgres.restart(figures.restarts % 2 === 0 ? 'fast' : 'immediate')
    figures.restarts++
    client = await connected(where)
  }
  await client.end()
  return figures
}
