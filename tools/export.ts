import { createWriteStream } from 'node:fs'
import { gameNamed } from '#games/registry'
import { PRIVATE } from '#store/private'
import { loadTable } from '#tables/engine/table-loader'
import { exported } from '#tables/read/exports'
import { idsIn, openKept, stop } from './kept.ts'

/** A game that goes on has a seed that nobody may know. */
const DONE = ['over', 'closed']

const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) stop('npm run export -- PATH')
const { db } = await openKept()
const file = createWriteStream(path, { mode: PRIVATE.file })
let [games, running, skipped, broken] = [0, 0, 0, 0]
for await (const id of idsIn(db)) {
  try {
    const table = await loadTable(db, gameNamed, id)
    if (table === null || table.started === null) continue
    if (!DONE.includes(table.phase)) {
      running++
      continue
    }
    const game = await exported(db, table)
    file.write(`${JSON.stringify(game)}\n`)
    games++
    if (game.broken === null) continue
    broken++
    const { entry, what } = game.broken
    process.stderr.write(`Game ${id} is not whole, and says so: entry ${entry}, ${what}.\n`)
  } catch (error) {
    skipped++
    process.stderr.write(`Game ${id} was left out: ${error instanceof Error ? error.message : String(error)}.\n`)
  }
}
await new Promise((resolve) => file.end(resolve))
await db.close()
process.stdout.write(`${games} games are in ${path}, a line each.\n`)
if (running > 0) process.stdout.write(`${running} are still played: their seeds are told when they are over.\n`)
process.exitCode = skipped + broken === 0 ? 0 : 1
