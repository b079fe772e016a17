import type { Saved, Seat } from '#kernel'
import { type Database, type Row, step } from '#store'
import * as query from '#store/queries'
import type { Change } from '../engine/change.ts'
import { effective, entriesOf, entryDataOf, standingAt } from '../engine/table-loader.ts'
import { advance } from '../flow/advance.ts'
import { allowanceOf, counted, before as timeBefore } from '../flow/clock.ts'
import { putAwayDraft } from '../flow/drafts.ts'
import { silentSeats } from '../flow/silence.ts'
import { restOf, startClock } from '../flow/turn-clocks.ts'
import { isNumber, isText } from '../model/checks.ts'
import type { Habits } from '../model/person-settings.ts'
import {
  answersOf,
  digestOf,
  draftOf,
  humans,
  isAgainstBots,
  isOn,
  placeOf,
  positionOf,
  type Table,
} from '../model/table.ts'
import { type Cause, type Denial, deny, isDenial, type Outcome, type Place } from '../model/vocabulary.ts'
import { isUnheard } from '../read/look.ts'
import { dropEarlyOf } from './early-answers.ts'
import { playing, stepBack } from './play.ts'
import { endVotes, openVote } from './votes.ts'

/** The moves that going back behind an entry would make void. */
interface Undone {
  readonly seats: readonly Seat[]
  /** The number of scenes that were ended, or at least begun. */
  readonly turns: number
  readonly reveals: boolean
}

export const LONGEST_WHY = 100

async function heldEntries(db: Database, table: Table): Promise<Row<'entries'>[]> {
  return effective(await entriesOf(db, table))
}

/** The answers to the silent question that is open: only who gave one knows of it. */
function unheardIn(table: Table, entries: readonly Row<'entries'>[]): Row<'entries'>[] {
  if (silentSeats(positionOf(table)).length === 0) return []
  const last = entries.findLastIndex((entry) => entry.kind === 'play' && !isUnheard(entry))
  return entries.slice(last + 1).filter((entry) => entry.kind === 'play' && isUnheard(entry))
}

/** A move a seat made itself, not what a standing order of its said to another's turn. */
function isOwnMove(entry: Row<'entries'>, seat: Seat): boolean {
  if (entry.kind !== 'play' || entry.seat !== seat) return false
  return entry.by !== 'order' || entryDataOf('play', entry).picks.length > 1
}

/** Says whether a move brought something to light that going back would make known too early. */
function isRevealing(table: Table, moves: readonly Row<'entries'>[], at: number, by: Seat): boolean {
  const move = moves[at] as Row<'entries'>
  if (entryDataOf('play', move).revealed !== true) return false
  // S17: alone against bots only the own turn counts: what bots turned up harms nobody, and luck comes out the same again.
  return !isAgainstBots(table) || isOwnMove(move, by) || (move.seat === by && moves[at - 1]?.seat === by)
}

function undoneBy(table: Table, entries: readonly Row<'entries'>[], to: number, by: Seat): Undone {
  const gone = entries.filter(({ number, kind }) => number > to && kind === 'play')
  const unheard = unheardIn(table, entries)
  const silent = gone.some((entry) => unheard.includes(entry)) ? silentSeats(positionOf(table)) : []
  const seats = [...new Set([...gone.flatMap(({ seat }) => seat ?? []), ...silent])].sort((a, b) => a - b)
  const plays = gone.map((entry) => entryDataOf('play', entry))
  const ended = plays.filter(({ digest }) => digest !== undefined).length
  const turns = ended + (plays.at(-1)?.digest === undefined ? 1 : 0)
  return { seats, turns, reveals: gone.some((_, at) => isRevealing(table, gone, at, by)) }
}

/** The move that undo takes back: the last one, or before what bots answered to it the last that was the seat's own. */
function lastMove(table: Table, entries: readonly Row<'entries'>[], seat: Seat): Row<'entries'> | undefined {
  const isMeant = isAgainstBots(table)
    ? (entry: Row<'entries'>) => isOwnMove(entry, seat)
    : (entry: Row<'entries'>) => entry.kind === 'play' && entry.seat === seat
  return entries.findLast(isMeant)
}

/** The reason why a move cannot be taken back alone; null where it can. */
function whyNotUndone(table: Table, { seats, reveals }: Undone, to: number, seat: Seat): Denial | null {
  const areOthers = seats.some((other) => other !== seat) && !isAgainstBots(table)
  if (areOthers) return deny('others-moved', { entry: to, game: table.game.name })
  return reveals ? deny('revealed', { entry: to }) : null
}

