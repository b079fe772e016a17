import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { below, type Luck, luckFrom } from '#kernel'
import { type Row, step } from '#store'
import * as query from '#store/queries'
import { Query } from '#store/query'
import { isDenial } from '#tables'
import type { Deed } from '#test/tables/crowd'
import { type CutFigures, type Cuts, cutOften } from '#test/tables/cuts'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { Wall } from '#test/tables/wall'

export interface Fighter {
  readonly name: string
  readonly where: string
  readonly wall: string
  readonly journal: string
  readonly seed: string
  readonly games: readonly number[]
  readonly epoch: number
  /** The speed of its clock, by ours. */
  readonly scale: number
}

export type Line = { readonly said: Deed } | { readonly refused: string } | { readonly told: string }

/** The fate of the first of the two halfway: nothing, its death, or a sleep longer than its leases. */
export type Mishap = 'none' | 'killed' | 'frozen'

export interface Fight {
  readonly where: string
  /** At least; on a busy machine it goes on until both have done enough to be compared. */
  readonly seconds: number
  readonly seed: string
  readonly mishap?: Mishap
  readonly scale?: number
  /** The number of games that are played, if not a hundred. */
  readonly games?: number
  /** Instead of a mishap, and for as long as it takes: what happens to the database of both. */
  readonly cuts?: Cuts
}

export interface FightFigures {
  games: number
  moves: number
  /** Presses that came to both processes. */
  shared: number
  movedOn: number
  /** Acts that were refused because the database could not be reached. */
  lost: number
  /** Moves that happened although nobody was told so, because the answer was lost. */
  unsaid: number
  timers: number
  posts: number
  doubted: number
  /** The acts, timers and posts that each of the two moved, fired and posted. */
  readonly shares: Record<string, Record<'moves' | 'timers' | 'posts', number>>
  /** By how many seconds the latest timer and the latest post were late. */
  latestTimer: number
  latestPost: number
  readonly broken: string[]
  cuts?: CutFigures
}

const child = join(process.cwd(), 'dist', 'test', 'tables', 'two-processes-child.js')
const PLAYED = 100
const WATCHED = 64
const LEASE_AND_MORE = 17
const NAMES = ['one', 'two'] as const
const SECOND = 1000
const LOOK_AGAIN = 200
const PATIENCE = 120 * SECOND
const MINUTE = 60 * SECOND

const readOutbox = new Query<object, Row<'outbox'>>((db) => db.selectFrom('outbox').selectAll().orderBy('id'))
const readPresses = new Query<object, Row<'presses'>>((db) => db.selectFrom('presses').selectAll())
const handOver = new Query<{ part: number; owner: string; until: number }>((db, p) =>
  db.updateTable('parts').set({ owner: p.owner, until: p.until }).where('part', '=', p.part),
)

type Fighting = ChildProcessByStdio<Writable, Readable, null>

class Arena {
  readonly #dir = folder()
  readonly #fight: Fight
  readonly #hall: Hall
  readonly #luck: Luck
  readonly #broken: string[] = []
  readonly #epoch = Date.now()
  #played: number[] = []
  readonly #watched: number[] = []
  #began = 0
  #cuts: CutFigures | undefined

  private constructor(fight: Fight, hall: Hall) {
    this.#fight = fight
    this.#hall = hall
    this.#luck = luckFrom(fight.seed)
  }

  static async open(fight: Fight): Promise<Arena> {
    return new Arena(fight, await Hall.open(fight.where, 'arena'))
  }

