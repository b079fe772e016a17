import type { Term } from './terms.ts'

/** The words of the rulebook. */
export const WILLYVILLE_TERMS: readonly Term[] = []
