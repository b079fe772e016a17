import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { SQLite, type SqliteFile } from '#store/driver'
import type { Postgres } from '#test/postgres'

/** A kind of database, looked at from outside. */
export interface Kind {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** A new, empty store of its own. */
  fresh(): Promise<string>
  /** Runs statements as another program would. */
  run(where: string, sql: string): Promise<void>
  /** The rows of a query. */
  ask(where: string, sql: string): Promise<Record<string, unknown>[]>
}

/** One connection of another program's. */
export async function withClient<T>(where: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(where)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The file as another program opens it. */
export function withFile<T>(where: string, work: (file: SqliteFile) => T): T {
  const file = new SQLite(where)
  try {
    return work(file)
  } finally {
    file.close()
  }
}

/** Files below a folder. */
export function sqliteIn(folder: string): Kind {
  let files = 0
  return {
    name: 'SQLite',
    async fresh() {
      files++
      mkdirSync(`${folder}/${files}`)
      return `${folder}/${files}/db.sqlite`
    },
    async run(where, sql) {
      withFile(where, (file) => file.exec(sql))
    },
    async ask(where, sql) {
      return withFile(where, (file) => file.prepare<[], Record<string, unknown>>(sql).all())
    },
  }
}

/** Databases of a server that is there when the first of them is made. */
export function postgresOn(server: () => Postgres): Kind {
  let databases = 0
  return {
    name: 'PostgreSQL',
    async fresh() {
      databases++
      return server().database(`house${databases}`)
    },
    run: (where, sql) => withClient(where, async (client) => void (await client.query(sql))),
    ask: (where, sql) => withClient(where, async (client) => (await client.query(sql)).rows),
  }
}
