import { SQLite, type SqliteFile } from '#store/driver'
import type { Post, Sent } from '#tables'

/** One showing of a post: by whom, and whether it was offered as in doubt. */
export interface Shown {
  readonly seq: number
  readonly id: number
  readonly game: number
  readonly kind: string
  readonly by: string
}

/**
 * A chat service in a file of its own, for several processes at once: it shows a post at most once, and writes down
 * when somebody offered as new what had been offered before.
 */
export class Wall {
  readonly #file: SqliteFile
  readonly #by: string

  constructor(path: string, by: string) {
    this.#by = by
    this.#file = new SQLite(path)
    this.#file.pragma('busy_timeout = 20000')
    this.#file.pragma('journal_mode = WAL')
    // Processes are killed here, not machines: what was written is kept.
    this.#file.pragma('synchronous = OFF')
    this.#file.exec(`
      create table if not exists offered (id integer primary key, game integer, kind text);
      create table if not exists shown (seq integer primary key autoincrement, id integer unique, game integer, kind text, by text);
      create table if not exists wrong (what text)`)
  }

  /** Does what a sink with a memory does: if somebody may have been here before, it looks first. */
  offer({ id, game, kind, inDoubt }: Post): void {
    const { changes } = this.#file.prepare('insert or ignore into offered values (?, ?, ?)').run(id, game, kind)
    if (changes === 0 && !inDoubt) this.#complain(`${kind} ${id} was offered again as if it were new`)
  }

  /** Sent away for sure: to offer it again as new is right, if nobody doubted it before. */
  refuse({ id, inDoubt }: Post, later: number | null): Sent {
    if (!inDoubt) this.#file.prepare('delete from offered where id = ?').run(id)
    return { later }
  }

  show({ id, game, kind }: Post): Sent {
    const values = [id, game, kind, this.#by]
    this.#file.prepare('insert or ignore into shown (id, game, kind, by) values (?, ?, ?, ?)').run(values)
    return { sent: { message: `m${id}` } }
  }

  #complain(what: string): void {
    this.#file.prepare('insert into wrong values (?)').run(what)
  }

  get shown(): Shown[] {
    return this.#file.prepare('select * from shown order by seq').all() as Shown[]
  }

  get wrong(): string[] {
    const wrong = this.#file.prepare('select what from wrong').pluck().all() as string[]
    const last = new Map<number, number>()
    for (const { id, game } of this.shown) {
      if (id < (last.get(game) ?? 0)) wrong.push(`post ${id} of game ${game} came after ${last.get(game)}`)
      last.set(game, id)
    }
    return wrong
  }

  close(): void {
    this.#file.close()
  }
}
