import { spawn } from 'node:child_process'
import pg from 'pg'
import { type Database, type FaultKind, StorageFault } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { type Query, type Step, WRITERS } from './query.ts'
import { newerSentence } from './sqlite.ts'

const BIGINT = 20
const FAULTS: readonly (readonly [RegExp, FaultKind])[] = [
  [/^53/, 'full'],
  [/^(40|55P03)/, 'busy'],
  [/^(08|57|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE)/, 'lost'],
  [/^XX00[12]/, 'damaged'],
]

function faultOf(error: unknown): unknown {
  const code = (error as { code?: unknown }).code
  const kind = typeof code === 'string' ? FAULTS.find(([pattern]) => pattern.test(code))?.[1] : undefined
  const isCut = error instanceof Error && /Connection terminated|timeout|after calling end/.test(error.message)
  if (kind === undefined && !isCut) return error
  return new StorageFault(kind ?? 'lost', error)
}

const CONFLICTS = 5
/** The number under which starting processes wait for each other; any would do. */
const MIGRATION_LOCK = 7_140_128

/** A PostgreSQL database, for when one machine is not enough. */
export class PostgresDatabase implements Database {
  readonly dialect = 'postgres'
  readonly #pool: pg.Pool
  readonly #url: string

  private constructor(url: string) {
    this.#url = url
    const types = {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        // Ids and times stay far below 2^53.
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
    }
    this.#pool = new pg.Pool({ connectionString: url, max: 8, types: types as pg.CustomTypesConfig })
    // A connection that breaks while idle is replaced at the next use.
    this.#pool.on('error', () => {})
    // One that breaks while it is being used says so to whoever waits for its answer.
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  static async open(url: string): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(url)
    try {
      await database.#migrate()
    } catch (error) {
      await database.close()
      throw faultOf(error)
    }
    return database
  }

  async read<P extends object, R>(query: Query<P, R>, values: P): Promise<R[]> {
    try {
      const { rows } = await this.#pool.query(query.written('postgres').sql, query.valuesFor('postgres', values))
      return rows as R[]
    } catch (error) {
      throw faultOf(error)
    }
  }

  async change(steps: readonly Step[]): Promise<number | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#inTransaction((client) => this.#run(client, steps))
      } catch (error) {
        const fault = faultOf(error)
        const isConflict = fault instanceof StorageFault && fault.kind === 'busy'
        if (!isConflict || attempt === CONFLICTS) throw fault
      }
    }
  }

  async #run(client: pg.PoolClient, steps: readonly Step[]): Promise<number | null> {
    for (const [place, { query, values, expect }] of steps.entries()) {
      const { rowCount } = await client.query(query.written('postgres').sql, query.valuesFor('postgres', values))
      if (expect !== undefined && rowCount !== expect) return place
    }
    return null
  }

  async #inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query(typeof result === 'number' ? 'rollback' : 'commit')
      client.release()
      return result
    } catch (error) {
      // A connection in an unknown state is thrown away, which undoes what it began.
      client.release(true)
      throw error
    }
  }

  async #migrate(): Promise<void> {
    await this.#inTransaction(async (client) => {
      await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await client.query('create table if not exists migrations (number integer primary key, name text not null)')
      const { rows } = await client.query('select coalesce(max(number), 0) as present from migrations')
      const present = rows[0].present as number
      if (present > MIGRATIONS.length) throw new StorageFault('newer', newerSentence(present))
      for (const [place, migration] of MIGRATIONS.entries()) {
        if (place < present) continue
        for (const { sql, parameters } of migration.queries(WRITERS.postgres, 'postgres')) {
          await client.query(sql, [...parameters])
        }
        await client.query('insert into migrations values ($1, $2)', [place + 1, migration.name])
      }
    })
  }

  /** PostgreSQL brings a tool of its own for this. */
  backup(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = spawn('pg_dump', ['--format=custom', `--file=${path}`, this.#url], { stdio: 'inherit' })
      child.on('error', () => reject(new Error('pg_dump was not found; install the PostgreSQL client programs')))
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}`))))
    })
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}
