/** Mistakes planted in a bot that is killed: the comparison must notice each of them. */
export const FAULTS = [
  'posts-apart',
  'act-in-two',
  'not-flushed',
  'done-before-sent',
  'not-looked-up',
  'told-before-stored',
] as const
export type Fault = (typeof FAULTS)[number]

export type Side = 'before' | 'after'

/** Deaths by number count from the start of the bot, or once people press. */
interface Counted {
  readonly isEarly: boolean
}

/** The end a bot is to come to: a moment after somebody has pressed, at a place, in the middle of a commit, or by itself. */
export type Death =
  | (Counted & { readonly how: 'moment'; readonly presses: number; readonly ms: number })
  | (Counted & { readonly how: 'point'; readonly number: number; readonly side: Side })
  | (Counted & { readonly how: 'place'; readonly place: string; readonly number: number; readonly side: Side })
  | (Counted & { readonly how: 'amid'; readonly number: number; readonly micros: number })
  | (Counted & { readonly how: 'age' })

export interface Errand {
  /** The database: a path or an address. */
  readonly where: string
  readonly apiUrl: string
  readonly token: string
  readonly death: Death
  readonly fault: Fault | null
}

/** A line that a bot tells of its life. */
export type Line =
  | { readonly loaded: true }
  | { readonly ready: true }
  /** A place to die at that was passed for the first time. */
  | { readonly place: string }
  | { readonly died: string }
  | { readonly told: string }
  /** The setting by which its own connection keeps what is committed. */
  | { readonly keeps: string }
