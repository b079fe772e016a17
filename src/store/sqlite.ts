import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises'
import { type Database, type FaultKind, StorageFault } from './database.ts'
import { SQLite, type SqliteFile, type Statement } from './driver.ts'
import { type MigratingConnection, migrate } from './migrate.ts'
import { MIGRATIONS, type Migrations } from './migrations/index.ts'
import { ensureFile, fillNew } from './private.ts'
import type { Query, Step } from './query.ts'

const FAULTS: readonly (readonly [RegExp, FaultKind])[] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(IOERR|READONLY|CANTOPEN|PERM|PROTOCOL|INTERRUPT|NOMEM)/, 'lost'],
]

/** Faults of the machine have a kind; anything else is a mistake of ours and stays what it is. */
function faultOf(error: unknown): unknown {
  const isClosed = error instanceof TypeError && /connection is not open/.test(error.message)
  if (isClosed) return new StorageFault('lost', error)
  if (!(error instanceof SQLite.SqliteError)) return error
  const kind = FAULTS.find(([code]) => code.test(error.code))?.[1]
  return kind === undefined ? error : new StorageFault(kind, error)
}

export interface SqliteLimits {
  /** So long it waits for another process that writes, in milliseconds. */
  readonly patience?: number
  /** The file grows no larger than so many pages of 4096 bytes. */
  readonly pages?: number
}

/** Moves of many games touch pages all over the file; they are brought home rarely, many at a time. */
const PAGES_AWAY = 8000
const EVERY_PAGE = 2 ** 31 - 1
const MEMORY = ':memory:'
/** Pauses before each new try while another process writes; the last one again and again. */
const PAUSES = [1, 2, 5, 10, 15, 20, 25]

interface Waiting {
  readonly steps: readonly Step[]
  /** Until when it waits for another process. */
  readonly until: number
  resolve(failed: number | null): void
  reject(error: unknown): void
}

