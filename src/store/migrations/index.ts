import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import * as tables from './0001-tables.ts'
import * as marksOfPosts from './0002-marks-of-posts.ts'
import * as lots from './0003-lots.ts'
import * as placesOfPosts from './0004-places-of-posts.ts'
import * as whatIsOpen from './0005-what-is-open.ts'

export interface Migration {
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>
}

/** By the names under which they are recorded, in their order. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * All migrations by the name under which they are recorded, which is that of their file. A released one is never
 * changed, renamed or removed, only followed by another; it uses nothing but literal SQL, because whatever it shared
 * with today's code would change with it.
 */
export const MIGRATIONS: Migrations = {
  '0001-tables': tables,
  '0002-marks-of-posts': marksOfPosts,
  '0003-lots': lots,
  '0004-places-of-posts': placesOfPosts,
  '0005-what-is-open': whatIsOpen,
}
