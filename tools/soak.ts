import { join } from 'node:path'
import { gameNamed } from '#games/registry'
import { type AnyGame, luckFrom } from '#kernel'
import { newSeed } from '#tables/commitment'
import { optionSets, play, type Trial } from '#test/conformance'
import { type Compiled, flooded } from '#test/discord/flood'
import { FAULTS } from '#test/kills/errand'
import { type KillFigures, killBots, type Wish } from '#test/kills/life'
import { differencesAt, momentsOf } from '#test/kingsbridge/screens'
import { wilful } from '#test/kingsbridge/wilful'
import { type Postgres, startPostgres } from '#test/postgres'
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
import { Studio } from '../render/engine/studio.ts'
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

/** Kills processes that play at the tables without a chat, at every moment there is. */
async function soakKillTables(kills: number): Promise<boolean> {
  const { hit, broken, ...figures } = await killOften(kills, newSeed())
  const missed = [...hit].filter(([, times]) => times === 0).map(([where]) => where)
  const places = { places: hit.size, missed: missed.length }
  print({ soak: 'kill-tables', ...figures, ...places, broken: broken.length, first: broken[0] ?? null })
  return broken.length === 0
}

async function killOn(soak: string, wish: Omit<Wish, 'seed'>): Promise<KillFigures> {
  const since = performance.now()
  const killed = await killBots({ ...wish, seed: newSeed() })
  const { hit, broken, ...figures } = killed
  const missed = [...hit].filter(([, times]) => times === 0).length
  const seconds = Math.round((performance.now() - since) / 100) / 10
  const places = { places: hit.size, missed, seconds }
  print({ soak, ...figures, ...places, broken: broken.length, first: broken[0] ?? null })
  return killed
}

async function onDatabases<T>(work: (postgres: Postgres | null) => Promise<T>): Promise<T> {
  const postgres = await startPostgres()
  try {
    return await work(postgres)
  } finally {
    await postgres?.stop()
  }
}

/** Kills whole bots that are pressed by people: half of them over SQLite, half over PostgreSQL. */
function soakKill(kills: number): Promise<boolean> {
  return onDatabases(async (postgres) => {
    const half = Math.ceil(kills / 2)
    const first = await killOn('kill', { kills: postgres === null ? kills : half, database: 'sqlite' })
    if (postgres === null) return first.broken.length === 0
    const second = await killOn('kill', { kills: kills - half, database: 'postgres', postgres })
    return first.broken.length + second.broken.length === 0
  })
}

/** Bots with a mistake are killed until somebody notices; every mistake must be noticed within so many kills. */
function soakKillFaults(kills: number): Promise<boolean> {
  return onDatabases(async (postgres) => {
    const databases = postgres === null ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const)
    let isNoticed = true
    for (const fault of FAULTS) {
      // PostgreSQL flushes by itself.
      for (const database of databases.filter((one) => one === 'sqlite' || fault !== 'not-flushed')) {
        const { broken } = await killOn('kill-faults', { kills, database, postgres, fault })
        isNoticed &&= broken.length > 0
      }
    }
    return isNoticed
  })
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

const DEALS = 3

/** Deals what is hidden anew at many moments of Kingsbridge and compares all that everybody reads. */
async function soakScreens(moments: number): Promise<boolean> {
  const different: string[] = []
  let [looked, silent] = [0, 0]
  for (let seed = FIRST; looked < moments; seed++) {
    for (const moment of momentsOf([seed]).slice(0, moments - looked)) {
      different.push(...(await differencesAt(moment, DEALS)))
      looked++
      if (moment.isSilent) silent++
    }
  }
  print({
    soak: 'screens',
    moments: looked,
    silent,
    deals: DEALS,
    different: different.length,
    first: different[0] ?? null,
  })
  return different.length === 0
}

/** Looks for planned games that come upon everything; the suite plays them. */
function soakReach(games: number): boolean {
  const found = [2, 3, 4].map((seats) => ({ seats, ...seedsThatReach(seats, games) }))
  for (const one of found) print({ soak: 'reach', ...one })
  return found.every(({ missing }) => missing.length === 0)
}

const beside = (path: string) => new URL(path, import.meta.url)
const COMPILED: Compiled = {
  crowd: beside('../test/discord/crowd-child.js'),
  painter: beside('../render/engine/worker.js'),
  thinker: beside('../src/bots/worker.js'),
}
const FLOODED_GAMES = 12
/** A flood is as high after some minutes as after hours. */
const LONGEST_FLOOD = 300
/** On two quiet cores; on busier ones not more than so many times as long as without the flood. */
const MOST_MS = { acknowledgement: 300, picture: 3000 }
const MOST_TIMES = 3

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN)
}

/** One person asks for everything at once while others play on; they do not notice. */
async function soakFlood(seconds: number): Promise<boolean> {
  const found = await flooded(FLOODED_GAMES, Math.min(seconds, LONGEST_FLOOD), COMPILED)
  const figures = (['calm', 'flooded'] as const).map((when) => {
    const { acknowledgements, pictures, errors, late, flood } = found[when]
    const ack = { p50: quantile(acknowledgements, 0.5), p99: quantile(acknowledgements, 0.99) }
    const picture = { p50: quantile(pictures, 0.5), p99: quantile(pictures, 0.99) }
    print({
      soak: 'flood',
      when,
      presses: acknowledgements.length,
      late,
      ack,
      pictures: pictures.length,
      picture,
      flood,
    })
    for (const error of errors.slice(0, 5)) process.stderr.write(`${error}\n`)
    return { ack: ack.p99, picture: picture.p99, errors: errors.length + late }
  })
  const [calm, busy] = figures as [(typeof figures)[number], (typeof figures)[number]]
  for (const line of found.told.slice(0, 5)) process.stderr.write(line)
  const isQuick = busy.ack < Math.max(MOST_MS.acknowledgement, MOST_TIMES * calm.ack)
  const isPainted = busy.picture < Math.max(MOST_MS.picture, MOST_TIMES * calm.picture)
  return calm.errors + busy.errors + found.told.length === 0 && isQuick && isPainted
}

/** Long proofs that are not about one game; the number is how many, or how many seconds. */
const OTHERS: Record<string, (count: number) => boolean | Promise<boolean>> = {
  pictures: soakPictures,
  flood: soakFlood,
  kill: soakKill,
  'kill-faults': soakKillFaults,
  'kill-tables': soakKillTables,
  fight: soakFight,
  postgres: soakPostgres,
  tables: soakTables,
  reach: soakReach,
  screens: soakScreens,
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
