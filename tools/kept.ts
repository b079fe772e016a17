import { existsSync } from 'node:fs'
import { config } from 'dotenv'
import { type Database, openDatabase } from '#store'
import * as query from '#store/queries'
import { settingsFrom } from '../src/settings.ts'

const DEFAULT = 'data/db/willyville.sqlite'

export function stop(...sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

export function isPostgres(where: string): boolean {
  return where.startsWith('postgres')
}

/** The database the bot keeps its games in, by the same settings. */
export async function openKept(): Promise<{ db: Database; where: string }> {
  config({ quiet: true })
  const settings = settingsFrom(process.env)
  if ('wrong' in settings) stop(...settings.wrong)
  const where = settings.DATABASE_URL ?? DEFAULT
  if (!isPostgres(where) && !existsSync(where)) stop(`There is no database at ${where} yet.`)
  const db = await openDatabase(where).catch((error: Error) => stop(`The database cannot be opened: ${error.message}.`))
  return { db, where }
}

/** The numbers of all games, the oldest first. */
export async function* idsIn(db: Database): AsyncGenerator<number> {
  let after = 0
  for (;;) {
    const ids = await db.read(query.readGameIds, { after })
    if (ids.length === 0) return
    for (const { id } of ids) {
      yield id
      after = id
    }
  }
}
