import { createHash } from 'node:crypto'
import {
  type Answer,
  type AnyGame,
  begin,
  type GameRecord,
  inOrder,
  isMisread,
  position,
  readLine,
  type Saved,
  type Seat,
  untilAsked,
} from '#kernel'
import type { Database } from '#store'
import { resultOf } from '../acts/finish.ts'
import { entriesOf, knownContent } from '../engine/table-loader.ts'
import { isNumber, isObject, isText } from '../model/checks.ts'
import { keepsCommitment } from '../model/commitment.ts'
import { type DrawSeed, drawSeed as drawSeedByHash, type FinishedDraw, isDrawn, seatingOf } from '../model/seed-draw.ts'
import type { Table } from '../model/table.ts'
import type { Place } from '../model/vocabulary.ts'
import { type Difference, Replays } from './records.ts'
import { begunBy } from './verdict.ts'

/** A whole game as JSON: what is needed to play it again and to see that nothing is missing. */
export interface Exported {
  /** Files of kind 1 end without saying what they should hold. */
  readonly willyville: 1 | 2
  readonly id: number
  readonly phase: string
  readonly commitment: string
  readonly started: number | null
  readonly ended: number | null
  readonly names: readonly string[]
  readonly record: GameRecord
  readonly lot: FinishedDraw | null
  /** The answers of a scene that was not played to its end. */
  readonly open: readonly Answer[]
  /** Of all lines together, with those of the open scene. */
  readonly answers: number
  readonly entries: number
  readonly conceded: readonly Seat[]
  /** Null where the game was not over. */
  readonly totals: readonly number[] | null
  /** The difference at which the stored game could not be followed any further; null when all of it is here. */
  readonly broken: Difference | null
}

/** The hash of all the rest but the names, as the last thing in the file. */
interface Closed extends Exported {
  readonly closing: string
}

/** Names are no part of it: somebody who wants to be forgotten can be taken out of a file. */
function closingOf({ names: _, ...rest }: Exported): string {
  return createHash('sha256').update(inOrder(rest)).digest('hex')
}

/** The version is that of the rules it began with: it is part of the promise. */
export async function exported(db: Database, table: Table, replays = new Replays()): Promise<Closed> {
  const entries = await entriesOf(db, table)
  const { lines, answers, open, saved, broken } = await replays.lines(table, entries)
  const { id, phase, commitment, started, ended, game, seed, plan, content, places } = table
  const version = begunBy(entries)?.version ?? table.rules
  const setUp = { game: game.name, version, seats: places.length, options: plan.options, seed }
  const isWhole = phase === 'over' && broken === null
  const file: Exported = {
    willyville: 2,
    id,
    phase,
    commitment,
    started,
    ended,
    names: places.map(({ name }) => name),
    record: { ...setUp, content: knownContent(content), lines },
    lot: isDrawn(table.lot) ? table.lot : null,
    open,
    answers,
    entries: table.entry,
    conceded: places.filter(({ conceded }) => conceded).map(({ seat }) => seat),
    totals: isWhole ? resultOf({ game, saved, places }).totals : null,
    broken,
  }
  return { ...file, closing: closingOf(file) }
}

/** Everything that can be wrong with a file. */
export const FAULTS = [
  ...(['unreadable', 'cut', 'changed', 'broken', 'game', 'newer', 'rules', 'promise', 'line', 'totals'] as const),
] as const

export interface FileFault {
  readonly fault: (typeof FAULTS)[number]
  readonly facts: Readonly<Record<string, string | number>>
}

export interface ReadFile {
  readonly game: AnyGame
  readonly exported: Exported
  /** Claims an older file cannot prove: that it is whole and its points are right; it may end before its game did. */
  readonly unchecked: 'nothing' | 'totals' | 'end'
}

function fault(word: FileFault['fault'], facts: FileFault['facts'] = {}): FileFault {
  return { fault: word, facts }
}

export function isFault(read: ReadFile | FileFault): read is FileFault {
  return 'fault' in read
}

function isAnswer(value: unknown): boolean {
  return (
    isObject(value) && isNumber(value.seat, 0) && Array.isArray(value.picks) && value.picks.every((id) => isText(id))
  )
}

function isWord(value: unknown): boolean {
  return value === null || (isObject(value) && isText(value.hash) && typeof value.isOwn === 'boolean')
}

function isLot(value: unknown): boolean {
  if (value === null) return true
  if (!isObject(value)) return false
  const { number, secret, words, press, host, seating } = value
  const areSeats = (list: unknown) => Array.isArray(list) && list.every((seat) => isNumber(seat, 0))
  const isMade = isNumber(number, 1) && isText(secret) && (press === null || isText(press))
  return (
    isMade && Array.isArray(words) && words.every(isWord) && (host === null || isNumber(host, 0)) && areSeats(seating)
  )
}

/** Says whether all that is read below has its form. */
function isShaped(data: Record<string, unknown>): boolean {
  const { record, names, started, lot, open, conceded } = data
  if (!isObject(record) || !Array.isArray(record.lines) || !record.lines.every((line) => typeof line === 'string'))
    return false
  if (!Array.isArray(names) || !names.every((name) => isText(name, 100)) || names.length !== record.seats) return false
  if (started !== null && !isNumber(started, 0)) return false
  if (data.willyville === 1) return true
  const areLists = Array.isArray(open) && open.every(isAnswer) && Array.isArray(conceded)
  return areLists && isLot(lot) && isNumber(data.answers, 0) && isNumber(data.entries, 0)
}

