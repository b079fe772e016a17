import { gameNamed } from '#games/registry'
import { type Database, StorageFault } from '#store'
import { isStill, loadTable } from '#tables/engine/table-loader'
import { audit } from '#tables/read/verdict'
import { idsIn, openKept, stop } from './kept.ts'

/** The first thing wrong with a stored game; null if it replays to what is stored. */
async function problemOf(db: Database, id: number): Promise<string | null> {
  for (;;) {
    const table = await loadTable(db, gameNamed, id)
    if (table === null) return null
    const difference = await audit(db, table)
    if (difference === null) return null
    // Somebody may have played on while we looked.
    if (await isStill(db, table)) return `entry ${difference.entry}: ${difference.what}`
  }
}

/** Faults of the database end the audit; anything else is told of the one game that has it. */
async function problemToTell(db: Database, id: number): Promise<string | null> {
  try {
    return await problemOf(db, id)
  } catch (error) {
    if (error instanceof StorageFault && error.kind !== 'damaged') stop(`The audit broke off: ${error.message}.`)
    return error instanceof Error ? error.message : String(error)
  }
}

const { db } = await openKept()
let games = 0
let wrong = 0
for await (const id of idsIn(db)) {
  games++
  const problem = await problemToTell(db, id)
  if (problem === null) continue
  wrong++
  process.stdout.write(`Game ${id}, ${problem}.\n`)
}
await db.close()
process.stdout.write(`${games} games replayed, ${wrong} differ from what is stored.\n`)
process.exitCode = wrong === 0 ? 0 : 1
