/** The size of a run, as it is given on the command line. */
export interface SoakSize {
  /** So many of whatever the proof counts: games, kills, pictures, seconds. */
  readonly count: number
  /** The share of all moments at which every promise is tried; the others get only what costs little. */
  readonly depth: number
  /** The first seed. */
  readonly first: number
}

/** A long proof. */
export interface Soak {
  /** The count where none is given. */
  readonly usualCount: number
  /** Runs it and prints its figures; true where nothing was found. */
  run(size: SoakSize): boolean | Promise<boolean>
}

export const USUAL_COUNT = 10_000
/** The test suite plays the seeds below. */
export const FIRST_SEED = 1_000_000
export const USUAL_DEPTH = 0.3

/** A proof that knows nothing but a number. */
export function countedSoak(run: (count: number) => boolean | Promise<boolean>, usualCount = USUAL_COUNT): Soak {
  return { usualCount, run: ({ count }) => run(count) }
}

/** A line of JSON, so that figures can be read by programs. */
export function print(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`)
}

/** Figures about faults: their number, and the first of them. */
export function foundIn(faults: readonly string[]): { broken: number; first: string | null } {
  return { broken: faults.length, first: faults[0] ?? null }
}
