import { begin, luckFrom, type Seat, shuffle, untilAsked } from '#kernel'
import type { Change } from '../change.ts'
import { ALLOWANCES } from '../clock.ts'
import { commitmentOf, newSeed } from '../commitment.ts'
import { knownContent } from '../load.ts'
import { type Rests, settle, turnPage } from '../settle.ts'
import { LEVELS, type Level, type LobbyPlan, no, type Outcome, type Place } from '../words.ts'

const DAY = 24 * 60 * 60_000
const LONGEST_NAME = 100

export interface Person {
  readonly person: string
  readonly name: string
}

function fresh(seat: Seat, patch: Pick<Place, 'name'> & Partial<Place>): Place {
  const empty = { person: null, kind: 'human' as const, level: null, asked: null, bank: 0 }
  return { ...empty, seat, late: false, offered: false, conceded: false, ...patch }
}

export function isName(name: string): boolean {
  return name.trim().length > 0 && name.length <= LONGEST_NAME
}

/** The lobby shows itself anew, and closes a day after the last thing that happened in it. */
function showLobby(change: Change): void {
  change.post('lobby', {}, 'lobby')
  change.setTimer('lobby', change.now + DAY)
}

function startIfFull(change: Change, rests: Rests): void {
  const { places, plan } = change.table
  if (plan.startsWhenFull && places.length === plan.players) begins(change, rests)
}

export function openLobby(change: Change, host: Person, bots: number, level: Level): void {
  change.enter({ kind: 'open', person: host.person, by: 'player' })
  const seats = [fresh(0, host)]
  for (let at = 1; at <= bots; at++) seats.push(botPlace(at, level))
  change.seatAll(seats)
  showLobby(change)
}

function botPlace(seat: Seat, level: Level): Place {
  return fresh(seat, { kind: 'bot', level, name: `Bot ${seat}` })
}

export function join(change: Change, { person, name }: Person, rests: Rests): Outcome<{ started: boolean }> {
  const { table } = change
  if (table.phase !== 'lobby') return no('not-in-lobby')
  if (!isName(name)) return no('wrong-name')
  if (table.places.some((place) => place.person === person)) return no('already-seated')
  const reserved = table.plan.invited.filter(
    (guest) => guest !== person && !table.places.some((p) => p.person === guest),
  )
  const free = table.plan.players - table.places.length
  if (free <= 0) return no('full', { players: table.plan.players })
  if (free <= reserved.length) return no('taken', { free: reserved.length })
  change.enter({ kind: 'join', person, by: 'player' })
  change.seatAll([...table.places, fresh(table.places.length, { person, name })])
  showLobby(change)
  startIfFull(change, rests)
  return { started: isStarted(change) }
}

function isStarted(change: Change): boolean {
  return change.table.started !== null
}

/** The host's place in the lobby goes to the next human; with nobody left the lobby closes. */
export function leave(change: Change, person: string): Outcome<{ left: true }> {
  const { table } = change
  if (table.phase !== 'lobby') return no('not-in-lobby')
  if (!table.places.some((place) => place.person === person)) return no('not-seated')
  change.enter({ kind: 'leave', person, by: 'player' })
  change.seatAll(table.places.filter((place) => place.person !== person))
  const next = table.places.find((place) => place.person !== null)
  if (next === undefined) return close(change, 'empty')
  if (table.host === person) table.host = next.person as string
  showLobby(change)
  return { left: true }
}

function close(change: Change, why: 'empty' | 'host' | 'expired'): { left: true } {
  change.table.phase = 'closed'
  change.table.ended = change.now
  change.dropTimers(() => true)
  change.post('closed', { why }, 'lobby')
  return { left: true }
}

function hostOnly(change: Change, person: string): ReturnType<typeof no> | null {
  if (change.table.phase !== 'lobby') return no('not-in-lobby')
  return change.table.host === person ? null : no('not-host')
}

