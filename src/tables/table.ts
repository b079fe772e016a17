import { createHash } from 'node:crypto'
import { type Answer, type AnyGame, dump, type Position, position, type Saved, type Seat } from '#kernel'
import type { Home, Language, LobbyPlan, Phase, Place, Speed, Vote } from './words.ts'

export interface Draft {
  seat: Seat
  picks: readonly (readonly string[])[]
}

export interface Order {
  readonly seat: Seat
  readonly name: string
  readonly value: string | number | boolean
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
  orders: Order[]
  votes: Vote[]
  timers: { name: string; due: number }[]
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

/** Positions are pure: the last one of a saved state is remembered with the answers it stands for. */
const known = new WeakMap<Saved, Known>()

function isSame(answers: readonly Answer[], others: readonly Answer[]): boolean {
  return answers.length === others.length && answers.every((answer, at) => answer === others[at])
}

/** Where the table stands for all. */
export function positionOf(table: Table): Position {
  const saved = savedOf(table)
  const last = known.get(saved)
  if (last !== undefined && isSame(last.answers, table.answers)) return last.position
  const here = position(table.game, saved, table.answers)
  known.set(saved, { answers: [...table.answers], position: here })
  return here
}

export function draftOf(table: Table, seat: Seat): readonly (readonly string[])[] {
  return table.drafts.find((draft) => draft.seat === seat)?.picks ?? []
}

export function answersOf(seat: Seat, picks: readonly (readonly string[])[]): Answer[] {
  return picks.map((one) => ({ seat, picks: one }))
}

/** Where it would stand if a seat had these picks confirmed. */
export function positionWith(table: Table, seat: Seat, picks: readonly (readonly string[])[]): Position {
  return position(table.game, savedOf(table), [...table.answers, ...answersOf(seat, picks)])
}

export function digestOf(saved: Saved): string {
  return createHash('sha256').update(dump(saved)).digest('hex').slice(0, 16)
}

export function humans(table: Table): Place[] {
  return table.places.filter((place) => place.kind === 'human')
}
