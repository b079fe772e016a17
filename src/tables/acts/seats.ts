import type { Seat } from '#kernel'
import type { Change, EntryText } from '../engine/change.ts'
import { advance } from '../flow/advance.ts'
import { ALLOWANCES } from '../flow/clock.ts'
import { startClock } from '../flow/turn-clocks.ts'
import { cleanName } from '../model/names.ts'
import type { Habits } from '../model/person-settings.ts'
import { humans, isBots, isOn, placeAt, placeOf, savedOf, type Table } from '../model/table.ts'
import { hasTimer, isClock, type Timer } from '../model/timers.ts'
import { type Denial, deny, isDenial, LEVELS, type Level, type Outcome, type Place } from '../model/vocabulary.ts'
import { stopWithout } from './clocks.ts'
import { keepLastState } from './finish.ts'
import { DAY, leave, type Person, uninvite } from './lobby.ts'
import { standingOf } from './partial-ratings.ts'
import { playing } from './play.ts'
import { askAgain, wasAsked } from './repeated-requests.ts'
import { endVotes, leaveVotes, othersThan } from './votes.ts'

/** The level of a bot that nobody has chosen. */
const STAND_IN = 'journeyman'
/** So long an offered seat waits for somebody. */
const OFFERED = 2 * DAY
/** So long somebody at a live table may still play before a bot does. */
const GRACE = 60_000

export function running(change: Change, person: string): Place | Denial {
  const { table } = change
  if (!isOn(table)) return playing(table, person)
  return placeOf(table, person) ?? deny('not-seated')
}

/** Rings for whoever holds the seat, and for nobody after them. */
function isOfHolder(timer: Timer, seat: Seat): boolean {
  return isClock(timer, seat) || ((timer.kind === 'bot' || timer.kind === 'offer') && timer.seat === seat)
}

/** A place changes hands: its drafts and orders go. Only somebody who has not sat there has a clock of their own. */
function reseat(change: Change, seat: Seat, patch: Partial<Place>, habits: Habits, isNew = false): void {
  const { table } = change
  for (const { name } of table.orders.filter((order) => order.seat === seat)) change.dropOrder(seat, name)
  change.setDraft(seat, [])
  change.dropTimers((timer) => isOfHolder(timer, seat))
  if (patch.kind !== 'human') leaveVotes(change, seat)
  const { asked, bank } = placeAt(table, seat)
  const isPlaying = table.phase === 'playing'
  const fresh = { asked: null, bank: ALLOWANCES[table.speed]?.bank ?? 0 }
  const kept = { asked: isPlaying ? null : asked, bank }
  change.setPlace(seat, { ...patch, ...(isNew ? fresh : kept), late: false })
  if (!isPlaying) return
  advance(change, habits, savedOf(table))
  if (!isNew && asked !== null) goOnWithClock(change, seat, asked, habits)
}

/** They are called like anybody, but have been asked as long as before. */
function goOnWithClock(change: Change, seat: Seat, asked: number, habits: Habits): void {
  const place = placeAt(change.table, seat)
  if (place.asked === null) return
  change.setPlace(seat, { asked })
  if (!isBots(place)) startClock(change, place, habits)
}

export function offer(change: Change, person: string): Outcome<{ seat: Seat }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  return setOffered(change, place.seat, place)
}

export function openOffer(change: Change, seat: Seat): void {
  change.setTimer({ kind: 'offer', seat }, change.now + OFFERED)
}

function setOffered(change: Change, seat: Seat, { seat: asker, person }: Place): Outcome<{ seat: Seat }> {
  const again = askAgain(change, `offer-${seat}`, asker)
  if (isDenial(again)) return again
  change.setPlace(seat, { offered: true })
  openOffer(change, seat)
  change.enter({ kind: 'offer', seat, by: 'player', ...(person !== null && { person }) })
  change.post('seat', { seat, how: 'offered', ...(again.quietly && again) })
  return { seat }
}

export function keep(change: Change, person: string): Outcome<{ seat: Seat }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  if (!place.offered) return deny('not-offered')
  change.setPlace(place.seat, { offered: false })
  change.dropTimer({ kind: 'offer', seat: place.seat })
  change.enter({ kind: 'keep', seat: place.seat, person, by: 'player' })
  const quietly = wasAsked(change, `offer-${place.seat}`)
  change.post('seat', { seat: place.seat, how: 'kept', ...(quietly && { quietly }) })
  return { seat: place.seat }
}

