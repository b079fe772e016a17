import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { type Act, actOn } from './people/act.ts'
import { liveOn, type PageSessions } from './people/page-sessions.ts'
import { type ChangeHub, changeHub as newHub } from './server/changes.ts'
import { type Clock, realClock } from './server/clock.ts'
import { type Faults, faultSwitch } from './server/faults.ts'
import { filesIn } from './server/files.ts'
import { type Gateway, gatewayOn } from './server/gateway.ts'
import { type Log, logTo } from './server/log.ts'
import { servePage } from './server/page-files.ts'
import { bucketsOn } from './server/rate-limits.ts'
import { type Rest, restOn } from './server/rest.ts'
import { SAMPLE_PEOPLE, type SamplePerson, sampleWorld } from './server/sample-world.ts'
import { idMaker } from './server/snowflakes.ts'
import type { PlaygroundContext, World } from './server/types.ts'
import { loadWorld, moveTo, type Saver, saverTo } from './server/world-file.ts'

export interface PlaygroundOptions {
  /** 0 takes a free one. */
  port?: number
  host?: string
  /** Without this, an address that others can reach is refused. */
  openToOthers?: boolean
  /** The folder that keeps the server and its files between two starts; left out, nothing is kept. */
  folder?: string | null
  users?: SamplePerson[]
  channels?: string[]
  botName?: string
  guildName?: string
  clock?: Clock
  /** Milliseconds between two heartbeats of the bot. */
  heartbeat?: number
  /** Lets through so many times as many requests as Discord before a 429; for tests that play fast. */
  generosity?: number
  /** Holds the playground's own answers and events against Discord's schemas; a bench does without. */
  checksItself?: boolean
  /** True if the bot has been granted the privileged intents. */
  isPrivileged?: boolean
  /** The first message of a fresh playground, in its first channel and its owner's name. */
  hello?: string
  say?: (line: string) => void
}

