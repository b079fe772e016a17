import type { Dialect } from './dialect.ts'
import type { Query, Step } from './query.ts'

/** Keeps changes. Either all steps of a change happen, and stay, or none. */
export interface Database {
  readonly dialect: Dialect
  read<P extends object, R>(query: Query<P, R>, values: P): Promise<R[]>
  /** Null when all steps happened; else the place of the step that touched another number of rows than it should. */
  change(steps: readonly Step[]): Promise<number | null>
  /** The time that all its users share, in milliseconds since 1970. */
  now(): Promise<number>
  /** A consistent copy while others write. */
  backup(path: string): Promise<void>
  close(): Promise<void>
}

export type FaultKind = 'full' | 'busy' | 'damaged' | 'lost' | 'newer'

/**
 * The database could not do it. Nothing has been changed, but where the connection was lost in the very moment of the
 * commit nobody knows: whoever must not do a thing twice leaves something behind that is there only once.
 */
export class StorageFault extends Error {
  readonly kind: FaultKind
  constructor(kind: FaultKind, cause: unknown) {
    super(wordsOf(cause), { cause })
    this.name = 'StorageFault'
    this.kind = kind
  }
}

/** An error about several addresses tried in vain has no message, only a code. */
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || String((cause as { code?: unknown }).code ?? cause.name)
}
