import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import * as deeds from './deeds.ts'
import { inLocale, offersFor } from './offers.ts'
import { CannotDo, channelFor, entriesFor, idOf, nameOf, visibleTo } from './people.ts'
import { may, maySee, sendingRight } from './permissions.ts'
import { Refusal } from './refusal.ts'
import { seenBy, unreadIn } from './seen.ts'
import type { Change, Channel, Ground, Interaction, Json, MessageChange } from './types.ts'
import type { Hub } from './waiting.ts'

/** How far back a page sees in each channel. */
const SHOWN = 150

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

function peopleOf({ world }: Ground): Json[] {
  return Object.values(world.people).map((person) => ({
    id: person.user.id,
    username: person.user.username,
    name: nameOf(person),
    locale: person.locale,
    isBot: person.user.bot === true,
    isSpectator: person.spectator,
  }))
}

function channelView(ground: Ground, channel: Channel, userId: string): Json {
  const { id, type, name, topic, parentId, position, thread } = channel
  const mayWrite = may(ground.world, channel, userId, sendingRight(channel)) && !thread?.locked
  return {
    id,
    type,
    name: type === 1 ? nameOf(ground.world.people[ground.world.applicationId] as never) : name,
    topic,
    parentId,
    position,
    isArchived: thread?.archived ?? false,
    isLocked: thread?.locked ?? false,
    members: thread ? Object.keys(thread.members) : [],
    mayWrite,
    ...unreadView(ground, channel, userId),
  }
}

function unreadView(ground: Ground, channel: Channel, userId: string): Json {
  const { isUnread, mentions } = unreadIn(ground, channel, userId)
  return { isUnread, mentions }
}

function snapshot(ground: Ground, userId: string): Json {
  const { world } = ground
  const channels = visibleTo(world, userId)
  return {
    me: userId,
    origin: ground.origin,
    guildName: world.guildName,
    people: peopleOf(ground),
    roles: world.roles.map(({ id, name }) => ({ id, name })),
    channels: channels.map((channel) => channelView(ground, channel, userId)),
    messages: channels.flatMap((one) =>
      entriesFor(one, userId)
        .slice(-SHOWN)
        .map((entry) => seenBy(ground, one, entry, userId)),
    ),
  }
}

function messageView(ground: Ground, channel: Channel, change: MessageChange, userId: string): Json | null {
  const { kind, id, onlyFor, fresh = false } = change
  if (onlyFor !== null && onlyFor !== userId) return null
  const counts = { channelId: channel.id, ...unreadView(ground, channel, userId) }
  if (kind === 'gone') return { t: 'gone', id, ...counts }
  const entry = channel.entries.find(({ message }) => message.id === id)
  return entry ? { t: 'message', message: seenBy(ground, channel, entry, userId), fresh, ...counts } : null
}

function view(ground: Ground, change: Change, { userId, begun }: Chair): Json | null {
  const { kind } = change
  if (kind === 'interaction') return begun.has(change.id) ? interactionView(ground.interactions.get(change.id)) : null
  if (kind === 'people') return { t: 'hello', ...snapshot(ground, userId) }
  if (kind === 'commands') return { t: 'commands' }
  if (kind === 'channelGone') return { t: 'channelGone', id: change.id }
  if (kind === 'read' && change.userId !== userId) return null
  const channel = ground.world.channels[kind === 'channel' ? change.id : change.channelId]
  if (!channel) return null
  if (!maySee(ground.world, channel, userId)) return { t: 'channelGone', id: channel.id }
  if (kind === 'channel' || kind === 'read') return { t: 'channel', channel: channelView(ground, channel, userId) }
  if (kind === 'typing') return { t: 'typing', channelId: channel.id, userId: change.userId }
  return messageView(ground, channel, change, userId)
}

function interactionView(one: Interaction | undefined): Json | null {
  if (!one) return null
  const { id, acknowledged, expired, modal, messageId, line } = one
  return { t: 'interaction', id, isDone: acknowledged !== null, isExpired: expired, modal, messageId, line }
}

type Deed = (ground: Ground, user: string, form: Record<string, string> & { values?: never }) => Interaction | Json

function offersView(ground: Ground, userId: string, where: string): Json {
  const locale = ground.world.people[userId]?.locale ?? 'en-US'
  const offers = offersFor(ground, channelFor(ground, userId, where), userId)
  const options = (offer: (typeof offers)[number]) =>
    offer.options.map((one) => ({
      ...one,
      shownName: inLocale(one.name, one.name_localizations, locale),
      description: inLocale(one.description, one.description_localizations, locale),
      choices: one.choices?.map((each) => ({
        name: inLocale(each.name, each.name_localizations, locale),
        value: each.value,
      })),
    }))
  return { offers: offers.map((offer) => ({ ...offer, options: options(offer) })) }
}

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

export function liveOn(ground: Ground, hub: Hub): Live {
  const server = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 })
  const chairs = new Set<Chair>()
  const send = ({ socket }: Chair, data: unknown) =>
    socket.readyState === socket.OPEN && socket.send(JSON.stringify(data))

  async function choicesOf(one: Interaction): Promise<Json> {
    await hub.until(() => one.acknowledged !== null || one.expired, 'choices').catch(() => null)
    const locale = ground.world.people[one.userId]?.locale ?? 'en-US'
    const choices = (one.choices ?? []).map(({ name, name_localizations, value }) => ({
      name: inLocale(name, name_localizations, locale),
      value,
    }))
    return { choices, isExpired: one.expired }
  }

  async function carryOut(chair: Chair, form: Json) {
    const deed = DEEDS[String(form.do)]
    if (!deed) return { wrong: 'The playground does not know that.' }
    const done = deed(ground, chair.userId, form as never)
    if (!('token' in done)) return done
    const one = done as Interaction
    if (one.type === 4) return choicesOf(one)
    chair.begun.add(one.id)
    return { interaction: one.id }
  }

  async function receive(chair: Chair, raw: RawData) {
    const form = JSON.parse(String(raw)) as Json
    try {
      send(chair, { re: form.n, ...(await carryOut(chair, form)) })
    } catch (error) {
      send(chair, { re: form.n, wrong: sentenceOf(error) })
    }
  }

  function sit(socket: WebSocket, request: IncomingMessage) {
    const who = new URL(request.url ?? '/', ground.origin).searchParams.get('user') ?? ''
    const people = Object.values(ground.world.people).filter(({ user }) => !user.bot)
    const known = people.find(({ user }) => user.username === who || user.id === who) ?? people[0]
    const chair = { socket, userId: idOf(ground.world, known?.user.id ?? ''), begun: new Set<string>() }
    chairs.add(chair)
    socket.on('close', () => chairs.delete(chair))
    socket.on('error', () => socket.terminate())
    socket.on('message', (raw) => {
      receive(chair, raw).catch((error) => ground.log.add({ kind: 'ours', line: `page: ${error.stack}` }))
    })
    send(chair, { t: 'hello', ...snapshot(ground, chair.userId) })
  }

  const deaf = hub.listen((change) => {
    for (const chair of chairs) {
      const told = view(ground, change, chair)
      if (told) send(chair, told)
    }
  })

  return {
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, (ws) => sit(ws, request)),
    stop() {
      deaf()
      for (const { socket } of chairs) socket.terminate()
      server.close()
    },
  }
}
