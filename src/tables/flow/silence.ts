import { onlyAnswer, type Position, type Question, type Seat } from '#kernel'
import { humans, positionOf, type Table } from '../model/table.ts'
import { hasTimer, readTimer, type Timer, timerName } from '../model/timers.ts'
import type { Place } from '../model/vocabulary.ts'
import { allowanceOf, FOR_AN_ANSWER } from './clock.ts'

/** Questions of which nobody may learn who had a choice: whoever has none has answered already (K-SECRET-5). */

type Here = Pick<Position, 'questions' | 'put'>

/** The seats to which a silent question is put, as long as it is open. */
export function silentSeats({ put }: Here): readonly Seat[] {
  return put.filter(({ silent }) => silent).map(({ seat }) => seat)
}

function isDone(ask: Question): boolean {
  return ask.silent === true && onlyAnswer(ask) !== null
}

/** Says whether an open question leaves this seat nothing to choose, which only it learns. */
export function hasNoChoice({ questions }: Here, seat: Seat): boolean {
  return questions.some((ask) => ask.seat === seat && isDone(ask))
}

/** Alone among bots there is nobody to hide anything from. */
function isAlone(table: Table): boolean {
  return humans(table).length <= 1
}

function peoplesAsks(table: Table, { questions }: Here): Question[] {
  return questions.filter(({ seat }) => table.places[seat]?.kind === 'human')
}

/** If it went on at once, all would know that nobody had a choice. */
export function mustSeemToChoose(table: Table, current: Here): boolean {
  const questions = peoplesAsks(table, current)
  return !isAlone(table) && questions.length > 0 && questions.every(isDone)
}

/** The questions that may be taken as answered now. */
export function answeredAlready(table: Table, current: Here): Question[] {
  if (isAlone(table)) return peoplesAsks(table, current).filter(isDone)
  const isWaiting = hasTimer(table, { kind: 'silence' })
  return !isWaiting && current.questions.every(isDone) ? [...current.questions] : []
}

/** The timers as everybody may know them: in a silent question nothing rings for anybody. */
export function seenTimers(table: Table): Table['timers'] {
  const silent = isOpen(table) ? silentSeats(positionOf(table)) : []
  if (silent.length === 0) return table.timers
  const seen = table.timers.filter(({ name }) => {
    const timer = readTimer(name)
    return timer === null || !isSecret(timer, silent)
  })
  return [...seen, ...answersDue(table, silent)]
}

function isSecret(timer: Timer, silent: readonly Seat[]): boolean {
  if (timer.kind === 'silence') return true
  const isOfAnswer = timer.kind === 'clock' || timer.kind === 'bot' || timer.kind === 'answer'
  return isOfAnswer && silent.includes(timer.seat)
}

/** The time for an answer, the same for all: neither who has answered nor who sleeps is seen. */
function answersDue(table: Table, silent: readonly Seat[]): Table['timers'] {
  const allowance = allowanceOf(table)
  const asked = table.places.find((place) => silent.includes(place.seat) && place.asked !== null)?.asked ?? null
  const isLimited = silent.some((seat) => hasTimer(table, { kind: 'answer', seat }))
  if (asked === null || allowance === null || !isLimited) return []
  const due = asked + allowance.turn * FOR_AN_ANSWER
  return silent.map((seat) => ({ name: timerName({ kind: 'answer', seat }), due }))
}

function isOpen({ saved, phase }: Table): boolean {
  return saved !== null && saved.scene !== null && (phase === 'playing' || phase === 'paused')
}

/** The seats as somebody sees them: in a silent question all others look as if they were still choosing. */
export function seenPlaces(table: Table, viewer: Seat | null): Place[] {
  const { places } = table
  if (!isOpen(table)) return places
  const silent = silentSeats(positionOf(table))
  const asked = places.find((place) => silent.includes(place.seat) && place.asked !== null)?.asked ?? null
  if (asked === null) return places
  return places.map((place) => (place.seat !== viewer && silent.includes(place.seat) ? { ...place, asked } : place))
}
