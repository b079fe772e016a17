import {
  type Answer,
  type AnyGame,
  begin,
  type GameRecord,
  type News,
  newsFor,
  position,
  type RecordedScene,
  recordOf,
  replay,
  type Saved,
  type Seat,
  untilAsked,
} from '#kernel'
import type { Database, Row } from '#store'
import { isNumber, isObject, isText } from './checks.ts'
import { keepsCommitment } from './commitment.ts'
import { effective, entriesOf, knownContent, parse } from './load.ts'
import { isSilent } from './look.ts'
import { consequenceOf } from './settle.ts'
import { answersOf, digestOf, type Table } from './table.ts'
import type { PlayData } from './words.ts'

/** A whole game as JSON: what is needed to play it again, and who played it when. */
export interface Exported {
  readonly willyville: 1
  readonly id: number
  readonly phase: string
  readonly commitment: string
  readonly started: number | null
  readonly ended: number | null
  readonly names: readonly string[]
  readonly record: GameRecord
}

export interface Difference {
  readonly entry: number
  readonly what: string
}

/** A scene, and for each answer who gave it himself: null where a bot, a clock or an order did. */
interface WalkedScene extends RecordedScene {
  readonly givers: readonly (string | null)[]
}

interface Walk {
  readonly scenes: WalkedScene[]
  readonly saved: Saved
  readonly answers: readonly Answer[]
  readonly difference: Difference | null
}

