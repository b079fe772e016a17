import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { MatchEnd, MatchTask } from './match-worker.ts'

/** Plays matches on so many cores, all unless told otherwise; what comes of them stands in the order of the tasks. */
export async function playMatches(tasks: readonly MatchTask[], cores = availableParallelism()): Promise<MatchEnd[]> {
  const filename = new URL('./match-worker.js', import.meta.url).href
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: cores, concurrentTasksPerWorker: 1, execArgv: [] })
  try {
    return await Promise.all(tasks.map((task): Promise<MatchEnd> => pool.run(task)))
  } finally {
    await pool.destroy()
  }
}
