import { createHash } from 'node:crypto'
import {
  type Answer,
  type AnyGame,
  dump,
  type Position,
  position,
  type Question,
  Run,
  type Saved,
  type Seat,
} from '#kernel'
import { PARTITIONS } from '#store'
import type { Picks } from './checks.ts'
import type { Intention } from './intentions.ts'
import type { SeedDraw } from './seed-draw.ts'
import type { Home, Language, LobbyPlan, Phase, Place, Speed, Vote } from './vocabulary.ts'

export interface Draft {
  seat: Seat
  picks: readonly (readonly string[])[]
  /** The first pick behind them that no longer fits what has happened. */
  lost?: readonly string[]
}

/** A game and the people around it, as it lies in the store, read. */
export interface Table {
  readonly id: number
  readonly game: AnyGame
  readonly part: number
  readonly created: number
  revision: number
  phase: Phase
  home: Home
  host: string
  language: Language
  speed: Speed
  plan: LobbyPlan
  /** The version of the rules it was last played with. */
  rules: number
  content: string
  seed: string
  commitment: string
  /** The drawing of the seed; null for games that began when the bot alone drew it. */
  lot: SeedDraw | null
  /** The number of the last entry. */
  entry: number
  started: number | null
  ended: number | null
  paused: number | null
  note: string | null
  rematch: number | null
  places: Place[]
  /** The running scene's beginning, null before the game begins. */
  saved: Saved | null
  /** The confirmed answers since then. */
  answers: Answer[]
  drafts: Draft[]
  orders: Intention[]
  votes: Vote[]
  timers: { name: string; due: number }[]
}

/** Has to be said of a table that nobody has touched; the rest is empty. */
type NewTableFields = Pick<Table, 'id' | 'game' | 'created' | 'home' | 'host' | 'plan' | 'content'>

/** A table of which nothing is stored yet. */
export function emptyTable(fields: NewTableFields): Table {
  return {
    ...fields,
    part: fields.id % PARTITIONS,
    revision: 0,
    phase: 'lobby',
    language: 'en',
    speed: 'day',
    rules: fields.game.version,
    seed: '',
    commitment: '',
    lot: null,
    entry: 0,
    started: null,
    ended: null,
    paused: null,
    note: null,
    rematch: null,
    places: [],
    saved: null,
    answers: [],
    drafts: [],
    orders: [],
    votes: [],
    timers: [],
  }
}

/** A copy that may be changed; what lies inside is replaced, never changed, but for places and votes. */
export function copyOf(table: Table): Table {
  return {
    ...table,
    places: table.places.map((place) => ({ ...place })),
    answers: [...table.answers],
    drafts: [...table.drafts],
    orders: [...table.orders],
    votes: table.votes.map((vote) => ({ ...vote, answers: { ...vote.answers } })),
    timers: [...table.timers],
  }
}

export function isOn(table: Table): boolean {
  return table.phase === 'playing' || table.phase === 'paused'
}

/** Played to its end, or closed before. */
export function hasEnded({ phase }: Pick<Table, 'phase'>): boolean {
  return phase === 'over' || phase === 'closed'
}

/** The place of a seat that a question, a timer or a vote names. */
export function placeAt({ places }: Pick<Table, 'places'>, seat: Seat): Place {
  const place = places[seat]
  if (place === undefined) throw new Error(`no seat ${seat}`)
  return place
}

export function placeOf(table: Table, person: string): Place | undefined {
  return table.places.find((place) => place.person === person && place.kind === 'human')
}

export function savedOf({ saved }: Pick<Table, 'saved'>): Saved {
  if (saved === null) throw new Error('the game has not begun')
  return saved
}

interface Known {
  answers: readonly Answer[]
  position: Position
}

/** Positions are pure: the last ones of a saved state are remembered, for all and with a draft. */
const known = new WeakMap<Saved, Known[]>()
const MOST_KNOWN = 2

function isSame(answers: readonly Answer[], others: readonly Answer[]): boolean {
  return answers.length === others.length && answers.every((answer, at) => isSameAnswer(answer, others[at] as Answer))
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  if (one === other) return true
  const areSame = one.picks.length === other.picks.length && one.picks.every((id, at) => id === other.picks[at])
  return areSame && one.seat === other.seat
}

function positionAfter(game: AnyGame, saved: Saved, answers: readonly Answer[]): Position {
  const before = known.get(saved) ?? []
  const remembered = before.find((one) => isSame(one.answers, answers))
  const current = remembered ?? { answers: [...answers], position: position(game, saved, answers) }
  if (current !== before[0])
    known.set(saved, [current, ...before.filter((one) => one !== current)].slice(0, MOST_KNOWN))
  return current.position
}

