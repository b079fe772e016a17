import { type News, newsFor, type Question, type Result, type Seat, shownQuestions } from '#kernel'
import type { Database, Row } from '#store'
import { resultOf } from '../acts/finish.ts'
import { type Drafted, drafted } from '../acts/play.ts'
import type { Change } from '../engine/change.ts'
import { effective, entriesOf, entryDataOf, newsOf, shownDataOf, standingAt } from '../engine/table-loader.ts'
import { type EarlyStanding, earlyStanding } from '../flow/early-answers.ts'
import { hasNoChoice, seenPlaces, seenTimers } from '../flow/silence.ts'
import type { Picks } from '../model/checks.ts'
import { savedPlanOf } from '../model/intentions.ts'
import { type FinishedDraw, isDrawn, promiseOf, type SeedDraw } from '../model/seed-draw.ts'
import { answeredBy, fittingDraft, hasEnded, placeOf, positionOf, positionWith, type Table } from '../model/table.ts'
import { deny, type Outcome } from '../model/vocabulary.ts'
import { type DraftOutlook, foresee } from './draft-preview.ts'
import { moveNumbers } from './move-numbers.ts'

/** A table as one person, or a spectator, may see it. It is made anew for every look. */
export interface Look extends Readonly<Omit<Table, 'saved' | 'answers' | 'drafts' | 'orders' | 'seed' | 'lot'>> {
  readonly seat: Seat | null
  /** The game's own view, with what the seat has composed so far done; null before the game begins. */
  readonly view: unknown
  /** The same without the draft. */
  readonly before: unknown
  /** All questions as the seat may see them; its own stands as its draft has left it. */
  readonly questions: readonly Question[]
  readonly draft: readonly (readonly string[])[]
  readonly drafted: Drafted
  /** The pick composed behind it that can no longer be done. */
  readonly lost: readonly string[]
  /** It has a plan for when it is asked again. */
  readonly hasSavedPlan: boolean
  /** The seat has answered in this scene already, and is asked on. */
  readonly isContinued: boolean
  /** It is asked, but has nothing to choose: its answer counts as given. */
  readonly isDone: boolean
  /** The news of the draft. */
  readonly draftNews: readonly News[]
  /** The question each of the draft's picks answers. */
  readonly answered: readonly Question[]
  /** The sure consequences of a draft that ends with something coming to light; null where that is what it is for. */
  readonly foreseen: DraftOutlook | null
  /** The kinds of what luck may tell once the draft is confirmed. */
  readonly follows: readonly string[]
  readonly orders: Table['orders']
  /** Says whether the seat may answer, or has answered, before it is due. */
  readonly early: EarlyStanding | null
  readonly result: Result | null
  /** Told when the game is over, so that everybody can check the promise made at the start. */
  readonly seed: string | null
  /** The parts the seed was made of, told with it. */
  readonly lot: FinishedDraw | null
  /** The hash of the bot's secret, told from the beginning; null for games that had none. */
  readonly promise: string | null
  /** The people who have added a word of their own to the luck. */
  readonly worded: readonly string[]
}

const NOTHING_DRAFTED: Drafted = { canConfirm: false, reveals: false, isFinal: false, more: null }

const NOTHING_IN_PLAY = {
  view: null,
  before: null,
  questions: [],
  draft: [],
  lost: [],
  drafted: NOTHING_DRAFTED,
  hasSavedPlan: false,
  isContinued: false,
  isDone: false,
  draftNews: [],
  answered: [],
  foreseen: null,
  follows: [],
  orders: [],
  early: null,
  result: null,
} satisfies Partial<Look>

function lotAt(lot: SeedDraw | null, isDone: boolean): Pick<Look, 'lot' | 'promise' | 'worded'> {
  const given = lot !== null && 'given' in lot ? Object.entries(lot.given) : []
  return {
    lot: isDone && isDrawn(lot) ? lot : null,
    promise: lot === null ? null : promiseOf(lot),
    worded: given.flatMap(([person, { isOwn }]) => (isOwn ? [person] : [])),
  }
}

/** A table before its game is looked into: of what is in play nothing is there. */
function bareLook(table: Table, seat: Seat | null): Look {
  const { saved, answers, drafts, orders, seed, lot, ...open } = table
  const isDone = hasEnded(table)
  return {
    ...open,
    ...NOTHING_IN_PLAY,
    ...lotAt(lot, isDone),
    places: seenPlaces(table, seat),
    timers: seenTimers(table),
    seat,
    seed: isDone ? seed : null,
  }
}

