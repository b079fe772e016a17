import { join } from 'node:path'
import { newSeed } from '#tables/model/commitment'
import { startPostgres } from '#test/postgres'
import { folder } from '#test/tables/hall'
import { fightOver, type Mishap } from '#test/tables/two-processes'
import { foundIn, print } from './soak.ts'

/** A survivor takes over within so many seconds. */
const MOST_LATE = 30
const MISHAPS: readonly Mishap[] = ['none', 'killed', 'frozen']

async function fightIsSound(where: string, seconds: number, mishap: Mishap): Promise<boolean> {
  const { broken, ...figures } = await fightOver({ where, seconds, seed: newSeed(), mishap })
  print({ soak: 'fight', mishap, ...figures, ...foundIn(broken) })
  const isInTime = figures.latestTimer <= MOST_LATE && figures.latestPost <= MOST_LATE
  return broken.length === 0 && isInTime
}

/** Two processes play the same games; then one of two is killed, or sleeps for longer than its leases. */
export async function soakFight(seconds: number): Promise<boolean> {
  const dir = folder()
  const postgres = await startPostgres()
  let isSound = true
  for (const mishap of MISHAPS) {
    const wheres = [join(dir.path, `${mishap}.sqlite`)]
    if (postgres !== null) wheres.push(await postgres.database(mishap))
    for (const where of wheres) isSound = (await fightIsSound(where, seconds, mishap)) && isSound
  }
  await postgres?.stop()
  dir.remove()
  return isSound
}
