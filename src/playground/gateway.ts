import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import {
  ACK,
  dispatch,
  type GatewaySetup,
  type Hall,
  HEARTBEAT,
  HELLO,
  IDENTIFY,
  INVALID,
  type Link,
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
} from './hall.ts'
import { hears, PRIVILEGED, withoutContent } from './intents.ts'
import { maySee } from './permissions.ts'
import { gatewayUrl } from './routes/guilds.ts'
import { botUser, guildCreated, memberOf } from './shapes.ts'
import type { Ground, Json } from './types.ts'

const MOST_BYTES = 4096

export interface Gateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  tell(event: string, data: object): void
  /** Whether a bot has identified and hears us. */
  hasBot(): boolean
  drop(): void
  close(code: number): void
  /** From now on whoever identifies or resumes is closed on with this code; null lets them in again. */
  turnAway(code: number | null): void
  /** Whether heartbeats are left unanswered. */
  deafen(isDeaf: boolean): void
  reconnect(): void
  invalidate(resumable: boolean): void
  stop(): void
}

function greet(hall: Hall, session: Session, shard: [number, number]) {
  const { world, origin } = hall.ground
  dispatch(hall, session, 'READY', {
    v: 10,
    user: { ...botUser(world), verified: true, mfa_enabled: false, email: null },
    guilds: [{ id: world.guildId, unavailable: true }],
    session_id: session.id,
    resume_gateway_url: gatewayUrl(origin),
    shard,
    application: { id: world.applicationId, flags: 0 },
  })
  const visible = Object.values(world.channels).filter((channel) => maySee(world, channel, world.applicationId))
  if (session.intents & 1) dispatch(hall, session, 'GUILD_CREATE', guildCreated(world, visible))
}

/** Whoever wants in is turned away, where that was asked for. */
function isTurnedAway(hall: Hall, link: Link): boolean {
  if (hall.turnsAway !== null) refuse(hall, link, hall.turnsAway, 'Provoked')
  return hall.turnsAway !== null
}

function identify(hall: Hall, link: Link, d: Json) {
  if (isTurnedAway(hall, link)) return
  if (link.session) return refuse(hall, link, 4005, 'Already authenticated.')
  if (d.token !== hall.ground.world.token) return refuse(hall, link, 4004, 'Authentication failed.')
  if (typeof d.intents !== 'number' || !d.properties) return refuse(hall, link, 4002, 'Error while decoding payload.')
  if (d.intents & PRIVILEGED && !hall.isPrivileged) return refuse(hall, link, 4014, 'Disallowed intent(s).')
  const id = randomBytes(16).toString('hex')
  const session: Session = { id, intents: d.intents, seq: 0, sent: [], link, callOff: () => {} }
  link.session = session
  hall.sessions.set(id, session)
  greet(hall, session, (d.shard as [number, number] | undefined) ?? [0, 1])
}

function resume(hall: Hall, link: Link, d: Json) {
  if (isTurnedAway(hall, link)) return
  if (d.token !== hall.ground.world.token) return refuse(hall, link, 4004, 'Authentication failed.')
  const session = hall.sessions.get(String(d.session_id))
  const seq = Number(d.seq)
  if (!session || (session.sent[0]?.s ?? 0) > seq + 1) return send(link, { op: INVALID, d: false })
  if (seq > session.seq) return refuse(hall, link, 4007, 'Invalid seq.')
  session.callOff()
  session.link?.socket.terminate()
  session.link = link
  link.session = session
  for (const packet of session.sent.filter(({ s }) => (s ?? 0) > seq)) send(link, packet)
  dispatch(hall, session, 'RESUMED', {})
}

function beat(hall: Hall, link: Link) {
  if (hall.isDeaf) return
  link.asked = false
  watch(hall, link)
  send(link, { op: ACK, d: null })
}

function sendMembers(hall: Hall, session: Session, d: Json) {
  const { people } = hall.ground.world
  const wanted = ([d.user_ids ?? []].flat() as string[]).filter((id) => people[id]?.hasLeft === false)
  const members = wanted.map((id) => memberOf(hall.ground.world, id))
  dispatch(hall, session, 'GUILD_MEMBERS_CHUNK', { guild_id: d.guild_id, members, chunk_index: 0, chunk_count: 1 })
}

function hear(hall: Hall, link: Link, { op, d }: { op?: unknown; d?: unknown }) {
  const form = (d ?? {}) as Json
  const { session } = link
  if (op === HEARTBEAT) return beat(hall, link)
  if (op === IDENTIFY) return identify(hall, link, form)
  if (op === RESUME) return resume(hall, link, form)
  if (!session && (op === PRESENCE || op === MEMBERS)) return refuse(hall, link, 4003, 'Not authenticated.')
  if (op === PRESENCE) return hall.ground.log.add({ kind: 'gateway', line: 'presence updated' })
  if (session && op === MEMBERS && form.user_ids) return sendMembers(hall, session, form)
  return refuse(hall, link, 4001, `Unknown opcode. (${String(op)})`)
}

function receive(hall: Hall, link: Link, raw: RawData) {
  const text = String(raw)
  if (saysTooMuch(hall, link)) return refuse(hall, link, 4008, 'Rate limited.')
  if (text.length > MOST_BYTES) return refuse(hall, link, 4002, 'Error while decoding payload.')
  try {
    hear(hall, link, JSON.parse(text))
  } catch {
    refuse(hall, link, 4002, 'Error while decoding payload.')
  }
}

function open(hall: Hall, socket: WebSocket, request: IncomingMessage) {
  const link: Link = { socket, session: null, commands: [], watch: () => {}, asked: false }
  const query = new URL(request.url ?? '/', hall.ground.origin).searchParams
  hall.links.add(link)
  socket.on('message', (raw) => receive(hall, link, raw))
  socket.on('close', (code) => lose(hall, link, code))
  socket.on('error', () => socket.terminate())
  if (query.get('v') !== '10') return refuse(hall, link, 4012, 'Invalid API version')
  if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress'))
    return refuse(hall, link, 4001, 'The playground speaks plain JSON alone')
  send(link, { op: HELLO, d: { heartbeat_interval: hall.heartbeat, _trace: [] } })
  watch(hall, link)
}

function tell(hall: Hall, event: string, data: object) {
  const { ground, sessions } = hall
  for (const session of sessions.values())
    if (hears(ground, session.intents, event, data)) dispatch(hall, session, event, withoutContent(ground, event, data))
}

function invalidate({ links, sessions }: Hall, resumable: boolean) {
  for (const link of links) {
    if (!resumable && link.session) sessions.delete(link.session.id)
    send(link, { op: INVALID, d: resumable })
  }
}

export function gatewayOn(ground: Ground, setup: GatewaySetup): Gateway {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const hall: Hall = { ...setup, ground, sessions: new Map(), links: new Set(), turnsAway: null, isDeaf: false }
  const { links, sessions } = hall
  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, (ws) => open(hall, ws, request)),
    tell: (event, data) => tell(hall, event, data),
    hasBot: () => [...sessions.values()].some(({ link }) => link !== null),
    drop() {
      for (const { socket } of links) socket.terminate()
    },
    close(code) {
      for (const { socket } of links) socket.close(code)
    },
    turnAway(code) {
      hall.turnsAway = code
    },
    deafen(isDeaf) {
      hall.isDeaf = isDeaf
    },
    reconnect() {
      for (const link of links) send(link, { op: RECONNECT, d: null })
    },
    invalidate: (resumable) => invalidate(hall, resumable),
    stop() {
      for (const { socket, watch: callOff } of links) {
        callOff()
        socket.terminate()
      }
      server.close()
    },
  }
}
