import type { WebSocket } from 'ws'
import { againstEvent } from './checks/events.ts'
import type { PlaygroundContext } from './types.ts'

export const [DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK] = [
  0, 1, 2, 3, 6, 7, 8, 9, 10, 11,
]

const SESSION_LIVES = 120_000
const KEPT_EVENTS = 1_000
const A_MINUTE = 60_000
const MOST_COMMANDS = 120

interface Packet {
  op: number
  d: unknown
  s: number | null
  t: string | null
}

export interface Session {
  id: string
  intents: number
  seq: number
  /** Events already sent, for bots that resume. */
  sent: Packet[]
  link: GatewayConnection | null
  callOff: () => void
}

/** One connection. It has a session once it has identified or resumed. */
export interface GatewayConnection {
  socket: WebSocket
  session: Session | null
  commands: number[]
  watch: () => void
  asked: boolean
}

export interface GatewaySetup {
  heartbeat: number
  /** True if the privileged intents have been granted. */
  isPrivileged: boolean
}

/** The connections that stand, and the sessions that outlive them. */
export interface GatewayState extends GatewaySetup {
  context: PlaygroundContext
  sessions: Map<string, Session>
  links: Set<GatewayConnection>
  /** The code with which whoever wants in is turned away. */
  turnsAway: number | null
  /** Heartbeats are left unanswered. */
  isDeaf: boolean
}

export function send(
  { socket }: GatewayConnection,
  packet: { op: number; d: unknown; s?: number | null; t?: string | null },
): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ s: null, t: null, ...packet }))
}

export function refuse({ context }: GatewayState, { socket }: GatewayConnection, code: number, reason: string): void {
  context.log.add({ kind: code === 4001 ? 'unknown' : 'gateway', line: `gateway closed with ${code}: ${reason}`, code })
  socket.close(code, reason)
}

export function dispatch({ context }: GatewayState, session: Session, event: string, data: object): void {
  if (context.checksItself) for (const line of againstEvent(event, data)) context.log.add({ kind: 'ours', line })
  const packet = { op: DISPATCH, d: structuredClone(data), s: ++session.seq, t: event }
  session.sent.push(packet)
  if (session.sent.length > KEPT_EVENTS) session.sent.shift()
  if (session.link) send(session.link, packet)
}

/** A silent bot is asked for a heartbeat once, and closed on if it stays silent. */
export function watch(gateway: GatewayState, link: GatewayConnection): void {
  link.watch()
  link.watch = gateway.context.clock.after(gateway.heartbeat * 1.25, () => {
    if (link.asked) return refuse(gateway, link, 4009, 'Session timed out.')
    link.asked = true
    send(link, { op: HEARTBEAT, d: null })
    watch(gateway, link)
  })
}

/** A bot that says goodbye ends its session; one that is cut off may resume for a while. */
export function lose({ context, links, sessions }: GatewayState, link: GatewayConnection, code: number): void {
  links.delete(link)
  link.watch()
  const { session } = link
  if (!session || session.link !== link) return
  session.link = null
  if (code === 1000 || code === 1001) sessions.delete(session.id)
  else session.callOff = context.clock.after(SESSION_LIVES, () => sessions.delete(session.id))
}

export function saysTooMuch({ context }: GatewayState, link: GatewayConnection): boolean {
  const now = context.clock.now()
  link.commands = [...link.commands.filter((time) => time > now - A_MINUTE), now]
  return link.commands.length > MOST_COMMANDS
}
