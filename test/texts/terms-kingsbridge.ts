import type { Term } from './terms.ts'

/** The words of the rulebook. */
export const KINGSBRIDGE_TERMS: readonly Term[] = []
