import { MessageFlags } from 'discord-api-types/v10'
import {
  archivedThread,
  closedToMessages,
  lockedThread,
  missingAccess,
  missingPermissions,
  notYourMessage,
  systemMessage,
  tooManyPins,
  unknownMessage,
} from '../api-errors.ts'
import { listIn } from '../json.ts'
import { edit, entryOf, post, postBare, remove, tellEdit } from '../messages.ts'
import { inGuild } from '../payloads.ts'
import { demand, may, maySee, sendingRight } from '../permissions.ts'
import { channelAt, nothing, ok, type RouteAnswer, type RouteCall } from '../route.ts'
import { type Channel, type Entry, isoNow, type PlaygroundContext } from '../types.ts'

const MOST_PINS = 250
/** "In the past few minutes", says Discord. */
const NONCE_KNOWN = 5 * 60_000

function seen(channel: Channel): Entry[] {
  return channel.entries.filter(({ onlyFor }) => onlyFor === null)
}

/** Nobody but the interaction's token reaches an ephemeral message. */
function openEntry(channel: Channel, id: string): Entry {
  const entry = entryOf(channel, id)
  if (entry.onlyFor !== null) throw unknownMessage()
  return entry
}

function entryAt(call: RouteCall): Entry {
  return openEntry(channelAt(call), call.at.message_id ?? '')
}

function demandUnlocked({ world }: PlaygroundContext, channel: Channel) {
  if (channel.thread?.locked && !may(world, channel, world.applicationId, 'ManageThreads')) throw lockedThread()
}

function demandTakesDms({ world }: PlaygroundContext, channel: Channel) {
  const person = channel.recipientId ? world.people[channel.recipientId] : null
  if (person && (person.hasLeft || !person.takesDms)) throw closedToMessages()
}

export function listMessages(call: RouteCall): RouteAnswer {
  const { context, query } = call
  const channel = channelAt(call)
  if (!maySee(context.world, channel, context.world.applicationId)) throw missingAccess()
  if (!may(context.world, channel, context.world.applicationId, 'ReadMessageHistory')) return ok([])
  const limit = Number(query.get('limit') ?? 50)
  const ids = (key: string) => BigInt(query.get(key) ?? 0)
  const all = seen(channel).map(({ message }) => message)
  if (query.has('after')) {
    const later = all.filter(({ id }) => BigInt(id) > ids('after'))
    return ok(later.slice(0, limit).reverse())
  }
  if (query.has('around')) {
    const middle = all.findIndex(({ id }) => BigInt(id) >= ids('around'))
    return ok(
      all
        .slice(Math.max(0, middle - Math.floor(limit / 2)))
        .slice(0, limit)
        .reverse(),
    )
  }
  const earlier = query.has('before') ? all.filter(({ id }) => BigInt(id) < ids('before')) : all
  return ok(earlier.slice(-limit).reverse())
}

export function getMessage(call: RouteCall): RouteAnswer {
  demand(call.context, channelAt(call), 'ReadMessageHistory')
  return ok(entryAt(call).message)
}

function isKnown({ clock }: PlaygroundContext, { message }: Entry, nonce: unknown): boolean {
  return message.nonce === nonce && clock.now() - Date.parse(message.timestamp) < NONCE_KNOWN
}

export function createMessage(call: RouteCall): RouteAnswer {
  const { context, body, uploads } = call
  const channel = channelAt(call)
  demand(context, channel, sendingRight(channel))
  if (uploads.length > 0) demand(context, channel, 'AttachFiles')
  if (listIn(body, 'embeds').length > 0) demand(context, channel, 'EmbedLinks')
  if (body.message_reference) demand(context, channel, 'ReadMessageHistory')
  demandUnlocked(context, channel)
  demandTakesDms(context, channel)
  const double = body.enforce_nonce === true && seen(channel).find((entry) => isKnown(context, entry, body.nonce))
  if (double) return ok(double.message)
  return ok(post(context, channel, { body, uploads }, { authorId: context.world.applicationId }).message)
}

export function editMessage(call: RouteCall): RouteAnswer {
  const { context, body, uploads } = call
  const channel = channelAt(call)
  demand(context, channel)
  const entry = entryAt(call)
  if (entry.message.author.id !== context.world.applicationId) throw notYourMessage()
  if (channel.thread?.archived) throw archivedThread()
  if (uploads.length > 0) demand(context, channel, 'AttachFiles')
  return ok(edit(context, channel, entry, { body, uploads }).message)
}

export function deleteMessage(call: RouteCall): RouteAnswer {
  const { context } = call
  const channel = channelAt(call)
  demand(context, channel)
  const entry = entryAt(call)
  const isOwn = entry.message.author.id === context.world.applicationId
  if (!isOwn && (channel.type === 1 || !may(context.world, channel, context.world.applicationId, 'ManageMessages')))
    throw missingPermissions()
  if (entry.message.type === 21) throw systemMessage()
  remove(context, channel, entry)
  return nothing
}

function tellPins(context: PlaygroundContext, channel: Channel) {
  context.toBot('CHANNEL_PINS_UPDATE', {
    channel_id: channel.id,
    ...inGuild(context.world, channel),
    last_pin_timestamp: channel.lastPinAt,
  })
}

function demandPinning(call: RouteCall): Channel {
  const channel = channelAt(call)
  demand(call.context, channel, 'PinMessages')
  return channel
}

export function pinMessage(call: RouteCall): RouteAnswer {
  const { context } = call
  const channel = demandPinning(call)
  const entry = entryAt(call)
  if (entry.message.pinned) return nothing
  if (channel.entries.filter(({ message }) => message.pinned).length >= MOST_PINS) throw tooManyPins()
  entry.message.pinned = true
  entry.pinnedAt = isoNow(context)
  channel.lastPinAt = entry.pinnedAt
  tellEdit(context, channel, entry)
  tellPins(context, channel)
  const reference = {
    type: 0,
    channel_id: channel.id,
    message_id: entry.message.id,
    ...inGuild(context.world, channel),
  }
  postBare(context, channel, {
    authorId: context.world.applicationId,
    fields: { type: 6, message_reference: reference },
  })
  return nothing
}

export function unpinMessage(call: RouteCall): RouteAnswer {
  const channel = demandPinning(call)
  const entry = entryAt(call)
  if (!entry.message.pinned) return nothing
  entry.message.pinned = false
  entry.pinnedAt = null
  tellEdit(call.context, channel, entry)
  tellPins(call.context, channel)
  return nothing
}

function pinned(call: RouteCall): Entry[] {
  const channel = channelAt(call)
  demand(call.context, channel, 'ReadMessageHistory')
  return seen(channel)
    .filter(({ message }) => message.pinned)
    .reverse()
}

export function listPins(call: RouteCall): RouteAnswer {
  return ok({ items: pinned(call).map(({ message, pinnedAt }) => ({ pinned_at: pinnedAt, message })), has_more: false })
}

export function listPinsAsBefore(call: RouteCall): RouteAnswer {
  return ok(pinned(call).map(({ message }) => message))
}

export function showTyping(call: RouteCall): RouteAnswer {
  const { context } = call
  const channel = channelAt(call)
  demand(context, channel, sendingRight(channel))
  context.changed({ kind: 'typing', channelId: channel.id, userId: context.world.applicationId })
  return nothing
}

export function markThread(context: PlaygroundContext, channel: Channel, entry: Entry): void {
  entry.message.flags = (entry.message.flags ?? 0) | MessageFlags.HasThread
  tellEdit(context, channel, entry)
}
