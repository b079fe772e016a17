import {
  type CompiledQuery,
  type Driver,
  Kysely,
  type Dialect as KyselyDialect,
  type Migration as KyselyMigration,
  Migrator,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { StorageFault } from './database.ts'
import type { Dialect } from './dialect.ts'
import type { Migrations } from './migrations/index.ts'

/** One connection in a transaction that its owner has begun, under a lock that keeps out all others, and will end. */
export interface MigratingConnection {
  readonly dialect: Dialect
  /** The rows of a query; none for a statement that has no rows. */
  run(sql: string, parameters: readonly unknown[]): Promise<object[]>
  /** The number of migrations that were run, as programs before Kysely's bookkeeping count them. */
  readCount(): Promise<number>
  /** Goes on counting for those programs, so that they refuse a database that is too new for them. */
  writeCount(names: readonly string[]): Promise<void>
}

/**
 * Brings a database up to date with Kysely's Migrator. Everything happens in the one transaction of the connection,
 * taking over an older bookkeeping included: whoever dies in between leaves the database as it was.
 */
export async function migrate(connection: MigratingConnection, migrations: Migrations): Promise<void> {
  const names = Object.keys(migrations)
  const db = new Kysely<Bookkeeping>({ dialect: dialectOver(connection) })
  await takeOver(db, names, await connection.readCount())
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsFor(connection.dialect, migrations) },
    // The transaction is there already.
    disableTransactions: true,
    // The Migrator orders what was run by the time of day, and a clock may have been put back between two upgrades.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await connection.writeCount(names)
}

function migrationsFor(dialect: Dialect, migrations: Migrations): Record<string, KyselyMigration> {
  const entries = Object.entries(migrations).map(([name, { up }]) => {
    return [name, { up: (db: Kysely<unknown>) => up(db, dialect) }] as const
  })
  return Object.fromEntries(entries)
}

interface Bookkeeping {
  kysely_migration: { name: string; timestamp: string }
}

/** Records in Kysely's table what an older bookkeeping counted, and refuses what a newer program has made. */
async function takeOver(db: Kysely<Bookkeeping>, names: readonly string[], count: number): Promise<void> {
  if (count > names.length) throw newerFault(count, names.length)
  await createBookkeeping(db)
  const timestamp = new Date().toISOString()
  for (const name of names.slice(0, count)) {
    const row = db.insertInto('kysely_migration').values({ name, timestamp })
    await row.onConflict((same) => same.doNothing()).execute()
  }
  const recorded = await db.selectFrom('kysely_migration').select('name').execute()
  const isNewer = recorded.some(({ name }) => !names.includes(name))
  if (isNewer) throw newerFault(recorded.length, names.length)
}

/**
 * The tables as the Migrator makes them. It looks for them in every schema of a PostgreSQL database, so that it would
 * take those of another program, in a schema of its own, for ours.
 */
async function createBookkeeping(db: Kysely<Bookkeeping>): Promise<void> {
  await sql`
    create table if not exists "kysely_migration" (
      "name" varchar(255) not null primary key, "timestamp" varchar(255) not null
    )
  `.execute(db)
  await sql`
    create table if not exists "kysely_migration_lock" (
      "id" varchar(255) not null primary key, "is_locked" integer default 0 not null
    )
  `.execute(db)
}

function newerFault(present: number, known: number): StorageFault {
  return new StorageFault('newer', `the database was made by a newer version (${present}, this one knows ${known})`)
}

/** Kysely's own drivers begin and end transactions and take connections from pools; here all that is done already. */
function dialectOver(connection: MigratingConnection): KyselyDialect {
  const createDriver = () => new OneConnection(connection)
  if (connection.dialect === 'sqlite')
    return {
      createDriver,
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    }
  return {
    createDriver,
    createAdapter: () => new LockedAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** The lock is held until the transaction ends; one of a session could not be given back after a failure. */
class LockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Lends the one connection there is; transactions are none of its business. */
class OneConnection implements Driver {
  readonly #connection: MigratingConnection

  constructor(connection: MigratingConnection) {
    this.#connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection() {
    return {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        const rows = await this.#connection.run(query.sql, query.parameters)
        // Kysely names the type of the rows by what it has asked for.
        return { rows: rows as R[] }
      },
      streamQuery: () => {
        throw new Error('no migration streams')
      },
    }
  }

  async beginTransaction(): Promise<void> {
    throw new Error('a migration begins no transaction of its own')
  }

  async commitTransaction(): Promise<void> {
    throw new Error('a migration commits nothing')
  }

  async rollbackTransaction(): Promise<void> {
    throw new Error('a migration rolls nothing back')
  }

  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
