import { type AnyGame, begin, optionsOf, type Seat, untilAsked } from '#kernel'
import type { Change } from '../engine/change.ts'
import { knownContent } from '../engine/table-loader.ts'
import { advance } from '../flow/advance.ts'
import { ALLOWANCES } from '../flow/clock.ts'
import { turnPage } from '../flow/confirm.ts'
import { isOrder } from '../flow/orders.ts'
import { isNumber, isObject, isText, isYesNo, LONGEST_NOTE } from '../model/checks.ts'
import { commitmentOf } from '../model/commitment.ts'
import { cleanName } from '../model/names.ts'
import { nextNeighbour } from '../model/neighbours.ts'
import type { Habits } from '../model/person-settings.ts'
import {
  type FinishedDraw,
  type LuckWord,
  type OpenDraw,
  pressWord,
  promiseOf,
  type SeedDraw,
  seatingOf,
  wordHash,
} from '../model/seed-draw.ts'
import { oneOf } from '../model/shapes.ts'
import { placeAt, savedOf, type Table } from '../model/table.ts'
import { hasTimer } from '../model/timers.ts'
import {
  type Denial,
  deny,
  LANGUAGES,
  LEVELS,
  type Level,
  type LobbyPlan,
  type Outcome,
  type Place,
  SPEEDS,
} from '../model/vocabulary.ts'

export const DAY = 24 * 60 * 60_000
/** So long a full table waits before it starts by itself. */
const COUNTDOWN = 30_000

const isSpeed = oneOf(SPEEDS)
const isLanguage = oneOf(LANGUAGES)

export interface Person {
  readonly person: string
  readonly name: string
}

function fresh(seat: Seat, patch: Pick<Place, 'name'> & Partial<Place>): Place {
  const empty = { person: null, kind: 'human' as const, level: null, asked: null, bank: 0 }
  return { ...empty, seat, late: false, offered: false, conceded: false, ...patch, name: cleanName(patch.name) }
}

/** The lobby shows itself anew, and closes a day after the last thing that happened in it. It is always shown once. */
function showLobby(change: Change): void {
  change.post('lobby', {}, change.isNew ? null : 'lobby')
  change.setTimer({ kind: 'lobby' }, change.now + DAY)
}

/** Among several people it starts half a minute later, so that nobody is taken by surprise. */
export function startIfFull(change: Change, habits: Habits): void {
  const { places, plan } = change.table
  const isFull = plan.startsWhenFull && places.length === plan.players
  if (!isFull) change.dropTimer({ kind: 'start' })
  else if (places.filter(({ person }) => person !== null).length === 1) begins(change, habits)
  else change.setTimer({ kind: 'start' }, change.now + COUNTDOWN)
}

/** Somebody is not ready: from now on the host starts the game. */
export function hold(change: Change, person: string): Outcome<{ held: true }> {
  const { table } = change
  if (table.phase !== 'lobby') return deny('not-in-lobby')
  if (!table.places.some((place) => place.person === person)) return deny('not-seated', { isOpen: 1 })
  if (!hasTimer(table, { kind: 'start' })) return deny('no-countdown')
  change.enter({ kind: 'hold', person, by: 'player' })
  table.plan = { ...table.plan, startsWhenFull: false }
  change.dropTimer({ kind: 'start' })
  showLobby(change)
  return { held: true }
}

/** The countdown is over. */
export function startNow(change: Change, habits: Habits): void {
  if (change.table.phase === 'lobby') begins(change, habits)
}

/** The bot's secret comes first: its promise is shown before anybody adds a word. */
export function openLobby(change: Change, host: Person, bots: number, level: Level): void {
  const lot: OpenDraw = { number: change.table.id, secret: change.newSeed(), given: {} }
  change.table.lot = lot
  change.enter({ kind: 'open', person: host.person, by: 'player', data: { promise: promiseOf(lot) } })
  addToLuck(change, host.person)
  const seats = [fresh(0, host)]
  for (let at = 1; at <= bots; at++) seats.push(botPlace(change.table.id, seats, level))
  change.seatAll(seats)
  showLobby(change)
}