/** Says whether whoever has just moved could take it back, by the entries since. */
export function canUndo(table: Table, entries: readonly Row<'entries'>[], person: string): boolean {
  const place = playing(table, person)
  const last = isDenial(place) ? undefined : lastMove(table, entries, place.seat)
  if (isDenial(place) || last === undefined) return false
  const to = last.number - 1
  if (unheardIn(table, entries).includes(last)) return true
  return whyNotUndone(table, undoneBy(table, entries, to, place.seat), to, place.seat) === null
}

/** Those others whose entries would vanish; a bot does not mind. */
export function votersFor(table: Table, seats: readonly Seat[], by: Seat): Seat[] {
  return humans(table)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== by && seats.includes(seat))
}

/**
 * Own steps freely; a confirmed turn while no other person has acted on it and nothing came to light. Answers of bots
 * are taken back with it where only bots play besides. `shown` is an entry after which the turn that is meant was told
 * as done: then that turn is taken back, or nothing.
 */
export async function undo(
  change: Change,
  db: Database,
  person: string,
  habits: Habits,
  shown?: number,
): Promise<Outcome<{ to: number }>> {
  const { table } = change
  const place = playing(table, person)
  if (isDenial(place)) return place
  if (shown !== undefined && !isNumber(shown, 0)) return deny('wrong-option')
  if (shown === undefined && draftOf(table, place.seat).length > 0) {
    const back = stepBack(change, person)
    return isDenial(back) ? back : { to: table.entry }
  }
  const all = await entriesOf(db, table)
  const entries = effective(all)
  const last = lastMove(table, entries, place.seat)
  if (last === undefined) return deny(shown === undefined ? 'nothing-to-undo' : 'moved-on')
  const told = shown === undefined ? all : all.filter(({ number }) => number <= shown)
  if (lastMove(table, told, place.seat) !== last && shown !== undefined) return deny('moved-on')
  const to = last.number - 1
  const unheard = unheardIn(table, entries)
  if (unheard.includes(last)) return undoUnheard(change, db, { place, last, unheard }, habits)
  const problem = whyNotUndone(table, undoneBy(table, entries, to, place.seat), to, place.seat)
  return problem ?? goBack(change, db, place, to, habits, true)
}

/**
 * K-SECRET-5: an answer to a silent question is taken back without a word, and whoever takes it back does not learn
 * whether others have answered since: what they said is entered anew.
 */
async function undoUnheard(
  change: Change,
  db: Database,
  { place, last, unheard }: { place: Place; last: Row<'entries'>; unheard: readonly Row<'entries'>[] },
  habits: Habits,
): Promise<Outcome<{ to: number }>> {
  const { table } = change
  const { seat, person } = place
  const to = last.number - 1
  const standing = await standingAt(db, table, to)
  if (standing === null) return deny('too-far', { entry: to })
  const others = unheard.filter((entry) => entry.number > to && entry.seat !== seat)
  change.setDraft(seat, [])
  const data = { to, isAlone: true, isSilent: true }
  change.enter({ kind: 'rewind', seat, by: 'player', data, ...(person !== null && { person }) })
  table.answers = standing.answers
  for (const entry of others) enterAnew(change, entry)
  // Nobody is called by it, not even who took it back.
  change.setPlace(seat, { asked: change.now })
  startClock(change, place, habits)
  advance(change, habits, table.saved)
  await turnBackClocks(change, db, to, habits)
  return { to }
}

function enterAnew(change: Change, entry: Row<'entries'>): void {
  const { seat, person, by, kind } = entry
  const play = entryDataOf('play', entry)
  change.answer(answersOf(seat as Seat, play.picks))
  change.enter({ kind, seat: seat as Seat, by: by as Cause, data: play, ...(person !== null && { person }) })
}

