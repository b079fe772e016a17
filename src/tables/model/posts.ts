import type { Seat } from '#kernel'
import { isObject } from './checks.ts'
import type { RatingChange } from './ratings.ts'
import {
  type Check,
  hasFields,
  isAnyNumber,
  isAnyText,
  isCount,
  isFlag,
  listOf,
  oneOf,
  optional,
  orNull,
  recordOf,
} from './shapes.ts'
import { STAGES, type Stage } from './timers.ts'
import { VOTE_KINDS, type VoteKind } from './vocabulary.ts'

/** Told of a table that is shown as it stands, or of what the words alone say. */
type Nothing = Readonly<Record<string, never>>

interface OfSeat {
  readonly seat: Seat
}

interface Reminder {
  /** Of several, where nobody is told whose answer is missing, the first. */
  readonly seat: Seat | undefined
  readonly seats?: readonly Seat[]
  readonly stage: Stage
}

/** The last entry that still holds, and the entry of the going back. */
interface Undone extends OfSeat {
  readonly to: number
  readonly entry: number
}

interface Rewound extends OfSeat {
  readonly to: number
  /** Left out in what older versions wrote. */
  readonly entry?: number
}

interface Asked {
  readonly seats: readonly Seat[]
  readonly entry: number
  /** Those of the seats that are called; left out, all of them. */
  readonly pings?: readonly Seat[]
  /** The game goes on after a pause: they are called although they were before. */
  readonly isAgain?: boolean
}

interface OfVote {
  readonly vote: number
  readonly kind: VoteKind
  readonly by: Seat
}

interface Ended {
  readonly totals: readonly number[]
  readonly winners: readonly Seat[]
  /** Left out in what older versions wrote. */
  readonly ratings?: readonly RatingChange[]
}

const CLOSINGS = ['empty', 'host', 'expired', 'abandoned'] as const
const VOTE_ENDINGS = ['agreed', 'refused', 'expired', 'withdrawn'] as const
const SEAT_CHANGES = ['offered', 'kept', 'claimed', 'bot', 'lost', 'stays'] as const

export type VoteEnding = (typeof VOTE_ENDINGS)[number]
export type SeatChange = (typeof SEAT_CHANGES)[number]

interface Closed {
  readonly why: (typeof CLOSINGS)[number]
}

interface VoteAsked extends OfVote {
  readonly asked: readonly Seat[]
  readonly quietly?: boolean
}

interface VoteEnded extends OfVote {
  readonly how: VoteEnding
  /** The seat that ended it; left out in what older versions wrote. */
  readonly who?: Seat
  readonly to?: number
  /** By seat, as far as there were answers; left out in what older versions wrote. */
  readonly answers?: Readonly<Record<string, boolean | null>>
}

interface SeatChanged extends OfSeat {
  readonly how: SeatChange
  readonly quietly?: boolean
}

/** The facts of every kind of post; the words for them are found when it is sent. */
export interface PostData {
  readonly lobby: Nothing
  readonly began: { readonly commitment: string }
  readonly asked: Asked
  readonly moved: Nothing
  readonly ended: Ended
  readonly closed: Closed
  readonly reminder: Reminder
  readonly 'clock-out': OfSeat
  readonly vote: VoteAsked
  /** The question shows who has said what. */
  readonly voted: { readonly vote: number }
  readonly 'vote-ended': VoteEnded
  readonly seat: SeatChanged
  readonly paused: Nothing
  readonly resumed: Nothing
  readonly rewound: Rewound
  readonly undone: Undone
  readonly refitted: { readonly to: number }
  readonly broken: Nothing
  readonly conceded: OfSeat
  readonly choosing: OfSeat
}

export type PostKind = keyof PostData

/** The kind of a post with the facts that belong to it. */
export type PostFacts<K extends PostKind = PostKind> = {
  readonly [P in K]: { readonly kind: P; readonly data: PostData[P] }
}[K]

const isNothing: Check<Nothing> = (value): value is Nothing => isObject(value)
const isSeats = listOf(isCount)
const isVoteKind = oneOf(VOTE_KINDS)
const isOfSeat = hasFields<OfSeat>({ seat: isCount })

const CHECKS: { readonly [K in PostKind]: Check<PostData[K]> } = {
  lobby: isNothing,
  began: hasFields<PostData['began']>({ commitment: isAnyText }),
  asked: hasFields<Asked>({ seats: isSeats, entry: isCount, pings: optional(isSeats), isAgain: optional(isFlag) }),
  moved: isNothing,
  ended: hasFields<Ended>({
    totals: listOf(isAnyNumber),
    winners: isSeats,
    ratings: optional(listOf(hasFields<RatingChange>({ before: isAnyNumber, after: isAnyNumber }))),
  }),
  closed: hasFields<Closed>({ why: oneOf(CLOSINGS) }),
  reminder: hasFields<Reminder>({ seat: optional(isCount), seats: optional(isSeats), stage: oneOf(STAGES) }),
  'clock-out': isOfSeat,
  vote: hasFields<VoteAsked>({
    vote: isCount,
    kind: isVoteKind,
    by: isCount,
    asked: isSeats,
    quietly: optional(isFlag),
  }),
  'vote-ended': hasFields<VoteEnded>({
    vote: isCount,
    kind: isVoteKind,
    by: isCount,
    how: oneOf(VOTE_ENDINGS),
    who: optional(isCount),
    to: optional(isCount),
    answers: optional(recordOf(orNull(isFlag))),
  }),
  voted: hasFields<PostData['voted']>({ vote: isCount }),
  seat: hasFields<SeatChanged>({ seat: isCount, how: oneOf(SEAT_CHANGES), quietly: optional(isFlag) }),
  paused: isNothing,
  resumed: isNothing,
  rewound: hasFields<Rewound>({ seat: isCount, to: isCount, entry: optional(isCount) }),
  undone: hasFields<Undone>({ seat: isCount, to: isCount, entry: isCount }),
  refitted: hasFields<PostData['refitted']>({ to: isCount }),
  broken: isNothing,
  conceded: isOfSeat,
  choosing: isOfSeat,
}

export function isPostKind(kind: string): kind is PostKind {
  return Object.hasOwn(CHECKS, kind)
}

/** All kinds of posts. */
export const POSTS: readonly PostKind[] = Object.keys(CHECKS).filter(isPostKind)

function factsOf<K extends PostKind>(kind: K, data: unknown): PostFacts<K> | null {
  return CHECKS[kind](data) ? { kind, data } : null
}

/** A post as it was stored; null where there is no such kind, or its facts are not those of its kind. */
export function readPost(kind: string, data: unknown): PostFacts | null {
  return isPostKind(kind) ? factsOf(kind, data) : null
}
