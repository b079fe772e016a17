import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Schema } from './schema.ts'

export type Value = string | number | null

/** Kysely without a connection: it writes SQL and knows the types, the database runs it. */
function writerOf(dialect: Dialect): Kysely<Schema> {
  const isSqlite = dialect === 'sqlite'
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('nothing is read off the database')
      },
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
  })
}

export const WRITERS: Readonly<Record<Dialect, Kysely<Schema>>> = {
  sqlite: writerOf('sqlite'),
  postgres: writerOf('postgres'),
}

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** SQL with gaps, each filled by a name to look up or by a value that never changes. */
interface Written {
  readonly sql: string
  readonly places: readonly (Place | Value)[]
}

/** A query that is written once for each dialect and run with different values. `R` are its rows, `P` its values. */
export class Query<P extends object, R = never> {
  readonly #build: (db: Kysely<Schema>, p: P) => { compile(): CompiledQuery<R> }
  readonly #written = new Map<Dialect, Written>()

  constructor(build: (db: Kysely<Schema>, p: P) => { compile(): CompiledQuery<R> }) {
    this.#build = build
  }

  written(dialect: Dialect): Written {
    let written = this.#written.get(dialect)
    if (written === undefined) {
      const names = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as P
      const { sql, parameters } = this.#build(WRITERS[dialect], names).compile()
      written = { sql, places: parameters as (Place | Value)[] }
      this.#written.set(dialect, written)
    }
    return written
  }

  valuesFor(dialect: Dialect, p: P): Value[] {
    const values = p as Record<string, Value>
    return this.written(dialect).places.map((place) => {
      if (!(place instanceof Place)) return place
      const value = values[place.name]
      if (value === undefined) throw new Error(`no value for ${place.name}`)
      return value
    })
  }
}

/** One query of a change. With `expect`, the whole change is undone if it touches another number of rows. */
export interface Step {
  // biome-ignore lint/suspicious/noExplicitAny: a change is made of queries with different values
  readonly query: Query<any, any>
  readonly values: object
  readonly expect?: number
}

export function step<P extends object>(query: Query<P, unknown>, values: P, expect?: number): Step {
  return expect === undefined ? { query, values } : { query, values, expect }
}
