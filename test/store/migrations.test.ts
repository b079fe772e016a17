import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#store'
import { MIGRATIONS, type Migrations } from '#store/migrations/index'
import { PostgresDatabase } from '#store/postgres'
import { COLUMNS } from '#store/schema'
import { SqliteDatabase } from '#store/sqlite'
import { type Postgres, startPostgres } from '#test/postgres'
import { begun, folder, Hall, who, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'
import { type Kind, postgresOn, sqliteIn } from './rooms.ts'

/** The text of every released migration, by its file. A new one gets a line of its own; no line is ever changed. */
const RELEASED: Readonly<Record<string, string>> = {
  '0001-tables': '9dc1b019c4f852e63929774fc53bf4ba9e41074cfe40de68c8f3764353b79215',
  '0002-marks-of-posts': '39df4def4739e75961c217e1ff81b93a84533187d4fb50ea861bce342cdca3cc',
  '0003-lots': 'b4a6004d9a0266310b15dce4da4821528bad801152b9f3b2e9983aab67669901',
  '0004-places-of-posts': 'e342c865732d84fe33564ce108a1d663bfdc6a8ffd71a9a20fe9cb41d3d17219',
  '0005-what-is-open': 'bdeef97340f7770f3f7c56afbccd080492c9a062baea59060908eef089165556',
}
/** The versions of which there are fixtures, by how many migrations they had. */
const VERSIONS = ['1', '5']
const GAMES = [1, 2, 3]
const LOBBY = 4
/** An hour after the fixtures were written. */
const LATER = Date.UTC(2026, 0, 5, 13)

const MIGRATIONS_FOLDER = join('src', 'store', 'migrations')
const FIXTURES = join(import.meta.dirname, 'fixtures')

const place = folder()
let postgres: Postgres | null = null

beforeAll(async () => {
  postgres = await startPostgres()
}, 600_000)

afterAll(async () => {
  await postgres?.stop()
  place.remove()
}, 60_000)

const sqlite = sqliteIn(place.path)
const postgresql = postgresOn(() => {
  if (postgres === null) throw new Error('there is no PostgreSQL')
  return postgres
})

function need(kind: Kind, skip: (why: string) => void): void {
  if (kind === sqlite || postgres !== null) return
  if (process.env.CI) throw new Error('there is no PostgreSQL and none could be installed')
  skip('there is no PostgreSQL and none could be installed')
}

function fixture(name: string): string {
  return readFileSync(join(FIXTURES, name), 'utf8')
}

/** A store as a released version left it. */
async function leftBy(kind: Kind, version: string): Promise<string> {
  const where = await kind.fresh()
  await kind.run(where, fixture(`${version}.${kind.name === 'SQLite' ? 'sqlite' : 'postgres'}.sql`))
  await kind.run(where, fixture(`${version}.rows.sql`))
  if (kind === postgresql)
    await kind.run(where, `select setval(pg_get_serial_sequence('outbox', 'id'), (select max(id) from outbox))`)
  return where
}

/** Opens and closes it, with other migrations than the released ones where they are given. */
async function open(where: string, migrations: Migrations = MIGRATIONS): Promise<void> {
  const isFile = where.endsWith('.sqlite')
  await (await (isFile ? SqliteDatabase.open(where, {}, migrations) : PostgresDatabase.open(where, migrations))).close()
}

const OPEN = `
  const { openDatabase } = await import('#store')
  await (await openDatabase(process.argv[1])).close()`

/** Another process that dies in a migration of this name. */
const DIE = `
  const { MIGRATIONS } = await import('#store/migrations/index')
  const { SqliteDatabase } = await import('#store/sqlite')
  const { PostgresDatabase } = await import('#store/postgres')
  const [, where, name] = process.argv
  const die = { up: () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}) } }
  const entries = Object.entries({ ...MIGRATIONS, [name]: die }).sort(([a], [b]) => (a < b ? -1 : 1))
  const migrations = Object.fromEntries(entries)
  await (where.endsWith('.sqlite') ? SqliteDatabase.open(where, {}, migrations) : PostgresDatabase.open(where, migrations))`

/** Runs a script in another process and tells how it ended, and its complaints. */
function runElsewhere(script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += String(text)
  })
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(`${signal ?? code} ${said}`)))
}

