import { createHash } from 'node:crypto'
import { type Answer, type AnyGame, frozen, load, type News, type Saved, type Setup } from '#kernel'
import type { Database, Row } from '#store'
import * as query from '#store/queries'
import { isObject, isPicks } from '../model/checks.ts'
import { ENTRY_CHECKS, type EntryData, type EntryKind, isNewsList } from '../model/entries.ts'
import { areVoteAnswers, isDraw, isPlan, isVoteData } from '../model/frames.ts'
import { type Intention, readIntention } from '../model/intentions.ts'
import { cleanName, NAMELESS } from '../model/names.ts'
import { type Check, isAnyText, listOf, oneOf, orNull } from '../model/shapes.ts'
import { answersOf, type Draft, type Table } from '../model/table.ts'
import {
  HOLDERS,
  LANGUAGES,
  LEVELS,
  type LobbyPlan,
  PHASES,
  type Place,
  SPEEDS,
  VOTE_KINDS,
  type Vote,
} from '../model/vocabulary.ts'

/** A table whose rows cannot be read. It stays as it is; the others play on. */
export class Damaged extends Error {
  readonly game: number
  /** Nothing is wrong with them, but they were written by rules that ours cannot read. */
  readonly isOfOtherRules: boolean
  constructor(game: number, what: string, isOfOtherRules = false) {
    super(what)
    this.isOfOtherRules = isOfOtherRules
    this.name = 'Damaged'
    this.game = game
  }
}

export function parse(game: number, name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Damaged(game, `${name} is not readable`)
  }
}

/** A value that must have a form; a table in which it has not is damaged. */
function checked<T>(game: number, name: string, check: Check<T>, value: unknown): T {
  if (!check(value)) throw new Damaged(game, `${name} is not readable`)
  return value
}

/** The facts of an entry of a kind. */
export function entryDataOf<K extends EntryKind>(kind: K, { game, data }: Row<'entries'>): EntryData[K] {
  return checked(game, 'an entry', ENTRY_CHECKS[kind], parse(game, 'an entry', data))
}

export function newsOf({ game, news }: Row<'entries'>): readonly News[] {
  return checked(game, 'news', isNewsList, parse(game, 'news', news))
}

/** All that an entry says, as it is shown. */
export function shownDataOf({ game, data }: Row<'entries'>): Record<string, unknown> {
  return checked(game, 'an entry', isObject, parse(game, 'an entry', data))
}

export function planOf({ id, plan }: Pick<Row<'games'>, 'id' | 'plan'>): LobbyPlan {
  return checked(id, 'its plan', isPlan, parse(id, 'its plan', plan))
}

/** The entries that still hold: going back makes those behind its goal void, but never deletes them. */
export function effective(entries: readonly Row<'entries'>[]): Row<'entries'>[] {
  const held: Row<'entries'>[] = []
  let upTo = Number.POSITIVE_INFINITY
  for (const entry of entries.toReversed()) {
    if (entry.number > upTo) continue
    held.push(entry)
    if (entry.kind === 'rewind') upTo = entryDataOf('rewind', entry).to
  }
  return held.reverse()
}

/** All that was written of a table up to the state it was read in. */
export async function entriesOf(db: Database, { id, entry }: Table): Promise<Row<'entries'>[]> {
  const entries = await db.read(query.readEntries, { game: id, after: 0 })
  return entries.filter(({ number }) => number <= entry)
}

/** The answers that entries of one scene wrote down. */
export function answersIn(entries: readonly Row<'entries'>[]): Answer[] {
  return entries.flatMap((entry) =>
    entry.kind === 'play' && entry.seat !== null ? answersOf(entry.seat, entryDataOf('play', entry).picks) : [],
  )
}

/** Card values by their hash: the same for thousands of games, never changed. */
const contents = new Map<string, unknown>()

export function keepContent(content: unknown): { hash: string; text: string } {
  const text = JSON.stringify(content)
  const hash = createHash('sha256').update(text).digest('hex')
  contents.set(hash, content)
  return { hash, text }
}

export function knownContent(hash: string): unknown {
  if (!contents.has(hash)) throw new Error('these card values were never read')
  return contents.get(hash)
}

async function readContent(db: Database, game: number, hash: string): Promise<void> {
  if (contents.has(hash)) return
  const [row] = await db.read(query.readContent, { hash })
  if (row === undefined) throw new Damaged(game, 'its card values are missing')
  contents.set(hash, frozen(parse(game, 'its card values', row.text)))
}

/** The set-up a saved state is read with. */
function setupOf({ game, rules, content, plan, places }: Table): Setup {
  const { name } = game
  return Object.freeze({
    game: name,
    version: rules,
    seats: places.length,
    options: plan.options,
    content: knownContent(content),
  })
}

interface Standing {
  saved: Saved
  answers: Answer[]
  migrated: boolean
}

