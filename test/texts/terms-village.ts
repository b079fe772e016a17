import type { Term } from './terms.ts'

/** The words of the rulebook. */
export const VILLAGE_TERMS: readonly Term[] = []