/** Files that were written before they said what they should hold. */
function filled(data: Record<string, unknown>): Exported {
  if (data.willyville === 2) return data as unknown as Exported
  const empty = { lot: null, open: [], answers: 0, entries: 0, conceded: [], totals: null, broken: null }
  return { ...empty, ...data, willyville: 1 } as unknown as Exported
}

function parsed(text: string): Record<string, unknown> | FileFault['fault'] {
  try {
    const data: unknown = JSON.parse(text)
    return isObject(data) ? data : 'unreadable'
  } catch {
    // A text that begins as such a file and does not end as one.
    return /^\s*\{\s*"willyville"/.test(text) && !text.trimEnd().endsWith('}') ? 'cut' : 'unreadable'
  }
}

/** Reads an exported game, plays it again, and compares what it comes to. */
export function readExported(
  text: string,
  gameNamed: (name: string) => AnyGame | undefined,
  drawSeed: DrawSeed = drawSeedByHash,
): ReadFile | FileFault {
  const data = parsed(text)
  if (typeof data === 'string') return fault(data)
  if (data.willyville === 2 && data.closing === undefined) return fault('cut')
  const { closing, ...inside } = data
  if ((data.willyville !== 1 && data.willyville !== 2) || !isShaped(inside)) return fault('unreadable')
  const file = filled(inside)
  const game = gameNamed(file.record.game)
  if (game === undefined) return fault('game', { game: String(file.record.game).slice(0, 50) })
  try {
    return judged(game, file, closing, drawSeed)
  } catch {
    return fault('unreadable')
  }
}

function judged(game: AnyGame, file: Exported, closing: unknown, drawSeed: DrawSeed): ReadFile | FileFault {
  const { record, commitment, lot, willyville } = file
  const versions = { began: record.version, ours: game.version }
  if (record.version > game.version) return fault('newer', versions)
  const { lines, ...setUp } = record
  const isPromised = keepsCommitment(commitment, setUp, lot) && isDrawnSo(file, drawSeed)
  const again = played(game, file)
  if (willyville === 2 && closing !== closingOf(file)) return fault(isShort(file, again) ? 'cut' : 'changed')
  if (file.broken !== null) return fault('broken', { entry: file.broken.entry })
  if (!isPromised) return fault('promise')
  if ('line' in again)
    return fault(versions.began === versions.ours ? 'line' : 'rules', { line: again.line + 1, ...versions })
  if (willyville === 1) {
    const isEarly = file.phase === 'over' && again.saved.scene !== null
    return { game, exported: file, unchecked: isEarly ? 'end' : 'totals' }
  }
  if (isShort(file, again)) return fault('cut')
  return hasItsTotals(game, file, again.saved) ? { game, exported: file, unchecked: 'nothing' } : fault('totals')
}

function isDrawnSo({ record, lot }: Exported, drawSeed: DrawSeed): boolean {
  if (lot === null) return true
  const { game, version, seats, options, content, seed } = record
  const seating = seatingOf(seed, seats, lot.host)
  return drawSeed(lot, { game, version, seats, options, content }) === seed && inOrder(seating) === inOrder(lot.seating)
}

type Played = { readonly saved: Saved; readonly answers: number } | { readonly line: number }

/** As far as its lines go; the number of the first that cannot be played, from 0. */
function played(game: AnyGame, { record, open }: Pick<Exported, 'record' | 'open'>): Played {
  const { seats, options, content, seed, version, lines } = record
  let { saved } = untilAsked(game, begin(game, { seats, options, content, seed, version }))
  let sum = open.length
  for (const [line, text] of lines.entries()) {
    const answers = saved.scene === null ? null : readLine(game, saved, text)
    if (answers === null || isMisread(answers)) return { line }
    const { done } = position(game, saved, answers)
    if (done === null) return { line }
    sum += answers.length
    saved = untilAsked(game, done).saved
  }
  if (open.length === 0) return { saved, answers: sum }
  const isOpen = saved.scene !== null && position(game, saved, open).refusal === null
  return isOpen ? { saved, answers: sum } : { line: lines.length }
}

/** Fewer answers than it says, or no end where it says there was one. */
function isShort({ answers, phase, conceded }: Exported, again: Played): boolean {
  if ('line' in again) return false
  return again.answers < answers || (phase === 'over' && again.saved.scene !== null && conceded.length === 0)
}

/** Somebody who sat in a game that was exported. */
export function former(name: string, seat: number, conceded = false): Place {
  const flags = { late: false, offered: false, conceded }
  return { seat, person: null, name, kind: 'former', level: null, asked: null, bank: 0, ...flags }
}

export function formerOf({ names, conceded }: Pick<Exported, 'names' | 'conceded'>): Place[] {
  return names.map((name, seat) => former(name, seat, conceded.includes(seat)))
}

function hasItsTotals(game: AnyGame, file: Exported, saved: Saved): boolean {
  if (file.phase !== 'over') return file.totals === null
  return inOrder(resultOf({ game, saved, places: formerOf(file) }).totals) === inOrder(file.totals)
}
