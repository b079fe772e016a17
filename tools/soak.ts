import { join } from 'node:path'
import { gameNamed } from '#games/registry'
import { type AnyGame, luckFrom } from '#kernel'
import { newSeed } from '#tables/commitment'
import { optionSets, play, type Trial } from '#test/conformance'
import { wilful } from '#test/kingsbridge/wilful'
import { startPostgres } from '#test/postgres'
import { fair } from '#test/sample/fair'
import { fuzzTables } from '#test/tables/fuzz'
import { folder } from '#test/tables/hall'
import { killOften } from '#test/tables/kill'
import { fightOver, type Mishap } from '#test/tables/two-processes'
import { CENSUSES } from '#test/trials'
import { explorer, heart, sailor } from '#test/village/hearts'
import { planner, turnsOf } from '#test/willyville/planner'
import { seedsThatReach } from '#test/willyville/tour'
import { willyville } from '#willyville/game'
import { activeSeat } from '#willyville/state'
import { Studio } from '../render/studio.ts'
import { tablePicture } from '../render/willyville/table.ts'
import { villagePicture } from '../render/willyville/village.ts'
import { nodesPlan, tryNodes } from './nodes.ts'

const USAGE = 'npm run soak -- NAME [NUMBER [DEPTH [FIRST]]]\nnpm run soak -- nodes [quick] [20 22 24 26]'
/** At such a share of all moments every promise is tried, at the others only what costs little. */
const DEPTH = 0.3
/** The suite plays seeds below. */
const FIRST = 1_000_000
/** A survivor takes over within so many seconds. */
const MOST_LATE = 30

/** Long proofs by name: which game, and who plays it beside the random player. */
const SOAKS: Record<string, { game: AnyGame | undefined; pick?: (seed: number) => NonNullable<Trial['pick']> }> = {
  fair: { game: fair },
  village: { game: gameNamed('village'), pick: (seed) => [sailor, explorer][seed % 3] ?? heart(seed) },
  willyville: { game: gameNamed('willyville'), pick: planner },
  kingsbridge: { game: gameNamed('kingsbridge'), pick: wilful },
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`)
  process.exit(1)
}

/** Every so many seeds are played by those who plan, because planned games take longer. */
const PLANNED_EVERY = 20

function soak(name: string, { games, depth, first }: { games: number; depth: number; first: number }): boolean {
  const { game, pick } = SOAKS[name] ?? {}
  if (game === undefined)
    stop(`There is no soak ${name}. There are: ${[...Object.keys(SOAKS), ...Object.keys(OTHERS), 'nodes'].join(', ')}.`)
  let isSound = true
  for (const options of optionSets(game)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      let decisions = 0
      const broken: string[] = []
      for (let seed = first; seed < first + games; seed++) {
        const census = CENSUSES[name]
        const planned = pick !== undefined && seed % PLANNED_EVERY === 0 ? { pick: pick(seed) } : {}
        const trial = { game, seats, options, seed, depth, ...(census && { census }), ...planned }
        const played = play(trial)
        decisions += played.decisions
        broken.push(...played.broken.map(({ what }) => `seed ${seed}: ${what}`))
      }
      isSound &&= broken.length === 0
      const figures = { soak: name, seats, options, games, decisions, broken: broken.length, first: broken[0] ?? null }
      process.stdout.write(`${JSON.stringify(figures)}\n`)
    }
  }
  return isSound
}

const MEGABYTE = 1024 * 1024
const WARM = 1000

/** Paints many different pictures as the bot does and looks whether memory grows once all sprites are there. */
async function soakPictures(count: number): Promise<boolean> {
  const studio = new Studio({ log: (sentence) => process.stderr.write(`${sentence}\n`) })
  const luck = luckFrom('0123456789abcdef0123456789abcdef')
  const turns = [2, 3, 4].flatMap((seats) => turnsOf(seats, seats, luck))
  let warm = 0
  let most = 0
  for (let at = 0; at < count; at++) {
    const { state } = turns[at % turns.length] as (typeof turns)[number]
    const seat = activeSeat(state)
    const names = ['Jörg', `Käthe ${at}`, 'Max', 'Änne']
    const input = { view: willyville.view(state, seat), names, language: 'en' as const }
    const png = await studio.paint(at % 2 === 0 ? villagePicture(input, seat) : tablePicture(input))
    most = Math.max(most, png.length)
    if (at === WARM) warm = process.memoryUsage().rss
  }
  const growth = (process.memoryUsage().rss - warm) / MEGABYTE
  await studio.close()
  const figures = {
    soak: 'pictures',
    pictures: count,
    largestKB: Math.round(most / 1024),
    warmMB: Math.round(warm / MEGABYTE),
  }
  process.stdout.write(`${JSON.stringify({ ...figures, growthMB: Math.round(growth) })}\n`)
  return growth < 100
}

function print(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`)
}

