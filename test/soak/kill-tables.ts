import { newSeed } from '#tables/model/commitment'
import { killOften } from '#test/tables/kill'
import { foundIn, print } from './soak.ts'

/** Kills processes that play at the tables without a chat, at every moment there is. */
export async function soakKillTables(kills: number): Promise<boolean> {
  const { hit, broken, ...figures } = await killOften(kills, newSeed())
  const missed = [...hit].filter(([, times]) => times === 0)
  print({ soak: 'kill-tables', ...figures, places: hit.size, missed: missed.length, ...foundIn(broken) })
  return broken.length === 0
}
