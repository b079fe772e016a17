import type { Seat } from '#kernel'
import type { Vote } from './vocabulary.ts'

/** A clock tells half of its time, nine tenths of it, and its end. */
export const STAGES = ['half', 'ninety', 'out'] as const
export type Stage = (typeof STAGES)[number]

/** A request that somebody may make more often than the others like to hear it. */
export type Request = `vote-${Vote['kind']}` | `offer-${number}` | 'bot'

/** The first request of a kind calls the others, the second one does not. */
export type RequestCount = 1 | 2

/** Everything that can ring at a table. */
export type Timer =
  /** A lobby closes in which nothing has happened for long. */
  | { readonly kind: 'lobby' }
  /** The countdown of a full lobby. */
  | { readonly kind: 'start' }
  /** Nobody can tell any more whether others are still choosing. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'vote'; readonly vote: number }
  | { readonly kind: 'clock'; readonly seat: Seat; readonly stage: Stage }
  /** A bot plays in this seat. */
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** The usual answer is given for this seat. */
  | { readonly kind: 'answer'; readonly seat: Seat }
  /** Nobody has taken an offered seat. */
  | { readonly kind: 'offer'; readonly seat: Seat }
  /** Does nothing when it rings: until then a request is not made again aloud. */
  | { readonly kind: 'again'; readonly request: Request; readonly by: Seat; readonly count: RequestCount }

/** A timer as it is set at a table. */
export interface SetTimer {
  readonly name: string
  readonly due: number
}

interface WithTimers {
  readonly timers: readonly SetTimer[]
}

/** The name a timer is stored under. */
export function timerName(timer: Timer): string {
  switch (timer.kind) {
    case 'vote':
      return `vote:${timer.vote}`
    case 'clock':
      return `clock:${timer.seat}:${timer.stage}`
    case 'bot':
    case 'answer':
    case 'offer':
      return `${timer.kind}:${timer.seat}`
    case 'again':
      return `again:${timer.request}:${timer.by}:${timer.count}`
    default:
      return timer.kind
  }
}

const REQUEST = /^(?:bot|offer-(?:0|[1-9]\d*)|vote-(?:rewind|abandon|pause|resume))$/

function isRequest(text: string): text is Request {
  return REQUEST.test(text)
}

function isStage(text: string): text is Stage {
  return STAGES.some((stage) => stage === text)
}

function readNumber(text: string): number | null {
  const number = Number(text)
  return Number.isSafeInteger(number) && number >= 0 && String(number) === text ? number : null
}

function readSeatTimer(kind: string, seat: Seat, stage: string | undefined): Timer | null {
  if (kind === 'clock') return stage !== undefined && isStage(stage) ? { kind, seat, stage } : null
  if (kind === 'vote') return { kind, vote: seat }
  return kind === 'bot' || kind === 'answer' || kind === 'offer' ? { kind, seat } : null
}

function readAgain([request = '', by = '', count = '']: readonly string[]): Timer | null {
  const seat = readNumber(by)
  if (!isRequest(request) || seat === null || (count !== '1' && count !== '2')) return null
  return { kind: 'again', request, by: seat, count: count === '1' ? 1 : 2 }
}

function readParts([kind = '', ...rest]: readonly string[]): Timer | null {
  if (kind === 'lobby' || kind === 'start' || kind === 'silence') return { kind }
  if (kind === 'again') return readAgain(rest)
  const number = readNumber(rest[0] ?? '')
  return number === null ? null : readSeatTimer(kind, number, rest[1])
}

/** The timer of a stored name; null where no timer has such a name. */
export function readTimer(name: string): Timer | null {
  const timer = readParts(name.split(':'))
  return timer !== null && timerName(timer) === name ? timer : null
}

/** The timers of a table that can be read. */
export function timersOf({ timers }: WithTimers): { timer: Timer; due: number }[] {
  return timers.flatMap(({ name, due }) => {
    const timer = readTimer(name)
    return timer === null ? [] : [{ timer, due }]
  })
}

export function hasTimer({ timers }: WithTimers, timer: Timer): boolean {
  const name = timerName(timer)
  return timers.some((other) => other.name === name)
}

export function isClock(timer: Timer, seat: Seat): boolean {
  return timer.kind === 'clock' && timer.seat === seat
}

export function hasClock(table: WithTimers, seat: Seat): boolean {
  return timersOf(table).some(({ timer }) => isClock(timer, seat))
}

/** Rings for a seat only as long as it is asked. */
export function isTurnTimer(timer: Timer, seat: Seat): boolean {
  return isClock(timer, seat) || ((timer.kind === 'bot' || timer.kind === 'answer') && timer.seat === seat)
}