const BOOKKEEPING = "('migrations', 'kysely_migration', 'kysely_migration_lock')"
const MADE_OF = {
  SQLite: [
    `select type, name, tbl_name, sql from sqlite_master
      where tbl_name not in ${BOOKKEEPING} and name not like 'sqlite_%' order by type, name`,
  ],
  PostgreSQL: [
    `select table_name, column_name, ordinal_position, data_type, is_nullable, column_default, identity_generation
      from information_schema.columns where table_schema = 'public' and table_name not in ${BOOKKEEPING} order by 1, 3`,
    `select indexname, indexdef from pg_indexes
      where schemaname = 'public' and tablename not in ${BOOKKEEPING} order by 1`,
    `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as says from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not in ${BOOKKEEPING} order by 1, 2`,
  ],
}

/** Everything a store is made of but its bookkeeping, without the line breaks of what made it. */
async function madeOf(kind: Kind, where: string): Promise<string[]> {
  const rows = (await Promise.all(MADE_OF[kind.name].map((sql) => kind.ask(where, sql)))).flat()
  const lines = rows.map((row) => Object.values(row).map(String).join(' | '))
  return lines.map((line) =>
    line
      .replace(/(?<=\()\s+|\s+(?=[),])/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  )
}

const DESCRIBED = {
  SQLite: `select m.name as of, c.name as column, lower(c.type) || case when c."notnull" then '' else '?' end as kept
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.cid`,
  PostgreSQL: `select table_name as of, column_name as column,
      data_type || case when is_nullable = 'NO' then '' else '?' end as kept
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
}
/** The word of a database for a number that it gives out itself. */
const COUNTED = { SQLite: 'integer?', PostgreSQL: 'bigint' }

/** The columns of a store, in the words of the schema. */
async function columnsIn(kind: Kind, where: string): Promise<Record<string, Record<string, string>>> {
  const tables: Record<string, Record<string, string>> = {}
  for (const { of, column, kept } of await kind.ask(where, DESCRIBED[kind.name])) {
    const table = String(of)
    if (!(table in COLUMNS)) continue
    tables[table] ??= {}
    const isCounted = table === 'outbox' && column === 'id' && kept === COUNTED[kind.name]
    tables[table][String(column)] = isCounted ? 'counted' : String(kept).replace('double precision', 'real')
  }
  return tables
}

async function recorded(kind: Kind, where: string): Promise<string[]> {
  return (await kind.ask(where, 'select name from kysely_migration order by name')).map(({ name }) => String(name))
}

/** The number of migrations as a program counts them that knows nothing of Kysely's bookkeeping. */
async function counted(kind: Kind, where: string): Promise<number> {
  const sql = { SQLite: 'pragma user_version', PostgreSQL: 'select max(number) as n from migrations' }[kind.name]
  const [row = {}] = await kind.ask(where, sql)
  return Number(Object.values(row)[0])
}

const TABLES = Object.keys(COLUMNS)

/** Every row of every table, and what the store is made of. */
async function everythingIn(kind: Kind, where: string): Promise<string[]> {
  const all = await madeOf(kind, where)
  for (const table of TABLES) {
    const rows = await kind.ask(where, `select * from ${table}`)
    all.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`).sort())
  }
  return all
}

const PLAYED = 'select game, number, at, kind, seat, person, data, news, engine from entries order by game, number'

const stripped = (rows: readonly Record<string, unknown>[]) => rows.map((row) => JSON.stringify(row))

test('a released migration is never changed, and every file is one', () => {
  const files = readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file !== 'index.ts')
    .sort()
  const hashes = files.map((file) => {
    const text = readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8')
    return [file.replace('.ts', ''), createHash('sha256').update(text).digest('hex')]
  })
  expect(Object.fromEntries(hashes)).toEqual(RELEASED)
  expect(Object.keys(MIGRATIONS)).toEqual(Object.keys(RELEASED))
  for (const [place, file] of files.entries())
    expect(file).toMatch(new RegExp(`^${String(place + 1).padStart(4, '0')}-`))
})

