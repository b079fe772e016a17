import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import {
  ACK,
  dispatch,
  type GatewayConnection,
  type GatewaySetup,
  type GatewayState,
  HEARTBEAT,
  HELLO,
  IDENTIFY,
  INVALID,
  lose,
  MEMBERS,
  PRESENCE,
  RECONNECT,
  RESUME,
  refuse,
  type Session,
  saysTooMuch,
  send,
  watch,
} from './gateway-sessions.ts'
import { hears, PRIVILEGED, withoutContent } from './intents.ts'
import { asJson } from './json.ts'
import { botUser, guildCreated, memberOf } from './payloads.ts'
import { maySee } from './permissions.ts'
import { gatewayUrl } from './routes/guilds.ts'
import type { Json, PlaygroundContext } from './types.ts'

const MOST_BYTES = 4096

export interface Gateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  tell(event: string, data: object): void
  /** True if a bot has identified and hears us. */
  hasBot(): boolean
  drop(): void
  close(code: number): void
  /** From now on whoever identifies or resumes is closed on with this code; null lets them in again. */
  turnAway(code: number | null): void
  /** True while heartbeats are left unanswered. */
  deafen(isDeaf: boolean): void
  reconnect(): void
  invalidate(resumable: boolean): void
  stop(): void
}

function greet(gateway: GatewayState, session: Session, shard: unknown) {
  const { world, origin } = gateway.context
  dispatch(gateway, session, 'READY', {
    v: 10,
    user: { ...botUser(world), verified: true, mfa_enabled: false, email: null },
    guilds: [{ id: world.guildId, unavailable: true }],
    session_id: session.id,
    resume_gateway_url: gatewayUrl(origin),
    shard,
    application: { id: world.applicationId, flags: 0 },
  })
  const visible = Object.values(world.channels).filter((channel) => maySee(world, channel, world.applicationId))
  if (session.intents & 1) dispatch(gateway, session, 'GUILD_CREATE', guildCreated(world, visible))
}

/** Turns a bot away that wants in, where a test asked for that. */
function isTurnedAway(gateway: GatewayState, link: GatewayConnection): boolean {
  if (gateway.turnsAway !== null) refuse(gateway, link, gateway.turnsAway, 'Provoked')
  return gateway.turnsAway !== null
}

function identify(gateway: GatewayState, link: GatewayConnection, d: Json) {
  if (isTurnedAway(gateway, link)) return
  if (link.session) return refuse(gateway, link, 4005, 'Already authenticated.')
  if (d.token !== gateway.context.world.token) return refuse(gateway, link, 4004, 'Authentication failed.')
  if (typeof d.intents !== 'number' || !d.properties)
    return refuse(gateway, link, 4002, 'Error while decoding payload.')
  if (d.intents & PRIVILEGED && !gateway.isPrivileged) return refuse(gateway, link, 4014, 'Disallowed intent(s).')
  const id = randomBytes(16).toString('hex')
  const session: Session = { id, intents: d.intents, seq: 0, sent: [], link, callOff: () => {} }
  link.session = session
  gateway.sessions.set(id, session)
  greet(gateway, session, d.shard ?? [0, 1])
}

function resume(gateway: GatewayState, link: GatewayConnection, d: Json) {
  if (isTurnedAway(gateway, link)) return
  if (d.token !== gateway.context.world.token) return refuse(gateway, link, 4004, 'Authentication failed.')
  const session = gateway.sessions.get(String(d.session_id))
  const seq = Number(d.seq)
  if (!session || (session.sent[0]?.s ?? 0) > seq + 1) return send(link, { op: INVALID, d: false })
  if (seq > session.seq) return refuse(gateway, link, 4007, 'Invalid seq.')
  session.callOff()
  session.link?.socket.terminate()
  session.link = link
  link.session = session
  for (const packet of session.sent.filter(({ s }) => (s ?? 0) > seq)) send(link, packet)
  dispatch(gateway, session, 'RESUMED', {})
}

function beat(gateway: GatewayState, link: GatewayConnection) {
  if (gateway.isDeaf) return
  link.asked = false
  watch(gateway, link)
  send(link, { op: ACK, d: null })
}