export function addBot(change: Change, person: string, level: Level, rests: Rests): Outcome<{ started: boolean }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  if (!LEVELS.includes(level)) return no('wrong-option')
  if (table.places.length >= table.plan.players) return no('full', { players: table.plan.players })
  change.enter({ kind: 'join', by: 'player', person, data: { level } })
  change.seatAll([...table.places, botPlace(table.places.length, level)])
  showLobby(change)
  startIfFull(change, rests)
  return { started: isStarted(change) }
}

export function removeBot(change: Change, person: string): Outcome<{ removed: true }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  const last = table.places.findLast((place) => place.kind === 'bot')
  if (last === undefined) return no('not-bot')
  change.enter({ kind: 'leave', by: 'player', person, seat: last.seat })
  change.seatAll(table.places.filter((place) => place !== last))
  showLobby(change)
  return { removed: true }
}

export function planProblem(change: Change, plan: LobbyPlan): ReturnType<typeof no> | null {
  const { seats, options } = change.table.game
  const { players } = plan
  if (!Number.isInteger(players) || players < seats.min || players > seats.max) {
    return no('wrong-number', { least: seats.min, most: seats.max })
  }
  const isKnown = Object.entries(plan.options).every(([name, value]) =>
    options.some((option) => option.name === name && option.values.includes(value)),
  )
  return isKnown ? null : no('wrong-option')
}

export function replan(
  change: Change,
  person: string,
  patch: Partial<LobbyPlan> & { speed?: unknown },
): Outcome<{ planned: true }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  const { speed, ...rest } = patch
  const plan: LobbyPlan = { ...table.plan, ...rest }
  const problem = planProblem(change, plan)
  if (problem !== null) return problem
  if (plan.players < table.places.length) return no('full', { players: plan.players })
  if (speed !== undefined && (typeof speed !== 'string' || !Object.hasOwn(ALLOWANCES, speed))) return no('wrong-option')
  if (speed !== undefined) table.speed = speed as keyof typeof ALLOWANCES
  table.plan = plan
  change.enter({ kind: 'plan', person, by: 'player', data: { plan, speed: table.speed } })
  showLobby(change)
  return { planned: true }
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

export function start(change: Change, person: string, rests: Rests): Outcome<{ started: boolean }> {
  const { table } = change
  const refusal = hostOnly(change, person)
  if (refusal !== null) return refusal
  const { min, max } = table.game.seats
  const players = table.places.length
  if (players < min || players > max) return no('wrong-number', { least: min, most: max, players })
  begins(change, rests)
  return { started: true }
}

/** The host sits first if he chose to; all others sit as luck has it. */
function seated(change: Change): Place[] {
  const { places, plan, host, speed } = change.table
  const luck = luckFrom(newSeed())
  const first = plan.first === 'host' ? places.filter((place) => place.person === host) : []
  const others = shuffle(
    luck,
    places.filter((place) => !first.includes(place)),
  )
  const bank = ALLOWANCES[speed]?.bank ?? 0
  return [...first, ...others].map((place, seat) => ({ ...place, seat, bank }))
}

/** Everybody sits; the seed is drawn, and promised before anybody has seen a card. */
function begins(change: Change, rests: Rests): void {
  const { table } = change
  const { game } = table
  change.dropTimer('lobby')
  change.seatAll(seated(change))
  const { options } = table.plan
  const seats = table.places.length
  table.seed = newSeed()
  const first = begin(game, { seats, options, seed: table.seed, content: knownContent(table.content) })
  const { setup } = first.state
  table.plan = { ...table.plan, options: setup.options }
  const { version, content } = setup
  table.commitment = commitmentOf({
    game: game.name,
    version,
    seats,
    options: setup.options,
    content,
    seed: table.seed,
  })
  table.phase = 'playing'
  table.started = change.now
  const { saved, news } = untilAsked(game, first)
  change.enter({ kind: 'begin', by: 'table', data: { commitment: table.commitment }, news })
  turnPage(change, saved)
  change.post('began', { commitment: table.commitment })
  settle(change, rests, null)
}
