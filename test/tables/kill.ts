import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { below, type Luck, luckFrom } from '#kernel'
import { openDatabase } from '#store'
import { SQLite, type SqliteFile } from '#store/driver'
import { isDenial, Tables } from '#tables'
import { anyGameNamed, type Deed } from '#test/tables/crowd'
import { folder } from '#test/tables/hall'
import { Wall } from '#test/tables/wall'

type Side = 'before' | 'after'

/** The way a child is to end. */
export type Death =
  | { readonly how: 'moment'; readonly side?: undefined; readonly ms: number; readonly isEarly: boolean }
  | { readonly how: 'point'; readonly number: number; readonly side: Side }
  | { readonly how: 'statement'; readonly sql: string; readonly number: number; readonly side: Side }
  | { readonly how: 'sink'; readonly number: number; readonly side: Side }
  | { readonly how: 'amid'; readonly side?: undefined; readonly number: number; readonly micros: number }
  | { readonly how: 'age'; readonly side?: undefined }

export interface Errand {
  readonly file: string
  readonly wall: string
  readonly journal: string
  readonly seed: string
  readonly clock: number
  readonly deeds: number
  readonly death: Death
}

interface WrittenStep {
  readonly sql: string
  readonly values: readonly (string | number | null)[]
  readonly expect: number | null
}

/** The notes a child makes of its life. */
export type Line =
  | { readonly intent: number; readonly games: readonly number[]; readonly steps: readonly WrittenStep[] }
  | { readonly kept: number; readonly failed: number | null }
  | { readonly said: Deed; readonly isNo: boolean; readonly clock: number }
  | { readonly claim: readonly (readonly string[])[]; readonly game: number; readonly seat: number }
  | { readonly told: string }
  | { readonly died: string }

/** A chat service that is out of order sometimes; the child's sink says so. */
export const WEAK = 'the wall is out of order'

export interface KillFigures {
  kills: number
  files: number
  confirmed: number
  plays: number
  drafts: number
  early: number
  shown: number
  doubted: number
  /** Changes that were kept although the child could not say so any more. */
  unsaid: number
  readonly hit: Map<string, number>
  readonly broken: string[]
}

const child = join(process.cwd(), 'dist', 'test', 'tables', 'kill-child.js')
const KILLS_EACH = 15
const START = Date.UTC(2026, 0, 5, 12)

// ── the same changes without being killed

/** A database in memory that goes through what the child meant to write, change by change. */
class Model {
  readonly #file: SqliteFile

  constructor(image: Buffer) {
    // In memory there is no write-ahead log; the header must not ask for one.
    const own = Buffer.from(image)
    own[18] = 1
    own[19] = 1
    this.#file = new SQLite(own)
  }

  /** The place of the step that did not fit, as a database would say it. */
  apply(steps: readonly WrittenStep[]): number | null {
    this.#file.exec('begin')
    for (const [place, { sql, values, expect }] of steps.entries()) {
      const { changes } = this.#file.prepare(sql).run(...values)
      if (expect === null || changes === expect) continue
      this.#file.exec('rollback')
      return place
    }
    this.#file.exec('commit')
    return null
  }

  get rows(): Map<string, string> {
    return rowsOf(this.#file)
  }

  close(): void {
    this.#file.close()
  }
}

/** All rows of all tables but the counters, raised outside of changes, and the times at which migrations were run. */
function rowsOf(file: SqliteFile): Map<string, string> {
  const names = file.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  const kept = names.filter((name) => name !== 'counters' && !name.startsWith('kysely_'))
  const textOf = (name: string) => {
    const rows = file.prepare(`select * from ${name}`).raw().all()
    return rows.map((row) => JSON.stringify(row)).sort()
  }
  return new Map(kept.map((name) => [name, textOf(name).join('\n')]))
}

function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
}

async function emptyImage(path: string): Promise<Buffer> {
  await (await openDatabase(path)).close()
  const file = new SQLite(path)
  const image = file.serialize()
  file.close()
  return image
}

// ── one file and the children that die over it

class Life {
  readonly #dir = folder('disk')
  readonly #figures: KillFigures
  readonly #luck: Luck
  #image: Buffer = Buffer.alloc(0)
  #clock = START
  #children = 0

