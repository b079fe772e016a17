import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { againstEvent } from './checks/events.ts'
import { hears, PRIVILEGED, withoutContent } from './intents.ts'
import { maySee } from './permissions.ts'
import { gatewayUrl } from './routes/guilds.ts'
import { botUser, guildCreated, memberOf } from './shapes.ts'
import type { Ground, Json } from './types.ts'

const [DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK] = [
  0, 1, 2, 3, 6, 7, 8, 9, 10, 11,
]
const MOST_BYTES = 4096
const MOST_COMMANDS = 120
const SESSION_LIVES = 120_000
const KEPT_EVENTS = 5_000

interface Packet {
  op: number
  d: unknown
  s: number | null
  t: string | null
}

interface Session {
  id: string
  intents: number
  seq: number
  /** What was sent, for those who resume. */
  sent: Packet[]
  link: Link | null
  callOff: () => void
}

/** One connection. It has a session once it has identified or resumed. */
interface Link {
  socket: WebSocket
  session: Session | null
  commands: number[]
  watch: () => void
  asked: boolean
}

export interface Gateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  tell(event: string, data: object): void
  /** Whether a bot has identified and hears us. */
  hasBot(): boolean
  drop(): void
  close(code: number): void
  reconnect(): void
  invalidate(resumable: boolean): void
  stop(): void
}

export interface GatewaySetup {
  heartbeat: number
  /** Whether the privileged intents have been granted. */
  isPrivileged: boolean
}

