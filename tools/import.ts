import { randomUUID } from 'node:crypto'
import { gameNamed } from '#games/registry'
import type { Database } from '#store'
import * as query from '#store/queries'
import { isDenial, Tables } from '#tables'
import { isFault, readExported } from '#tables/read/exports'
import { gamesIn, print, say, type Written, wholeness } from './files.ts'
import { openKept, stop } from './kept.ts'

/** The home of a game that was taken in for no channel. */
const NOWHERE = 'imported'

const [path, channel = NOWHERE, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) stop('npm run import -- FILE [CHANNEL]')
const { db } = await openKept()

/** Nobody is told of games that are taken in, and nothing of them goes on. */
const tables = new Tables({
  db,
  gameNamed,
  contentOf: (game) => game.content,
  sink: async () => ({ sent: {} }),
  now: Date.now,
  engine: 'import',
  process: randomUUID(),
  reportFault: (error) => void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
})

/** The number of a game that made the same promise: it is the same game. */
async function knownAs(kept: Database, commitment: string): Promise<number | null> {
  const [row] = await kept.read(query.readGamePromised, { commitment })
  return row?.id ?? null
}

/** Takes a game in; true where it is here now. */
async function takeIn({ line, text }: Written): Promise<boolean> {
  const read = readExported(text, gameNamed)
  if (isFault(read)) {
    print(line, say('no_wrong-record', { what: read.fault, ...read.facts }))
    return false
  }
  const known = await knownAs(db, read.exported.commitment)
  if (known !== null) {
    print(line, wholeness(read), say('fileKnown', { id: known }))
    return true
  }
  const taken = await tables.records.import(text, NOWHERE, { server: null, channel, thread: null })
  print(line, ...(isDenial(taken) ? [say('no_storage')] : [wholeness(read), say('fileTakenIn', { id: taken.id })]))
  return !isDenial(taken)
}

let refused = 0
for (const game of gamesIn(path)) if (!(await takeIn(game))) refused++
await db.close()
process.exitCode = refused === 0 ? 0 : 1