function openLot(lot: SeedDraw | null): OpenDraw | null {
  return lot !== null && 'given' in lot ? lot : null
}

function addToLuck(change: Change, person: string, word = pressWord(change.table.id, change.press)): void {
  const lot = openLot(change.table.lot)
  if (lot !== null && word !== null) change.table.lot = { ...lot, given: { ...lot.given, [person]: word } }
}

function takeFromLuck(change: Change, person: string): void {
  const lot = openLot(change.table.lot)
  if (lot === null) return
  const { [person]: _, ...given } = lot.given
  change.table.lot = { ...lot, given }
}

/** Somebody's own word for the luck: only its hash is kept. */
export function addWord(change: Change, person: string, said: string): Outcome<{ hash: string }> {
  const { table } = change
  if (table.phase !== 'lobby' || openLot(table.lot) === null) return deny('not-in-lobby')
  if (!table.places.some((place) => place.person === person)) return deny('not-seated', { isOpen: 1 })
  if (!isText(said, LONGEST_NOTE)) return deny('wrong-option')
  const word: LuckWord = { hash: wordHash(table.id, said), isOwn: true }
  addToLuck(change, person, word)
  change.enter({ kind: 'word', person, by: 'player' })
  showLobby(change)
  return { hash: word.hash }
}

function botPlace(game: number, places: readonly Place[], level: Level): Place {
  return fresh(places.length, { kind: 'bot', level, name: nextNeighbour(game, places) })
}

/** Seats that are kept for guests who have not come yet. */
function reservedFor({ plan, places }: Pick<Table, 'plan' | 'places'>, but?: string): number {
  return plan.invited.filter((guest) => guest !== but && places.every(({ person }) => person !== guest)).length
}

/** Says whether there is a seat for somebody, or for a bot. */
function noSeat(table: Table, person?: string): Denial | null {
  const free = table.plan.players - table.places.length
  if (free <= 0) return deny('full', { players: table.plan.players })
  return free <= reservedFor(table, person) ? deny('taken', { free }) : null
}

export function join(change: Change, { person, name }: Person, habits: Habits): Outcome<{ started: boolean }> {
  const { table } = change
  if (table.phase !== 'lobby') return deny('not-in-lobby')
  if (table.places.some((place) => place.person === person)) return deny('already-seated')
  const refusal = noSeat(table, person)
  if (refusal !== null) return refusal
  change.enter({ kind: 'join', person, by: 'player' })
  change.seatAll([...table.places, fresh(table.places.length, { person, name })])
  addToLuck(change, person)
  if (table.plan.heir === person) table.host = person
  showLobby(change)
  startIfFull(change, habits)
  return { started: isStarted(change) }
}

function isStarted(change: Change): boolean {
  return change.table.started !== null
}

/** The host's place in the lobby goes to the next human; with nobody left the lobby closes. */
export function leave(change: Change, person: string): Outcome<{ left: true }> {
  const { table } = change
  if (table.phase !== 'lobby') return deny('not-in-lobby')
  if (!table.places.some((place) => place.person === person)) return deny('not-seated', { isOpen: 1 })
  change.enter({ kind: 'leave', person, by: 'player' })
  change.seatAll(table.places.filter((place) => place.person !== person))
  takeFromLuck(change, person)
  change.dropTimer({ kind: 'start' })
  const next = table.places.find((place) => place.person !== null)?.person ?? null
  if (next === null) return close(change, 'empty')
  if (table.host === person) table.host = next
  showLobby(change)
  return { left: true }
}

function expectingNobody({ heir: _, ...plan }: LobbyPlan): LobbyPlan {
  return { ...plan, invited: [] }
}

