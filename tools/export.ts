import { createWriteStream } from 'node:fs'
import { gameNamed } from '#games/registry'
import { exported } from '#tables/exports'
import { loadTable } from '#tables/load'
import { idsIn, openKept, stop } from './kept.ts'

const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) stop('npm run export -- PATH')
const { db } = await openKept()
const file = createWriteStream(path)
let games = 0
let skipped = 0
for await (const id of idsIn(db)) {
  try {
    const table = await loadTable(db, gameNamed, id)
    if (table === null || table.started === null) continue
    file.write(`${JSON.stringify(await exported(db, table))}\n`)
    games++
  } catch (error) {
    skipped++
    process.stderr.write(`Game ${id} was left out: ${error instanceof Error ? error.message : String(error)}.\n`)
  }
}
await new Promise((resolve) => file.end(resolve))
await db.close()
process.stdout.write(`${games} games are in ${path}, a line each.\n`)
process.exitCode = skipped === 0 ? 0 : 1
