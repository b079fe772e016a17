import { createRequire } from 'node:module'
import type Driver from 'better-sqlite3'
import { DRIVER } from './driver-name.mjs'

export type { Database as SqliteFile, Statement } from 'better-sqlite3'

/** Both drivers have the same shape. */
export const SQLite: typeof Driver = createRequire(import.meta.url)(DRIVER)
