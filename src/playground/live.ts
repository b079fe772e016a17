import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { asJson } from './body.ts'
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

/** What a page asks for: only what is of the right kind is read. */
interface Form {
  texts: Record<string, string | undefined>
  /** By field or option. */
  filled: Json
  chosen: string[]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function formOf(json: Json): Form {
  const texts = Object.entries(json).filter((field): field is [string, string] => isText(field[1]))
  const { values } = json
  const chosen = Array.isArray(values) ? values.filter(isText) : []
  return { texts: Object.fromEntries(texts), filled: asJson(values), chosen }
}

type Deed = (ground: Ground, user: string, texts: Form['texts'], form: Form) => Interaction | Json

const DEEDS: Readonly<Record<string, Deed>> = {
  slash: (ground, user, { channel = '', command = '' }, { filled }) =>
    deeds.useCommand(ground, user, channel, command, filled),
  complete: (ground, user, { channel = '', command = '', focused = '' }, { filled }) =>
    deeds.complete(ground, user, channel, command, filled, focused),
  press: (ground, user, { message = '', button = '' }) => deeds.press(ground, user, message, button),
  choose: (ground, user, { message = '', select = '' }, { chosen }) =>
    deeds.choose(ground, user, message, select, chosen),
  submit: (ground, user, { interaction = '' }, { filled }) => deeds.submit(ground, user, interaction, filled),
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

function sentenceOf({ log }: Ground, error: unknown): string {
  if (error instanceof CannotDo) return error.message
  if (error instanceof Refusal) return error.issues[0]?.message ?? error.message
  log.add({ kind: 'ours', line: `page: ${error instanceof Error ? error.stack : error}` })
  return 'Something went wrong in the playground.'
}

interface Room {
  ground: Ground
  hub: Hub
  chairs: Set<Chair>
}

function send({ socket }: Chair, data: unknown) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(data))
}

async function carryOut({ ground, hub }: Room, chair: Chair, json: Json): Promise<Json> {
  const { texts, ...more } = formOf(json)
  const name = texts.do ?? ''
  const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined
  if (!deed) return { wrong: 'The playground does not know that.' }
  const done = deed(ground, chair.userId, texts, { texts, ...more })
  if (!('token' in done)) return done
  const one = done as Interaction
  if (one.type === 4) {
    await hub.until(() => one.acknowledged !== null || one.expired, 'choices')
    return choicesView(ground, one)
  }
  chair.begun.add(one.id)
  return { interaction: one.id }
}

function read(raw: RawData): Json {
  try {
    return asJson(JSON.parse(String(raw)))
  } catch {
    return {}
  }
}

async function receive(room: Room, chair: Chair, raw: RawData): Promise<void> {
  const form = read(raw)
  try {
    send(chair, { re: form.n, ...(await carryOut(room, chair, form)) })
  } catch (error) {
    send(chair, { re: form.n, wrong: sentenceOf(room.ground, error) })
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
  socket.on('message', (raw) => void receive(room, chair, raw))
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
