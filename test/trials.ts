import type { Trial } from './conformance.ts'
import { census as kingsbridgeCensus } from './kingsbridge/census.ts'
import { fairCensus } from './sample/fair.ts'
import { census as villageCensus } from './village/census.ts'
import { census as willyvilleCensus } from './willyville/census.ts'

/** The counts that must neither grow nor shrink, by game. */
export const CENSUSES: Readonly<Record<string, NonNullable<Trial['census']>>> = {
  fair: fairCensus,
  village: villageCensus,
  willyville: willyvilleCensus,
  kingsbridge: kingsbridgeCensus,
}