/** The state at an entry: the last snapshot up to it, and what was answered since. Null if no snapshot is so old. */
export async function standingAt(db: Database, table: Table, upTo: number): Promise<Standing | null> {
  const { id, game } = table
  const [snapshot] = await db.read(query.readSnapshot, { game: id, upTo })
  if (snapshot === undefined) return null
  const saved = load(game, setupOf(table), snapshot.text)
  if (!('state' in saved)) throw new Damaged(id, `its state is ${saved.refused}`, saved.refused !== 'damaged')
  const entries = await db.read(query.readEntries, { game: id, after: snapshot.entry })
  const answers = answersIn(effective(entries.filter(({ number }) => number <= upTo)))
  return { saved, answers, migrated: table.rules !== game.version }
}

const isHolder = oneOf(HOLDERS)
const isLevel = orNull(oneOf(LEVELS))
const isVoteKind = oneOf(VOTE_KINDS)
const isPhase = oneOf(PHASES)
const isLanguage = oneOf(LANGUAGES)
const isSpeed = oneOf(SPEEDS)

function placeFrom(row: Row<'seats'>): Place {
  const { game, kind, level, late, offered, conceded, ...columns } = row
  const flags = { late: late === 1, offered: offered === 1, conceded: conceded === 1 }
  const name = cleanName(columns.name) || NAMELESS
  const holder = {
    kind: checked(game, 'a seat', isHolder, kind),
    level: checked(game, 'a seat', isLevel, level),
  }
  return { ...columns, name, ...flags, ...holder }
}

const isIds = listOf(isAnyText)

function draftFrom({ game, seat, picks }: Row<'drafts'>): Draft {
  const read = parse(game, 'a draft', picks)
  if (isPicks(read)) return { seat, picks: read }
  if (!isObject(read) || !isPicks(read.picks) || !isIds(read.lost)) throw new Damaged(game, 'a draft is not readable')
  return { seat, picks: read.picks, lost: read.lost }
}

function orderFrom({ game, seat, name, value }: Row<'orders'>): Intention {
  const order = readIntention(seat, name, parse(game, 'an order', value))
  if (order === null) throw new Damaged(game, 'an order is not readable')
  return order
}

function voteFrom(row: Row<'votes'>): Vote {
  const { game, kind, data, answers, ...columns } = row
  return {
    ...columns,
    kind: checked(game, 'a vote', isVoteKind, kind),
    data: checked(game, 'a vote', isVoteData, parse(game, 'a vote', data)),
    answers: checked(game, 'a vote', areVoteAnswers, parse(game, 'a vote', answers)),
  }
}

function frameFrom(row: Row<'games'>, game: AnyGame): Table {
  const { server, channel, thread, game: _, plan: _plan, phase, language, speed, lot, ...columns } = row
  return {
    ...columns,
    game,
    home: { server, channel, thread },
    plan: planOf(row),
    lot: lot === null ? null : checked(row.id, 'its lot', isDraw, parse(row.id, 'its lot', lot)),
    phase: checked(row.id, 'its phase', isPhase, phase),
    language: checked(row.id, 'its language', isLanguage, language),
    speed: checked(row.id, 'its speed', isSpeed, speed),
    places: [],
    saved: null,
    answers: [],
    drafts: [],
    orders: [],
    votes: [],
    timers: [],
  }
}

const MOST_LOADS = 10

/** Reads a table as it lies in the store; null if there is none of this number. */
export async function loadTable(
  db: Database,
  gameNamed: (name: string) => AnyGame | undefined,
  id: number,
): Promise<Table | null> {
  for (let loads = 1; ; loads++) {
    const [row] = await db.read(query.readGame, { game: id })
    if (row === undefined) return null
    try {
      const table = await filled(db, gameNamed, row)
      if (loads === MOST_LOADS || (await isStill(db, row))) return table
    } catch (error) {
      if (loads === MOST_LOADS || (await isStill(db, row))) throw error
    }
  }
}

/** Another process may have played on between the first row and the last; then they do not fit together. */
export async function isStill(db: Database, { id, revision }: Pick<Table, 'id' | 'revision'>): Promise<boolean> {
  const [now] = await db.read(query.readRevision, { game: id })
  return now?.revision === revision
}

async function filled(
  db: Database,
  gameNamed: (name: string) => AnyGame | undefined,
  row: Row<'games'>,
): Promise<Table> {
  const { id } = row
  const game = gameNamed(row.game)
  if (game === undefined) throw new Damaged(id, `nobody knows the game ${row.game}`)
  const table = frameFrom(row, game)
  const of = { game: id }
  const [seats, drafts, orders, votes, timers] = await Promise.all([
    db.read(query.readSeats, of),
    db.read(query.readDrafts, of),
    db.read(query.readOrders, of),
    db.read(query.readVotes, of),
    db.read(query.readTimers, of),
  ])
  table.places = seats.map(placeFrom)
  table.orders = orders.map(orderFrom)
  table.votes = votes.map(voteFrom)
  table.timers = timers.map(({ name, due }) => ({ name, due }))
  await readContent(db, id, row.content)
  if (table.started === null) return table
  const standing = await standingAt(db, table, table.entry)
  if (standing === null) throw new Damaged(id, 'its state is missing')
  table.saved = standing.saved
  table.answers = standing.answers
  table.drafts = drafts.map(draftFrom)
  return table
}