  constructor(luck: Luck, figures: KillFigures) {
    this.#luck = luck
    this.#figures = figures
  }

  get #file(): string {
    return join(this.#dir.path, 'games.sqlite')
  }

  get #wall(): string {
    return join(this.#dir.path, 'wall.sqlite')
  }

  async live(kills: number): Promise<void> {
    this.#image = await emptyImage(join(this.#dir.path, 'empty.sqlite'))
    const before = this.#figures.broken.length
    for (let kill = 0; kill < kills; kill++) await this.#round(nextDeath(this.#luck, this.#figures))
    await this.#round({ how: 'age' })
    this.#checkAtRest()
    if (this.#figures.broken.length === before) this.#dir.remove()
  }

  async #round(death: Death): Promise<void> {
    const journal = join(this.#dir.path, `journal-${this.#children++}`)
    const seed = Array.from({ length: 4 }, () =>
      below(this.#luck, 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
    const deeds = 150
    const errand: Errand = { file: this.#file, wall: this.#wall, journal, seed, clock: this.#clock, deeds, death }
    const ended = await run(errand)
    const wanted = death.how === 'age' ? '0' : 'SIGKILL'
    if (ended !== wanted) this.#complain(`the child ended with ${ended}`, errand)
    if (death.how !== 'age') this.#figures.kills++
    const lines = linesOf(journal)
    for (const what of await this.#inspect(lines)) this.#complain(what, errand)
    if (this.#figures.broken.length === 0) rmSync(journal, { force: true })
  }

  #complain(what: string, { death, journal }: Errand): void {
    this.#figures.broken.push(`${what} (${JSON.stringify(death)}, ${journal})`)
  }

  async #inspect(lines: readonly Line[]): Promise<string[]> {
    const died = lines.flatMap((line) => ('died' in line ? [line.died] : []))
    for (const where of died) this.#figures.hit.set(where, (this.#figures.hit.get(where) ?? 0) + 1)
    for (const line of lines) if ('intent' in line) this.#learn(line.steps)
    const said = lines.filter((line) => 'said' in line)
    // Time goes on, and the dead child's leases are over.
    this.#clock = Math.max(this.#clock, ...said.map(({ clock }) => clock)) + 20_000
    const broken = lines.flatMap((line) => ('told' in line && !line.told.includes(WEAK) ? [`told: ${line.told}`] : []))
    broken.push(...this.#compare(lines))
    if (this.#isEmpty()) return broken
    broken.push(...(await this.#lookIn(lines)))
    broken.push(...this.#checkWall())
    return broken
  }

  /** Every statement ever written is one to die at, also those nobody has died at yet. */
  #learn(steps: readonly WrittenStep[]): void {
    const { hit } = this.#figures
    for (const { sql } of steps) {
      for (const where of [`before ${sql}`, `after ${sql}`]) if (!hit.has(where)) hit.set(where, 0)
    }
  }

  /** Killed so early that there are no tables yet. */
  #isEmpty(): boolean {
    if (!existsSync(this.#file)) return true
    const file = new SQLite(this.#file)
    const count = file.prepare('select count(*) from sqlite_master').pluck().get()
    file.close()
    return count === 0
  }

  /** The file must be, row for row, what an unkilled one is after all that was kept, and perhaps some whole changes more. */
  #compare(lines: readonly Line[]): string[] {
    const intents = lines.filter((line) => 'intent' in line)
    const kept = lines.filter((line) => 'kept' in line)
    if (this.#isEmpty()) return intents.length === 0 ? [] : ['the tables are gone']
    const broken: string[] = []
    const file = new SQLite(this.#file)
    const sound = file.pragma('integrity_check', { simple: true })
    if (sound !== 'ok') broken.push(`the file is damaged: ${sound}`)
    const rows = rowsOf(file)
    const model = new Model(this.#image)
    const failures = intents.map(({ steps }, at) => ({ at, steps }))
    const least = Math.max(-1, ...kept.map((line) => line.kept))
    const replies = new Map(kept.map((line) => [line.kept, line.failed]))
    let applied = 0
    const next = () => {
      const { steps } = failures[applied] as (typeof failures)[number]
      const failed = model.apply(steps)
      if (replies.has(applied) && replies.get(applied) !== failed) broken.push(`change ${applied} ended otherwise`)
      applied++
    }
    while (applied <= least) next()
    let differences = differing(rows, model.rows)
    const first = differences
    while (differences.length > 0 && applied < intents.length) {
      next()
      differences = differing(rows, model.rows)
    }
    if (differences.length > 0) {
      broken.push(`the file is like none that was not killed: ${first} after ${least + 1} of ${intents.length} changes`)
    } else this.#figures.unsaid += applied - least - 1
    this.#image = file.serialize()
    file.close()
    model.close()
    return broken
  }

  /** Through the door: every game replays, everything said is there, drafts are there. */
  async #lookIn(lines: readonly Line[]): Promise<string[]> {
    const broken: string[] = []
    const db = await openDatabase(this.#file)
    const tables = new Tables({
      db,
      gameNamed: anyGameNamed,
      contentOf: (game) => game.content,
      sink: async () => ({ later: null }),
      now: () => this.#clock,
      engine: 'after',
      process: 'after',
      reportFault: (error) => broken.push(`afterwards: ${error}`),
    })
    const file = new SQLite(this.#file, { readonly: true })
    for (const id of file.prepare('select id from games').pluck().all() as number[]) {
      const audit = await tables.records.audit(id)
      if (isDenial(audit) || audit.difference !== null) broken.push(`game ${id}: ${JSON.stringify(audit)}`)
    }
    for (const line of lines) if ('said' in line && !line.isNo) broken.push(...this.#missing(file, line.said))
    for (const claim of lastClaims(lines)) {
      this.#figures.drafts += Number(claim.claim.length > 0)
      const row = file.prepare('select picks from drafts where game = ? and seat = ?').pluck()
      const draft = (row.get(claim.game, claim.seat) as string | undefined) ?? '[]'
      if (draft !== JSON.stringify(claim.claim)) broken.push(`draft of ${claim.game}.${claim.seat} is ${draft}`)
    }
    file.close()
    await db.close()
    return broken
  }

  #missing(file: SqliteFile, { what, game, person, press, picks, outcome }: Deed): string[] {
    this.#figures.confirmed++
    const reply = file.prepare('select reply from presses where press = ?').pluck().get(press)
    const isOld = reply === undefined && this.#clock - START > 24 * 3600_000
    if (!isOld && reply !== JSON.stringify(outcome)) return [`${what} ${press} was confirmed and is not there`]
    if (what === 'answerEarly') this.#figures.early++
    if (what !== 'play') return []
    this.#figures.plays++
    const entries = file
      .prepare("select data from entries where game = ? and person = ? and kind = 'play' and number <= ?")
      .pluck()
      .all(game, person, (outcome as { entry: number }).entry) as string[]
    const isThere = entries.some((data) => JSON.stringify(JSON.parse(data).picks) === JSON.stringify(picks))
    return isThere ? [] : [`the move ${press} was confirmed and has no entry`]
  }

  #posts(): { id: number; done: number | null; receipt: string | null; attempts: number }[] {
    const file = new SQLite(this.#file, { readonly: true })
    const posts = file.prepare('select id, done, receipt, attempts from outbox').all()
    file.close()
    return posts as { id: number; done: number | null; receipt: string | null; attempts: number }[]
  }

  #checkWall(): string[] {
    if (!existsSync(this.#wall)) return []
    const wall = new Wall(this.#wall, 'parent')
    const broken = wall.wrong
    const shown = new Set(wall.shown.map(({ id }) => id))
    wall.close()
    const posts = this.#posts()
    const known = new Set(posts.map(({ id }) => id))
    for (const id of shown) if (!known.has(id)) broken.push(`post ${id} was shown, but what it tells never happened`)
    for (const { id, done } of posts) {
      if (done !== null && !shown.has(id)) broken.push(`post ${id} is marked as out, but was never shown`)
    }
    return broken
  }

  #checkAtRest(): void {
    const posts = this.#posts()
    const wall = new Wall(this.#wall, 'parent')
    const shown = wall.shown
    wall.close()
    const left = posts.filter(({ done }) => done === null)
    if (left.length > 0) this.#figures.broken.push(`${left.length} posts never went out`)
    if (shown.length !== posts.length) this.#figures.broken.push(`${posts.length} posts, ${shown.length} shown`)
    this.#figures.shown += shown.length
    this.#figures.doubted += posts.filter(({ attempts }) => attempts > 1).length
    this.#figures.files++
  }
}

/** A claim counts while nothing else was on its way for the same game. */
function lastClaims(lines: readonly Line[]) {
  const kept = new Set(lines.flatMap((line) => ('kept' in line ? [line.kept] : [])))
  const claims = new Map<string, Extract<Line, { claim: unknown }>>()
  const open = new Map<number, number>()
  const gamesOf = new Map<number, readonly number[]>()
  for (const line of lines) {
    if ('intent' in line) {
      gamesOf.set(line.intent, line.games)
      for (const game of line.games) {
        open.set(game, (open.get(game) ?? 0) + 1)
        for (const key of [...claims.keys()]) if (key.startsWith(`${game}.`)) claims.delete(key)
      }
    }
    if ('kept' in line) for (const game of gamesOf.get(line.kept) ?? []) open.set(game, (open.get(game) ?? 0) - 1)
    if ('claim' in line && (open.get(line.game) ?? 0) === 0) claims.set(`${line.game}.${line.seat}`, line)
  }
  return kept.size === 0 ? [] : [...claims.values()]
}

function linesOf(journal: string): Line[] {
  if (!existsSync(journal)) return []
  const lines = readFileSync(journal, 'utf8').split('\n')
  // A line that was being written when the child died was not yet acted upon.
  lines.pop()
  return lines.map((line) => JSON.parse(line) as Line)
}

function run(errand: Errand): Promise<string> {
  const { death } = errand
  return new Promise((resolve) => {
    const started = spawn(process.execPath, [child, JSON.stringify(errand)], { stdio: ['ignore', 'pipe', 'inherit'] })
    const kill = () => setTimeout(() => started.kill('SIGKILL'), death.how === 'moment' ? death.ms : 0)
    if (death.how === 'moment') {
      if (death.isEarly) kill()
      else started.stdout.once('data', kill)
    }
    started.once('exit', (code, signal) => resolve(signal ?? String(code)))
  })
}

const POINTS = 900
const KINDS = ['moment', 'moment', 'point', 'point', 'point', 'statement', 'statement', 'sink', 'amid', 'amid'] as const

function nextDeath(luck: Luck, { hit }: KillFigures): Death {
  const how = KINDS[below(luck, KINDS.length)] as (typeof KINDS)[number]
  const side: Side = below(luck, 2) === 0 ? 'before' : 'after'
  if (how === 'moment') return { how, ms: below(luck, 300), isEarly: below(luck, 8) === 0 }
  if (how === 'sink') return { how, side, number: 1 + below(luck, 25) }
  if (how === 'amid') return { how, number: 1 + below(luck, 60), micros: below(luck, 600) }
  const [where] = rarest(luck, hit)
  if (how === 'point' || where === undefined) return { how: 'point', side, number: 1 + below(luck, POINTS) }
  const [when, ...sql] = where.split(' ')
  return { how, side: when as Side, sql: sql.join(' '), number: 1 + below(luck, 3) }
}

/** Acts that were seldom the last thing done. */
function rarest(luck: Luck, hit: ReadonlyMap<string, number>): [string?, number?] {
  const known = [...hit].filter(([where]) =>
    /^(before|after) (insert|update|delete|savepoint|rollback|release)/.test(where),
  )
  return known.sort(([, a], [, b]) => a - b)[below(luck, Math.max(1, Math.min(12, known.length)))] ?? []
}

/** Kills children at random and exact moments and looks every time at what is left. */
export async function killOften(kills: number, seed: string, lanes = 2): Promise<KillFigures> {
  const figures: KillFigures = {
    kills: 0,
    files: 0,
    confirmed: 0,
    plays: 0,
    drafts: 0,
    early: 0,
    shown: 0,
    doubted: 0,
    unsaid: 0,
    hit: new Map(),
    broken: [],
  }
  const luck = luckFrom(seed)
  let left = kills
  const lane = async () => {
    while (left > 0 && figures.broken.length === 0) {
      const now = Math.min(left, KILLS_EACH)
      left -= now
      await new Life(luck, figures).live(now)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return figures
}
