import {
  Client,
  Events,
  GatewayIntentBits,
  type RESTOptions,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js'
import type { Logger } from 'pino'
import { EMOJIS } from '#presentation/emojis'
import { Studio } from '#render/engine/studio'
import { type Environment, isDenial, type Post, type Sent, Tables } from '#tables'
import { VERBS } from '../features/verbs.ts'
import { type Metrics, newMetrics } from '../ops/metrics.ts'
import { type Pulse, pulseOf } from '../ops/pulse.ts'
import { Poster } from '../posts/poster.ts'
import { Channels } from './channels.ts'
import { CACHES } from './client-cache.ts'
import { CommandBook } from './command-names.ts'
import type { AppContext } from './context.ts'
import { EmojiBook } from './emojis.ts'
import { workSlot } from './fair-scheduling.ts'
import { Greeter } from './greeter.ts'
import { Memory } from './memory.ts'
import { Owner } from './owner.ts'
import { Quotas } from './quotas.ts'
import { Gate } from './request-gate.ts'
import { type Commands, Router } from './router.ts'
import { Teller } from './teller.ts'

export interface BotOptions {
  readonly token: string
  /** Elsewhere than Discord's own, for the playground and tests. */
  readonly rest?: Partial<RESTOptions>
  readonly world: Omit<Environment, 'sink'>
  readonly log: Logger
  readonly commands: Commands
  /** The definitions of the commands, for Discord. */
  readonly definitions: readonly RESTPostAPIApplicationCommandsJSONBody[]
  /** The worker that paints pictures, if not the one beside this file's own compiled code. */
  readonly worker?: URL
  /** After so many milliseconds a panel says that it is being drawn. */
  readonly drawingAfter?: number
  /** After so many it says that a bot thinks. */
  readonly thinkingAfter?: number
  /** After so many it shows words in place of the picture. */
  readonly wordsAfter?: number
  /** So often Discord may refuse something within ten minutes before only answers go out. */
  readonly mostRefusals?: number
  /** Commands for one server alone are there at once. */
  readonly guild?: string | undefined
  /** So long Discord may leave heartbeats unanswered before the bot counts as ill, in milliseconds. */
  readonly silence?: number
}

/** Time that only goes on. */
function steadyOf({ world }: BotOptions): () => number {
  return world.steady ?? (() => performance.now())
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

const WORDS_AFTER = 8000

type Sink = (post: Post) => Promise<Sent>

/** Says that nothing can be sent yet. */
const NOT_YET: Sink = async () => ({ later: null })

function clientOn(gate: Gate, rest: BotOptions['rest']): Client {
  return new Client({ intents: INTENTS, makeCache: CACHES, rest: { ...rest, makeRequest: gate.send } })
}

function appOn(client: Client, gate: Gate, sink: Sink, options: BotOptions): AppContext {
  const { world, log, worker, wordsAfter = WORDS_AFTER } = options
  const studio = new Studio({ log: (sentence) => log.warn(sentence), ...(worker && { worker }) })
  const tables = new Tables({ yieldToOthers: workSlot, ...world, sink })
  return {
    client,
    tables,
    studio,
    commands: new CommandBook(),
    emojis: new EmojiBook(EMOJIS),
    log,
    metrics: metricsOf(tables, gate, world.now),
    channels: new Channels(client, steadyOf(options)),
    quotas: new Quotas(steadyOf(options)),
    memory: new Memory(),
    wordsAfter,
  }
}

/** A place that is open again is told what it has missed, and a gate that holds is heard of. */
function connect(
  app: AppContext,
  gate: Gate,
  { teller, owner, greeter }: Pick<Assembly, 'teller' | 'owner' | 'greeter'>,
): void {
  const { channels, client, metrics, log } = app
  channels.onReopen = teller.tellAt
  channels.onArrival = (server) => {
    teller.tellIn(server)
    void greeter.greet(server)
    const guild = client.guilds.cache.get(server)
    if (guild !== undefined) void owner.tellRights([guild])
  }
  gate.onRefusal = (status) => metrics.refusals.inc({ status })
  gate.onHold = (wait) => log.error({ minutes: Math.ceil(wait / 60_000) }, 'Discord refused too much: posts wait')
}

/** From now on what comes from Discord is heard. */
function listen({ client, log }: AppContext, router: Router): void {
  client.on(Events.InteractionCreate, router.handle)
  client.on(Events.Error, (error) => log.error({ err: error }, 'the client failed'))
  client.on(Events.ShardError, (error, shard) => log.info({ err: error, shard }, 'the connection to Discord broke'))
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, 'connecting to Discord again'))
}

/** The parts of a bot that must be stopped with it. */
export interface Assembly {
  readonly app: AppContext
  readonly pulse: Pulse
  readonly gate: Gate
  readonly teller: Teller
  readonly owner: Owner
  readonly greeter: Greeter
  readonly router: Router
}

/** Puts a bot together; it is not logged in yet. */
export function assemble(options: BotOptions): Assembly {
  const gate = new Gate({ steady: steadyOf(options), most: options.mostRefusals })
  const client = clientOn(gate, options.rest)
  const pulse = pulseOf(client, options.silence)
  // Tables send posts, and a poster is made of tables: it takes its place last.
  const wall = { send: NOT_YET }
  const app = appOn(client, gate, (post) => wall.send(post), options)
  const teller = new Teller(app)
  const owner = new Owner(app)
  const greeter = new Greeter(app)
  connect(app, gate, { teller, owner, greeter })
  wall.send = new Poster(app).send
  const router = new Router(app, options.commands, VERBS, options)
  listen(app, router)
  return { app, pulse, gate, teller, owner, greeter, router }
}
