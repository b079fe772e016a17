import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { ApiError } from '../server/api-errors.ts'
import type { ChangeHub } from '../server/changes.ts'
import { asJson } from '../server/json.ts'
import type { Interaction, Json, PlaygroundContext } from '../server/types.ts'
import * as deeds from './actions.ts'
import { CannotDo, channelFor, idOf } from './lookup.ts'
import { choicesView, offersView, snapshot, viewOf } from './page-views.ts'
import { seatVisitor } from './visitors.ts'

/** One open page, in one user's chair. */
interface Chair {
  socket: WebSocket
  userId: string
  /** Interactions begun from this page: their failures and modals are shown here and in no other tab. */
  begun: Set<string>
}

export interface PageSessions {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  stop(): void
}

/** A page's request: only fields of the right kind are read. */
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

type Deed = (context: PlaygroundContext, user: string, texts: Form['texts'], form: Form) => Interaction | Json

const DEEDS: Readonly<Record<string, Deed>> = {
  slash: (context, user, { channel = '', command = '' }, { filled }) =>
    deeds.useCommand(context, user, channel, command, filled),
  menu: (context, user, { message = '', command = '' }) => deeds.useOnMessage(context, user, message, command),
  complete: (context, user, { channel = '', command = '', focused = '' }, { filled }) =>
    deeds.complete(context, user, channel, command, filled, focused),
  press: (context, user, { message = '', button = '' }) => deeds.press(context, user, message, button),
  choose: (context, user, { message = '', select = '' }, { chosen }) =>
    deeds.choose(context, user, message, select, chosen),
  submit: (context, user, { interaction = '' }, { filled }) => deeds.submit(context, user, interaction, filled),
  say: (context, user, { channel = '', text = '', replyTo }) => ({
    id: deeds.say(context, user, channel, text, replyTo).message.id,
  }),
  dismiss(context, user, { message = '' }) {
    deeds.dismiss(context, user, message)
    return {}
  },
  read(context, user, { channel = '' }) {
    deeds.markRead(context, user, channelFor(context, user, channel))
    return {}
  },
  dm: (context, user) => ({ id: deeds.openDm(context, user).id }),
  offers: (context, user, { channel = '' }) => offersView(context, user, channel),
}

function sentenceOf({ log }: PlaygroundContext, error: unknown): string {
  if (error instanceof CannotDo) return error.message
  if (error instanceof ApiError) return error.issues[0]?.message ?? error.message
  log.add({ kind: 'ours', line: `page: ${error instanceof Error ? error.stack : error}` })
  return 'Something went wrong in the playground.'
}

interface Room {
  context: PlaygroundContext
  hub: ChangeHub
  chairs: Set<Chair>
}

function send({ socket }: Chair, data: unknown) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(data))
}

async function carryOut({ context, hub }: Room, chair: Chair, json: Json): Promise<Json> {
  const { texts, ...more } = formOf(json)
  const name = texts.do ?? ''
  const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined
  if (!deed) return { wrong: 'The playground does not know that.' }
  const done = deed(context, chair.userId, texts, { texts, ...more })
  if (!('token' in done)) return done
  const interaction = done as Interaction
  if (interaction.type === 4) {
    await hub.until(() => interaction.acknowledged !== null || interaction.expired, 'choices')
    return choicesView(context, interaction)
  }
  chair.begun.add(interaction.id)
  return { interaction: interaction.id }
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
    send(chair, { re: form.n, wrong: sentenceOf(room.context, error) })
  }
}

function sit(room: Room, socket: WebSocket, request: IncomingMessage) {
  const { context, chairs } = room
  const { searchParams } = new URL(request.url ?? '/', context.origin)
  const languages = searchParams.get('languages') ?? ''
  const person = seatVisitor(context, searchParams.get('user') ?? '', languages.split(','))
  const chair = { socket, userId: idOf(context.world, person?.user.id ?? ''), begun: new Set<string>() }
  chairs.add(chair)
  socket.on('close', () => chairs.delete(chair))
  socket.on('error', () => socket.terminate())
  socket.on('message', (raw) => void receive(room, chair, raw))
  send(chair, { t: 'hello', ...snapshot(context, chair.userId) })
}

export function liveOn(context: PlaygroundContext, hub: ChangeHub): PageSessions {
  const server = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 })
  const room: Room = { context, hub, chairs: new Set() }
  const deaf = hub.listen((change) => {
    for (const chair of room.chairs) {
      const told = viewOf(context, change, chair)
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