function sendMembers(gateway: GatewayState, session: Session, d: Json) {
  const { people } = gateway.context.world
  const wanted = [d.user_ids ?? []]
    .flat()
    .map(String)
    .filter((id) => people[id]?.hasLeft === false)
  const members = wanted.map((id) => memberOf(gateway.context.world, id))
  dispatch(gateway, session, 'GUILD_MEMBERS_CHUNK', { guild_id: d.guild_id, members, chunk_index: 0, chunk_count: 1 })
}

function hear(gateway: GatewayState, link: GatewayConnection, { op, d }: { op?: unknown; d?: unknown }) {
  const form = asJson(d)
  const { session } = link
  if (op === HEARTBEAT) return beat(gateway, link)
  if (op === IDENTIFY) return identify(gateway, link, form)
  if (op === RESUME) return resume(gateway, link, form)
  if (!session && (op === PRESENCE || op === MEMBERS)) return refuse(gateway, link, 4003, 'Not authenticated.')
  if (op === PRESENCE) return gateway.context.log.add({ kind: 'gateway', line: 'presence updated' })
  if (session && op === MEMBERS && form.user_ids) return sendMembers(gateway, session, form)
  return refuse(gateway, link, 4001, `Unknown opcode. (${String(op)})`)
}

function receive(gateway: GatewayState, link: GatewayConnection, raw: RawData) {
  const text = String(raw)
  if (saysTooMuch(gateway, link)) return refuse(gateway, link, 4008, 'Rate limited.')
  if (text.length > MOST_BYTES) return refuse(gateway, link, 4002, 'Error while decoding payload.')
  try {
    hear(gateway, link, JSON.parse(text))
  } catch {
    refuse(gateway, link, 4002, 'Error while decoding payload.')
  }
}

function open(gateway: GatewayState, socket: WebSocket, request: IncomingMessage) {
  const link: GatewayConnection = { socket, session: null, commands: [], watch: () => {}, asked: false }
  const query = new URL(request.url ?? '/', gateway.context.origin).searchParams
  gateway.links.add(link)
  socket.on('message', (raw) => receive(gateway, link, raw))
  socket.on('close', (code) => lose(gateway, link, code))
  socket.on('error', () => socket.terminate())
  if (query.get('v') !== '10') return refuse(gateway, link, 4012, 'Invalid API version')
  if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress'))
    return refuse(gateway, link, 4001, 'The playground speaks plain JSON alone')
  send(link, { op: HELLO, d: { heartbeat_interval: gateway.heartbeat, _trace: [] } })
  watch(gateway, link)
}

function tell(gateway: GatewayState, event: string, data: object) {
  const { context, sessions } = gateway
  for (const session of sessions.values())
    if (hears(context, session.intents, event, data))
      dispatch(gateway, session, event, withoutContent(context, event, data))
}

function invalidate({ links, sessions }: GatewayState, resumable: boolean) {
  for (const link of links) {
    if (!resumable && link.session) sessions.delete(link.session.id)
    send(link, { op: INVALID, d: resumable })
  }
}

export function gatewayOn(context: PlaygroundContext, setup: GatewaySetup): Gateway {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const gateway: GatewayState = {
    ...setup,
    context,
    sessions: new Map(),
    links: new Set(),
    turnsAway: null,
    isDeaf: false,
  }
  const { links, sessions } = gateway
  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, (ws) => open(gateway, ws, request)),
    tell: (event, data) => tell(gateway, event, data),
    hasBot: () => [...sessions.values()].some(({ link }) => link !== null),
    drop() {
      for (const { socket } of links) socket.terminate()
    },
    close(code) {
      for (const { socket } of links) socket.close(code)
    },
    turnAway(code) {
      gateway.turnsAway = code
    },
    deafen(isDeaf) {
      gateway.isDeaf = isDeaf
    },
    reconnect() {
      for (const link of links) send(link, { op: RECONNECT, d: null })
    },
    invalidate: (resumable) => invalidate(gateway, resumable),
    stop() {
      for (const { socket, watch: callOff } of links) {
        callOff()
        socket.terminate()
      }
      server.close()
    },
  }
}
