import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameNamed } from '#games/registry'
import { type AnyGame, below, luckFrom } from '#kernel'
import { type Database, openDatabase } from '#store'
import {
  type Environment,
  isDenial,
  type Look,
  type Outcome,
  type Post,
  type PostData,
  type PostKind,
  type Sent,
  Tables,
} from '#tables'
import { fair } from '#test/sample/fair'

/** A hall to play in: a store, a clock that goes when told to, luck that repeats, and a wall where posts are pinned. */
export class Hall {
  readonly db: Database
  readonly tables: Tables
  readonly posts: Post[] = []
  readonly told: { error: unknown; broken: { game: number; bundle: string } | undefined }[] = []
  /** The wall's answer; by default it takes everything. */
  answer: (post: Post) => Promise<Sent> = async () => ({ sent: {} })
  now: number
  /** By how much the clock was put forward, or back, without any time passing. */
  #jumped = 0

  private constructor(db: Database, clock: { now: number }, own: string, change: Partial<Environment>) {
    this.db = db
    this.now = clock.now
    const sink = async (post: Post) => {
      const outcome = await this.answer(post)
      if ('sent' in outcome) this.posts.push(post)
      return outcome
    }
    const luck = luckFrom('68616c6c'.repeat(4))
    const word = () =>
      below(luck, 2 ** 32)
        .toString(16)
        .padStart(8, '0')
    this.tables = new Tables({
      db,
      newSeed: () => word() + word() + word() + word(),
      gameNamed: (name) => (name === 'fair' ? fair : gameNamed(name)),
      contentOf: (game: AnyGame) => game.content,
      sink,
      now: () => this.now,
      steady: () => this.now - this.#jumped,
      shared: async () => this.now,
      engine: 'test',
      process: own,
      reportFault: (error, broken) => void this.told.push({ error, broken }),
      ...change,
    })
  }

  static async open(where: string, process = 'one', change: Partial<Environment> = {}): Promise<Hall> {
    return Hall.on(await openDatabase(where), process, change)
  }

  static on(db: Database, process = 'one', change: Partial<Environment> = {}): Hall {
    return new Hall(db, { now: Date.UTC(2026, 0, 5, 12) }, process, change)
  }

  /** The facts of all posts of a kind that went out. */
  posted<K extends PostKind>(kind: K): PostData[K][] {
    return this.posts.filter((post) => post.kind === kind).map(({ data }) => data as PostData[K])
  }

  pass(milliseconds: number): Promise<void> {
    this.now += milliseconds
    return this.tables.tick()
  }

  /** The clock is put forward or back: no time passes. */
  jump(milliseconds: number): void {
    this.now += milliseconds
    this.#jumped += milliseconds
  }

  async close(): Promise<void> {
    await this.tables.stop()
    await this.db.close()
  }

  async look(id: number, person: string | null): Promise<Look> {
    return yes(await this.tables.reading.look(id, person))
  }
}

/** The outcome of something that must have worked. */
export function yes<T>(outcome: Outcome<T>): T {
  if (isDenial(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome
}

/** The refusal of something that must have been refused, in one word. */
export function refusal(outcome: unknown): string {
  if (!isDenial(outcome)) throw new Error(`not refused: ${JSON.stringify(outcome)}`)
  return outcome.denied
}

const DISK = '/var/tmp'

export const HOME = { server: 'server', channel: 'channel', thread: null }

/** Tests keep their files in memory; a kill between a commit and its answer is seen on a disk, which takes its time. */
export function folder(where: 'memory' | 'disk' = 'memory'): { path: string; remove(): void } {
  const path = mkdtempSync(join(where === 'disk' && existsSync(DISK) ? DISK : tmpdir(), 'willyville-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Somebody, named by a letter. */
export function who(person: string): { person: string; name: string } {
  return { person, name: `Player ${person}` }
}

/** A game that has begun, its people named by letters; they may sit in any order. */
export async function begun(
  hall: Hall,
  people: string,
  more: object = {},
  names: readonly string[] = [],
): Promise<number> {
  const [host, ...others] = [...people]
  const nameOf = (person: string) => names[people.indexOf(person)] ?? `Player ${person}`
  const { id } = yes(
    await hall.tables.lobby.create({
      game: 'willyville',
      host: { person: host as string, name: nameOf(host as string) },
      home: HOME,
      players: people.length,
      ...more,
    }),
  )
  for (const person of others) yes(await hall.tables.lobby.join(id, { person, name: nameOf(person) }))
  yes(await hall.tables.lobby.begin(id, host as string))
  return id
}
