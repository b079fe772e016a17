import type { Database } from './database.ts'
import { PostgresDatabase } from './postgres.ts'
import { SqliteDatabase, type SqliteLimits } from './sqlite.ts'

export { type Database, type FaultKind, StorageFault } from './database.ts'
export { PARTITIONS } from './partitions.ts'
export { type Query, type Step, step } from './query.ts'
export type { Row } from './schema.ts'

/** A postgres:// address, or the path of a SQLite file. */
export async function openDatabase(where: string, limits?: SqliteLimits): Promise<Database> {
  return /^postgres(ql)?:\/\//.test(where) ? PostgresDatabase.open(where) : SqliteDatabase.open(where, limits)
}
