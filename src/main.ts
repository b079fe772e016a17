import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { config } from 'dotenv'
import { COMMANDS, DEFINITIONS } from '#commands/index'
import { gameNamed } from '#games/registry'
import type { AnyGame } from '#kernel'
import { readOwnCards } from '#packages/own-cards'
import { PACKAGES } from '#packages/registry'
import { openDatabase } from '#store'
import { ensureFolder, PRIVATE } from '#store/private'
import type { Environment } from '#tables'
import { ThinkingPool } from './bots/thinking-pool.ts'
import { type Bot, type BotOptions, startBot } from './discord/app/bot.ts'
import { warmUp } from './discord/app/warm-up.ts'
import { type Health, serveHealth } from './discord/ops/health.ts'
import { newLog } from './discord/ops/log.ts'
import { capsFrom, type Settings, settingsFrom } from './settings.ts'

/** Compiled code lies two floors down. */
const root = fileURLToPath(new URL('..', new URL('..', import.meta.url)))
const KEPT = join(root, 'data', 'db')
const DEFAULT_PLAYGROUND_PORT = 8128
const PATIENCE = 30_000

function stop(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

function readSettings(): Settings {
  const read = settingsFrom(process.env)
  return 'wrong' in read ? stop(...read.wrong) : read
}

config({ quiet: true })
const settings = readSettings()
const ownCards = await readOwnCards(settings)
if ('wrong' in ownCards) stop(...ownCards.wrong)
const isPlayground = settings.DISCORD_TOKEN === undefined
const log = newLog(settings.LOG_LEVEL ?? (isPlayground ? 'warn' : 'info'))
const where = settings.DATABASE_URL ?? join(KEPT, 'willyville.sqlite')
/** Repair bundles and the playground's state lie beside the database. */
const beside = where.endsWith('.sqlite') ? dirname(where) : KEPT
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}

/** Writes down all that is needed to repair a game. */
function keepBundle(game: number, bundle: string): void {
  const file = join(beside, 'repair', `${game}.json`)
  ensureFolder(dirname(file))
  writeFileSync(file, bundle, { mode: PRIVATE.file })
  log.error({ game, file }, 'this game cannot be played on; all that is stored of it lies in the file')
}

const db = await openDatabase(where).catch((error: Error) => stop(`The database cannot be opened: ${error.message}.`))

const thinkingPool = new ThinkingPool()

const world: Omit<Environment, 'sink'> = {
  db,
  gameNamed,
  contentOf: (game: AnyGame) => ownCards.get(game.name) ?? game.content,
  caps: capsFrom(settings),
  now: Date.now,
  think: thinkingPool.think,
  engine: version,
  process: randomUUID(),
  reportFault(error, broken) {
    log.error({ err: error, game: broken?.game }, 'a fault at the tables')
    if (broken !== undefined) keepBundle(broken.game, broken.bundle)
  },
}

interface Ground {
  readonly options: Pick<BotOptions, 'token' | 'rest'>
  /** The page to open once the bot is ready; null with Discord. */
  readonly address: string | null
  /** The channel to be greeted in as soon as somebody comes, and their locale; null where everything was said. */
  readonly arrival: Promise<{ channel: string; locale: string }> | null
  close(): Promise<void>
}

/** Without a token the bot plays against a stand-in on this machine; with one nothing of it is loaded. */
async function groundFor(token: string | undefined): Promise<Ground> {
  const { DISCORD_API, PLAYGROUND_PORT, PLAYGROUND_HOST, PLAYGROUND_OPEN } = settings
  if (token !== undefined) {
    const proxied = DISCORD_API === undefined ? {} : { rest: { api: DISCORD_API, version: '10' } }
    return { options: { token, ...proxied }, address: null, arrival: null, close: async () => {} }
  }
  const { startPlayground } = await import('./playground/playground.ts')
  const playground = await startPlayground({
    port: PLAYGROUND_PORT ?? DEFAULT_PLAYGROUND_PORT,
    openToOthers: PLAYGROUND_OPEN,
    folder: join(beside, 'playground'),
    say: (line) => log.warn(line),
    ...(PLAYGROUND_HOST !== undefined && { host: PLAYGROUND_HOST }),
  }).catch((error: Error) => stop(`The playground cannot be opened: ${error.message}.`))
  const [first] = Object.values(playground.world.channels)
  return {
    options: { token: playground.token, rest: { api: playground.apiUrl, version: '10' } },
    address: playground.pageUrl,
    arrival: first?.entries.length === 0 ? playground.visited.then((locale) => ({ channel: first.id, locale })) : null,
    close: playground.close,
  }
}

const ground = await groundFor(settings.DISCORD_TOKEN)
warmUp(gameNamed)
const bot: Bot = await startBot({
  ...ground.options,
  world,
  log,
  commands: COMMANDS,
  definitions: DEFINITIONS,
  guild: isPlayground ? undefined : settings.DISCORD_GUILD_ID,
}).catch(async (error: Error) => {
  await ground.close()
  await db.close()
  return stop(`Discord does not let the bot in: ${error.message.replace(/\.$/, '')}.`)
})
const health: Health | null = settings.METRICS_PORT === undefined ? null : await serveHealth(bot, settings.METRICS_PORT)

let isStopping = false

/** Finishes the work in hand; everything else is answered after the restart. */
async function leave(status = 0): Promise<void> {
  if (isStopping) process.exit(1)
  isStopping = true
  thinkingPool.hurry()
  await bot.stop()
  await thinkingPool.close()
  await health?.close()
  await ground.close()
  await db.close()
  process.exit(status)
}

/** Alive and deaf would look like well: whoever watches the process sees it end. */
void bot.pulse.refused.then(({ code, sentence }) => {
  log.fatal({ code }, sentence)
  // Should something in hand wait for Discord, it waits in vain.
  setTimeout(() => process.exit(1), PATIENCE).unref()
  if (!isStopping) void leave(1)
})

process.on('SIGINT', () => void leave())
process.on('SIGTERM', () => void leave())

for (const { cardsSetting } of PACKAGES) {
  if (settings[cardsSetting] !== undefined) console.log(`Card values: your own, from ${settings[cardsSetting]}.`)
}
await bot.ready
if (ground.address === null) console.log('Willyville is ready.')
else console.log(`Willyville is ready to play: open ${ground.address} in your browser. Ctrl-C ends it.`)

void ground.arrival
  ?.then(({ channel, locale }) => bot.greet(channel, locale))
  .catch((error) => log.error({ err: error }, 'nobody was greeted'))