/** The first position of a saved state, where it is known already. */
export function rememberPosition(saved: Saved, current: Position): void {
  known.set(saved, [{ answers: [], position: current }])
}

/** The position of the table for all. */
export function positionOf(table: Table): Position {
  return positionAfter(table.game, savedOf(table), table.answers)
}

export function draftOf(table: Table, seat: Seat): readonly (readonly string[])[] {
  return table.drafts.find((draft) => draft.seat === seat)?.picks ?? []
}

export function answersOf(seat: Seat, picks: readonly (readonly string[])[]): Answer[] {
  return picks.map((one) => ({ seat, picks: one }))
}

/** The position it would have if a seat had these picks confirmed. */
export function positionWith(table: Table, seat: Seat, picks: readonly (readonly string[])[]): Position {
  return positionAfter(table.game, savedOf(table), [...table.answers, ...answersOf(seat, picks)])
}

/**
 * A draft as far as it can still be done, and the first pick behind that; new rules may no longer offer what was chosen
 * under the old ones. What a seat keeps for when it is asked again is not looked at before.
 */
export function fittingDraft(table: Table, seat: Seat): Required<Omit<Draft, 'seat'>> {
  const { picks = [], lost = [] } = table.drafts.find((draft) => draft.seat === seat) ?? {}
  const isAsked = positionOf(table).questions.some((ask) => ask.seat === seat)
  const { refusal, kept } = positionWith(table, seat, isAsked ? picks : [])
  if (refusal === null) return { picks, lost }
  const fitting = Math.max(0, kept - table.answers.length)
  return { picks: picks.slice(0, fitting), lost: picks[fitting] ?? lost }
}

/** The question each of these picks answers. */
export function answeredBy(table: Table, seat: Seat, picks: Picks): Question[] {
  const saved = savedOf(table)
  const run = Run.onCopy(table.game, saved)
  for (const answer of table.answers) run.answer(answer)
  return answersOf(seat, picks).flatMap((answer) => {
    const ask = run.questionOf(seat)
    run.answer(answer)
    return ask ?? []
  })
}

/** The number of these picks it takes to bring something to light; all of them if none does. */
export function picksToLight(table: Table, seat: Seat, picks: readonly (readonly string[])[]): number {
  const saved = savedOf(table)
  const run = Run.onCopy(table.game, saved)
  for (const answer of table.answers) run.answer(answer)
  const answers = answersOf(seat, picks)
  const first = answers.findIndex((answer) => run.answer(answer) !== null || run.finalUpTo > table.answers.length)
  return first < 0 || run.finalUpTo <= table.answers.length ? picks.length : first + 1
}

/** Says whether these picks bring something to light or ask somebody else. */
export function reveals(table: Table, current: Position): boolean {
  return current.finalUpTo > table.answers.length
}

/** As many of the picks as fit, one after the other. */
export function fitting(table: Table, seat: Seat, picks: Picks): Picks {
  return picks.slice(0, Math.max(0, positionWith(table, seat, picks).kept - table.answers.length))
}

/** Only as much of the picks as is needed to bring something to light: what comes after is not known yet. */
export function upToReveal(table: Table, seat: Seat, picks: Picks): Picks {
  if (!reveals(table, positionWith(table, seat, picks))) return picks
  return picks.slice(0, picksToLight(table, seat, picks))
}

const texts = new WeakMap<Saved, string>()

/** A saved state as it is stored. It is asked for twice at the end of each scene. */
export function textOf(saved: Saved): string {
  let text = texts.get(saved)
  if (text === undefined) {
    text = dump(saved)
    texts.set(saved, text)
  }
  return text
}

export function digestOf(saved: Saved): string {
  return createHash('sha256').update(textOf(saved)).digest('hex').slice(0, 16)
}

export function humans(table: Table): Place[] {
  return table.places.filter((place) => place.kind === 'human')
}

/** One person plays, and all other seats, if there are any, are bots' for good: nobody else waits, or may come back. */
export function isAgainstBots({ places }: Pick<Table, 'places'>): boolean {
  const others = places.filter(({ kind, person }) => kind !== 'bot' || person !== null)
  return others.length === 1 && others[0]?.kind === 'human'
}

/** No person sits there: a bot, or somebody who has gone. */
export function isBots(place: Place): boolean {
  return place.kind !== 'human'
}
