import { newSeed } from '#tables/model/commitment'
import { FAULTS } from '#test/kills/errand'
import { type KillFigures, killBots, type Wish } from '#test/kills/life'
import { type Postgres, startPostgres } from '#test/postgres'
import { foundIn, print } from './soak.ts'

async function killAndPrint(soak: string, wish: Omit<Wish, 'seed'>): Promise<KillFigures> {
  const since = performance.now()
  const killed = await killBots({ ...wish, seed: newSeed() })
  const { hit, broken, ...figures } = killed
  const missed = [...hit].filter(([, times]) => times === 0).length
  const seconds = Math.round((performance.now() - since) / 100) / 10
  print({ soak, ...figures, places: hit.size, missed, seconds, ...foundIn(broken) })
  return killed
}

async function withPostgres<T>(work: (postgres: Postgres | null) => Promise<T>): Promise<T> {
  const postgres = await startPostgres()
  try {
    return await work(postgres)
  } finally {
    await postgres?.stop()
  }
}

/** Kills whole bots that are pressed by people: half of them over SQLite, half over PostgreSQL. */
export function soakKill(kills: number): Promise<boolean> {
  return withPostgres(async (postgres) => {
    const half = Math.ceil(kills / 2)
    const first = await killAndPrint('kill', { kills: postgres === null ? kills : half, database: 'sqlite' })
    if (postgres === null) return first.broken.length === 0
    const second = await killAndPrint('kill', { kills: kills - half, database: 'postgres', postgres })
    return first.broken.length + second.broken.length === 0
  })
}

/** Bots with a planted mistake are killed until somebody notices; every mistake must be noticed within so many kills. */
export function soakKillFaults(kills: number): Promise<boolean> {
  return withPostgres(async (postgres) => {
    const databases = postgres === null ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const)
    let isNoticed = true
    for (const fault of FAULTS) {
      // PostgreSQL flushes by itself.
      for (const database of databases.filter((name) => name === 'sqlite' || fault !== 'not-flushed')) {
        const { broken } = await killAndPrint('kill-faults', { kills, database, postgres, fault })
        isNoticed &&= broken.length > 0
      }
    }
    return isNoticed
  })
}