/** The game as a spectator sees it, or whoever played it once it is over. */
function watchedLook(table: Table, bare: Look): Look {
  const { seat } = bare
  const current = positionOf(table)
  const view = table.game.view(current.now, seat)
  const questions = hasEnded(table) ? [] : shownQuestions(current, seat)
  return { ...bare, view, before: view, questions, result: table.phase === 'over' ? resultOf(table) : null }
}

type Composed = Pick<Look, 'view' | 'before' | 'questions' | 'draft' | 'lost' | 'drafted' | 'draftNews' | 'answered'>

/** A seat's own draft, and the game with it done. */
function composedLook(table: Table, seat: Seat): Composed {
  const { game } = table
  const start = positionOf(table)
  const { picks: draft, lost } = fittingDraft(table, seat)
  const place = table.places[seat]
  const state = place === undefined ? NOTHING_DRAFTED : drafted(table, place)
  // A pick that would bring something to light is not shown done before it is confirmed.
  const current = positionWith(table, seat, state.reveals ? draft.slice(0, -1) : draft)
  const before = game.view(start.now, seat)
  return {
    view: current === start ? before : game.view(current.now, seat),
    before,
    questions: shownQuestions(current, seat),
    draft,
    lost,
    drafted: state,
    draftNews: newsFor(current.news.slice(start.news.length), seat),
    answered: draft.length > 0 ? answeredBy(table, seat, draft) : [],
  }
}

/** The game as whoever plays in it sees it. */
function playersLook(table: Table, seat: Seat, bare: Look): Look {
  const composed = composedLook(table, seat)
  const { draft, drafted: state } = composed
  return {
    ...bare,
    ...composed,
    ...(state.isFinal && foresee(table, seat, draft, state.reveals)),
    hasSavedPlan: savedPlanOf(table, seat) !== null,
    isContinued: table.answers.some((answer) => answer.seat === seat),
    isDone: hasNoChoice(positionOf(table), seat),
    orders: table.orders.filter((order) => order.seat === seat),
    early: earlyStanding(table, seat),
  }
}

export function lookAt(table: Table, person: string | null): Look {
  const seat = seatOf(table, person)
  const bare = bareLook(table, seat)
  if (table.saved === null) return bare
  return seat === null || hasEnded(table) ? watchedLook(table, bare) : playersLook(table, seat, bare)
}

/** The table as it was after an earlier entry; there is nothing to be done there. */
export async function lookBack(
  db: Database,
  table: Table,
  person: string | null,
  entry: number,
): Promise<Outcome<Look>> {
  const isHeld = effective(await entriesOf(db, table)).some(({ number }) => number === entry)
  const standing = isHeld ? await standingAt(db, table, entry) : null
  if (standing === null) return deny('too-far', { entry })
  const { saved, answers } = standing
  const look = lookAt({ ...table, phase: 'playing', saved, answers, drafts: [] }, person)
  return { ...look, phase: table.phase, questions: [], early: null }
}

export interface LogLine {
  /** The number of its entry. */
  readonly number: number
  /** The number it is told by, counted from 1; null where it is no move, or was read with its change alone. */
  readonly move: number | null
  readonly at: number
  readonly kind: string
  readonly seat: Seat | null
  readonly by: string
  readonly data: Record<string, unknown>
  readonly news: readonly News[]
  /** It was taken back later. */
  readonly isVoid: boolean
}

/** The log as a seat or a spectator may know it, with what was taken back marked. */
export async function logOf(db: Database, table: Table, person: string | null, after = 0): Promise<LogLine[]> {
  return logFrom(table, await entriesOf(db, table), person, after)
}

/** The same of a table whose entries were read before. */
export function logFrom(
  table: Table,
  entries: readonly Row<'entries'>[],
  person: string | null,
  after: number,
): LogLine[] {
  const seat = seatOf(table, person)
  const held = new Set(effective(entries).map(({ number }) => number))
  const moves = moveNumbers(entries)
  // Going back undoes moves; whoever sat down meanwhile stays seated.
  const isVoid = ({ number, kind }: Row<'entries'>) => (kind === 'play' || kind === 'rewind') && !held.has(number)
  return toldTo(
    seat,
    entries.filter(({ number }) => number > after),
  ).map((entry) => ({ ...lineOf(entry, seat, isVoid(entry)), move: moves.get(entry.number) ?? null }))
}

