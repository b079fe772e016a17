import type { AnyGame, Seat } from '#kernel'
import type { Database, Row } from '#store'
import * as query from '#store/queries'
import { ranksOf, resultOf } from '../acts/finish.ts'
import { Damaged, entriesOf, entryDataOf, isStill, knownContent, loadTable, parse } from '../engine/table-loader.ts'
import { keepsCommitment } from '../model/commitment.ts'
import type { BeginData } from '../model/entries.ts'
import { type DrawSeed, drawSeed as drawSeedByHash, isDrawn, promiseOf, seatingOf } from '../model/seed-draw.ts'
import { digestOf, type Table, textOf } from '../model/table.ts'
import type { Place } from '../model/vocabulary.ts'
import { beginOf, type Difference, type Walk, walk, type YieldToOthers } from './records.ts'

/** The ways a stored game can differ from what was played. */
export const FOUND = ['promise', 'missing', 'state', 'totals', 'rules'] as const

export interface Finding extends Difference {
  readonly found: (typeof FOUND)[number]
  /** The version of the rules it began with, and ours. */
  readonly began: number
  readonly ours: number
}

export interface Verdict {
  /** Null: it is as it was played. */
  readonly finding: Finding | null
  readonly moves: number
  /** The result of playing it again; null where it is not over. */
  readonly totals: readonly number[] | null
}

export function begunBy(entries: readonly Row<'entries'>[]): BeginData | null {
  const begin = beginOf(entries)
  return begin === undefined ? null : entryDataOf('begin', begin)
}

/** The surroundings of a comparison beside the table. */
interface Comparing {
  readonly db: Database
  readonly drawSeed?: DrawSeed | undefined
  readonly breathe?: YieldToOthers
}

interface Archive extends Comparing {
  readonly gameNamed: (name: string) => AnyGame | undefined
}

