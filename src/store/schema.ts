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
    /** The lot from which its seed is drawn, or was; null for games that began when the bot alone drew it. */
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
    /** The cause: player, clock, bot, order, table. */
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

type TypeOf<V> = V extends string ? 'text' : 'integer' | 'bigint' | 'real'
/** The type in which a column is kept; a question mark says that it may be null. */
type Kept<V> = [V] extends [Generated<number>] ? 'counted' : null extends V ? `${TypeOf<NonNullable<V>>}?` : TypeOf<V>

/** Every column as the migrations leave it; `counted` is a number that the database gives out. */
export const COLUMNS: {
  readonly [T in keyof Schema]: { readonly [C in keyof Schema[T]]: Kept<Schema[T][C]> }
} = {
  games: {
    id: 'bigint',
    game: 'text',
    rules: 'integer',
    revision: 'integer',
    phase: 'text',
    server: 'text?',
    channel: 'text',
    thread: 'text?',
    host: 'text',
    language: 'text',
    speed: 'text',
    plan: 'text',
    content: 'text',
    seed: 'text',
    commitment: 'text',
    entry: 'integer',
    part: 'integer',
    created: 'bigint',
    started: 'bigint?',
    ended: 'bigint?',
    paused: 'bigint?',
    note: 'text?',
    rematch: 'bigint?',
    lot: 'text?',
  },
  contents: { hash: 'text', text: 'text' },
  seats: {
    game: 'bigint',
    seat: 'integer',
    person: 'text?',
    name: 'text',
    kind: 'text',
    level: 'text?',
    asked: 'bigint?',
    bank: 'bigint',
    late: 'integer',
    offered: 'integer',
    conceded: 'integer',
  },
  entries: {
    game: 'bigint',
    number: 'integer',
    at: 'bigint',
    kind: 'text',
    seat: 'integer?',
    person: 'text?',
    by: 'text',
    data: 'text',
    news: 'text',
    engine: 'text',
  },
  snapshots: { game: 'bigint', entry: 'integer', text: 'text' },
  drafts: { game: 'bigint', seat: 'integer', picks: 'text', changed: 'bigint' },
  orders: { game: 'bigint', seat: 'integer', name: 'text', value: 'text' },
  votes: {
    game: 'bigint',
    number: 'integer',
    kind: 'text',
    by: 'integer',
    data: 'text',
    answers: 'text',
    expires: 'bigint',
  },
  timers: { game: 'bigint', name: 'text', due: 'bigint', part: 'integer' },
  outbox: {
    id: 'counted',
    game: 'bigint',
    part: 'integer',
    kind: 'text',
    topic: 'text?',
    data: 'text',
    created: 'bigint',
    due: 'bigint',
    attempts: 'integer',
    begun: 'bigint?',
    done: 'bigint?',
    receipt: 'text?',
    mark: 'integer?',
    place: 'text',
  },
  people: { person: 'text', settings: 'text', changed: 'bigint' },
  results: {
    game: 'bigint',
    seat: 'integer',
    kind: 'text',
    person: 'text?',
    name: 'text',
    rules: 'text',
    server: 'text?',
    seats: 'integer',
    points: 'text',
    total: 'integer',
    won: 'integer',
    rank: 'integer',
    rated: 'integer',
    ended: 'bigint',
    duration: 'bigint',
    turns: 'integer',
  },
  ratings: { person: 'text', rules: 'text', mu: 'real', sigma: 'real', games: 'integer', changed: 'bigint' },
  presses: { press: 'text', reply: 'text', at: 'bigint' },
  parts: { part: 'integer', owner: 'text?', until: 'bigint' },
  processes: { process: 'text', seen: 'bigint' },
  counters: { name: 'text', value: 'bigint' },
}

/** The names of a table's columns, in the order of the table. */
export function columnsOf<T extends keyof Schema>(table: T): (keyof Schema[T])[] {
  return Object.keys(COLUMNS[table]) as (keyof Schema[T])[]
}

export type Row<T extends keyof Schema> = {
  [K in keyof Schema[T]]: Schema[T][K] extends Generated<infer V> ? V : Schema[T][K]
}