test('a released migration uses nothing of ours', () => {
  for (const file of Object.keys(RELEASED)) {
    const text = readFileSync(join(MIGRATIONS_FOLDER, `${file}.ts`), 'utf8')
    expect([...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['kysely'])
  }
})

describe.each([sqlite, postgresql])('$name', (kind) => {
  test('has the columns that the schema says, each kept as it says', async ({ skip }) => {
    need(kind, skip)
    const where = await kind.fresh()
    await open(where)
    expect(await columnsIn(kind, where)).toEqual(COLUMNS)
    expect(await recorded(kind, where)).toEqual(Object.keys(MIGRATIONS))
    expect(await counted(kind, where)).toBe(Object.keys(MIGRATIONS).length)
  })

  test.for(VERSIONS)('left by version %s becomes what a new one is, and plays on', async (version, { skip }) => {
    need(kind, skip)
    const [where, fresh] = [await leftBy(kind, version), await kind.fresh()]
    const before = stripped(await kind.ask(where, PLAYED))
    await open(where)
    await open(fresh)
    expect(await madeOf(kind, where)).toEqual(await madeOf(kind, fresh))
    expect(await recorded(kind, where)).toEqual(Object.keys(MIGRATIONS))
    expect(stripped(await kind.ask(where, PLAYED))).toEqual(before)
    const hall = await Hall.open(where)
    hall.now = LATER
    for (const id of GAMES) {
      const { entry } = await hall.look(id, null)
      const look = await playOn(hall, id, luckOf(id), 1)
      expect([look.phase, look.entry > entry]).toEqual(['playing', true])
      expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
    }
    for (const person of ['e', 'f']) yes(await hall.tables.lobby.join(LOBBY, who(person)))
    yes(await hall.tables.lobby.begin(LOBBY, 'd'))
    expect((await playOn(hall, LOBBY, luckOf(9), 1)).phase).toBe('playing')
    expect(await begun(hall, 'gh')).toBe(LOBBY + 1)
    expect(hall.told).toEqual([])
    await hall.close()
  })

  test('is upgraded once by processes that start at the same moment', async ({ skip }) => {
    need(kind, skip)
    const [where, fresh] = [await leftBy(kind, '1'), await kind.fresh()]
    await open(fresh)
    expect(await Promise.all([1, 2, 3].map(() => runElsewhere(OPEN, where)))).toEqual(['0 ', '0 ', '0 '])
    expect(await madeOf(kind, where)).toEqual(await madeOf(kind, fresh))
    expect(await recorded(kind, where)).toEqual(Object.keys(MIGRATIONS))
    expect(await counted(kind, where)).toBe(Object.keys(MIGRATIONS).length)
  })

  test.for([
    ['between the takeover and the first migration', '0001-zzz'],
    ['between two migrations', '0003-zzz'],
    ['after the last migration', '9998-dies'],
  ])('loses nothing when its process dies %s', async ([, name = ''], { skip }) => {
    need(kind, skip)
    const where = await leftBy(kind, '1')
    const before = await everythingIn(kind, where)
    expect(await runElsewhere(DIE, where, name)).toBe('SIGKILL ')
    expect(await everythingIn(kind, where)).toEqual(before)
    expect(await counted(kind, where)).toBe(1)
    await open(where)
    expect(await recorded(kind, where)).toEqual(Object.keys(MIGRATIONS))
  })

  test('is left as it was by a migration that fails, and says why', async ({ skip }) => {
    need(kind, skip)
    const where = await leftBy(kind, '1')
    const before = await everythingIn(kind, where)
    const fail = () => Promise.reject(new Error('the fifth floor is on fire'))
    await expect(open(where, { ...MIGRATIONS, '0006-fails': { up: fail } })).rejects.toThrow(
      'the fifth floor is on fire',
    )
    expect(await everythingIn(kind, where)).toEqual(before)
    expect(await counted(kind, where)).toBe(1)
  })

  test('is refused where it knows a migration that this program does not', async ({ skip }) => {
    need(kind, skip)
    const where = await kind.fresh()
    await open(where)
    await kind.run(where, "insert into kysely_migration values ('9999-later', '2099-01-01T00:00:00.000Z')")
    await expect(openDatabase(where)).rejects.toMatchObject({ kind: 'newer' })
  })

  test('is upgraded although its clock was put back since the last time', async ({ skip }) => {
    need(kind, skip)
    const where = await kind.fresh()
    await open(where)
    await kind.run(where, "update kysely_migration set timestamp = '2099-01-01T00:00:00.000Z' where name < '0003'")
    let runs = 0
    const another = { up: async () => void runs++ }
    for (const _ of [1, 2]) await open(where, { ...MIGRATIONS, '9998-another': another })
    expect(runs).toBe(1)
  })
})