/** A SQLite file. Changes that wait at the same moment share one commit, each undone alone where it does not fit. */
export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite'
  readonly #file: SqliteFile
  readonly #statements = new Map<string, Statement>()
  readonly #patience: number
  #waiting: Waiting[] = []
  #working: Promise<void> | null = null

  private constructor(path: string, patience: number) {
    this.#patience = patience
    if (path !== MEMORY) ensureFile(path)
    this.#file = new SQLite(path, { timeout: patience })
  }

  static async open(path: string, limits: SqliteLimits = {}, migrations = MIGRATIONS): Promise<SqliteDatabase> {
    const { patience = 5000, pages } = limits
    const database = SqliteDatabase.#onFile(path, patience)
    try {
      await database.#prepare(pages, migrations)
      return database
    } catch (error) {
      database.#file.close()
      throw faultOf(error)
    }
  }

  static #onFile(path: string, patience: number): SqliteDatabase {
    try {
      return new SqliteDatabase(path, patience)
    } catch (error) {
      throw faultOf(error)
    }
  }

  async #prepare(pages: number | undefined, migrations: Migrations): Promise<void> {
    this.#file.pragma('journal_mode = WAL')
    this.#file.pragma('synchronous = FULL')
    this.#file.pragma(`wal_autocheckpoint = ${PAGES_AWAY}`)
    if (pages !== undefined) this.#file.pragma(`max_page_count = ${pages}`)
    // From now on it never waits by itself: that would hold up everything this process does.
    this.#file.pragma('busy_timeout = 0')
    await this.#migrate(migrations)
  }

  /** One transaction, which keeps out other processes that start at the same moment and undoes all if this one dies. */
  async #migrate(migrations: Migrations): Promise<void> {
    await this.#beginAlone()
    try {
      await migrate(migratingOver(this.#file), migrations)
      this.#file.exec('commit')
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  async #beginAlone(): Promise<void> {
    const until = performance.now() + this.#patience
    for (let tries = 0; ; tries++) {
      try {
        this.#file.exec('begin immediate')
        return
      } catch (error) {
        if (!mayWait(faultOf(error), until)) throw error
      }
      await pauseAfter(tries)
    }
  }

  #statement(sql: string): Statement {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#file.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  async read<P extends object, R>(query: Query<P, R>, values: P): Promise<R[]> {
    const { sql } = query.written('sqlite')
    const filled = query.valuesFor('sqlite', values)
    const until = performance.now() + this.#patience
    for (let tries = 0; ; tries++) {
      try {
        return this.#statement(sql).all(filled) as R[]
      } catch (error) {
        const fault = faultOf(error)
        if (!mayWait(fault, until)) throw fault
      }
      await pauseAfter(tries)
    }
  }

  change(steps: readonly Step[]): Promise<number | null> {
    const until = performance.now() + this.#patience
    return new Promise((resolve, reject) => {
      this.#waiting.push({ steps, until, resolve, reject })
      this.#working ??= this.#work()
    })
  }

  /** Until nothing waits: a commit, or a pause while another process writes. */
  async #work(): Promise<void> {
    await nextRound()
    for (let tries = 0; this.#waiting.length > 0; tries++) {
      this.#commit()
      if (this.#waiting.length > 0) await pauseAfter(tries)
    }
    this.#working = null
  }

  #run(steps: readonly Step[]): number | null {
    for (const [place, { query, values, expect }] of steps.entries()) {
      const { changes } = this.#statement(query.written('sqlite').sql).run(query.valuesFor('sqlite', values))
      if (expect !== undefined && changes !== expect) return place
    }
    return null
  }

  #tryOne({ steps }: Waiting): { failed: number | null } | { error: unknown } {
    this.#statement('savepoint one').run()
    let outcome: { failed: number | null } | { error: unknown }
    try {
      outcome = { failed: this.#run(steps) }
    } catch (error) {
      // Some faults end the whole transaction; then nothing of it may be confirmed.
      if (!this.#file.inTransaction) throw error
      outcome = { error: faultOf(error) }
    }
    if (!('failed' in outcome) || outcome.failed !== null) this.#statement('rollback to one').run()
    this.#statement('release one').run()
    return outcome
  }

  #commit(): void {
    const batch = this.#waiting
    this.#waiting = []
    try {
      this.#rollBack()
      this.#statement('begin immediate').run()
      const outcomes = batch.map((waiting) => ({ waiting, outcome: this.#tryOne(waiting) }))
      this.#statement('commit').run()
      for (const { waiting, outcome } of outcomes) {
        if ('error' in outcome) waiting.reject(outcome.error)
        else waiting.resolve(outcome.failed)
      }
    } catch (error) {
      this.#rollBack()
      const fault = faultOf(error)
      for (const waiting of batch) {
        if (mayWait(fault, waiting.until)) this.#waiting.push(waiting)
        else waiting.reject(fault)
      }
    }
  }

  #rollBack(): void {
    try {
      if (this.#file.inTransaction) this.#statement('rollback').run()
    } catch {
      // The fault that led here has been told; what is left open is rolled back when the next change begins.
    }
  }

  /** All who share a file share a machine, and so its clock. */
  async now(): Promise<number> {
    return Date.now()
  }

  async backup(path: string): Promise<void> {
    // In one go: between two steps somebody else would write, and the copy would begin anew each time.
    await fillNew(path, () => this.#file.backup(path, { progress: () => EVERY_PAGE }))
  }

  async close(): Promise<void> {
    await this.#working
    this.#file.close()
  }
}

function mayWait(fault: unknown, until: number): boolean {
  return fault instanceof StorageFault && fault.kind === 'busy' && performance.now() < until
}

function pauseAfter(tries: number): Promise<void> {
  return pause(PAUSES[Math.min(tries, PAUSES.length - 1)])
}

/** The count that programs before Kysely's bookkeeping read and write. */
function migratingOver(file: SqliteFile): MigratingConnection {
  return {
    dialect: 'sqlite',
    async run(sql, parameters) {
      const statement = file.prepare<unknown[], object>(sql)
      if (statement.reader) return statement.all(...parameters)
      statement.run(...parameters)
      return []
    },
    async readCount() {
      return Number(file.pragma('user_version', { simple: true }))
    },
    async writeCount({ length }) {
      file.pragma(`user_version = ${length}`)
    },
  }
}
