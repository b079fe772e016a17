import { LEVELS, type Level } from '#bots/insight'
import type { Options, Reason, Refusal, Seat } from '#kernel'

export const PHASES = ['lobby', 'playing', 'paused', 'over', 'closed', 'broken'] as const
export type Phase = (typeof PHASES)[number]

export const SPEEDS = ['live', 'day', 'three', 'none'] as const
export type Speed = (typeof SPEEDS)[number]

export { LANGUAGES, type Language } from '#data/languages'
export { LEVELS, type Level }

/** The holder of a place: somebody, a bot from the start or in somebody's place, or nobody any more. */
export const HOLDERS = ['human', 'bot', 'former'] as const
export type HolderKind = (typeof HOLDERS)[number]

/** The cause of an entry. */
export type Cause = 'player' | 'clock' | 'bot' | 'order' | 'table'

/** The server, channel and thread a table is shown in. */
export interface Home {
  readonly server: string | null
  readonly channel: string
  readonly thread: string | null
}

/** The host's choices in the lobby. */
export interface LobbyPlan {
  readonly players: number
  readonly first: 'random' | 'host'
  readonly startsWhenFull: boolean
  readonly invited: readonly string[]
  readonly options: Options
  /** The panel may show ideas and hints; whoever sits down has seen it. */
  readonly ideas: boolean
  /** The host's note about the table. */
  readonly note: string
  /** Everybody is shown pictures laid out for phones. */
  readonly phones?: boolean
  /** Somebody plays for the first time and is shown one thing after the other. */
  readonly guided: boolean
  /** The person who becomes the host by sitting down. */
  readonly heir?: string
}

/** The reason why somebody cannot do what they wanted, with what a sentence about it needs. */
export interface Denial {
  readonly denied: DenialWord
  readonly facts: Readonly<Record<string, string | number>>
  readonly refusal?: Refusal
  readonly reasons?: readonly Reason[]
}

export const DENIAL_WORDS = [
  'no-such-table',
  'no-such-game',
  'not-in-lobby',
  'not-playing',
  'not-running',
  'paused',
  'over',
  'broken',
  'storage',
  'not-host',
  'not-seated',
  'already-seated',
  'full',
  'empty',
  'wrong-number',
  'wrong-option',
  'wrong-name',
  'not-asked',
  'not-legal',
  'unreadable',
  'nothing-to-confirm',
  'not-whole',
  'reveals',
  'nothing-to-undo',
  'revealed',
  'others-moved',
  'no-such-entry',
  'too-far',
  'vote-open',
  'no-such-vote',
  'no-vote-of-yours',
  'voted',
  'clock-runs',
  'not-offered',
  'own-seat',
  'no-such-seat',
  'not-human',
  'not-bot',
  'no-such-order',
  'moved-on',
  'not-over',
  'no-such-person',
  'wrong-setting',
  'wrong-record',
  'taken',
  'no-countdown',
  'too-soon',
  'many-lobbies',
  'full-channel',
  'many-games',
  'many-bot-games',
] as const
export type DenialWord = (typeof DENIAL_WORDS)[number]

export function deny(
  word: DenialWord,
  facts: Denial['facts'] = {},
  more: Pick<Denial, 'refusal' | 'reasons'> = {},
): Denial {
  return { denied: word, facts, ...more }
}

export type Outcome<T> = T | Denial

export function isDenial(outcome: unknown): outcome is Denial {
  return typeof outcome === 'object' && outcome !== null && 'denied' in outcome
}

/** A seat at a table. */
export interface Place {
  seat: Seat
  person: string | null
  name: string
  kind: HolderKind
  level: Level | null
  /** Since when it is asked, null while it is not. */
  asked: number | null
  /** Time left beyond the time for a turn, in milliseconds. */
  bank: number
  /** Its time has run out; the others may act. */
  late: boolean
  offered: boolean
  conceded: boolean
}

export const VOTE_KINDS = ['rewind', 'abandon', 'pause', 'resume'] as const
export type VoteKind = (typeof VOTE_KINDS)[number]

export interface Vote {
  number: number
  kind: VoteKind
  by: Seat
  /** For going back: after which entry, how many turns are played again, whether something came to light, and why. */
  data: { to?: number; turns?: number; reveals?: boolean; why?: string }
  /** By seat: null while it has not answered. Only these seats are asked. */
  answers: Record<Seat, boolean | null>
  expires: number
}

/** The data of a move's entry: enough to play it again. */
export interface PlayData {
  readonly picks: readonly (readonly string[])[]
  /** Luck moved or something came to light: going back behind it would be knowing more. */
  readonly revealed?: true
  /** The end of the state after it, when a scene ended: `audit` compares. */
  readonly digest?: string
  /** Since when the seat had been asked, and its bank then: going back gives nobody new time. */
  readonly clock?: { readonly asked: number; readonly bank: number }
  /** Others must not learn that this seat answered: it answered a silent question. */
  readonly isSilent?: true
  /** It was answered before the seat was due; only its owner is told so. */
  readonly isEarly?: true
}