export function gatewayOn(ground: Ground, { heartbeat, isPrivileged }: GatewaySetup): Gateway {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const sessions = new Map<string, Session>()
  const links = new Set<Link>()
  const { clock, log } = ground

  const send = ({ socket }: Link, op: number, d: unknown, s: number | null = null, t: string | null = null) =>
    socket.readyState === socket.OPEN && socket.send(JSON.stringify({ op, d, s, t }))

  function refuse({ socket }: Link, code: number, reason: string) {
    log.add({ kind: code === 4001 ? 'unknown' : 'gateway', line: `gateway closed with ${code}: ${reason}`, code })
    socket.close(code, reason)
  }

  function dispatch(session: Session, event: string, data: object) {
    for (const line of againstEvent(event, data)) log.add({ kind: 'ours', line })
    const packet = { op: DISPATCH, d: structuredClone(data), s: ++session.seq, t: event }
    session.sent.push(packet)
    if (session.sent.length > KEPT_EVENTS) session.sent.shift()
    if (session.link) send(session.link, packet.op, packet.d, packet.s, packet.t)
  }

  /** A silent bot is asked for a heartbeat once, and closed on if it stays silent. */
  function watch(link: Link) {
    link.watch()
    link.watch = clock.after(heartbeat * 1.25, () => {
      if (link.asked) return refuse(link, 4009, 'Session timed out.')
      link.asked = true
      send(link, HEARTBEAT, null)
      watch(link)
    })
  }

  function identify(link: Link, d: Json) {
    if (link.session) return refuse(link, 4005, 'Already authenticated.')
    if (d.token !== ground.world.token) return refuse(link, 4004, 'Authentication failed.')
    if (typeof d.intents !== 'number' || !d.properties) return refuse(link, 4002, 'Error while decoding payload.')
    if (d.intents & PRIVILEGED && !isPrivileged) return refuse(link, 4014, 'Disallowed intent(s).')
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: d.intents,
      seq: 0,
      sent: [],
      link,
      callOff: () => {},
    }
    link.session = session
    sessions.set(session.id, session)
    greet(session, (d.shard as [number, number] | undefined) ?? [0, 1])
  }

  function greet(session: Session, shard: [number, number]) {
    const { world, origin } = ground
    dispatch(session, 'READY', {
      v: 10,
      user: { ...botUser(world), verified: true, mfa_enabled: false, email: null },
      guilds: [{ id: world.guildId, unavailable: true }],
      session_id: session.id,
      resume_gateway_url: gatewayUrl(origin),
      shard,
      application: { id: world.applicationId, flags: 0 },
    })
    const visible = Object.values(world.channels).filter((channel) => maySee(world, channel, world.applicationId))
    if (session.intents & 1) dispatch(session, 'GUILD_CREATE', guildCreated(world, visible))
  }

  function resume(link: Link, d: Json) {
    if (d.token !== ground.world.token) return refuse(link, 4004, 'Authentication failed.')
    const session = sessions.get(String(d.session_id))
    const seq = Number(d.seq)
    if (!session || (session.sent[0]?.s ?? 0) > seq + 1) return send(link, INVALID, false)
    if (seq > session.seq) return refuse(link, 4007, 'Invalid seq.')
    session.callOff()
    session.link?.socket.terminate()
    session.link = link
    link.session = session
    for (const packet of session.sent.filter(({ s }) => (s ?? 0) > seq))
      send(link, packet.op, packet.d, packet.s, packet.t)
    dispatch(session, 'RESUMED', {})
  }

  function sendMembers({ session }: Link, d: Json) {
    const wanted = ([d.user_ids ?? []].flat() as string[]).filter((id) => ground.world.people[id])
    const members = wanted.map((id) => memberOf(ground.world, id))
    if (session)
      dispatch(session, 'GUILD_MEMBERS_CHUNK', { guild_id: d.guild_id, members, chunk_index: 0, chunk_count: 1 })
  }

  function hear(link: Link, { op, d }: { op?: unknown; d?: unknown }) {
    const form = (d ?? {}) as Json
    if (op === HEARTBEAT) {
      link.asked = false
      watch(link)
      return send(link, ACK, null)
    }
    if (op === IDENTIFY) return identify(link, form)
    if (op === RESUME) return resume(link, form)
    if (!link.session && (op === PRESENCE || op === MEMBERS)) return refuse(link, 4003, 'Not authenticated.')
    if (op === PRESENCE) return log.add({ kind: 'gateway', line: 'presence updated' })
    if (op === MEMBERS && form.user_ids) return sendMembers(link, form)
    return refuse(link, 4001, `Unknown opcode. (${String(op)})`)
  }

  function tooMany(link: Link): boolean {
    const now = clock.now()
    link.commands = [...link.commands.filter((at) => at > now - 60_000), now]
    return link.commands.length > MOST_COMMANDS
  }

  function receive(link: Link, raw: RawData) {
    const text = String(raw)
    if (tooMany(link)) return refuse(link, 4008, 'Rate limited.')
    if (text.length > MOST_BYTES) return refuse(link, 4002, 'Error while decoding payload.')
    try {
      return hear(link, JSON.parse(text))
    } catch {
      return refuse(link, 4002, 'Error while decoding payload.')
    }
  }

  /** A bot that says goodbye ends its session; one that is cut off may resume for a while. */
  function lose(link: Link, code: number) {
    links.delete(link)
    link.watch()
    const { session } = link
    if (!session || session.link !== link) return
    session.link = null
    if (code === 1000 || code === 1001) sessions.delete(session.id)
    else session.callOff = clock.after(SESSION_LIVES, () => sessions.delete(session.id))
  }

  function open(socket: WebSocket, request: IncomingMessage) {
    const link: Link = { socket, session: null, commands: [], watch: () => {}, asked: false }
    const query = new URL(request.url ?? '/', ground.origin).searchParams
    links.add(link)
    socket.on('message', (raw) => receive(link, raw))
    socket.on('close', (code) => lose(link, code))
    socket.on('error', () => socket.terminate())
    if (query.get('v') !== '10') return refuse(link, 4012, 'Invalid API version')
    if ((query.get('encoding') ?? 'json') !== 'json' || query.has('compress'))
      return refuse(link, 4001, 'The playground speaks plain JSON alone')
    send(link, HELLO, { heartbeat_interval: heartbeat, _trace: [] })
    watch(link)
  }

  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, (ws) => open(ws, request)),
    tell(event, data) {
      for (const session of sessions.values()) {
        if (!hears(ground, session.intents, event, data)) continue
        dispatch(session, event, withoutContent(ground, event, data))
      }
    },
    hasBot: () => [...sessions.values()].some(({ link }) => link !== null),
    drop() {
      for (const { socket } of links) socket.terminate()
    },
    close(code) {
      for (const { socket } of links) socket.close(code)
    },
    reconnect() {
      for (const link of links) send(link, RECONNECT, null)
    },
    invalidate(resumable) {
      for (const link of links) {
        if (!resumable && link.session) sessions.delete(link.session.id)
        send(link, INVALID, resumable)
      }
    },
    stop() {
      for (const { socket, watch: callOff } of links) {
        callOff()
        socket.terminate()
      }
      server.close()
    },
  }
}