export interface Playground {
  /** For discord.js: `rest: { api: apiUrl, version: '10' }`. */
  apiUrl: string
  pageUrl: string
  token: string
  applicationId: string
  guildId: string
  world: World
  act: Act
  /** Hears every change until called off. */
  listen: ChangeHub['listen']
  faults: Faults
  log: Log
  /** True if it began with nothing saved. */
  isFresh: boolean
  /** Waits until somebody has come to see it, ever; the locale it then speaks. */
  visited: Promise<string>
  /** True if a bot hears us. */
  hasBot(): boolean
  close(): Promise<void>
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

interface Parts {
  context: PlaygroundContext
  rest: Rest
  gateway: Gateway
  live: PageSessions
  hosts: string[] | null
}

/** Reads the path of a request; null where that cannot be done. */
function addressOf({ origin }: PlaygroundContext, { url = '' }: IncomingMessage): URL | null {
  // Two slashes would name another host.
  if (!/^\/(?![/\\])/.test(url) || !URL.canParse(url, origin)) return null
  const address = new URL(url, origin)
  return isDecodable(address.pathname) ? address : null
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Another website must not reach the page's socket, nor this server by a name of its own. */
function isFromHere({ context, hosts }: Parts, { headers }: IncomingMessage): boolean {
  if (hosts === null) return true
  const isHost = hosts.includes((headers.host ?? '').replace(/:\d+$/, '').replace(/[[\]]/g, ''))
  const port = new URL(context.origin).port
  const isOrigin = headers.origin === undefined || hosts.some((host) => headers.origin === `http://${host}:${port}`)
  return isHost && isOrigin
}

/** Answers every request, however wrong it is, so that none of them ends the process. */
async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { context, rest } = parts
  try {
    if (!isFromHere(parts, request)) return void response.writeHead(403).end('Forbidden')
    const address = addressOf(context, request)
    if (address === null) return void response.writeHead(400).end('Bad Request')
    if (address.pathname.startsWith('/api/')) await rest.handle(request, response, address)
    else servePage(context, request, response, address.pathname)
  } catch (error) {
    noteFault(context, error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end()
  }
}

function noteFault({ log }: PlaygroundContext, error: unknown): void {
  log.add({ kind: 'ours', line: error instanceof Error ? String(error.stack) : String(error) })
}

function doorFor({ context, gateway, live }: Parts, request: IncomingMessage): Gateway | PageSessions | null {
  const path = addressOf(context, request)?.pathname.replace(/\/$/, '')
  if (path === '/gateway') return gateway
  return path === '/live' ? live : null
}

function upgrade(parts: Parts, request: IncomingMessage, socket: Duplex, head: Buffer) {
  // A connection that breaks in the middle is an error of its socket, and of nothing else.
  socket.on('error', () => socket.destroy())
  try {
    const door = isFromHere(parts, request) ? doorFor(parts, request) : null
    if (door) door.upgrade(request, socket, head)
    else socket.destroy()
  } catch (error) {
    noteFault(parts.context, error)
    socket.destroy()
  }
}

function listen(server: Server, port: number, host: string, context: PlaygroundContext): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject).on('error', (error) => noteFault(context, error))
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function worldFor(options: PlaygroundOptions, clock: Clock): World {
  const setup = {
    people: options.users ?? SAMPLE_PEOPLE,
    channels: options.channels ?? ['board-games', 'tavern'],
    botName: options.botName ?? 'Willyville',
    guildName: options.guildName ?? 'The Playground',
  }
  return sampleWorld(setup, idMaker(clock), new Date(clock.now()).toISOString())
}

function demandLoopback(host: string, openToOthers: boolean) {
  if (LOOPBACK.includes(host) || openToOthers) return
  throw new Error(`The playground asks for no password: it listens on ${host} only if it is told so a second time.`)
}

function channelIdsIn({ channels }: World): Map<string, string> {
  const all = Object.values(channels)
  return new Map(all.flatMap(({ id, entries }) => entries.map(({ message }) => [message.id, id] as const)))
}

/** A request for `constructor` finds nothing by that name. */
function bare(world: World): World {
  for (const list of [world.people, world.channels, world.files, world.read]) Object.setPrototypeOf(list, null)
  return world
}

interface Began {
  context: PlaygroundContext
  hub: ChangeHub
  saver: Saver
  isFresh: boolean
}

/** The saved world or a new one, and what all parts work on. */
function begin(options: PlaygroundOptions, clock: Clock, toBot: PlaygroundContext['toBot']): Began {
  const { folder = null, say = console.error, checksItself = true } = options
  const saved = loadWorld(folder)
  const world = bare(saved ?? worldFor(options, clock))
  const [saver, hub, newId] = [saverTo(folder, world), newHub(), idMaker(clock, world.lastId)]
  const context: PlaygroundContext = {
    world,
    clock,
    files: filesIn(folder && join(folder, 'files')),
    log: logTo(say),
    origin: '',
    interactions: new Map(),
    checksItself,
    channelIds: channelIdsIn(world),
    newId() {
      world.lastId = newId()
      return world.lastId
    },
    toBot,
    changed(change) {
      saver.soon()
      hub.changed(change)
    },
  }
  return { context, hub, saver, isFresh: saved === null }
}

function greet({ world }: PlaygroundContext, act: Act, hello: string | undefined) {
  const [first] = Object.keys(world.channels)
  if (hello && first) act.type(world.ownerId, first, hello)
}

function firstVisit({ world }: PlaygroundContext, hub: ChangeHub): Promise<string> {
  if (world.locale !== null) return Promise.resolve(world.locale)
  return new Promise((resolve) => {
    const deaf = hub.listen(() => {
      if (world.locale === null) return
      deaf()
      resolve(world.locale)
    })
  })
}

/** Discord, as far as a bot of our kind needs it, on this machine. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const { host = '127.0.0.1', port = 0, openToOthers = false, clock = realClock } = options
  demandLoopback(host, openToOthers)
  const { context, hub, saver, isFresh } = begin(options, clock, (event, data) => gateway.tell(event, data))
  const { heartbeat = 41_250, isPrivileged = false, generosity } = options
  const gateway = gatewayOn(context, { heartbeat, isPrivileged })
  const faults = faultSwitch(() => gateway)
  const live = liveOn(context, hub)
  const restServer = restOn({ context, buckets: bucketsOn(clock, generosity), faults })
  const parts: Parts = { context, rest: restServer, gateway, live, hosts: openToOthers ? null : LOOPBACK }
  const server = createServer((request, response) => void answer(parts, request, response))
  server.on('upgrade', (request, socket, head) => upgrade(parts, request, socket, head))
  context.origin = `http://${host.includes(':') ? `[${host}]` : host}:${await listen(server, port, host, context)}`
  const { world, log, origin } = context
  moveTo(world, origin)
  const act = actOn(context, hub)
  if (isFresh) greet(context, act, options.hello)

  async function close() {
    gateway.stop()
    live.stop()
    saver.now()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  const { token, applicationId, guildId } = world
  const addresses = { apiUrl: `${origin}/api`, pageUrl: `${origin}/` }
  return {
    ...addresses,
    token,
    applicationId,
    guildId,
    world,
    act,
    listen: hub.listen,
    faults,
    log,
    isFresh,
    visited: firstVisit(context, hub),
    hasBot: gateway.hasBot,
    close,
  }
}