function close(change: Change, why: 'empty' | 'host' | 'expired'): { left: true } {
  const { table } = change
  table.phase = 'closed'
  table.ended = change.now
  table.plan = expectingNobody(table.plan)
  change.dropAllTimers()
  change.post('closed', { why }, 'lobby')
  return { left: true }
}

function hostOnly(change: Change, person: string): Denial | null {
  if (change.table.phase !== 'lobby') return deny('not-in-lobby')
  return change.table.host === person ? null : deny('not-host')
}

export function addBot(change: Change, person: string, level: Level, habits: Habits): Outcome<{ started: boolean }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  if (!LEVELS.includes(level)) return deny('wrong-option')
  const problem = noSeat(table)
  if (problem !== null) return problem
  change.enter({ kind: 'join', by: 'player', person, data: { level } })
  change.seatAll([...table.places, botPlace(table.id, table.places, level)])
  showLobby(change)
  startIfFull(change, habits)
  return { started: isStarted(change) }
}

export function removeBot(change: Change, person: string): Outcome<{ removed: true }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  const last = table.places.findLast((place) => place.kind === 'bot')
  if (last === undefined) return deny('not-bot')
  change.enter({ kind: 'leave', by: 'player', person, seat: last.seat })
  change.seatAll(table.places.filter((place) => place !== last))
  change.dropTimer({ kind: 'start' })
  showLobby(change)
  return { removed: true }
}

/** The first thing that is wrong with a plan for the places there are. */
export function planProblem({ game, places }: Table, plan: LobbyPlan): Denial | null {
  const { min, max } = game.seats
  const { players, first, startsWhenFull, invited, options, ideas, note, guided, phones = false } = plan
  if (!isNumber(players, min, max)) return deny('wrong-number', { least: min, most: max })
  const isSaid = note === '' || isText(note, LONGEST_NOTE)
  const areChoices = [startsWhenFull, ideas, guided, phones].every(isYesNo) && isSaid
  const areWords = (first === 'random' || first === 'host') && areChoices && isObject(options)
  if (!areWords || !Array.isArray(invited) || !invited.every((guest) => isText(guest))) return deny('wrong-option')
  // A date is an object too, but not one that is read back as it was written.
  const isPlain = Object.prototype.toString.call(options) === '[object Object]'
  const isKnown = Object.entries(options).every(([name, value]) =>
    game.options.some((option) => option.name === name && option.values.includes(value)),
  )
  if (!isPlain || !isKnown) return deny('wrong-option')
  return places.length + reservedFor({ plan, places }) > players ? deny('full', { players }) : null
}

/** Each guest once, and not more than fit; what is no list stays what it is, to be refused. */
export function guestsOf(invited: unknown, host: string, { seats }: Pick<AnyGame, 'seats'>): readonly string[] {
  if (!Array.isArray(invited)) return invited as readonly string[]
  return [...new Set(invited)].filter((guest) => guest !== host).slice(0, seats.max - 1)
}

export function replan(
  change: Change,
  person: string,
  patch: Partial<LobbyPlan> & { speed?: unknown; language?: unknown },
  habits: Habits,
): Outcome<{ planned: true }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  if (!isObject(patch)) return deny('wrong-option')
  const { speed = table.speed, language = table.language, invited, ...chosenPlan } = { ...table.plan, ...patch }
  const { players, first, startsWhenFull, options, ideas, note, phones } = chosenPlan
  const chosen = { players, first, startsWhenFull, options, ideas, note, ...(phones !== undefined && { phones }) }
  const plan: LobbyPlan = { ...table.plan, ...chosen, invited: guestsOf(invited, table.host, table.game) }
  const problem = planProblem(table, plan)
  if (problem !== null) return problem
  if (!isSpeed(speed) || !isLanguage(language)) return deny('wrong-option')
  table.speed = speed
  table.language = language
  table.plan = plan
  change.enter({ kind: 'plan', person, by: 'player', data: { ...chosen, speed, language } })
  showLobby(change)
  startIfFull(change, habits)
  return { planned: true }
}

