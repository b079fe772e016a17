/** What may be wrong with a bot that is killed, so that it is seen whether anybody notices. */
export const FAULTS = [
  ...(['posts-apart', 'act-in-two', 'not-flushed', 'done-before-sent', 'not-looked-up', 'told-before-stored'] as const),
] as const
export type Fault = (typeof FAULTS)[number]

export type Side = 'before' | 'after'

/** What is counted is counted from its start, or once people press. */
interface Counted {
  readonly isEarly: boolean
}

/** How a bot is to end: a moment after somebody has pressed, at a place, in the middle of a commit, or by itself. */
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

/** What a bot tells of its life. */
export type Line =
  | { readonly loaded: true }
  | { readonly ready: true }
  /** A place to die at that was passed for the first time. */
  | { readonly place: string }
  | { readonly died: string }
  | { readonly told: string }
  /** How its own connection keeps what is committed. */
  | { readonly keeps: string }