function namedPlace({ places }: Table, seat: Seat): Place | Denial {
  return places.find((place) => place.seat === seat) ?? deny('no-such-seat')
}

/** Another's place whose time has run out. */
function lateSeat(table: Table, seat: Seat, own: Place): Place | Denial {
  const place = namedPlace(table, seat)
  if (isDenial(place)) return place
  if (seat === own.seat) return deny('own-seat')
  return place.late ? place : deny('clock-runs', { seat })
}

/** Once somebody's time has run out, another player may offer their seat. */
export function offerLate(change: Change, person: string, seat: Seat): Outcome<{ seat: Seat }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  const late = lateSeat(change.table, seat, place)
  return isDenial(late) ? late : setOffered(change, seat, place)
}

export function claim(change: Change, { person, name }: Person, seat: Seat, habits: Habits): Outcome<{ seat: Seat }> {
  const { table } = change
  if (!isOn(table)) return deny('not-running')
  const place = namedPlace(table, seat)
  if (isDenial(place)) return place
  const isBack = place.kind === 'bot' && place.person === person && !place.conceded
  if (!place.offered && !isBack) return deny('not-offered')
  // Somebody who gave up, or left another seat to a bot, has had their part in this game.
  const hasAnother = table.places.some((holder) => holder.person === person && holder.seat !== seat)
  if (hasAnother || placeOf(table, person) !== undefined) return deny('already-seated')
  const standing = standingOf(table)
  if (place.person !== null && !isBack && !place.conceded)
    change.enter({ kind: 'left', seat, person: place.person, by: 'table', data: { standing } })
  change.enter({ kind: 'claim', seat, person, by: 'player', data: { standing, isBack } })
  const quietly = isBack && wasAsked(change, 'bot', seat)
  change.post('seat', { seat, how: 'claimed', ...(quietly && { quietly }) })
  const patch = { person, name: cleanName(name), kind: 'human', level: null, offered: false, conceded: false } as const
  reseat(change, seat, patch, habits, !isBack)
  return { seat }
}

/** A bot takes a seat, and how the seat stands then. */
function enterBot(change: Change, entry: Omit<EntryText, 'kind'>): void {
  change.enter({ ...entry, kind: 'bot', data: { ...entry.data, standing: standingOf(change.table) } })
}

/** A bot sits down in the place; who comes back, or anybody else, may claim it. */
export function handToBot(change: Change, person: string, level: Level, habits: Habits): Outcome<{ seat: Seat }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  if (!LEVELS.includes(level)) return deny('wrong-option')
  const again = askAgain(change, 'bot', place.seat)
  if (isDenial(again)) return again
  enterBot(change, { seat: place.seat, person, by: 'player', data: { level } })
  return seatBot(change, place.seat, level, habits, again.quietly)
}

function seatBot(change: Change, seat: Seat, level: Level, habits: Habits, quietly = false): { seat: Seat } {
  change.post('seat', { seat, how: 'bot', ...(quietly && { quietly }) })
  stopWithout(change, seat)
  reseat(change, seat, { kind: 'bot', level, offered: true }, habits)
  return { seat }
}

/** A seat that was offered need not wait for somebody. */
export function giveToBot(change: Change, person: string, seat: Seat, habits: Habits): Outcome<{ seat: Seat }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  const free = namedPlace(change.table, seat)
  if (isDenial(free)) return free
  if (!free.offered || free.kind !== 'human') return deny('not-offered')
  enterBot(change, { seat, person, by: 'player', data: { level: STAND_IN } })
  return seatBot(change, seat, STAND_IN, habits)
}

/** Nobody has taken an offered seat. */
export function endOffer(change: Change, seat: Seat, habits: Habits): void {
  const place = change.table.places[seat]
  if (!place?.offered || place.kind !== 'human' || !isOn(change.table)) return
  enterBot(change, { seat, by: 'clock', data: { level: STAND_IN } })
  seatBot(change, seat, STAND_IN, habits)
}