/** The same for a game as it lies in the store; null where there is none. */
export async function verdictOnStored({ gameNamed, ...bench }: Archive, id: number): Promise<Verdict | null> {
  const { db } = bench
  try {
    for (;;) {
      const table = await loadTable(db, gameNamed, id)
      if (table === null) return null
      const verdict = await verdictOn(table, bench)
      // Somebody may have played on while we looked.
      if (verdict.finding === null || (await isStill(db, table))) return verdict
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    const [row] = await db.read(query.readGame, { game: id })
    const finding = error.isOfOtherRules ? 'rules' : 'state'
    const versions = { began: row?.rules ?? 0, ours: gameNamed(row?.game ?? '')?.version ?? 0 }
    return {
      finding: { found: finding, entry: row?.entry ?? 0, what: error.message, ...versions },
      moves: 0,
      totals: null,
    }
  }
}

/** Plays a game again, and compares all that is stored of it. */
export async function verdictOn(table: Table, { db, drawSeed = drawSeedByHash, breathe }: Comparing): Promise<Verdict> {
  if (table.started === null) return { finding: null, moves: 0, totals: null }
  const entries = await entriesOf(db, table)
  const begun = begunBy(entries)
  const versions = { began: begun?.version ?? table.game.version, ours: table.game.version }
  const moves = entries.filter(({ kind }) => kind === 'play').length
  const early = missing(table, entries) ?? brokenPromise(table, entries, begun, drawSeed)
  if (early !== null) return { finding: { ...early, ...versions }, moves, totals: null }
  const walked = await walk(table, entries, breathe)
  const { difference } = walked
  if (difference !== null) {
    const found = versions.began === versions.ours ? ('state' as const) : ('rules' as const)
    return { finding: { found, ...difference, ...versions }, moves, totals: null }
  }
  const totals = table.phase === 'over' ? resultOf({ ...table, saved: walked.saved }).totals : null
  const late = (await otherState(db, table, walked)) ?? (await otherTotals(db, table, walked, entries))
  return { finding: late === null ? null : { ...late, ...versions }, moves, totals }
}

type Found = Pick<Finding, 'found' | 'entry' | 'what'>

function missing(table: Table, entries: readonly Row<'entries'>[]): Found | null {
  const gap = entries.find(({ number }, place) => number !== place + 1)
  if (gap !== undefined) return { found: 'missing', entry: gap.number, what: 'an entry is missing before it' }
  if (entries.length === table.entry) return null
  return { found: 'missing', entry: entries.length + 1, what: 'the entry is missing' }
}

/** The seed, the set-up and the seats must be those that were promised at the beginning, and come of the lot. */
function brokenPromise(
  table: Table,
  entries: readonly Row<'entries'>[],
  begun: BeginData | null,
  drawSeed: DrawSeed,
): Found | null {
  const entry = beginOf(entries)?.number ?? 1
  if (begun === null) return { found: 'promise', entry, what: 'it never began' }
  const { game, places, plan, seed, content } = table
  const { version, commitment } = begun
  const broken: Found = { found: 'promise', entry, what: 'the seed is not the promised one' }
  if (version === undefined) return broken
  const setUp = {
    game: game.name,
    version,
    seats: places.length,
    options: plan.options,
    content: knownContent(content),
  }
  const lot = isDrawn(table.lot) ? table.lot : null
  const isKept = commitment === table.commitment && keepsCommitment(commitment, { ...setUp, seed }, lot)
  if (!isKept) return broken
  if (lot === null) return null
  const open = entries.find(({ kind }) => kind === 'open')
  const promise = open === undefined ? null : entryDataOf('open', open).promise
  // A lobby that was opened when the bot drew alone has promised nothing.
  if (promise && promise !== promiseOf(lot)) return { found: 'promise', entry: 1, what: 'the secret is another' }
  const isDrawnSo = drawSeed(lot, setUp) === seed && isSame(lot.seating, seatingOf(seed, places.length, lot.host))
  return isDrawnSo ? null : { found: 'promise', entry, what: 'the seed does not come of its lot' }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The stored states on the way, and the last one, must be what playing comes to. */
async function otherState(db: Database, table: Table, { landings, saved, answers }: Walk): Promise<Found | null> {
  const rows = await db.read(query.readSnapshots, { game: table.id })
  const texts = new Map(landings.map((landing) => [landing.entry, landing]))
  const bent = rows.find(({ entry, text }) => {
    const landing = texts.get(entry)
    return entry <= table.entry && (landing === undefined || textOf(landing.saved) !== text)
  })
  const what = 'the saved state is another'
  if (bent !== undefined) return { found: 'state', entry: bent.entry, what }
  const isLast = table.saved !== null && digestOf(saved) === digestOf(table.saved) && isSame(answers, table.answers)
  return isLast ? null : { found: 'state', entry: table.entry, what }
}

/** The seats of those who gave up and that nobody has taken since. */
function givenUp(entries: readonly Row<'entries'>[]): Seat[] {
  const gone = new Set<Seat>()
  for (const { kind, seat } of entries) {
    if (seat === null) continue
    if (kind === 'concede') gone.add(seat)
    if (kind === 'claim') gone.delete(seat)
  }
  return [...gone].sort((a, b) => a - b)
}

function told({ id, places }: Table, totals: readonly number[], ranks: readonly number[], points: readonly object[]) {
  return places.map(({ seat }) => [id, seat, totals[seat], ranks[seat], JSON.stringify(points[seat] ?? {})])
}

/** The points in the books, and in the last entry, must be those that the moves come to. */
async function otherTotals(
  db: Database,
  table: Table,
  { saved }: Walk,
  entries: readonly Row<'entries'>[],
): Promise<Found | null> {
  if (table.phase !== 'over') return null
  const gone = givenUp(entries)
  const places = table.places.map((place): Place => ({ ...place, conceded: gone.includes(place.seat) }))
  const result = resultOf({ game: table.game, saved, places })
  const rows = await db.read(query.readResults, { game: table.id })
  const stored = rows.map(({ game, seat, total, rank, points }) => [game, seat, total, rank, points])
  const expected = told(table, result.totals, ranksOf(result, places), result.points)
  const end = entries.findLast(({ kind }) => kind === 'end')
  const ended = end === undefined ? {} : parse(table.id, 'an entry', end.data)
  const areSame =
    isSame(table.places, places) &&
    isSame(stored, expected) &&
    isSame(ended, { totals: result.totals, winners: result.winners })
  return areSame ? null : { found: 'totals', entry: end?.number ?? table.entry, what: 'the totals are others' }
}

/** The first difference between a stored game and its entries: null when they agree. */
export async function audit(
  db: Database,
  table: Table,
  drawSeed?: DrawSeed,
  breathe?: YieldToOthers,
): Promise<Difference | null> {
  const { finding } = await verdictOn(table, { db, drawSeed, ...(breathe && { breathe }) })
  return finding === null ? null : { entry: finding.entry, what: finding.what }
}
