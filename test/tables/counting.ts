import type { AnyGame, Seat } from '#kernel'
import type { Database } from '#store'

/** A database whose reads are counted. */
export class CountingDatabase implements Database {
  readonly #db: Database
  reads = 0
  rows = 0
  largest = 0

  constructor(db: Database) {
    this.#db = db
  }

  get dialect() {
    return this.#db.dialect
  }

  read: Database['read'] = async (query, values) => {
    const rows = await this.#db.read(query, values)
    this.reads++
    this.rows += rows.length
    this.largest = Math.max(this.largest, rows.length)
    return rows
  }
  change: Database['change'] = (steps) => this.#db.change(steps)
  backup: Database['backup'] = (path) => this.#db.backup(path)
  close = () => this.#db.close()
  now = () => this.#db.now()

  forget(): void {
    this.reads = 0
    this.rows = 0
    this.largest = 0
  }
}

/** A game that counts the views made of it, and how often a scene is played to a position. */
export class CountedGame {
  readonly game: AnyGame
  views = 0
  runs = 0

  constructor(game: AnyGame) {
    const scenes = Object.entries(game.scenes).map(([name, scene]): [string, AnyGame['scenes'][string]] => [
      name,
      (...table) => {
        this.runs++
        return scene(...table)
      },
    ])
    const view = (state: Parameters<AnyGame['view']>[0], seat: Seat | null) => {
      this.views++
      return game.view(state, seat)
    }
    this.game = { ...game, scenes: Object.fromEntries(scenes), view }
  }

  forget(): void {
    this.views = 0
    this.runs = 0
  }
}