/** Somebody is no longer where the game is played: a bot keeps their place, which they or anybody else may claim. */
export function lose(change: Change, person: string, habits: Habits): Outcome<{ seat: Seat }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  const { seat } = place
  enterBot(change, { seat, by: 'table', data: { level: STAND_IN, lost: true } })
  change.post('seat', { seat, how: 'lost' })
  stopWithout(change, seat)
  reseat(change, seat, { kind: 'bot', level: STAND_IN, offered: true }, habits)
  return { seat }
}

/** A player who never moves is played for until they are back; nobody else may take the seat. */
export function letBotStay(change: Change, person: string, seat: Seat, habits: Habits): Outcome<{ seat: Seat }> {
  const place = playing(change.table, person)
  if (isDenial(place)) return place
  const late = lateSeat(change.table, seat, place)
  if (isDenial(late)) return late
  enterBot(change, { seat, person, by: 'player', data: { level: STAND_IN } })
  change.post('seat', { seat, how: 'stays' })
  reseat(change, seat, { kind: 'bot', level: STAND_IN, offered: false }, habits)
  return { seat }
}

/** Somebody wants to wait a little longer before a bot plays for another, or for themselves. */
export function holdBot(change: Change, person: string, seat: Seat): Outcome<{ seat: Seat }> {
  const place = playing(change.table, person)
  if (isDenial(place)) return place
  const meant = namedPlace(change.table, seat)
  if (isDenial(meant)) return meant
  const isCounting = hasTimer(change.table, { kind: 'bot', seat })
  if (!isCounting || meant.kind !== 'human') return deny('no-countdown')
  change.enter({ kind: 'hold', seat, person, by: 'player' })
  change.dropTimer({ kind: 'bot', seat })
  return { seat }
}

/** Once somebody's time has run out, another player may have a bot play this turn for them. */
export function letBotPlay(change: Change, person: string, seat: Seat): Outcome<{ seat: Seat }> {
  const place = playing(change.table, person)
  if (isDenial(place)) return place
  const late = lateSeat(change.table, seat, place)
  if (isDenial(late)) return late
  change.enter({ kind: 'bot-turn', seat, person, by: 'player', data: { asker: place.seat } })
  change.setTimer({ kind: 'bot', seat }, change.now + (change.table.speed === 'live' ? GRACE : 0))
  return { seat }
}

export function endGuide(change: Change, person: string): Outcome<{ guided: false }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  const { table } = change
  table.plan = { ...table.plan, guided: false }
  change.enter({ kind: 'guide', seat: place.seat, person, by: 'player' })
  return { guided: false }
}

/** Giving up: with one person left, or none, the game is over; with more a bot plays on. */
export function concede(change: Change, person: string, habits: Habits): Outcome<{ over: boolean }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  const { seat } = place
  change.enter({ kind: 'concede', seat, person, by: 'player' })
  change.post('conceded', { seat })
  if (othersThan(change, seat).length <= 1) {
    change.setPlace(seat, { conceded: true, offered: false })
    endVotes(change)
    change.endsGame = true
    return { over: true }
  }
  reseat(change, seat, { kind: 'bot', level: STAND_IN, offered: false, conceded: true }, habits)
  return { over: false }
}

/** Nobody wins, nothing is counted. */
export function abandon(change: Change): void {
  const { table } = change
  table.phase = 'closed'
  table.ended = change.now
  table.paused = null
  endVotes(change)
  change.dropAllTimers()
  change.enter({ kind: 'abandon', by: 'table' })
  keepLastState(change)
  change.post('closed', { why: 'abandoned' })
}

/** A person's data are erased: their seat stays, played by a bot where the game goes on. */
export function forget(change: Change, person: string, name: string, habits: Habits): void {
  const { table } = change
  if (table.phase === 'lobby' && placeOf(table, person) !== undefined) leave(change, person)
  for (const place of table.places.filter((holder) => holder.person === person)) {
    change.setPlace(place.seat, { person: null, name, kind: 'former' })
    change.enter({ kind: 'forget', seat: place.seat, by: 'table' })
    if (!isOn(table)) continue
    stopWithout(change, place.seat)
    reseat(change, place.seat, { kind: 'former', level: STAND_IN, offered: true }, habits)
  }
  uninvite(change, person)
  if (table.host === person) table.host = humans(table).find((place) => place.person !== null)?.person ?? ''
}