  get #scale(): number {
    return this.#fight.scale ?? 1
  }

  get #now(): number {
    return Math.round(this.#epoch + (Date.now() - this.#epoch) * this.#scale)
  }

  get #wall(): string {
    return join(this.#dir.path, 'wall.sqlite')
  }

  /** The games both play in. */
  async prepare(): Promise<void> {
    const hall = this.#hall
    hall.now = this.#now
    const games = Array.from({ length: this.#fight.games ?? PLAYED }, (_, at) =>
      begun(hall, 'abcd'.slice(0, 2 + (at % 3)), {
        game: at % 3 === 0 ? 'fair' : 'willyville',
        speed: at % 2 === 0 ? 'day' : 'three',
      }),
    )
    this.#played = await Promise.all(games)
    new Wall(this.#wall, 'arena').close()
  }

  /** Games nobody plays in: half and nine tenths of the time are over, the rest runs out while the two fight. */
  async #watch(): Promise<void> {
    const hall = this.#hall
    for (let at = 0; at < WATCHED; at++) {
      const left = ((35 + below(this.#luck, 30)) / 100) * this.#fight.seconds * SECOND * this.#scale
      hall.now = Math.round(this.#now - 15 * MINUTE + left)
      this.#watched.push(await begun(hall, 'ef', { speed: 'live' }))
    }
  }

  async fight(): Promise<void> {
    const { seconds, mishap = 'none' } = this.#fight
    const fighters = NAMES.map((name) => this.#start(name))
    const ends = fighters.map(
      (fighter) =>
        new Promise<string>((resolve) => fighter.once('exit', (code, signal) => resolve(signal ?? `${code}`))),
    )
    await Promise.all(fighters.map(({ stdout }) => once(stdout, 'data')))
    await this.#watch()
    this.#began = this.#now
    for (const { stdin } of fighters) stdin.write('go\n')
    const turning = setInterval(() => void this.#handPartsOver(), 25)
    await pause((seconds / 3) * SECOND)
    await this.#haveMoved(1)
    if (mishap !== 'none') clearInterval(turning)
    await this.#strike(mishap, fighters[0] as Fighting)
    await this.#finish()
    for (const fighter of fighters) fighter.kill('SIGTERM')
    const codes = await Promise.all(ends)
    clearInterval(turning)
    const wanted = [mishap === 'killed' ? 'SIGKILL' : '0', '0']
    if (codes.join() !== wanted.join()) this.#broken.push(`the two ended with ${codes}`)
  }

  async #strike(mishap: Mishap, fighter: Fighting): Promise<void> {
    if (mishap === 'killed') fighter.kill('SIGKILL')
    if (mishap !== 'frozen') return
    fighter.kill('SIGSTOP')
    await pause((LEASE_AND_MORE * SECOND) / this.#scale)
    fighter.kill('SIGCONT')
  }

  /** The rest of the time, or all of the cuts. */
  async #finish(): Promise<void> {
    const { where, seconds, cuts } = this.#fight
    if (cuts !== undefined) {
      this.#cuts = await cutOften(where, cuts)
      return
    }
    await pause(((seconds * 2) / 3) * SECOND)
    await this.#haveMoved((this.#played.length + WATCHED) / 4 + 1)
  }

  /** Until each of the two has moved, and both together so often. */
  async #haveMoved(wanted: number): Promise<void> {
    const patience = Date.now() + PATIENCE
    while (Date.now() < patience) {
      const moves = NAMES.map((name) => linesOf(this.#journal(name)).flatMap(moveOf))
      if (!moves.some((own) => own.length === 0) && new Set(moves.flat()).size >= wanted) return
      await pause(LOOK_AGAIN)
    }
  }

  #start(name: string): Fighting {
    const { where, seed } = this.#fight
    const fighter: Fighter = {
      name,
      where,
      wall: this.#wall,
      journal: this.#journal(name),
      games: this.#played,
      seed: name === NAMES[0] ? seed : [...seed].reverse().join(''),
      epoch: this.#epoch,
      scale: this.#scale,
    }
    return spawn(process.execPath, [child, JSON.stringify(fighter)], { stdio: ['pipe', 'pipe', 'inherit'] })
  }

  /** A database that is cut off may refuse, as long as it says so. */
  #complain(what: string): void {
    const mayBe = this.#fight.cuts !== undefined && /StorageFault|^refused: storage$/.test(what)
    if (!mayBe) this.#broken.push(what)
  }

  #journal(name: string): string {
    return join(this.#dir.path, `journal-${name}`)
  }

  /** Ownership changes in the middle of everything, as when somebody was silent for too long. */
  async #handPartsOver(): Promise<void> {
    const until = this.#now + 15 * SECOND
    const owner = NAMES[below(this.#luck, 2)] as string
    const handing = this.#hall.db.change([step(handOver, { part: below(this.#luck, 64), owner, until })])
    await handing.catch((error) => this.#complain(String(error)))
  }

  /** Posts that are left are sent by us, then everything is counted. */
  async count(): Promise<FightFigures> {
    const hall = this.#hall
    const wall = new Wall(this.#wall, 'arena')
    hall.answer = async (post) => {
      wall.offer(post)
      return wall.show(post)
    }
    hall.now = this.#now + MINUTE
    await this.#sendAll()
    const lines = NAMES.flatMap((name) => linesOf(this.#journal(name)))
    const figures: FightFigures = {
      games: this.#played.length + WATCHED,
      moves: 0,
      shared: 0,
      movedOn: 0,
      unsaid: 0,
      lost: 0,
      timers: 0,
      posts: 0,
      doubted: 0,
      latestTimer: 0,
      latestPost: 0,
      broken: this.#broken,
      shares: Object.fromEntries(NAMES.map((name) => [name, { moves: 0, timers: 0, posts: 0 }])),
    }
    for (const line of lines) {
      if ('told' in line) this.#complain(`told: ${line.told}`)
      if ('refused' in line && ['storage', 'broken', 'no-such-table'].includes(line.refused)) {
        this.#complain(`refused: ${line.refused}`)
      }
      if ('refused' in line && line.refused === 'storage') figures.lost++
      if ('refused' in line && line.refused === 'moved-on') figures.movedOn++
    }
    const said = lines.flatMap((line) => ('said' in line ? [line.said] : []))
    await this.#countMoves(said, figures)
    if (this.#cuts !== undefined && figures.unsaid > figures.lost)
      this.#broken.push(`${figures.unsaid} moves came from nowhere`)
    await this.#countPresses(said, figures)
    for (const id of this.#watched) await this.#countTimers(id, figures)
    await this.#countPosts(wall, figures)
    wall.close()
    await hall.close()
    if (this.#cuts !== undefined) figures.cuts = this.#cuts
    if (this.#broken.length === 0) this.#dir.remove()
    return figures
  }

  /** A round sends of many games, but not of all; whoever was late has left much. */
  async #sendAll(): Promise<void> {
    const { tables } = this.#hall
    for (let before = Number.POSITIVE_INFINITY; ; ) {
      await tables.tick()
      const left = yes(await tables.operations.waitingPosts()).waiting
      if (left === 0 || left >= before) return
      before = left
    }
  }

  get #couldNotSay(): boolean {
    return this.#fight.mishap === 'killed' || this.#fight.cuts !== undefined
  }

  /** Every move the door confirmed is one entry, and there is no other. */
  async #countMoves(said: readonly Deed[], figures: FightFigures): Promise<void> {
    const confirmed = pressesOf(said.filter(({ what }) => what === 'play' || what === 'confirm'))
    for (const id of this.#played) {
      const audit = await this.#hall.tables.records.audit(id)
      if (isDenial(audit) || audit.difference !== null) this.#broken.push(`game ${id}: ${JSON.stringify(audit)}`)
      const entries = await this.#hall.db.read(query.readEntries, { game: id, after: 0 })
      const moves = entries.filter(({ kind, by }) => kind === 'play' && by === 'player')
      const confirmedEntries = confirmed.filter(([{ game }]) => game === id).map((deeds) => entryOf(moves, deeds))
      if (confirmedEntries.includes(undefined)) this.#broken.push(`game ${id} lost a confirmed move`)
      const numbers = new Set(confirmedEntries.map((entry) => entry?.number))
      if (numbers.size < confirmedEntries.length) this.#broken.push(`game ${id}: two confirmed moves are one entry`)
      figures.unsaid += moves.length - numbers.size
      if (numbers.size < moves.length && !this.#couldNotSay) {
        this.#broken.push(`game ${id} has ${moves.length} moves, ${numbers.size} were confirmed`)
      }
      figures.moves += moves.length
      for (const { engine } of moves) count(figures, programOf(engine), 'moves')
    }
  }

  /** The same press has the same reply in both, and every confirmed act is kept by its press. */
  async #countPresses(said: readonly Deed[], figures: FightFigures): Promise<void> {
    const replies = new Map((await this.#hall.db.read(readPresses, {})).map(({ press, reply }) => [press, reply]))
    const seen = new Set<string>()
    for (const { press, outcome } of said) {
      if (replies.get(press) !== JSON.stringify(outcome)) this.#broken.push(`${press}: ${JSON.stringify(outcome)}`)
      if (seen.has(press)) figures.shared++
      seen.add(press)
    }
    if (replies.size > seen.size && !this.#couldNotSay) this.#broken.push('something was done that nobody was told')
  }

  /** Half, nine tenths, all: each told once for every seat that was asked. */
  async #countTimers(id: number, figures: FightFigures): Promise<void> {
    const entries = await this.#hall.db.read(query.readEntries, { game: id, after: 0 })
    const [begin] = entries.filter(({ kind }) => kind === 'begin')
    const fired = entries.filter(({ by }) => by === 'clock')
    const told = fired.map(({ kind, seat, data }) => `${seat} ${JSON.parse(data).stage ?? kind}`)
    const seats = [...new Set(fired.map(({ seat }) => seat))]
    const wanted = seats.flatMap((seat) => ['half', 'ninety', 'clock-out'].map((stage) => `${seat} ${stage}`))
    if (seats.length === 0 || told.sort().join() !== wanted.sort().join()) this.#broken.push(`game ${id} told ${told}`)
    for (const { kind, at, engine } of fired) {
      const program = programOf(engine)
      figures.timers++
      count(figures, program, 'timers')
      const due = (begin?.at ?? 0) + 15 * MINUTE
      if (kind === 'clock-out' && program !== 'test') figures.latestTimer = later(figures.latestTimer, at - due)
    }
  }

  /** All that was to be posted hangs on the wall once, and nothing else. */
  async #countPosts(wall: Wall, figures: FightFigures): Promise<void> {
    const posts = await this.#hall.db.read(readOutbox, {})
    this.#broken.push(...wall.wrong)
    const shown = wall.shown
    const ids = new Set(shown.map(({ id }) => id))
    const missing = posts.filter(({ id, done }) => done === null || !ids.has(id))
    if (missing.length > 0) this.#broken.push(`${missing.length} posts never went out`)
    if (shown.length !== posts.length) this.#broken.push(`${posts.length} posts, ${shown.length} shown`)
    figures.posts = shown.length
    figures.doubted = posts.filter(({ attempts }) => attempts > 1).length
    const ours = new Set(shown.filter(({ by }) => by !== 'arena').map(({ id }) => id))
    for (const { by } of shown) count(figures, by, 'posts')
    for (const { id, done, created } of posts) {
      // All that waited for the two to begin or to end was not late by their fault.
      const isTheirs = ours.has(id) && created > this.#began
      if (isTheirs) figures.latestPost = later(figures.latestPost, (done ?? 0) - created)
    }
  }
}

function later(seconds: number, milliseconds: number): number {
  return Math.max(seconds, Math.round(milliseconds / 100) / 10)
}

function count({ shares }: FightFigures, name: string, what: 'moves' | 'timers' | 'posts'): void {
  const share = shares[name]
  if (share !== undefined) share[what]++
}

/** An entry names the program and the rules it was made by; here every process is a program of its own. */
function programOf(engine: string): string {
  return engine.slice(0, engine.lastIndexOf(' '))
}

type Deeds = readonly [Deed, ...Deed[]]

/** The answers to each press, once or, where it came to both, twice. */
function pressesOf(said: readonly Deed[]): Deeds[] {
  const presses = new Map<string, Deeds>()
  for (const one of said) presses.set(one.press, [one, ...(presses.get(one.press) ?? [])])
  return [...presses.values()]
}

/** The entry of a confirmed move, or a little before it where standing orders answered at once. */
function entryOf(moves: readonly Row<'entries'>[], deeds: Deeds): Row<'entries'> | undefined {
  const [{ person, outcome }] = deeds
  const { entry } = outcome as { entry: number }
  const move = moves.findLast(({ number }) => number <= entry)
  if (move?.person !== person) return undefined
  const written = JSON.stringify(JSON.parse(move.data).picks)
  const isSame = deeds.some(({ picks }) => picks === undefined || JSON.stringify(picks) === written)
  return isSame ? move : undefined
}

function linesOf(journal: string): Line[] {
  if (!existsSync(journal)) return []
  const lines = readFileSync(journal, 'utf8').split('\n')
  lines.pop()
  return lines.map((line) => JSON.parse(line) as Line)
}

/** The press a move was confirmed by; none where the line says something else. */
function moveOf(line: Line): string[] {
  return 'said' in line && (line.said.what === 'play' || line.said.what === 'confirm') ? [line.said.press] : []
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Two processes play the same games, wherever they are kept. */
export async function fightOver(fight: Fight): Promise<FightFigures> {
  const arena = await Arena.open(fight)
  await arena.prepare()
  await arena.fight()
  return arena.count()
}
