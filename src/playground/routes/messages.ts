import { MessageFlags } from 'discord-api-types/v10'
import { edit, entryOf, post, postBare, remove, tellEdit } from '../messages.ts'
import { demand, may, maySee, sendingRight } from '../permissions.ts'
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
} from '../refusal.ts'
import { type Answer, type Call, channelAt, nothing, ok } from '../route.ts'
import { inGuild } from '../shapes.ts'
import { type Channel, type Entry, type Ground, isoNow, type Json } from '../types.ts'

const MOST_PINS = 250
/** "In the past few minutes", says Discord. */
const NONCE_KNOWN = 5 * 60_000

function seen(channel: Channel): Entry[] {
  return channel.entries.filter(({ onlyFor }) => onlyFor === null)
}

/** Nobody but the interaction's token reaches an ephemeral message. */
function openEntry(channel: Channel, id: string): Entry {
  const found = entryOf(channel, id)
  if (found.onlyFor !== null) throw unknownMessage()
  return found
}

function entryAt(call: Call): Entry {
  return openEntry(channelAt(call), call.at.message_id ?? '')
}

function demandUnlocked({ world }: Ground, channel: Channel) {
  if (channel.thread?.locked && !may(world, channel, world.applicationId, 'ManageThreads')) throw lockedThread()
}

function demandTakesDms({ world }: Ground, channel: Channel) {
  const person = channel.recipientId ? world.people[channel.recipientId] : null
  if (person && (person.hasLeft || !person.takesDms)) throw closedToMessages()
}

export function listMessages(call: Call): Answer {
  const { ground, query } = call
  const channel = channelAt(call)
  if (!maySee(ground.world, channel, ground.world.applicationId)) throw missingAccess()
  if (!may(ground.world, channel, ground.world.applicationId, 'ReadMessageHistory')) return ok([])
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

export function getMessage(call: Call): Answer {
  demand(call.ground, channelAt(call), 'ReadMessageHistory')
  return ok(entryAt(call).message)
}

function isKnown({ clock }: Ground, { message }: Entry, nonce: unknown): boolean {
  return message.nonce === nonce && clock.now() - Date.parse(message.timestamp) < NONCE_KNOWN
}

export function createMessage(call: Call): Answer {
  const { ground, body, uploads } = call
  const channel = channelAt(call)
  demand(ground, channel, sendingRight(channel))
  if (uploads.length > 0) demand(ground, channel, 'AttachFiles')
  if ((body.embeds as Json[] | null | undefined)?.length) demand(ground, channel, 'EmbedLinks')
  if (body.message_reference) demand(ground, channel, 'ReadMessageHistory')
  demandUnlocked(ground, channel)
  demandTakesDms(ground, channel)
  const double = body.enforce_nonce === true && seen(channel).find((entry) => isKnown(ground, entry, body.nonce))
  if (double) return ok(double.message)
  return ok(post(ground, channel, { body, uploads }, { authorId: ground.world.applicationId }).message)
}

export function editMessage(call: Call): Answer {
  const { ground, body, uploads } = call
  const channel = channelAt(call)
  demand(ground, channel)
  const entry = entryAt(call)
  if (entry.message.author.id !== ground.world.applicationId) throw notYourMessage()
  if (channel.thread?.archived) throw archivedThread()
  if (uploads.length > 0) demand(ground, channel, 'AttachFiles')
  return ok(edit(ground, channel, entry, { body, uploads }).message)
}

export function deleteMessage(call: Call): Answer {
  const { ground } = call
  const channel = channelAt(call)
  demand(ground, channel)
  const entry = entryAt(call)
  const isOwn = entry.message.author.id === ground.world.applicationId
  if (!isOwn && (channel.type === 1 || !may(ground.world, channel, ground.world.applicationId, 'ManageMessages')))
    throw missingPermissions()
  if (entry.message.type === 21) throw systemMessage()
  remove(ground, channel, entry)
  return nothing
}

function tellPins(ground: Ground, channel: Channel) {
  ground.toBot('CHANNEL_PINS_UPDATE', {
    channel_id: channel.id,
    ...inGuild(ground.world, channel),
    last_pin_timestamp: channel.lastPinAt,
  })
}

function demandPinning(call: Call): Channel {
  const channel = channelAt(call)
  demand(call.ground, channel, 'PinMessages')
  return channel
}

export function pinMessage(call: Call): Answer {
  const { ground } = call
  const channel = demandPinning(call)
  const entry = entryAt(call)
  if (entry.message.pinned) return nothing
  if (channel.entries.filter(({ message }) => message.pinned).length >= MOST_PINS) throw tooManyPins()
  entry.message.pinned = true
  entry.pinnedAt = isoNow(ground)
  channel.lastPinAt = entry.pinnedAt
  tellEdit(ground, channel, entry)
  tellPins(ground, channel)
  const reference = { type: 0, channel_id: channel.id, message_id: entry.message.id, ...inGuild(ground.world, channel) }
  postBare(ground, channel, { authorId: ground.world.applicationId, fields: { type: 6, message_reference: reference } })
  return nothing
}

export function unpinMessage(call: Call): Answer {
  const channel = demandPinning(call)
  const entry = entryAt(call)
  if (!entry.message.pinned) return nothing
  entry.message.pinned = false
  entry.pinnedAt = null
  tellEdit(call.ground, channel, entry)
  tellPins(call.ground, channel)
  return nothing
}

function pinned(call: Call): Entry[] {
  const channel = channelAt(call)
  demand(call.ground, channel, 'ReadMessageHistory')
  return seen(channel)
    .filter(({ message }) => message.pinned)
    .reverse()
}

export function listPins(call: Call): Answer {
  return ok({ items: pinned(call).map(({ message, pinnedAt }) => ({ pinned_at: pinnedAt, message })), has_more: false })
}

export function listPinsAsBefore(call: Call): Answer {
  return ok(pinned(call).map(({ message }) => message))
}

export function showTyping(call: Call): Answer {
  const { ground } = call
  const channel = channelAt(call)
  demand(ground, channel, sendingRight(channel))
  ground.changed({ kind: 'typing', channelId: channel.id, userId: ground.world.applicationId })
  return nothing
}

export function markThread(ground: Ground, channel: Channel, entry: Entry): void {
  entry.message.flags = (entry.message.flags ?? 0) | MessageFlags.HasThread
  tellEdit(ground, channel, entry)
}
