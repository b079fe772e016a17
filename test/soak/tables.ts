import { fuzzTables } from '#test/tables/fuzz'
import { print } from './soak.ts'

/** Calls the tables with anything, many thousand times; a fault throws. */
export async function soakTables(calls: number): Promise<boolean> {
  print({ soak: 'tables', ...(await fuzzTables(calls, calls)) })
  return true
}
