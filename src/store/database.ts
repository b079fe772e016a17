import type { Dialect } from './migrations.ts'
import type { Query, Step } from './query.ts'

/** Where changes are kept. Either all steps of a change happen, and stay, or none. */
export interface Database {
  readonly dialect: Dialect
  read<P extends object, R>(query: Query<P, R>, values: P): Promise<R[]>
  /** Null when all steps happened; else the place of the step that touched another number of rows than it should. */
  change(steps: readonly Step[]): Promise<number | null>
  /** What time it is for all who use it, in milliseconds since 1970. */
  now(): Promise<number>
  /** A consistent copy while others write. */
  backup(path: string): Promise<void>
  close(): Promise<void>
}

export type FaultKind = 'full' | 'busy' | 'damaged' | 'lost' | 'newer'

/** The database could not do it; nothing has been changed. */
export class StorageFault extends Error {
  readonly kind: FaultKind
  constructor(kind: FaultKind, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'StorageFault'
    this.kind = kind
  }
}
