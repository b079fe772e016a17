import { itemAt } from './typed.ts'

export type Seat = number

/** Picked options, as places in the list of options; a scene gets one such list for each question it yielded. */
export type Picks = readonly number[]

/** One question to one seat. It is plain JSON and holds all that may be answered. */
export interface Question {
  readonly seat: Seat
  /** The subject of the question, one word of the game's. */
  readonly about: string
  /** The ids of what is offered: canonical, readable, without spaces, unique in this list. */
  readonly options: readonly string[]
  readonly min: number
  readonly max: number
  /** The option that stands for "nothing more", left out of written lines. */
  readonly pass?: string
  /** Asked although there may be only one answer, because silence would tell the others something. */
  readonly evenIfForced?: true
  /** Others must not learn that this question was put. */
  readonly hidden?: true
  /** Nobody waits for an answer: any other answer, or none, passes it over. */
  readonly optional?: true
  /** Others must not learn who has answered it: whoever has nothing to choose has answered already (K-SECRET-5). */
  readonly silent?: true
  /**
   * Where a question goes round, the seats it still comes to, in that order: they may answer early (V-ASK-1,
   * K-DONOR-4). That those before them pass brings nothing to light that they do not see.
   */
  readonly later?: readonly Seat[]
}

/** A scene: it yields questions, all of them open at once, and gets back what was picked. */
export type Flow<R = void> = Generator<readonly Question[], R, readonly Picks[]>

/** The manner in which a question is put, beside its options. */
export interface Manner {
  pass?: string
  evenIfForced?: true
  hidden?: true
  optional?: true
  silent?: true
}

export interface Range {
  min: number
  max: number
}

function questionFrom(seat: Seat, about: string, options: readonly string[], range: Range, manner?: Manner): Question {
  const question: { -readonly [K in keyof Question]: Question[K] } = {
    seat,
    about,
    options,
    min: range.min,
    max: range.max,
  }
  if (manner?.pass !== undefined) question.pass = manner.pass
  if (manner?.evenIfForced) question.evenIfForced = true
  if (manner?.hidden) question.hidden = true
  if (manner?.optional) question.optional = true
  if (manner?.silent) question.silent = true
  return question
}

const ONE: Range = { min: 1, max: 1 }

/** Asks for exactly one of the list. A list of one is answered without asking. */
export function* choose<T>(
  seat: Seat,
  about: string,
  list: readonly T[],
  idOf: (item: T) => string,
  manner?: Manner,
): Flow<T> {
  if (list.length === 0) throw new Error(`nothing to choose: ${about}`)
  if (list.length === 1 && !manner?.evenIfForced) return itemAt(list, 0)
  const [picks] = yield [questionFrom(seat, about, list.map(idOf), ONE, manner)]
  return itemAt(list, picks?.[0] ?? 0)
}

/** The same for a list whose ids are known: they stand beside it. */
export function* chooseNamed<T>(
  seat: Seat,
  about: string,
  list: readonly T[],
  ids: readonly string[],
  manner?: Manner,
): Flow<T> {
  if (list.length === 0) throw new Error(`nothing to choose: ${about}`)
  if (list.length === 1 && !manner?.evenIfForced) return itemAt(list, 0)
  const [picks] = yield [questionFrom(seat, about, ids, ONE, manner)]
  return itemAt(list, picks?.[0] ?? 0)
}

/** The same for a list of ids that stand for themselves. */
export function chooseId<T extends string>(seat: Seat, about: string, ids: readonly T[], manner?: Manner): Flow<T> {
  return chooseNamed(seat, about, ids, ids, manner)
}

function isForced(list: readonly unknown[], { min, max }: Range): boolean {
  return max === 0 || min >= list.length
}

/** Asks for min to max different ones of the list, in the order of the list. */
export function* chooseSome<T>(
  seat: Seat,
  about: string,
  list: readonly T[],
  idOf: (item: T) => string,
  range: Range,
  manner?: Manner,
): Flow<T[]> {
  const { min, max } = { min: range.min, max: Math.min(range.max, list.length) }
  if (min > max) throw new Error(`too few to choose from: ${about}`)
  if (isForced(list, { min, max }) && !manner?.evenIfForced) return list.slice(0, max)
  const [picks] = yield [questionFrom(seat, about, list.map(idOf), { min, max }, manner)]
  return (picks ?? []).map((pick) => itemAt(list, pick))
}

/** The picks of who has nothing to choose; null where there is a choice. */
export function onlyAnswer({ options, min, max }: Question): readonly string[] | null {
  return isForced(options, { min, max }) ? options.slice(0, max) : null
}

/** One seat's part of a sealed question. */
export interface Sealed<T> {
  seat: Seat
  about: string
  list: readonly T[]
  idOf: (item: T) => string
  range?: Range | undefined
  manner?: Manner | undefined
}

/** Asks several seats at once. The answers stay sealed until the last one is in and come back in the order asked. */
export function* chooseSealed<T>(parts: readonly Sealed<T>[]): Flow<T[][]> {
  const rangeOf = (part: Sealed<T>) => part.range ?? ONE
  const open = parts.filter((part) => part.manner?.evenIfForced || !isForced(part.list, rangeOf(part)))
  const asks = open.map((part) =>
    questionFrom(part.seat, part.about, part.list.map(part.idOf), rangeOf(part), part.manner),
  )
  const picks = asks.length === 0 ? [] : yield asks
  return parts.map((part) => {
    const place = open.indexOf(part)
    if (place < 0) return part.list.slice(0, rangeOf(part).max)
    return (picks[place] ?? []).map((pick) => itemAt(part.list, pick))
  })
}

/** One seat's part of a question that goes round: all it is asked says to whom the question comes later. */
export function* goingRound<R>(later: readonly Seat[], part: Flow<R>): Flow<R> {
  let step = part.next([])
  while (!step.done) step = part.next(yield step.value.map((question) => ({ ...question, later })))
  return step.value
}

/** A question that comes to each of these seats, one after the other. */
export function* goRound(seats: readonly Seat[], partOf: (seat: Seat) => Flow): Flow {
  for (const [place, seat] of seats.entries()) yield* goingRound(seats.slice(place + 1), partOf(seat))
}
