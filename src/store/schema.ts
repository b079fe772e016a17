import type { Generated } from 'kysely'

/** Times are milliseconds since 1970, yes is 1, everything with an inside is JSON. */
export interface Schema {
  games: {
    id: number
    game: string
    rules: number
    /** Raised by every confirmed change; a change that saw another revision is undone. */
    revision: number
    phase: string
    server: string | null
    channel: string
    thread: string | null
    host: string
    language: string
    speed: string
    plan: string
    content: string
    seed: string
    commitment: string
    /** The number of the last entry. */
    entry: number
    part: number
    created: number
    started: number | null
    ended: number | null
    paused: number | null
    note: string | null
    rematch: number | null
    /** How its seed is drawn, or was; null for games that began when it was drawn by the bot alone. */
    lot: string | null
  }
  contents: { hash: string; text: string }
  seats: {
    game: number
    seat: number
    person: string | null
    name: string
    kind: string
    level: string | null
    /** Since when the seat is asked, null while it is not. */
    asked: number | null
    bank: number
    late: number
    offered: number
    conceded: number
  }
  entries: {
    game: number
    number: number
    at: number
    kind: string
    seat: number | null
    person: string | null
    /** Who brought it about: player, clock, bot, order, table. */
    by: string
    data: string
    news: string
    engine: string
  }
  snapshots: { game: number; entry: number; text: string }
  drafts: { game: number; seat: number; picks: string; changed: number }
  orders: { game: number; seat: number; name: string; value: string }
  votes: {
    game: number
    number: number
    kind: string
    by: number
    data: string
    answers: string
    expires: number
  }
  timers: { game: number; name: string; due: number; part: number }
  outbox: {
    id: Generated<number>
    game: number
    part: number
    kind: string
    /** The thread or channel in which it is to be shown. */
    place: string
    /** Rows of the same topic that nobody has begun to send are replaced by the newest. */
    topic: string | null
    data: string
    created: number
    /** By the clock that all processes share; 0 while it was never put off. */
    due: number
    attempts: number
    /** Since when nobody knows whether it went out. */
    begun: number | null
    /** The number by which it is known where it is shown; older rows have none. */
    mark: number | null
    done: number | null
    receipt: string | null
  }
  people: { person: string; settings: string; changed: number }
  results: {
    game: number
    seat: number
    kind: string
    person: string | null
    name: string
    rules: string
    server: string | null
    seats: number
    points: string
    total: number
    won: number
    rank: number
    rated: number
    ended: number
    duration: number
    turns: number
  }
  ratings: { person: string; rules: string; mu: number; sigma: number; games: number; changed: number }
  presses: { press: string; reply: string; at: number }
  parts: { part: number; owner: string | null; until: number }
  processes: { process: string; seen: number }
  counters: { name: string; value: number }
}

export type Row<T extends keyof Schema> = {
  [K in keyof Schema[T]]: Schema[T][K] extends Generated<infer V> ? V : Schema[T][K]
}
