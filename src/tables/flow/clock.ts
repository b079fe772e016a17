import { LruCache } from '../engine/lru-cache.ts'
import { isAgainstBots, type Table } from '../model/table.ts'
import type { Stage } from '../model/timers.ts'
import type { Speed } from '../model/vocabulary.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAY_MINUTES = 24 * 60

/** Time for a turn and, beyond it, for the whole game. */
export const ALLOWANCES: Readonly<Record<Speed, { turn: number; bank: number } | null>> = {
  live: { turn: 5 * MINUTE, bank: 10 * MINUTE },
  day: { turn: DAY, bank: DAY },
  three: { turn: 3 * DAY, bank: 3 * DAY },
  none: null,
}

/** The same for a table; null where no clock runs: because it was chosen so, or because only bots would wait. */
export function allowanceOf(table: Pick<Table, 'speed' | 'places'>): { turn: number; bank: number } | null {
  return isAgainstBots(table) ? null : ALLOWANCES[table.speed]
}

/** The share of a turn's time that an answer in another's turn may take. */
export const FOR_AN_ANSWER = 1 / 6

/** No turn waits so long, and nobody goes on vacation so often. */
const RESTED_KEPT = 120 * DAY
const MOST_RESTED = 20

/** At a table without a clock all are told after a week that somebody has not moved. */
export const LONG_SILENCE = 7 * DAY

/** From a moment up to another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A vacation that begins when more than this share of a turn's time is used does not stop that turn's clock. */
const LATE = 1 / 2

/** The times at which somebody's clock stands still. Times of day are minutes since midnight where they live. */
export interface Rest {
  readonly quiet: { readonly from: number; readonly to: number; readonly zone: string } | null
  readonly vacation: Span | null
  /** Vacations that are over, or were changed while they lasted: what they have covered does not count. */
  readonly rested?: readonly Span[]
}

export const NO_REST: Rest = { quiet: null, vacation: null }

/** Live games are played in one sitting: nobody sleeps in them. */
export function restFor(speed: Speed, restTimes: Rest): Rest {
  return speed === 'live' ? NO_REST : restTimes
}

function spansOf({ vacation, rested = [] }: Rest): readonly Span[] {
  return vacation === null ? rested : [...rested, vacation]
}

/** The times that stop the clock of one turn: every vacation, in their order, up to the first that began too late for it. */
export function restInTurn(restTimes: Rest, asked: number, total: number): Rest {
  const rested: Span[] = []
  const own: Rest = { quiet: restTimes.quiet, vacation: null, rested }
  for (const span of spansOf(restTimes).toSorted((a, b) => a.from - b.from)) {
    if (span.from > after(asked, total * LATE, own)) break
    rested.push(span)
  }
  return own
}

/** Time covered by a vacation stays so when it is changed, or ends early. */
export function restedBy({ vacation, rested = [] }: Rest, now: number): readonly Span[] {
  if (vacation === null || vacation.from >= now) return rested
  const past = { from: vacation.from, to: Math.min(vacation.to, now) }
  const last = rested.at(-1)
  const isOne = last !== undefined && last.from <= past.from && past.from <= last.to
  const all = isOne ? [...rested.slice(0, -1), { from: last.from, to: past.to }] : [...rested, past]
  return all.filter(({ to }) => to > now - RESTED_KEPT).slice(-MOST_RESTED)
}

/** A formatter is large, and a zone has as many spellings as its letters allow. */
const MOST_ZONES = 60
export const formats = new LruCache<Intl.DateTimeFormat>(MOST_ZONES)

function formatOf(zone: string): Intl.DateTimeFormat {
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return formats.of(zone.toLowerCase(), () => new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...hours }))
}

/** A zone in its one right spelling; null where there is none. */
export function zoneNamed(zone: string): string | null {
  try {
    return formatOf(zone).resolvedOptions().timeZone
  } catch {
    return null
  }
}

export function isZone(zone: string): boolean {
  return zoneNamed(zone) !== null
}

function minuteOfDay(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

/** The distance of a zone's clocks from UTC at a moment, in minutes of a day. */
function offsetAt(at: number, zone: string): number {
  return (minuteOfDay(at, zone) - (Math.floor(at / MINUTE) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
}

/** Up to a moment, or to the minute before it at which the clocks of the zone are put forward or back. */
function sameOffsetUntil(moment: number, until: number, zone: string): number {
  const offset = offsetAt(moment, zone)
  if (offsetAt(until, zone) === offset) return until
  let [same, other] = [Math.floor(moment / MINUTE), Math.floor(until / MINUTE)]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetAt(middle * MINUTE, zone) === offset) same = middle
    else other = middle
  }
  return other * MINUTE
}

/** From a moment on: whether the clock stands still, and until when that is sure. */
function stretchAt(moment: number, restTimes: Rest): { rests: boolean; until: number } {
  const { quiet } = restTimes
  const spans = spansOf(restTimes)
  const around = spans.find(({ from, to }) => moment >= from && moment < to)
  if (around !== undefined) return { rests: true, until: around.to }
  const ahead = Math.min(...spans.map(({ from }) => (from > moment ? from : Number.POSITIVE_INFINITY)))
  if (quiet === null || quiet.from === quiet.to) return { rests: false, until: ahead }
  const minute = minuteOfDay(moment, quiet.zone)
  const to = (target: number) => (target - minute + DAY_MINUTES) % DAY_MINUTES
  const sleeps = to(quiet.to) !== 0 && (to(quiet.to) <= to(quiet.from) || to(quiet.from) === 0)
  const minutes = sleeps ? to(quiet.to) : to(quiet.from)
  const next = (Math.floor(moment / MINUTE) + minutes) * MINUTE
  return { rests: sleeps, until: Math.min(sameOffsetUntil(moment, next, quiet.zone), ahead) }
}

/** The part of the time between two moments that counts. */
export function counted(from: number, to: number, restTimes: Rest): number {
  let sum = 0
  let moment = from
  while (moment < to) {
    const { rests, until } = stretchAt(moment, restTimes)
    const end = Math.min(until, to)
    if (!rests) sum += end - moment
    moment = end
  }
  return sum
}

/** The moment at which so much time has counted. */
export function after(from: number, time: number, restTimes: Rest): number {
  let left = time
  let moment = from
  for (;;) {
    const { rests, until } = stretchAt(moment, restTimes)
    if (!rests && moment + left <= until) return moment + left
    if (!rests) left -= until - moment
    moment = until
  }
}

/** The moment since which so much time has counted. */
export function before(to: number, time: number, restTimes: Rest): number {
  let [early, late] = [to - time, to]
  for (let step = Math.max(time, MINUTE); counted(early, to, restTimes) < time; step *= 2) early -= step
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (counted(middle, to, restTimes) >= time) early = middle
    else late = middle
  }
  return early
}

export function isQuiet(at: number, restTimes: Rest): boolean {
  return stretchAt(at, restTimes).rests
}

/** The share of the time that is over at each stage of a clock. */
const SHARES: Readonly<Record<Stage, number>> = { half: 0.5, ninety: 0.9, out: 1 }

/** When a clock that has run since `asked` tells a stage. */
export function stageAt(stage: Stage, asked: number, total: number, restTimes: Rest): number {
  return after(asked, Math.round(total * SHARES[stage]), restTimes)
}