/** Kills processes that play, at every moment there is. */
async function soakKill(kills: number): Promise<boolean> {
  const { hit, broken, ...figures } = await killOften(kills, newSeed())
  const missed = [...hit].filter(([, times]) => times === 0).map(([where]) => where)
  const places = { places: hit.size, missed: missed.length }
  print({ soak: 'kill', ...figures, ...places, broken: broken.length, first: broken[0] ?? null })
  return broken.length === 0
}

/** Two processes play the same games; then one of two is killed, or sleeps for longer than its leases. */
async function soakFight(seconds: number): Promise<boolean> {
  const dir = folder()
  const postgres = await startPostgres()
  let isSound = true
  const fight = async (where: string, mishap: Mishap) => {
    const { broken, ...figures } = await fightOver({ where, seconds, seed: newSeed(), mishap })
    const isInTime = figures.latestTimer <= MOST_LATE && figures.latestPost <= MOST_LATE
    isSound &&= broken.length === 0 && isInTime
    print({ soak: 'fight', mishap, ...figures, broken: broken.length, first: broken[0] ?? null })
  }
  for (const mishap of ['none', 'killed', 'frozen'] as const) {
    await fight(join(dir.path, `${mishap}.sqlite`), mishap)
    if (postgres !== null) await fight(await postgres.database(mishap), mishap)
  }
  await postgres?.stop()
  dir.remove()
  return isSound
}

/** A restart of the server comes after so many connections that were cut. */
const CUTS_A_RESTART = 20
/** The timers of watched games run out in about the time that so many cuts take. */
const SECONDS_A_CUT = 0.2
/** Time to play between two cuts, in milliseconds. */
const BETWEEN_CUTS = 100

/** Two processes play on PostgreSQL while connections are cut and the server is restarted. */
async function soakPostgres(connections: number): Promise<boolean> {
  const postgres = await startPostgres()
  if (postgres === null) stop('There is no PostgreSQL here, and none can be installed.')
  const cuts = { postgres, connections, restarts: Math.floor(connections / CUTS_A_RESTART), between: BETWEEN_CUTS }
  const seconds = 10 + connections * SECONDS_A_CUT
  const where = await postgres.database('cut')
  const { broken, ...figures } = await fightOver({ where, seconds, seed: newSeed(), cuts, games: connections })
  print({ soak: 'postgres', ...figures, broken: broken.length, first: broken[0] ?? null })
  await postgres.stop()
  return broken.length === 0
}

/** Calls the door with anything, many thousand times. */
async function soakTables(calls: number): Promise<boolean> {
  const figures = await fuzzTables(calls, calls)
  print({ soak: 'tables', ...figures })
  return true
}

/** Looks for planned games that come upon everything; the suite plays them. */
function soakReach(games: number): boolean {
  const found = [2, 3, 4].map((seats) => ({ seats, ...seedsThatReach(seats, games) }))
  for (const one of found) print({ soak: 'reach', ...one })
  return found.every(({ missing }) => missing.length === 0)
}

/** Long proofs that are not about one game; the number is how many, or how many seconds. */
const OTHERS: Record<string, (count: number) => boolean | Promise<boolean>> = {
  pictures: soakPictures,
  kill: soakKill,
  fight: soakFight,
  postgres: soakPostgres,
  tables: soakTables,
  reach: soakReach,
}

/** Where it is not 10000. */
const COUNTS: Record<string, string> = { postgres: '1000' }

async function soakByNumbers([name = '', ...numbers]: readonly string[]): Promise<boolean> {
  const [count = COUNTS[name] ?? '10000', depth = String(DEPTH), first = String(FIRST)] = numbers
  if (name === '' || !/^[1-9]\d*$/.test(count)) stop('A soak needs a name, and a number if not the usual one.')
  if (!(Number(depth) >= 0 && Number(depth) <= 1)) stop('A depth lies between 0 and 1.')
  if (!/^\d+$/.test(first)) stop('The first seed is a whole number.')
  const plan = { games: Number(count), depth: Number(depth), first: Number(first) }
  return OTHERS[name]?.(plan.games) ?? soak(name, plan)
}

/** The whole check, or what is near to Node, on other Nodes. */
function soakNodes(words: readonly string[]): Promise<boolean> {
  const plan = nodesPlan(words) ?? stop('Nodes are named by their versions.')
  return tryNodes(plan, print)
}

const [name, ...words] = process.argv.slice(2)
const isSound = await (name === 'nodes' ? soakNodes(words) : soakByNumbers(process.argv.slice(2)))
process.exitCode = isSound ? 0 : 1
