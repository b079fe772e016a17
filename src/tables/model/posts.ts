import type { Seat } from '#kernel'
import type { RatingChange } from './ratings.ts'
import type { Stage } from './timers.ts'
import type { Vote } from './vocabulary.ts'

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

interface WentBack extends OfSeat {
  readonly to: number
  readonly entry: number
}

interface Asked {
  readonly seats: readonly Seat[]
  readonly entry: number
  /** Those of the seats that are called; left out, all of them. */
  readonly pings?: readonly Seat[]
}

interface OfVote {
  readonly vote: number
  readonly kind: Vote['kind']
  readonly by: Seat
}

/** The facts of every kind of post; the words for them are found when it is sent. */
export interface PostData {
  readonly lobby: Nothing
  readonly began: { readonly commitment: string }
  readonly asked: Asked
  readonly moved: Nothing
  readonly ended: {
    readonly totals: readonly number[]
    readonly winners: readonly Seat[]
    readonly ratings: readonly RatingChange[]
  }
  readonly closed: { readonly why: 'empty' | 'host' | 'expired' | 'abandoned' }
  readonly reminder: Reminder
  readonly 'clock-out': OfSeat
  readonly vote: OfVote & { readonly asked: readonly Seat[]; readonly quietly?: boolean }
  readonly 'vote-ended': OfVote & {
    readonly how: 'agreed' | 'refused' | 'expired' | 'withdrawn'
    readonly who: Seat
    readonly to?: number
  }
  readonly seat: OfSeat & {
    readonly how: 'offered' | 'kept' | 'claimed' | 'bot' | 'lost' | 'stays'
    readonly quietly?: boolean
  }
  readonly paused: Nothing
  readonly resumed: Nothing
  readonly rewound: WentBack
  readonly undone: WentBack
  readonly refitted: { readonly to: number }
  readonly broken: Nothing
  readonly conceded: OfSeat
  readonly choosing: OfSeat
}

export type PostKind = keyof PostData

const IS_POST: Readonly<Record<PostKind, true>> = {
  lobby: true,
  began: true,
  asked: true,
  moved: true,
  ended: true,
  closed: true,
  reminder: true,
  'clock-out': true,
  vote: true,
  'vote-ended': true,
  seat: true,
  paused: true,
  resumed: true,
  rewound: true,
  undone: true,
  refitted: true,
  broken: true,
  conceded: true,
  choosing: true,
}

export function isPostKind(kind: string): kind is PostKind {
  return Object.hasOwn(IS_POST, kind)
}

/** All kinds of posts. */
export const POSTS: readonly PostKind[] = Object.keys(IS_POST).filter(isPostKind)
