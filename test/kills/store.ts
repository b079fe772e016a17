import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { gameNamed } from '#games/registry'
import type { Database, Row } from '#store'
import { SQLite } from '#store/driver'
import { readWaitingPosts } from '#store/queries'
import { Query } from '#store/query'
import { Tables } from '#tables'

/** All that is compared with what people saw. */
export interface Stored {
  readonly games: Row<'games'>[]
  readonly seats: Row<'seats'>[]
  readonly entries: Row<'entries'>[]
  readonly outbox: Row<'outbox'>[]
  readonly timers: Row<'timers'>[]
  readonly people: Row<'people'>[]
}

const GAMES = new Query<object, Row<'games'>>((db) => db.selectFrom('games').selectAll().orderBy('id'))
const SEATS = new Query<object, Row<'seats'>>((db) =>
  db.selectFrom('seats').selectAll().orderBy('game').orderBy('seat'),
)
const ENTRIES = new Query<object, Row<'entries'>>((db) =>
  db.selectFrom('entries').selectAll().orderBy('game').orderBy('number'),
)
const OUTBOX = new Query<object, Row<'outbox'>>((db) => db.selectFrom('outbox').selectAll().orderBy('id'))
const TIMERS = new Query<object, Row<'timers'>>((db) => db.selectFrom('timers').selectAll())
const PEOPLE = new Query<object, Row<'people'>>((db) => db.selectFrom('people').selectAll())
const OTHERS = new Query<object, { others: number }>((db) => ({
  compile: () =>
    sql<{ others: number }>`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and application_name <> ${ME}`.compile(db),
}))
const ME = 'looks on'
/** A bot that is killed early has not made any tables yet. */
const MADE = new Query<object, { made: number }>((db) => ({
  compile: () =>
    sql<{ made: number }>`select count(*) as made from information_schema.tables
      where table_schema = current_schema() and table_name = 'games'`.compile(db),
}))
const MADE_IN_FILE = new Query<object, { made: number }>((db) => ({
  compile: () => sql<{ made: number }>`select count(*) as made from sqlite_master where name = 'games'`.compile(db),
}))

async function isMade(db: Database): Promise<boolean> {
  const [row] = await db.read(db.dialect === 'sqlite' ? MADE_IN_FILE : MADE, {})
  return Number(row?.made) > 0
}

export async function readStored(db: Database): Promise<Stored> {
  return {
    games: await db.read(GAMES, {}),
    seats: await db.read(SEATS, {}),
    entries: await db.read(ENTRIES, {}),
    outbox: await db.read(OUTBOX, {}),
    timers: await db.read(TIMERS, {}),
    people: await db.read(PEOPLE, {}),
  }
}

const DUE = new Query<{ now: number }, { name: string }>((db, p) =>
  db.selectFrom('timers').select('name').where('due', '<=', p.now),
)

/** Nothing is left to be told, and nobody is about to move by itself. */
export async function isQuiet(db: Database): Promise<boolean> {
  const [row] = await db.read(readWaitingPosts, {})
  return Number(row?.waiting) === 0 && (await db.read(DUE, { now: Date.now() })).length === 0
}

function refuse(): never {
  throw new Error('who looks on changes nothing')
}

type Looking = Pick<Database, 'dialect' | 'read' | 'close'>

function onlyLooking(looking: Looking): Database {
  return { ...looking, now: async () => Date.now(), change: async () => refuse(), backup: async () => refuse() }
}

/** A SQLite file that is read and left as it is: also what must be recovered in it is left to the next bot. */
function openFile(path: string): Database {
  const file = new SQLite(path, { readonly: true })
  return onlyLooking({
    dialect: 'sqlite',
    async read<P extends object, R>(query: Query<P, R>, values: P) {
      return file.prepare(query.written('sqlite').sql).all(query.valuesFor('sqlite', values)) as R[]
    },
    close: async () => void file.close(),
  })
}

const BIGINT = 20

function openServer(address: string): Database {
  const types = { getTypeParser: (oid: number) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, 'text')) }
  const pool = new pg.Pool({
    connectionString: address,
    application_name: ME,
    max: 1,
    types: types as pg.CustomTypesConfig,
  })
  return onlyLooking({
    dialect: 'postgres',
    async read<P extends object, R>(query: Query<P, R>, values: P) {
      const { rows } = await pool.query(query.written('postgres').sql, query.valuesFor('postgres', values))
      return rows as R[]
    },
    close: () => pool.end(),
  })
}

/** The database of a bot, seen from outside. */
export class Store {
  readonly where: string
  readonly isFile: boolean
  readonly #server: Database | null

  constructor(where: string) {
    this.where = where
    this.isFile = !where.startsWith('postgres')
    this.#server = this.isFile ? null : openServer(where)
  }

  /** Null where nothing was ever stored. A file is open only meanwhile: bots find it as the last one left it. */
  async look<T>(work: (db: Database) => Promise<T>): Promise<T | null> {
    if (this.isFile && !existsSync(this.where)) return null
    const db = this.#server ?? openFile(this.where)
    try {
      return (await isMade(db)) ? await work(db) : null
    } finally {
      if (this.#server === null) await db.close()
    }
  }

  /** A server learns a moment later that a bot is dead, and undoes what it had begun. */
  async settle(): Promise<void> {
    while (this.#server !== null) {
      const [row] = await this.#server.read(OTHERS, {})
      if (row?.others === 0) return
      await sleep(5)
    }
  }

  async close(): Promise<void> {
    await this.#server?.close()
  }
}

/** The tables as they are stored, through their own door. */
export function tablesOn(db: Database, tell: (error: unknown) => void): Tables {
  return new Tables({
    db,
    gameNamed,
    reportFault: tell,
    now: Date.now,
    engine: 'looks on',
    process: 'looks on',
    contentOf: (game) => game.content,
    sink: async () => ({ later: null }),
  })
}
