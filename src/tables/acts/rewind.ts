import type { Saved, Seat } from '#kernel'
import { type Database, type Row, step } from '#store'
import * as query from '#store/queries'
import type { Change } from '../engine/change.ts'
import { effective, entriesOf, entryDataOf, standingAt } from '../engine/table-loader.ts'
import { advance } from '../flow/advance.ts'
import { ALLOWANCES, counted, before as timeBefore } from '../flow/clock.ts'
import { putAwayDraft } from '../flow/drafts.ts'
import { silentSeats } from '../flow/silence.ts'
import { restOf, startClock } from '../flow/turn-clocks.ts'
import { isNumber, isText } from '../model/checks.ts'
import type { Habits } from '../model/person-settings.ts'
import { answersOf, digestOf, draftOf, humans, isOn, placeOf, positionOf, type Table } from '../model/table.ts'
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

function undoneBy(table: Table, entries: readonly Row<'entries'>[], to: number): Undone {
  const gone = entries.filter(({ number, kind }) => number > to && kind === 'play')
  const unheard = unheardIn(table, entries)
  const silent = gone.some((entry) => unheard.includes(entry)) ? silentSeats(positionOf(table)) : []
  const seats = [...new Set([...gone.flatMap(({ seat }) => seat ?? []), ...silent])].sort((a, b) => a - b)
  const plays = gone.map((entry) => entryDataOf('play', entry))
  const ended = plays.filter(({ digest }) => digest !== undefined).length
  const turns = ended + (plays.at(-1)?.digest === undefined ? 1 : 0)
  return { seats, turns, reveals: plays.some(({ revealed }) => revealed === true) }
}

/** Those others whose entries would vanish; a bot does not mind. */
export function votersFor(table: Table, seats: readonly Seat[], by: Seat): Seat[] {
  return humans(table)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== by && seats.includes(seat))
}

/** W: own steps freely; a confirmed turn while nobody has acted on it and nothing came to light. */
export async function undo(
  change: Change,
  db: Database,
  person: string,
  habits: Habits,
): Promise<Outcome<{ to: number }>> {
  const { table } = change
  const place = playing(table, person)
  if (isDenial(place)) return place
  if (draftOf(table, place.seat).length > 0) {
    const back = stepBack(change, person)
    return isDenial(back) ? back : { to: table.entry }
  }
  const entries = await heldEntries(db, table)
  const last = entries.findLast(({ kind, seat }) => kind === 'play' && seat === place.seat)
  if (last === undefined) return deny('nothing-to-undo')
  const to = last.number - 1
  const unheard = unheardIn(table, entries)
  if (unheard.includes(last)) return undoUnheard(change, db, { place, last, unheard }, habits)
  const { seats, reveals } = undoneBy(table, entries, to)
  if (seats.some((seat) => seat !== place.seat)) return deny('others-moved', { entry: to, game: table.game.name })
  if (reveals) return deny('revealed', { entry: to })
  return goBack(change, db, place, to, habits, true)
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
  const { seats, turns, reveals } = undoneBy(table, entries, to)
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
      const { seats, reveals } = undoneBy(table, entries, number - 1)
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
  if (called.length === 0 || ALLOWANCES[table.speed] === null) return
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
