import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Answer,
  begin,
  type News,
  newsFor,
  type Position,
  position,
  type RecordedScene,
  recordOf,
  type Saved,
  type Seat,
  untilAsked,
} from '#kernel'
import type { Database, Row } from '#store'
import { LruCache } from '../engine/lru-cache.ts'
import { effective, entriesOf, entryDataOf, knownContent, newsOf } from '../engine/table-loader.ts'
import { consequenceOf } from '../flow/consequences.ts'
import { answersOf, digestOf, type Table } from '../model/table.ts'
import { isSilent } from './look.ts'

export interface Difference {
  readonly entry: number
  readonly what: string
}

/** A scene, and for each answer who gave it in person: null where a bot, a clock or an order did. */
interface WalkedScene extends RecordedScene {
  readonly givers: readonly (string | null)[]
}

/** The state that an entry led to. */
export interface Landing {
  readonly entry: number
  readonly saved: Saved
}

export interface Walk {
  readonly scenes: WalkedScene[]
  readonly landings: readonly Landing[]
  readonly saved: Saved
  readonly answers: readonly Answer[]
  readonly difference: Difference | null
}

/** The version of the rules a game began with: it may go on by them to its end. */
function versionIn(entries: readonly Row<'entries'>[]): { version?: number } {
  const begun = beginOf(entries)
  const { version } = begun === undefined ? {} : entryDataOf('begin', begun)
  return version === undefined ? {} : { version }
}

function firstState(table: Table, entries: readonly Row<'entries'>[]): Saved {
  const content = knownContent(table.content)
  const { seed, plan, places, game } = table
  return untilAsked(
    game,
    begin(game, { seats: places.length, options: plan.options, seed, content, ...versionIn(entries) }),
  ).saved
}

export function beginOf(entries: readonly Row<'entries'>[]): Row<'entries'> | undefined {
  return entries.find(({ kind }) => kind === 'begin')
}

/** Lets others go first between two pieces of a long work. */
export type YieldToOthers = () => Promise<void>

const anyTurn: YieldToOthers = () => nextTurn()

/** The state a game began in. */
function firstLanding(table: Table, entries: readonly Row<'entries'>[]): Landing {
  return { entry: beginOf(entries)?.number ?? 0, saved: firstState(table, entries) }
}

/** A game on the way from its seed, or from a state it came to, through its entries. */
class Walker {
  readonly #game: Table['game']
  readonly #scenes: WalkedScene[] = []
  readonly #landings: Landing[]
  #saved: Saved
  /** The position after the last entry of the scene; null at its beginning. */
  #before: Position | null = null
  #answers: Answer[] = []
  #givers: (string | null)[] = []

  constructor(game: Table['game'], start: Landing) {
    this.#game = game
    this.#saved = start.saved
    this.#landings = [start]
  }

