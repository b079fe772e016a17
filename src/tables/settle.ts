import { type Ask, below, dump, luckFrom, type News, type Saved, type Seat, untilAsked } from '#kernel'
import { step } from '#store'
import * as query from '#store/queries'
import type { Change } from './change.ts'
import { ALLOWANCES, counted, NO_REST, type Rest, restFor, STAGES, type Stage, stageAt } from './clock.ts'
import { newSeed } from './commitment.ts'
import { digestOf, draftOf, positionOf, positionWith, savedOf } from './table.ts'
import type { Cause, Place, PlayData } from './words.ts'

/** So many entries back a table can be taken at once. */
const KEPT_ENTRIES = 60

/** When each seated person's clock rests. */
export type Rests = ReadonlyMap<string, Rest>

export function restOf(change: Change, place: Place, rests: Rests): Rest {
  const rest = place.person === null ? NO_REST : (rests.get(place.person) ?? NO_REST)
  return restFor(change.table.speed, rest)
}

export interface Move {
  seat: Seat
  picks: readonly (readonly string[])[]
  by: Cause
  person?: string
}

function luckMoved(before: Saved['state'], after: Saved['state'], news: readonly News[]): boolean {
  return before.luck[4] !== after.luck[4] || news.some(({ only }) => only !== undefined)
}

/** Confirms a seat's answers, which must fit, and plays on as far as nobody need be asked. */
export function confirm(change: Change, move: Move): void {
  const { table } = change
  const { seat, picks, by, person } = move
  const before = positionOf(table)
  change.answer(picks.map((one) => ({ seat, picks: one })))
  const here = positionOf(table)
  if (here.refusal !== null || here.kept !== table.answers.length) throw new Error('confirmed answers must fit')
  const heard = here.news.slice(before.news.length)
  const onward = here.done === null ? null : untilAsked(table.game, here.done)
  const news = onward === null ? heard : [...heard, ...onward.news]
  const after = onward?.saved.state ?? here.now
  const data: PlayData = {
    picks,
    ...(luckMoved(before.now, after, news) && { revealed: true }),
    ...(onward && { digest: digestOf(onward.saved) }),
  }
  change.setDraft(seat, [])
  change.enter({ kind: 'play', seat, by, data, news, ...(person !== undefined && { person }) })
  if (onward !== null) turnPage(change, onward.saved)
}

/** A scene is over: the next one begins from its state. */
export function turnPage(change: Change, saved: Saved): void {
  const { table } = change
  table.saved = saved
  table.answers = []
  table.rules = table.game.version
  for (const { seat } of table.drafts) change.setDraft(seat, [])
  const game = table.id
  change.write(step(query.addSnapshot, { game, entry: table.entry, text: dump(saved) }))
  change.write(step(query.dropSnapshotsBefore, { game, entry: table.entry - KEPT_ENTRIES }))
}

/** Standing orders answer what they were made for, each as an entry of its own. */
function followOrders(change: Change): void {
  const { table } = change
  while (table.orders.length > 0) {
    if (savedOf(table).scene === null) return
    const here = positionOf(table)
    const found = here.asks
      .map((ask) => ({ ask, picks: orderedAnswer(change, ask) }))
      .find(({ picks }) => picks !== null)
    if (found?.picks === undefined || found.picks === null) return
    confirm(change, { seat: found.ask.seat, picks: [found.picks], by: 'order' })
  }
}

function orderedAnswer(change: Change, ask: Ask): readonly string[] | null {
  const { table } = change
  const { game } = table
  for (const { name, value } of table.orders.filter((order) => order.seat === ask.seat)) {
    const spec = game.orders?.find((one) => one.name === name)
    const picks = spec?.answer(game.view(positionOf(table).now, ask.seat), ask, value) ?? null
    if (picks?.every((id) => ask.options.includes(id))) return picks
  }
  return null
}

/** Drafts that no longer fit what has happened are put away. */
function keepFittingDrafts(change: Change): void {
  const { table } = change
  for (const { seat } of [...table.drafts]) {
    const picks = draftOf(table, seat)
    const { refusal } = positionWith(table, seat, picks)
    if (refusal !== null) change.setDraft(seat, [])
  }
}

/** How much of a turn's time, and then of the bank, a place has used since it was asked. */
function stopClock(change: Change, place: Place, rests: Rests): void {
  const allowance = ALLOWANCES[change.table.speed]
  const { seat, asked, bank } = place
  const used = asked === null || allowance === null ? 0 : counted(asked, change.now, restOf(change, place, rests))
  const over = Math.max(0, used - (allowance?.turn ?? 0))
  change.setPlace(seat, { asked: null, late: false, bank: Math.max(0, bank - over) })
  change.dropTimers((name) => name === `bot:${seat}` || name.startsWith(`clock:${seat}:`))
}

/** A clock tells half, nine tenths and the end of its time, one after the other; by default what lies ahead. */
export function startClock(change: Change, place: Place, rests: Rests, stage?: Stage): void {
  const allowance = ALLOWANCES[change.table.speed]
  const { seat, asked, bank } = place
  change.dropTimers((name) => name.startsWith(`clock:${seat}:`))
  if (allowance === null || asked === null || place.kind !== 'human' || place.late) return
  const rest = restOf(change, place, rests)
  const dueOf = (one: Stage) => stageAt(one, asked, allowance.turn + bank, rest)
  const next = stage ?? STAGES.find((one) => dueOf(one) > change.now) ?? 'out'
  change.setTimer(`clock:${seat}:${next}`, dueOf(next))
}

const BOT_DELAY = { least: 1500, most: 4000 }

/** Bots think as long as people glance; only in live games anybody watches. */
function wakeBot(change: Change, seat: Seat): void {
  const { least, most } = BOT_DELAY
  const wait = change.table.speed === 'live' ? least + below(luckFrom(newSeed()), most - least) : 0
  change.setTimer(`bot:${seat}`, change.now + wait)
}

export function isBots(place: Place): boolean {
  return place.kind !== 'human'
}

/** After anything that may have changed who is asked: orders, clocks, bots and notices follow. */
export function settle(change: Change, rests: Rests, before: Saved | null): void {
  const { table } = change
  followOrders(change)
  keepFittingDrafts(change)
  const isFresh = table.saved !== before
  const isOver = savedOf(table).scene === null
  const asked = isOver ? [] : positionOf(table).asks.map(({ seat }) => seat)
  const newly: Seat[] = []
  for (const place of table.places) {
    const isAsked = asked.includes(place.seat)
    if (place.asked !== null && (!isAsked || isFresh)) stopClock(change, place, rests)
    if (!isAsked || place.asked !== null) continue
    change.setPlace(place.seat, { asked: change.now })
    if (isBots(place)) wakeBot(change, place.seat)
    else newly.push(place.seat)
    startClock(change, place, rests)
  }
  if (newly.length > 0) change.post('asked', { seats: newly, entry: table.entry }, 'asked')
}