/** Somebody who is forgotten is no guest either. */
export function uninvite(change: Change, person: string): void {
  const { table } = change
  const { heir, invited, ...plan } = table.plan
  const guests = invited.filter((guest) => guest !== person)
  table.plan = { ...plan, invited: guests, ...(heir !== undefined && heir !== person && { heir }) }
}

export function shut(change: Change, person: string): Outcome<{ left: true }> {
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  change.enter({ kind: 'close', person, by: 'player' })
  return close(change, 'host')
}

export function expire(change: Change): void {
  if (change.table.phase !== 'lobby') return
  change.enter({ kind: 'close', by: 'clock' })
  close(change, 'expired')
}

export function start(change: Change, person: string, habits: Habits): Outcome<{ started: boolean }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  const { min, max } = table.game.seats
  const players = table.places.length
  if (players < min || players > max) return deny('wrong-number', { least: min, most: max, players })
  begins(change, habits)
  return { started: true }
}

/** A lobby that was opened when the bot drew alone has no secret yet. */
function drawn(change: Change): { lot: FinishedDraw; seed: string } {
  const { table } = change
  const { id, game, places, plan } = table
  const { secret, given }: Omit<OpenDraw, 'number'> = openLot(table.lot) ?? { secret: change.newSeed(), given: {} }
  const words = places.map(({ person }) => (person === null ? null : (given[person] ?? null)))
  const isHost = plan.first === 'host' && places.some(({ person }) => person === table.host)
  const host = isHost ? places.findIndex(({ person }) => person === table.host) : null
  const lot = { number: id, secret, words, press: pressWord(id, change.press)?.hash ?? null, host }
  const { name, version } = game
  const options = optionsOf(game, plan.options)
  const content = knownContent(table.content)
  const seed = change.drawSeed(lot, { game: name, version, seats: places.length, options, content })
  return { seed, lot: { ...lot, seating: seatingOf(seed, places.length, host) } }
}

/** The host sits first if they chose to; all others sit as luck has it. */
function seated({ places, speed }: Table, seating: readonly number[]): Place[] {
  const bank = ALLOWANCES[speed]?.bank ?? 0
  return seating.map((place, seat) => ({ ...placeAt({ places }, place), seat, bank }))
}

/** Gives the orders each person has set for every table of this game. */
function orderAsUsual(change: Change, habits: Habits): void {
  const { places, game } = change.table
  const { state } = savedOf(change.table)
  for (const { seat, person } of places) {
    const view = game.view(state, seat)
    const own = person === null ? undefined : habits.get(person)?.orders[game.name]
    for (const spec of game.orders ?? []) {
      const value = own?.[spec.name]
      if (value === undefined || !isOrder(spec, value, view)) continue
      change.setOrder({ kind: 'order', seat, name: spec.name, value })
    }
  }
}

/** Everybody sits; the seed is drawn, and promised before anybody has seen a card. */
function begins(change: Change, habits: Habits): void {
  const { table } = change
  const { game } = table
  change.dropAllTimers()
  const { seed, lot } = drawn(change)
  change.seatAll(seated(table, lot.seating))
  const { options } = table.plan
  const seats = table.places.length
  table.seed = seed
  table.lot = lot
  const first = begin(game, { seats, options, seed: table.seed, content: knownContent(table.content) })
  const { setup } = first.state
  table.plan = { ...expectingNobody(table.plan), options: setup.options }
  const { version, content } = setup
  table.commitment = commitmentOf({ game: game.name, version, seats, options: setup.options, content, seed }, lot)
  table.phase = 'playing'
  table.started = change.now
  const { saved, news } = untilAsked(game, first)
  change.enter({ kind: 'begin', by: 'table', data: { commitment: table.commitment, version }, news })
  turnPage(change, saved)
  orderAsUsual(change, habits)
  // Nobody needs to see any more what the lobby looked like before.
  change.post('began', { commitment: table.commitment }, 'lobby')
  advance(change, habits, null)
}