  /** Plays a seat's move again, and says in what it differs from what was written; null where in nothing. */
  play(entry: Row<'entries'>, seat: Seat): string | null {
    const game = this.#game
    const { picks, digest } = entryDataOf('play', entry)
    const answers = [...this.#answers, ...answersOf(seat, picks)]
    const current = position(game, this.#saved, answers)
    if (current.refusal !== null) return `refused: ${current.refusal.refused}`
    const { news, onward } = consequenceOf(game, this.#before ?? position(game, this.#saved, this.#answers), current)
    if (JSON.stringify(news) !== entry.news) return 'other news'
    this.#before = current
    this.#answers = answers
    const giver = entry.by === 'player' ? entry.person : null
    this.#givers = [...this.#givers, ...picks.map(() => giver)]
    if (onward === null) return null
    this.#land(entry.number, onward)
    return digest === digestOf(onward) ? null : 'another state'
  }

  #land(entry: number, onward: Saved): void {
    this.#scenes.push({ saved: this.#saved, answers: this.#answers, givers: this.#givers })
    this.#landings.push({ entry, saved: onward })
    this.#saved = onward
    this.#before = null
    this.#answers = []
    this.#givers = []
  }

  end(difference: Difference | null): Walk {
    return { scenes: this.#scenes, landings: this.#landings, saved: this.#saved, answers: this.#answers, difference }
  }
}

/** Plays the entries again from the seed, or from where some of them led, as far as they agree with what was written. */
export async function walk(
  table: Table,
  entries: readonly Row<'entries'>[],
  breathe: YieldToOthers = anyTurn,
  from: Landing = firstLanding(table, entries),
): Promise<Walk> {
  const walker = new Walker(table.game, from)
  for (const entry of effective(entries)) {
    if (entry.kind !== 'play' || entry.seat === null || entry.number <= from.entry) continue
    await breathe()
    const difference = walker.play(entry, entry.seat)
    if (difference !== null) return walker.end({ entry: entry.number, what: difference })
  }
  return walker.end(null)
}

/** A game that was played again, as its lines. */
export interface Lines {
  readonly lines: readonly string[]
  /** The number of answers, with those of the open scene. */
  readonly answers: number
  readonly open: readonly Answer[]
  readonly saved: Saved
  readonly broken: Difference | null
}

async function linesFrom(table: Table, entries: Entries, breathe: YieldToOthers): Promise<Lines> {
  const { scenes, answers: open, saved, difference: broken } = await walk(table, entries, breathe)
  const lines: string[] = []
  for (const scene of scenes) {
    await breathe()
    lines.push(...recordOf(table.game, table.seed, [scene]).lines)
  }
  const answers = scenes.reduce((sum, scene) => sum + scene.answers.length, open.length)
  return { lines, answers, open, saved, broken }
}

/** A turn as it was played: where it began, and what its seat answered. */
export interface RecordedTurn {
  readonly saved: Saved
  /** The others' answers to questions that came to all at once. */
  readonly sealed: readonly Answer[]
  /** Among the seat's own turns, from 1. */
  readonly number: number
  readonly seat: Seat
  readonly picks: readonly (readonly string[])[]
}

/**
 * The turns of a seat that somebody played in person, from beginning to end. A scene is a turn of every seat that it asks
 * first; who is asked later is asked something in another's turn.
 */
export async function turnsOf(
  db: Database,
  table: Table,
  { person, seat, breathe }: { person: string; seat: Seat; breathe: YieldToOthers },
): Promise<RecordedTurn[]> {
  const { scenes } = await walk(table, await entriesOf(db, table), breathe)
  return scenes
    .filter(({ saved }) => firstAsked(table, saved).includes(seat))
    .map((scene, at) => ({ scene, number: at + 1 }))
    .filter(({ scene }) => isPlayedBy(scene, seat, person))
    .map(({ scene, number }) => turnIn(table, scene, seat, number))
}

function firstAsked({ game }: Table, saved: Saved): Seat[] {
  return position(game, saved, []).questions.map(({ seat }) => seat)
}

function isPlayedBy({ answers, givers }: WalkedScene, seat: Seat, person: string): boolean {
  return answers.every((answer, at) => answer.seat !== seat || givers[at] === person)
}

function turnIn(table: Table, { saved, answers }: WalkedScene, seat: Seat, number: number): RecordedTurn {
  const others = firstAsked(table, saved).filter((other) => other !== seat)
  const sealed = others.flatMap((other) => answers.find((answer) => answer.seat === other) ?? [])
  const picks = answers.filter((answer) => answer.seat === seat).map((answer) => answer.picks)
  return { saved, sealed, number, seat, picks }
}

/** A turn as everybody saw it: who took it, what was told, and how the table stood then. */
export interface Moment {
  readonly seat: Seat | null
  /** A player, a bot, the clock or an order; the table where nobody may know who. */
  readonly by: string
  readonly news: readonly News[]
  readonly view: unknown
}

/** The game turn by turn; the first moment is how it began. */
async function momentsFrom(table: Table, entries: Entries, breathe: YieldToOthers): Promise<Moment[]> {
  const { scenes, saved } = await walk(table, entries, breathe)
  const states = [...scenes.map((scene) => scene.saved.state), saved.state]
  const views: unknown[] = []
  for (const state of states) {
    await breathe()
    views.push(table.game.view(state, null))
  }
  const moments: Moment[] = [{ seat: null, by: 'table', news: [], view: views[0] }]
  let news: News[] = []
  for (const entry of effective(entries)) {
    if (entry.kind !== 'play') continue
    news = [...news, ...newsFor(newsOf(entry), null)]
    if (entryDataOf('play', entry).digest === undefined) continue
    const view = views[moments.length]
    // Under rules that were mended the rest can no longer be shown.
    if (view === undefined) break
    const who = isSilent(entry) ? { seat: null, by: 'table' } : { seat: entry.seat, by: entry.by }
    moments.push({ ...who, news, view })
    news = []
  }
  return moments
}

/** The round of what an onlooker sees. */
export type RoundOf = (view: unknown) => number

/** Everybody's totals at the end of each round so far. */
async function historyFrom(
  table: Table,
  entries: Entries,
  roundOf: RoundOf,
  breathe: YieldToOthers,
): Promise<number[][]> {
  const { scenes, saved } = await walk(table, entries, breathe)
  const rounds = new Map<number, number[]>()
  for (const state of [...scenes.map((scene) => scene.saved.state), saved.state]) {
    await breathe()
    const view = table.game.view(state, null)
    const points: readonly Record<string, number>[] = table.game.forecast(view)
    const totals = points.map((one) => Object.values(one).reduce((sum, more) => sum + more, 0))
    rounds.set(roundOf(view), totals)
  }
  return [...rounds.values()]
}

type Entries = readonly Row<'entries'>[]

/** Numbers and lines are small, the views of a whole game are not. */
const HISTORIES = 200
const RECORDS = 50
const FILMS = 3

/** Keeps what was worked out by playing games again as long as the same is written of them: each is played once. */
export class Replays {
  readonly #breathe: YieldToOthers
  readonly #histories = new LruCache<{ roundOf: RoundOf; totals: Promise<number[][]> }>(HISTORIES)
  readonly #lines = new LruCache<Promise<Lines>>(RECORDS)
  readonly #moments = new LruCache<Promise<Moment[]>>(FILMS)

  constructor(breathe: YieldToOthers = anyTurn) {
    this.#breathe = breathe
  }

  async history(table: Table, entries: Entries, roundOf: RoundOf): Promise<number[][]> {
    const key = markOf(table, entries)
    const known = this.#histories.get(key)
    const totals = known?.roundOf === roundOf ? known.totals : historyFrom(table, entries, roundOf, this.#breathe)
    this.#histories.keep(key, { roundOf, totals })
    return orForgotten(this.#histories, key, totals)
  }

  async lines(table: Table, entries: Entries): Promise<Lines> {
    const key = markOf(table, entries)
    return orForgotten(
      this.#lines,
      key,
      this.#lines.of(key, () => linesFrom(table, entries, this.#breathe)),
    )
  }

  async moments(table: Table, entries: Entries): Promise<Moment[]> {
    const key = markOf(table, entries)
    const make = () => momentsFrom(table, entries, this.#breathe)
    return orForgotten(this.#moments, key, this.#moments.of(key, make))
  }
}

/** A failure is not kept: the next caller tries again. */
async function orForgotten<T>(kept: LruCache<unknown>, key: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    kept.drop(key)
    throw error
  }
}

/** All that a replay depends on, in short: where a row was changed it is another. */
function markOf({ id, rules, seed, content, plan, places }: Table, entries: Entries): string {
  const mark = createHash('sha256').update(JSON.stringify([id, rules, seed, content, plan.options, places.length]))
  for (const { number, kind, seat, data, news } of entries) mark.update(`\n${number} ${kind} ${seat} ${data} ${news}`)
  return mark.digest('base64')
}
