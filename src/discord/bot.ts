import { Client, Events, GatewayIntentBits, type RESTOptions } from 'discord.js'
import type { Logger } from 'pino'
import { FACES } from '#faces/registry'
import { Studio } from '#render/studio'
import { isNo, type Post, type Sent, Tables, type World } from '#tables'
import { breath } from './breath.ts'
import { CACHES } from './caches.ts'
import { EmojiBook, learnEmojis } from './emojis.ts'
import { type Figures, newFigures } from './figures.ts'
import { type House, readerFor } from './house.ts'
import { Places } from './places.ts'
import { Poster } from './posts.ts'
import { Quotas } from './quotas.ts'
import { type Command, Router } from './router.ts'
import { welcomeScreen } from './screens/welcome.ts'
import { messageOf } from './send.ts'
import { VERBS } from './verbs.ts'

export interface BotOptions {
  readonly token: string
  /** Elsewhere than Discord's own, for the playground and tests. */
  readonly rest?: Partial<RESTOptions>
  readonly world: Omit<World, 'sink'>
  readonly log: Logger
  readonly commands: ReadonlyMap<string, Command>
  /** What Discord is told of the commands. */
  readonly definitions: readonly object[]
  /** Where pictures are painted, if not beside this file's own compiled code. */
  readonly worker?: URL
  /** After so many milliseconds a panel says that it is being drawn. */
  readonly drawingAfter?: number
  /** After so many it shows words in place of the picture. */
  readonly wordsAfter?: number
  /** Commands for one server alone are there at once. */
  readonly guild?: string | undefined
}

export interface Bot {
  readonly house: House
  /** Says hello in a channel, with a button to begin. */
  greet(channel: string): Promise<void>
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/** Nothing is read but what people press: no privileged intents. */
const INTENTS = [GatewayIntentBits.Guilds]

function figuresOf(tables: Tables, now: () => number): Figures {
  return newFigures({
    now,
    busy: () => tables.busy,
    async posts() {
      const found = await tables.waitingPosts()
      return isNo(found) ? null : found
    },
  })
}

/** A place that was closed is open again: what could not be told there is told. */
async function retell({ tables }: House, place: string): Promise<void> {
  const there = await tables.tablesAt(place)
  if (isNo(there)) return
  for (const { id, phase } of there) {
    if (phase !== 'lobby' && phase !== 'playing') continue
    const receipts = await tables.receipts(id, phase === 'lobby' ? 'lobby' : 'asked')
    if (!isNo(receipts) && receipts[0] !== undefined && 'gone' in receipts[0]) await tables.retell(id)
  }
}

const WORDS_AFTER = 8000

export async function startBot({
  token,
  drawingAfter,
  wordsAfter = WORDS_AFTER,
  rest,
  world,
  log,
  commands,
  definitions,
  guild,
  worker,
}: BotOptions): Promise<Bot> {
  const client = new Client({
    intents: INTENTS,
    makeCache: CACHES,
    ...(rest && { rest }),
  })
  const studio = new Studio({ log: (sentence) => log.warn(sentence), ...(worker && { worker }) })
  // The poster needs the house, the house the tables, the tables the poster: the wall is hung up last.
  const wall: { send: (post: Post) => Promise<Sent> } = { send: async () => ({ later: null }) }
  const tables = new Tables({ breathe: breath, ...world, sink: (post) => wall.send(post) })
  const places = new Places(client)
  const figures = figuresOf(tables, world.now)
  const quotas = new Quotas(world.now)
  const house: House = { client, tables, studio, emojis: new EmojiBook(), log, figures, places, quotas, wordsAfter }
  places.onReopen = (place) => void retell(house, place)
  wall.send = new Poster(house).send
  const router = new Router(house, commands, VERBS, drawingAfter)
  client.on(Events.InteractionCreate, router.handle)
  client.on(Events.Error, (error) => log.error({ err: error }, 'the client failed'))
  const ready = new Promise<void>((resolve, reject) => {
    client.once(Events.ClientReady, (there) => {
      prepare(there).then(resolve, reject)
    })
  })
  ready.catch((error) => log.error({ err: error }, 'the bot could not be made ready'))

  const leaving = new AbortController()
  let emojis: Promise<void> = Promise.resolve()

  async function prepare(there: Client<true>): Promise<void> {
    if (guild === undefined) await there.application.commands.set(definitions as never)
    else await there.application.commands.set(definitions as never, guild)
    tables.start()
    // Words do until they are there.
    emojis = learnEmojis(there, house.emojis, FACES, studio, log, leaving.signal)
    log.info({ guilds: there.guilds.cache.size }, 'ready')
  }

  await client.login(token)
  return {
    house,
    ready,
    async greet(channel) {
      const found = await client.channels.fetch(channel)
      const [face] = FACES
      if (!found?.isSendable() || face === undefined) return
      await found.send(messageOf(await welcomeScreen(house, readerFor(house, 'en', null), face.game)))
    },
    async stop() {
      leaving.abort()
      await router.close()
      await tables.stop()
      // Who came meanwhile is still being told to come again.
      await router.close()
      await client.destroy()
      await emojis
      await studio.close()
    },
  }
}
