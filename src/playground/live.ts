import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import * as deeds from './deeds.ts'
import { CannotDo, channelFor, idOf } from './people.ts'
import { Refusal } from './refusal.ts'
import type { Ground, Interaction, Json } from './types.ts'
import { choicesView, offersView, snapshot, viewOf } from './views.ts'
import type { Hub } from './waiting.ts'

/** One open page, in one user's chair. */
interface Chair {
  socket: WebSocket
  userId: string
  /** Interactions begun from this page: their failures and modals are shown here and in no other tab. */
  begun: Set<string>
}

export interface Live {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  stop(): void
}

type Deed = (ground: Ground, user: string, form: Record<string, string> & { values?: never }) => Interaction | Json

const DEEDS: Record<string, Deed> = {
  slash: (ground, user, { channel = '', command = '', values = {} }) =>
    deeds.useCommand(ground, user, channel, command, values),
  complete: (ground, user, { channel = '', command = '', values = {}, focused = '' }) =>
    deeds.complete(ground, user, channel, command, values, focused),
  press: (ground, user, { message = '', button = '' }) => deeds.press(ground, user, message, button),
  choose: (ground, user, { message = '', select = '', values = [] }) =>
    deeds.choose(ground, user, message, select, values),
  submit: (ground, user, { interaction = '', values = {} }) => deeds.submit(ground, user, interaction, values),
  say: (ground, user, { channel = '', text = '', replyTo }) => ({
    id: deeds.say(ground, user, channel, text, replyTo).message.id,
  }),
  dismiss(ground, user, { message = '' }) {
    deeds.dismiss(ground, user, message)
    return {}
  },
  read(ground, user, { channel = '' }) {
    deeds.markRead(ground, user, channelFor(ground, user, channel))
    return {}
  },
  dm: (ground, user) => ({ id: deeds.openDm(ground, user).id }),
  offers: (ground, user, { channel = '' }) => offersView(ground, user, channel),
}

function sentenceOf(error: unknown): string {
  if (error instanceof CannotDo) return error.message
  if (error instanceof Refusal) return error.issues[0]?.message ?? error.message
  throw error
}

interface Room {
  ground: Ground
  hub: Hub
  chairs: Set<Chair>
}

function send({ socket }: Chair, data: unknown) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(data))
}

async function carryOut({ ground, hub }: Room, chair: Chair, form: Json): Promise<Json> {
  const deed = DEEDS[String(form.do)]
  if (!deed) return { wrong: 'The playground does not know that.' }
  const done = deed(ground, chair.userId, form as never)
  if (!('token' in done)) return done
  const one = done as Interaction
  if (one.type === 4) {
    await hub.until(() => one.acknowledged !== null || one.expired, 'choices')
    return choicesView(ground, one)
  }
  chair.begun.add(one.id)
  return { interaction: one.id }
}

async function receive(room: Room, chair: Chair, raw: RawData) {
  const form = JSON.parse(String(raw)) as Json
  try {
    send(chair, { re: form.n, ...(await carryOut(room, chair, form)) })
  } catch (error) {
    send(chair, { re: form.n, wrong: sentenceOf(error) })
  }
}

function sit(room: Room, socket: WebSocket, request: IncomingMessage) {
  const { ground, chairs } = room
  const who = new URL(request.url ?? '/', ground.origin).searchParams.get('user') ?? ''
  const people = Object.values(ground.world.people).filter(({ user }) => !user.bot)
  const known = people.find(({ user }) => user.username === who || user.id === who) ?? people[0]
  const chair = { socket, userId: idOf(ground.world, known?.user.id ?? ''), begun: new Set<string>() }
  chairs.add(chair)
  socket.on('close', () => chairs.delete(chair))
  socket.on('error', () => socket.terminate())
  socket.on('message', (raw) => {
    receive(room, chair, raw).catch((error) => ground.log.add({ kind: 'ours', line: `page: ${error.stack}` }))
  })
  send(chair, { t: 'hello', ...snapshot(ground, chair.userId) })
}

export function liveOn(ground: Ground, hub: Hub): Live {
  const server = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 })
  const room: Room = { ground, hub, chairs: new Set() }
  const deaf = hub.listen((change) => {
    for (const chair of room.chairs) {
      const told = viewOf(ground, change, chair)
      if (told) send(chair, told)
    }
  })
  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, (ws) => sit(room, ws, request)),
    stop() {
      deaf()
      for (const { socket } of room.chairs) socket.terminate()
      server.close()
    },
  }
}