/** The lines a change has added, as a seat or a spectator may know them; nothing of them has been taken back yet. */
export function logOfChange({ table, entries }: Pick<Change, 'table' | 'entries'>, person: string | null): LogLine[] {
  const seat = seatOf(table, person)
  return toldTo(seat, entries).map((entry) => lineOf(entry, seat, false))
}

/** The seat that somebody holds now. */
export function seatOf(table: Table, person: string | null): Seat | null {
  return person === null ? null : (placeOf(table, person)?.seat ?? null)
}

/** Decisions in advance are their owner's affair, and so is an answer that nothing has come of yet. */
function toldTo(seat: Seat | null, entries: readonly Row<'entries'>[]): Row<'entries'>[] {
  return entries.filter((entry) => entry.seat === seat || (entry.kind !== 'order' && !isUnheard(entry)))
}

/** The draft as it is shown to somebody; none where they have nothing to compose. */
export function shownDraft(table: Table, person: string): Picks {
  const seat = seatOf(table, person)
  return seat === null || hasEnded(table) || table.saved === null ? [] : fittingDraft(table, seat).picks
}

function lineOf(entry: Row<'entries'>, viewer: Seat | null, isVoid: boolean): LogLine {
  const { number, at, kind, seat, by } = entry
  const news = newsFor(newsOf(entry), viewer)
  const data = shownDataOf(entry)
  const move = null
  const { picks, isEarly, ...open } = data
  if (isSilent(entry) && viewer !== seat) {
    const { clock, ...rest } = open
    return { number, move, at, kind, seat: null, by: 'table', data: rest, news, isVoid }
  }
  // Sealed picks are told by the news, once everybody has answered.
  return { number, move, at, kind, seat, by, data: viewer === seat ? data : open, news, isVoid }
}

/** An answer to a silent question is nobody else's affair. */
export function isSilent(entry: Row<'entries'>): boolean {
  return entry.kind === 'play' && entryDataOf('play', entry).isSilent === true
}

/** An answer to a silent question that nothing has come of yet, or that was taken back again. */
export function isUnheard(entry: Row<'entries'>): boolean {
  if (entry.kind === 'rewind') return entryDataOf('rewind', entry).isSilent === true
  return isSilent(entry) && entryDataOf('play', entry).digest === undefined
}

/** A move outside the seat's own turn begins no recap. */
function isAside(entry: Row<'entries'>): boolean {
  const { isEarly } = entryDataOf('play', entry)
  return isEarly === true || isSilent(entry)
}

/** The moves since an entry, silent ones too: for what is sent, never to be shown. */
export async function movesSince(db: Database, table: Table, after: number): Promise<{ number: number; seat: Seat }[]> {
  const entries = await entriesOf(db, table)
  return entries.flatMap(({ number, kind, seat }) =>
    number > after && kind === 'play' && seat !== null ? [{ number, seat }] : [],
  )
}

/** Another's answer to a question put to several at once, or that answer taken back: what others are asked stays as it is. */
function isOthersAnswer(entry: Row<'entries'>, seat: Seat | undefined): boolean {
  if (entry.seat === seat || entry.seat === null) return false
  if (entry.kind !== 'play') return isUnheard(entry)
  return entryDataOf('play', entry).digest === undefined
}

/** Says whether a question that a person was shown after an entry still stands: nothing but answers of others came since. */
export async function isAskedStill(db: Database, table: Table, person: string, after: number): Promise<boolean> {
  if (table.entry === after) return true
  const seat = seatOf(table, person) ?? undefined
  const since = (await entriesOf(db, table)).filter(({ number }) => number > after)
  return since.length > 0 && since.every((entry) => isOthersAnswer(entry, seat))
}

/** The number of the last entry that was this seat's own move while it was there: a recap begins behind it. */
export async function lastMoveOf(db: Database, table: Table, seat: Seat): Promise<number> {
  const own = effective(await entriesOf(db, table)).findLast(
    (entry) => entry.kind === 'play' && entry.seat === seat && entry.by === 'player' && !isAside(entry),
  )
  return own?.number ?? 0
}
