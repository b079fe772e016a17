import { Client, Events, GatewayIntentBits, type RESTOptions } from 'discord.js'
import type { Logger } from 'pino'
import { PRESENTATIONS } from '#presentation/registry'
import { Studio } from '#render/engine/studio'
import { type Environment, isDenial, type Outcome, type Post, type Sent, Tables } from '#tables'
import { VERBS } from '../features/verbs.ts'
import { welcomeScreen } from '../features/welcome/screen.ts'
import { type Metrics, newMetrics } from '../ops/metrics.ts'
import { type Pulse, pulseOf, whyNotLetIn } from '../ops/pulse.ts'
import { Poster } from '../posts/poster.ts'
import { Channels } from './channels.ts'
import { CACHES } from './client-cache.ts'
import type { AppContext } from './context.ts'
import { EmojiBook, learnEmojis } from './emojis.ts'
import { workSlot } from './fair-scheduling.ts'
import { Memory } from './memory.ts'
import { Quotas } from './quotas.ts'
import { readerFor } from './reader.ts'
import { Gate } from './request-gate.ts'
import { type Command, Router } from './router.ts'
import { messageOf } from './send.ts'

export interface BotOptions {
  readonly token: string
  /** Elsewhere than Discord's own, for the playground and tests. */
  readonly rest?: Partial<RESTOptions>
  readonly world: Omit<Environment, 'sink'>
  readonly log: Logger
  readonly commands: ReadonlyMap<string, Command>
  /** The definitions of the commands, for Discord. */
  readonly definitions: readonly object[]
  /** The worker that paints pictures, if not the one beside this file's own compiled code. */
  readonly worker?: URL
  /** After so many milliseconds a panel says that it is being drawn. */
  readonly drawingAfter?: number
  /** After so many it shows words in place of the picture. */
  readonly wordsAfter?: number
  /** So often Discord may refuse something within ten minutes before only answers go out. */
  readonly mostRefusals?: number
  /** Commands for one server alone are there at once. */
  readonly guild?: string | undefined
  /** So long Discord may leave heartbeats unanswered before the bot counts as ill, in milliseconds. */
  readonly silence?: number
}

export interface Bot {
  readonly app: AppContext
  readonly pulse: Pulse
  /** Says hello in a channel, with a button to begin. */
  greet(channel: string): Promise<void>
  readonly ready: Promise<void>
  stop(): Promise<void>
}

/** Nothing is read but what people press: no privileged intents. */
const INTENTS = [GatewayIntentBits.Guilds]

function metricsOf(tables: Tables, gate: Gate, now: () => number): Metrics {
  return newMetrics({
    now,
    busy: () => tables.operations.busy,
    isHolding: () => gate.isHolding,
    async posts() {
      const waiting = await tables.operations.waitingPosts()
      return isDenial(waiting) ? null : waiting
    },
  })
}

/** One table after the other is told what it could not be told. */
class Teller {
  readonly #app: AppContext
  #work: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(app: AppContext) {
    this.#app = app
  }

  close(): void {
    this.#isClosed = true
  }

  /** A place that was closed is open again. */
  tellAt = (place: string): void => this.#tellAll(() => this.#app.tables.directory.tablesAt(place))

  /** The bot is back in a server. */
  tellIn = (server: string): void =>
    this.#tellAll(async () => {
      const there = await this.#app.tables.directory.tablesOnServer(server)
      return isDenial(there) ? there : there.filter((home) => this.#app.channels.seemsOpen(home))
    })

  #tellAll(find: () => Promise<Outcome<readonly { id: number; phase: string }[]>>): void {
    this.#work = this.#work.then(async () => {
      const there = this.#isClosed ? [] : await find()
      if (isDenial(there)) return
      for (const { id, phase } of there) if (!this.#isClosed) await this.#tell(id, phase)
    })
  }

  async #tell(id: number, phase: string): Promise<void> {
    const { tables } = this.#app
    const receipts = await tables.reading.lastReceipts(id)
    const notices = phase === 'lobby' ? ['lobby'] : ['asked', 'moved']
    const last = isDenial(receipts) ? undefined : receipts.find(({ kind }) => notices.includes(kind))
    if (last !== undefined && 'gone' in last.receipt) await tables.homes.retell(id)
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
  silence,
  mostRefusals,
}: BotOptions): Promise<Bot> {
  const steady = world.steady ?? (() => performance.now())
  const gate = new Gate({ steady, most: mostRefusals })
  const client = new Client({
    intents: INTENTS,
    makeCache: CACHES,
    rest: { ...rest, makeRequest: gate.send },
  })
  const pulse = pulseOf(client, silence)
  const studio = new Studio({ log: (sentence) => log.warn(sentence), ...(worker && { worker }) })
  // The poster needs the house, the house the tables, the tables the poster: the wall is hung up last.
  const wall: { send: (post: Post) => Promise<Sent> } = { send: async () => ({ later: null }) }
  const tables = new Tables({ yieldToOthers: workSlot, ...world, sink: (post) => wall.send(post) })
  const channels = new Channels(client, steady)
  const metrics = metricsOf(tables, gate, world.now)
  const quotas = new Quotas(steady)
  const app: AppContext = {
    client,
    tables,
    studio,
    emojis: new EmojiBook(PRESENTATIONS.flatMap(({ emojis }) => emojis)),
    log,
    metrics,
    channels,
    quotas,
    memory: new Memory(),
    wordsAfter,
  }
  const teller = new Teller(app)
  channels.onReopen = teller.tellAt
  channels.onArrival = teller.tellIn
  gate.onRefusal = (status) => metrics.refusals.inc({ status })
  gate.onHold = (wait) => log.error({ minutes: Math.ceil(wait / 60_000) }, 'Discord refused too much: posts wait')
  wall.send = new Poster(app).send
  const router = new Router(app, commands, VERBS, drawingAfter)
  client.on(Events.InteractionCreate, router.handle)
  client.on(Events.Error, (error) => log.error({ err: error }, 'the client failed'))
  client.on(Events.ShardError, (error, shard) => log.info({ err: error, shard }, 'the connection to Discord broke'))
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, 'connecting to Discord again'))
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
    emojis = learnEmojis(there, app.emojis, studio, log, leaving.signal)
    log.info({ guilds: there.guilds.cache.size }, 'ready')
  }

  async function notLetIn(error: unknown): Promise<never> {
    await client.destroy()
    await studio.close()
    throw await whyNotLetIn(pulse, error)
  }

  await client.login(token).catch(notLetIn)
  return {
    app,
    pulse,
    ready,
    async greet(channel) {
      const fetched = await client.channels.fetch(channel)
      const [presentation] = PRESENTATIONS
      if (!fetched?.isSendable() || presentation === undefined) return
      await fetched.send(messageOf(await welcomeScreen(app, readerFor(app, 'en', null), presentation.game)))
    },
    async stop() {
      leaving.abort()
      teller.close()
      channels.close()
      await router.close()
      await tables.stop()
      // People who pressed meanwhile are still being told to come again.
      await router.close()
      gate.close()
      await client.destroy()
      await emojis
      await studio.close()
    },
  }
}