/** Asks to go back to the moment after an entry; exactly those whose entries would vanish are asked. */
export async function askRewind(
  change: Change,
  db: Database,
  person: string,
  { to, why }: { to: number; why: string },
  habits: Habits,
): Promise<Outcome<{ to: number } | { vote: number }>> {
  const { table } = change
  const place = playing(table, person)
  if (isDenial(place)) return place
  if (!isNumber(to, 0)) return deny('no-such-entry')
  if (why !== '' && !isText(why, LONGEST_WHY)) return deny('wrong-option')
  const entries = await heldEntries(db, table)
  const begin = entries.find(({ kind }) => kind === 'begin')
  const isThere = begin !== undefined && to >= begin.number && entries.some(({ number }) => number === to)
  const { seats, turns, reveals } = undoneBy(table, entries, to, place.seat)
  if (!isThere || seats.length === 0) return deny('no-such-entry', { entry: to })
  if ((await standingAt(db, table, to)) === null) return deny('too-far', { entry: to })
  const asked = votersFor(table, seats, place.seat)
  const data = { to, turns, ...(reveals && { reveals }), ...(why !== '' && { why }) }
  if (asked.length > 0) return openVote(change, place.seat, 'rewind', asked, data)
  if (reveals) return deny('revealed', { entry: to })
  return goBack(change, db, place, to, habits, true)
}

/** The moments a table can go back to, the latest first, and who would be asked. */
export async function rewindsOf(
  db: Database,
  table: Table,
  person: string,
): Promise<{ to: number; seat: Seat; asks: Seat[]; reveals: boolean }[]> {
  const place = placeOf(table, person)
  if (place === undefined || !isOn(table)) return []
  const entries = await heldEntries(db, table)
  const unheard = unheardIn(table, entries)
  return entries
    .filter((entry) => entry.kind === 'play' && !unheard.includes(entry))
    .reverse()
    .slice(0, 20)
    .map(({ number, seat }) => {
      const { seats, reveals } = undoneBy(table, entries, number - 1, place.seat)
      return { to: number - 1, seat: seat as Seat, asks: votersFor(table, seats, place.seat), reveals }
    })
}

/** Goes back by adding an entry that says so; the moves behind it stay written, but no longer hold. Alone nobody else's do. */
export async function goBack(
  change: Change,
  db: Database,
  place: Pick<Place, 'seat' | 'person'>,
  to: number,
  habits: Habits,
  isAlone = false,
): Promise<{ to: number } | Denial> {
  const { table } = change
  const standing = await standingAt(db, table, to)
  if (standing === null) return deny('too-far', { entry: to })
  const before = table.saved
  const { seat, person } = place
  change.setDraft(seat, [])
  if (!isInScene(table, standing)) for (const draft of table.drafts) putAwayDraft(change, draft.seat)
  endVotes(change, ({ kind }) => kind === 'rewind')
  change.enter({
    kind: 'rewind',
    seat,
    by: 'player',
    data: { to, ...(isAlone && { isAlone }) },
    ...(person !== null && { person }),
  })
  change.write(step(query.dropSnapshotsAfter, { game: table.id, entry: to }))
  standAs(change, standing)
  change.post(isAlone ? 'undone' : 'rewound', { seat, to, entry: table.entry })
  advance(change, habits, before)
  await turnBackClocks(change, db, to, habits)
  return { to }
}

type Standing = Pick<Table, 'answers'> & { readonly saved: Saved }

function isInScene({ saved }: Table, standing: Standing): boolean {
  return saved !== null && digestOf(saved) === digestOf(standing.saved)
}

/** The table stands as it stood; a scene that goes on keeps its state, of which positions are known. */
function standAs(change: Change, standing: Standing): void {
  const { table } = change
  const taken = table.answers.slice(standing.answers.length)
  if (!isInScene(table, standing)) table.saved = standing.saved
  dropEarlyOf(
    change,
    taken.map(({ seat }) => seat),
  )
  table.answers = standing.answers
}

/** A seat that is called again by going back has used as much time as when it had answered. */
async function turnBackClocks(change: Change, db: Database, to: number, habits: Habits): Promise<void> {
  const { table, now } = change
  const called = table.places.filter(({ asked }) => asked === now)
  if (called.length === 0 || allowanceOf(table) === null) return
  const gone = (await heldEntries(db, table)).filter(({ number, kind }) => number > to && kind === 'play')
  for (const place of called) {
    const first = gone.find(({ seat }) => seat === place.seat)
    const { clock } = first === undefined ? {} : entryDataOf('play', first)
    if (first === undefined || clock === undefined) continue
    const restTimes = restOf(table, { ...place, ...clock }, habits)
    const used = counted(clock.asked, first.at, restTimes)
    change.setPlace(place.seat, { asked: timeBefore(now, used, restTimes), bank: clock.bank })
    startClock(change, place, habits)
  }
}