/** The version of the rules a game began with: it may go on by them to its end. */
function versionIn(entries: readonly Row<'entries'>[]): { version?: number } {
  const begin = entries.find(({ kind }) => kind === 'begin')
  const { version } = begin === undefined ? {} : parse<{ version?: number }>(begin.game, 'an entry', begin.data)
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

/** Plays the entries again from the seed, as far as they agree with what was written. */
export function walk(table: Table, entries: readonly Row<'entries'>[]): Walk {
  const { game } = table
  const scenes: WalkedScene[] = []
  let saved = firstState(table, entries)
  let answers: Answer[] = []
  let givers: (string | null)[] = []
  const stop = (entry: number, what: string): Walk => ({ scenes, saved, answers, difference: { entry, what } })
  for (const entry of effective(entries)) {
    if (entry.kind !== 'play' || entry.seat === null) continue
    const data = parse<PlayData>(table.id, 'an entry', entry.data)
    const next = [...answers, ...answersOf(entry.seat, data.picks)]
    const before = position(game, saved, answers)
    const here = position(game, saved, next)
    if (here.refusal !== null) return stop(entry.number, `refused: ${here.refusal.refused}`)
    const { news, onward } = consequenceOf(game, before, here)
    if (JSON.stringify(news) !== entry.news) return stop(entry.number, 'other news')
    answers = next
    const giver = entry.by === 'player' ? entry.person : null
    givers = [...givers, ...data.picks.map(() => giver)]
    if (onward === null) continue
    scenes.push({ saved, answers, givers })
    saved = onward
    answers = []
    givers = []
    if (data.digest !== digestOf(saved)) return stop(entry.number, 'another state')
  }
  return { scenes, saved, answers, difference: null }
}

export async function exported(db: Database, table: Table): Promise<Exported> {
  const { scenes } = walk(table, await entriesOf(db, table))
  const { id, phase, commitment, started, ended, game, seed, plan, content } = table
  const empty = { game: game.name, version: table.rules, seats: table.places.length, options: plan.options, seed }
  const record =
    scenes.length > 0 ? recordOf(game, seed, scenes) : { ...empty, content: knownContent(content), lines: [] }
  return { willyville: 1, id, phase, commitment, started, ended, names: table.places.map(({ name }) => name), record }
}

/** A turn as it was played: where it began, and what its seat answered. */
export interface RecordedTurn {
  readonly saved: Saved
  /** What the others answered to questions that came to all at once. */
  readonly sealed: readonly Answer[]
  /** Among the seat's own turns, from 1. */
  readonly number: number
  readonly seat: Seat
  readonly picks: readonly (readonly string[])[]
}

/**
 * The turns of a seat that somebody played himself, from beginning to end. A scene is a turn of every seat that it asks
 * first; who is asked later is asked something in another's turn.
 */
export async function turnsOf(db: Database, table: Table, person: string, seat: Seat): Promise<RecordedTurn[]> {
  const { scenes } = walk(table, await entriesOf(db, table))
  return scenes
    .filter(({ saved }) => firstAsked(table, saved).includes(seat))
    .map((scene, at) => ({ scene, number: at + 1 }))
    .filter(({ scene }) => isPlayedBy(scene, seat, person))
    .map(({ scene, number }) => turnIn(table, scene, seat, number))
}

function firstAsked({ game }: Table, saved: Saved): Seat[] {
  return position(game, saved, []).asks.map(({ seat }) => seat)
}

function isPlayedBy({ answers, givers }: WalkedScene, seat: Seat, person: string): boolean {
  return answers.every((answer, at) => answer.seat !== seat || givers[at] === person)
}

function turnIn(table: Table, { saved, answers }: WalkedScene, seat: Seat, number: number): RecordedTurn {
  const others = firstAsked(table, saved).filter((one) => one !== seat)
  const sealed = others.flatMap((other) => answers.find((answer) => answer.seat === other) ?? [])
  const picks = answers.filter((answer) => answer.seat === seat).map((answer) => answer.picks)
  return { saved, sealed, number, seat, picks }
}

/** A turn as everybody saw it: who took it, what was told, and how the table stood then. */
export interface Moment {
  readonly seat: Seat | null
  readonly news: readonly News[]
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  readonly view: any
}

/** The game turn by turn; the first moment is how it began. */
export async function momentsOf(db: Database, table: Table): Promise<Moment[]> {
  const entries = await entriesOf(db, table)
  const { scenes, saved } = walk(table, entries)
  const states = [...scenes.map((scene) => scene.saved.state), saved.state]
  const views = states.map((state) => table.game.view(state, null))
  const moments: Moment[] = [{ seat: null, news: [], view: views[0] }]
  let news: News[] = []
  for (const entry of effective(entries)) {
    const { kind, data, news: told } = entry
    if (kind !== 'play') continue
    news = [...news, ...newsFor(parse<News[]>(table.id, 'news', told), null)]
    if (parse<PlayData>(table.id, 'an entry', data).digest === undefined) continue
    const view = views[moments.length]
    // Under rules that were mended the rest can no longer be shown.
    if (view === undefined) break
    moments.push({ seat: isSilent(entry) ? null : entry.seat, news, view })
    news = []
  }
  return moments
}

/** Where a stored game and its entries first differ: null when they agree. */
export async function audit(db: Database, table: Table): Promise<Difference | null> {
  if (table.started === null) return null
  const entries = await entriesOf(db, table)
  const gap = entries.find(({ number }, at) => number !== at + 1)
  if (gap !== undefined) return { entry: gap.number, what: 'an entry is missing before it' }
  if (entries.length !== table.entry) return { entry: entries.length + 1, what: 'the entry is missing' }
  const broken = brokenPromise(table, entries)
  if (broken !== null) return broken
  const { saved, answers, difference } = walk(table, entries)
  if (difference !== null) return difference
  const isSame = table.saved !== null && digestOf(saved) === digestOf(table.saved)
  if (!isSame || JSON.stringify(answers) !== JSON.stringify(table.answers)) {
    return { entry: table.entry, what: 'the saved state is another' }
  }
  return null
}

/** The seed and the set-up must be those that were promised at the beginning. */
function brokenPromise(table: Table, entries: readonly Row<'entries'>[]): Difference | null {
  const begin = entries.find(({ kind }) => kind === 'begin')
  if (begin === undefined) return { entry: 1, what: 'it never began' }
  const { commitment, version } = parse<{ commitment: string; version: number }>(table.id, 'an entry', begin.data)
  const { game, places, plan, seed, content } = table
  const base = { game: game.name, version, seats: places.length, options: plan.options, seed }
  const isKept =
    commitment === table.commitment && keepsCommitment(commitment, { ...base, content: knownContent(content) })
  return isKept ? null : { entry: begin.number, what: 'the seed is not the promised one' }
}

/** The round of what an onlooker sees. */
// biome-ignore lint/suspicious/noExplicitAny: every game has its own view
export type RoundOf = (view: any) => number

/** Everybody's totals at the end of each round so far. */
export async function historyOf(db: Database, table: Table, roundOf: RoundOf): Promise<number[][]> {
  const { scenes, saved } = walk(table, await entriesOf(db, table))
  const rounds = new Map<number, number[]>()
  for (const state of [...scenes.map((scene) => scene.saved.state), saved.state]) {
    const view = table.game.view(state, null)
    const points: readonly Record<string, number>[] = table.game.forecast(view)
    const totals = points.map((one) => Object.values(one).reduce((sum, more) => sum + more, 0))
    rounds.set(roundOf(view), totals)
  }
  return [...rounds.values()]
}

/** Reads an exported game; a sentence for what is wrong with it. */
export function readExported(
  text: string,
  gameNamed: (name: string) => AnyGame | undefined,
): { game: AnyGame; exported: Exported } | string {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return 'it is not JSON'
  }
  if (!isObject(data) || data.willyville !== 1 || !isObject(data.record)) return 'it is not an exported game'
  const { record, names, commitment, started } = data as unknown as Exported
  const game = typeof record.game === 'string' ? gameNamed(record.game) : undefined
  if (game === undefined) return 'nobody knows its game'
  // Whether it can be played by the rules it began with is seen when it is.
  if (!isNumber(record.version, 1) || record.version > game.version)
    return `its rules have version ${record.version}, ours ${game.version}`
  const areLines = Array.isArray(record.lines) && record.lines.every((line) => typeof line === 'string')
  const areNames = Array.isArray(names) && names.every((name) => isText(name, 100)) && names.length === record.seats
  if (!areLines || !areNames) return 'its lines or names are missing'
  if (started !== null && !isNumber(started, 0)) return 'nobody knows when it began'
  try {
    if (!keepsCommitment(commitment, record)) return 'its seed is not the promised one'
    const again = replay(game, record)
    if (!('saved' in again)) return `line ${again.line + 1} cannot be played: ${again.misread.rest}`
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be played'
  }
  return { game, exported: data as unknown as Exported }
}
