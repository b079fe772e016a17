import { spawn } from 'node:child_process'
import pg from 'pg'
import { type Database, type FaultKind, StorageFault } from './database.ts'
import { type MigratingConnection, migrate } from './migrate.ts'
import { MIGRATIONS, type Migrations } from './migrations/index.ts'
import { fillNew } from './private.ts'
import type { Query, Step, Value } from './query.ts'

const BIGINT = 20
const FAULTS: readonly (readonly [RegExp, FaultKind])[] = [
  [/^53/, 'full'],
  [/^(40|55P03)/, 'busy'],
  [/^(08|28|3D|57|58|25006|25P0[34])/, 'lost'],
  [/^XX00[12]/, 'damaged'],
]

/** Errors of the server have a code; everything else its driver throws is about the way to it. */
function faultOf(error: unknown): unknown {
  if (error instanceof StorageFault || error instanceof TypeError) return error
  if (!(error instanceof pg.DatabaseError)) return new StorageFault('lost', error)
  const kind = FAULTS.find(([code]) => code.test(error.code ?? ''))?.[1]
  return kind === undefined ? error : new StorageFault(kind, error)
}

function isFault(error: unknown, kind: FaultKind): boolean {
  return error instanceof StorageFault && error.kind === kind
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
    // One that breaks while it is lent tells its next query; unheard, it would end the whole process.
    this.#pool.on('connect', (client) => void client.on('error', () => {}))
  }

  static async open(url: string, migrations = MIGRATIONS): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(url)
    try {
      await database.#migrate(migrations)
    } catch (error) {
      await database.close()
      throw faultOf(error)
    }
    return database
  }

  async read<P extends object, R>(query: Query<P, R>, values: P): Promise<R[]> {
    const [sql, filled] = filledIn({ query, values })
    try {
      const { rows } = await this.#pool.query(sql, filled)
      return rows as R[]
    } catch (error) {
      throw faultOf(error)
    }
  }

  async change(steps: readonly Step[]): Promise<number | null> {
    const queries = steps.map(filledIn)
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#inTransaction(async (client) => {
          for (const [place, [sql, filled]] of queries.entries()) {
            const { rowCount } = await client.query(sql, filled)
            const expected = steps[place]?.expect
            if (expected !== undefined && rowCount !== expected) return place
          }
          return null
        })
      } catch (error) {
        if (!isFault(error, 'busy') || attempt === CONFLICTS) throw error
      }
    }
  }

  /** Undone where the work returns a number. */
  async #inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error) => Promise.reject(faultOf(error)))
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query(typeof result === 'number' ? 'rollback' : 'commit')
      client.release()
      return result
    } catch (error) {
      // A connection in an unknown state is thrown away, which undoes what it began.
      client.release(true)
      throw faultOf(error)
    }
  }

  /** One transaction, under a lock that also programs before Kysely's bookkeeping take. */
  async #migrate(migrations: Migrations): Promise<void> {
    await this.#inTransaction(async (client) => {
      await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await migrate(migratingOver(client), migrations)
    })
  }

  async now(): Promise<number> {
    try {
      const { rows } = await this.#pool.query('select extract(epoch from clock_timestamp()) * 1000 as now')
      return Math.round(Number(rows[0].now))
    } catch (error) {
      throw faultOf(error)
    }
  }

  /** PostgreSQL brings a tool of its own for this. */
  async backup(path: string): Promise<void> {
    await fillNew(path, () => dump(path, this.#url))
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

/** The table in which programs before Kysely's bookkeeping count. */
function migratingOver(client: pg.PoolClient): MigratingConnection {
  return {
    dialect: 'postgres',
    async run(sql, parameters) {
      const { rows } = await client.query<object>(sql, [...parameters])
      return rows
    },
    async readCount() {
      await client.query('create table if not exists migrations (number integer primary key, name text not null)')
      const { rows } = await client.query<{ count: number }>('select coalesce(max(number), 0) as count from migrations')
      return rows[0]?.count ?? 0
    },
    async writeCount(names) {
      for (const [place, name] of names.entries())
        await client.query('insert into migrations values ($1, $2) on conflict do nothing', [place + 1, name])
    },
  }
}

function filledIn({ query, values }: Step): [sql: string, values: Value[]] {
  return [query.written('postgres').sql, query.valuesFor('postgres', values)]
}

/** Everybody on a machine can read its command lines, so the password takes another way. */
function withoutPassword(url: string): { address: string; password: string | null } {
  const address = new URL(url)
  const named = address.searchParams.get('password')
  if (named !== null) address.searchParams.delete('password')
  const password = named ?? (address.password === '' ? null : decodeURIComponent(address.password))
  address.password = ''
  return { address: password === null ? url : address.href, password }
}

function dump(path: string, url: string): Promise<void> {
  const { address, password } = withoutPassword(url)
  const env = password === null ? process.env : { ...process.env, PGPASSWORD: password }
  return new Promise((resolve, reject) => {
    const args = ['--format=custom', '--no-password', `--file=${path}`, address]
    const child = spawn('pg_dump', args, { stdio: 'inherit', env })
    child.on('error', () => reject(new Error('pg_dump was not found; install the PostgreSQL client programs')))
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}`))))
  })
}
