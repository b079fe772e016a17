import { once } from 'node:events'
import { openSync, writeSync } from 'node:fs'
import { below, luckFrom } from '#kernel'
import { openDatabase } from '#store'
import { isDenial, type Look, type Post, Tables } from '#tables'
import { anyGameNamed, deed } from '#test/tables/crowd'
import type { Fighter, Line } from '#test/tables/two-processes'
import { Wall } from '#test/tables/wall'

/** One of two processes that play the same games at the same time. */
const fighter = JSON.parse(process.argv[2] as string) as Fighter
const { name, games, epoch, scale } = fighter
const luck = luckFrom(fighter.seed)
const journal = openSync(fighter.journal, 'a')
const note = (line: Line) => void writeSync(journal, `${JSON.stringify(line)}\n`)
const wall = new Wall(fighter.wall, name)
const db = await openDatabase(fighter.where)

const LANES = 4
const CROWDED = 5
const SLOWEST_POST = 20

async function sink(post: Post) {
  wall.offer(post)
  await new Promise((resolve) => setTimeout(resolve, below(luck, SLOWEST_POST)))
  return wall.show(post)
}

const now = () => Math.round(epoch + (Date.now() - epoch) * scale)
const tables = new Tables({
  db,
  gameNamed: anyGameNamed,
  contentOf: (game) => game.content,
  sink,
  now,
  steady: now,
  shared: async () => now(),
  engine: name,
  process: name,
  reportFault: (error) => note({ told: error instanceof Error ? `${error.stack}` : String(error) }),
})

let presses = 0

/** Moves are pressed by the same numbers in both processes, as if every interaction came to both. */
function pressOf(what: string, look: Look, person: string): string {
  const isShared = what === 'play' || what === 'confirm'
  return isShared ? `${what} ${look.id} ${look.entry} ${person}` : `${name} ${presses++}`
}

async function lane(): Promise<void> {
  while (!isOver) {
    // Some tables are crowded.
    const game = games[below(luck, below(luck, 2) === 0 ? CROWDED : games.length)] as number
    const said = await deed(tables, luck, game, pressOf)
    if (said === null) continue
    note(isDenial(said.outcome) ? { refused: said.outcome.denied } : { said })
  }
}

process.stdout.write('ready\n')
await once(process.stdin, 'data')
process.stdin.destroy()
let isOver = false
process.once('SIGTERM', () => {
  isOver = true
})
tables.start()
const heart = setInterval(() => void tables.tick(), 1000 / scale)
await Promise.all(Array.from({ length: LANES }, lane))
clearInterval(heart)
await tables.stop()
await db.close()
wall.close()
