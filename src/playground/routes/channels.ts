import { ChannelType } from 'discord-api-types/v10'
import { postBare } from '../messages.ts'
import { demand, may, maySee, type Right } from '../permissions.ts'
import {
  archivedThread,
  missingAccess,
  missingPermissions,
  threadExists,
  unknownMember,
  unknownMessage,
  unknownUser,
  wrongChannelType,
} from '../refusal.ts'
import { type Answer, type Call, channelAt, demandUser, made, nothing, ok } from '../route.ts'
import { blankChannel } from '../sample.ts'
import { fullChannel, inGuild, threadMemberOf } from '../shapes.ts'
import { joinMentioned, leave, openThread, removeChannel, tellChannel } from '../threads.ts'
import { type Channel, type Ground, isoNow, type Json } from '../types.ts'
import { markThread } from './messages.ts'

const A_DAY = 1440

export function getChannel(call: Call): Answer {
  const channel = channelAt(call)
  demand(call.ground, channel)
  return ok(fullChannel(call.ground.world, channel))
}

function mayManageThread({ world }: Ground, channel: Channel): boolean {
  return channel.ownerId === world.applicationId || may(world, channel, world.applicationId, 'ManageThreads')
}

function changeThread(ground: Ground, channel: Channel, thread: NonNullable<Channel['thread']>, body: Json) {
  const managed = may(ground.world, channel, ground.world.applicationId, 'ManageThreads')
  if (!mayManageThread(ground, channel)) throw missingPermissions()
  if (body.locked != null && body.locked !== thread.locked && !managed) throw missingPermissions()
  if (thread.archived && body.archived !== false && (body.name != null || body.locked != null)) throw archivedThread()
  if (body.name != null) channel.name = String(body.name)
  if (body.locked != null) thread.locked = Boolean(body.locked)
  if (body.auto_archive_duration != null) thread.autoArchive = Number(body.auto_archive_duration)
  if (body.archived == null) return
  thread.archived = Boolean(body.archived)
  thread.archivedAt = isoNow(ground)
}

function changeChannel(ground: Ground, channel: Channel, body: Json) {
  demand(ground, channel, 'ManageChannels')
  if (body.name != null) channel.name = String(body.name)
  if (body.topic !== undefined) channel.topic = (body.topic as string | null) ?? null
}

export function patchChannel(call: Call): Answer {
  const { ground, body } = call
  const channel = channelAt(call)
  demand(ground, channel)
  if (channel.type === 1) throw wrongChannelType()
  if (channel.thread) changeThread(ground, channel, channel.thread, body)
  else changeChannel(ground, channel, body)
  tellChannel(ground, channel)
  return ok(fullChannel(ground.world, channel))
}

export function deleteChannel(call: Call): Answer {
  const { ground } = call
  const channel = channelAt(call)
  if (channel.type === 1) throw wrongChannelType()
  demand(ground, channel, channel.thread ? 'ManageThreads' : 'ManageChannels')
  const shape = fullChannel(ground.world, channel)
  removeChannel(ground, channel)
  return ok(shape)
}

interface Opened {
  parent: Channel
  type: 11 | 12
  id: string
  starterId: string | null
}

function open({ ground, body }: Call, { parent, type, id, starterId }: Opened): Channel {
  const autoArchive = Number(body.auto_archive_duration ?? A_DAY)
  const ownerId = ground.world.applicationId
  return openThread(ground, { id, type, name: String(body.name), parentId: parent.id, ownerId, autoArchive, starterId })
}

export function startThreadFromMessage(call: Call): Answer {
  const { ground, at } = call
  const parent = channelAt(call)
  demand(ground, parent, 'CreatePublicThreads', 'ReadMessageHistory')
  if (parent.type !== 0) throw wrongChannelType()
  const entry = parent.entries.find(({ message, onlyFor }) => message.id === at.message_id && !onlyFor)
  if (!entry) throw unknownMessage()
  if (ground.world.channels[entry.message.id]) throw threadExists()
  const thread = open(call, { parent, type: 11, id: entry.message.id, starterId: entry.message.id })
  markThread(ground, parent, entry)
  const reference = { type: 0, channel_id: parent.id, message_id: entry.message.id, ...inGuild(ground.world, parent) }
  postBare(ground, thread, { authorId: ground.world.applicationId, fields: { type: 21, message_reference: reference } })
  return made(fullChannel(ground.world, thread))
}

export function startThread(call: Call): Answer {
  const { ground, body } = call
  const parent = channelAt(call)
  const isPublic = (body.type ?? ChannelType.PrivateThread) === ChannelType.PublicThread
  const right: Right = isPublic ? 'CreatePublicThreads' : 'CreatePrivateThreads'
  demand(ground, parent, right)
  if (parent.type !== 0) throw wrongChannelType()
  const thread = open(call, { parent, type: isPublic ? 11 : 12, id: ground.newId(), starterId: null })
  if (isPublic) {
    const reference = { type: 0, channel_id: thread.id, ...inGuild(ground.world, parent) }
    const fields = { type: 18, content: thread.name, message_reference: reference }
    postBare(ground, parent, { authorId: ground.world.applicationId, fields })
  }
  return made(fullChannel(ground.world, thread))
}

function threadAt(call: Call): Channel {
  const channel = channelAt(call)
  demand(call.ground, channel)
  if (!channel.thread) throw wrongChannelType()
  return channel
}

export function addThreadMember(call: Call): Answer {
  const thread = threadAt(call)
  const id = demandUser(call, call.at.user_id ?? '')
  if (thread.thread?.archived) throw archivedThread()
  if (id !== call.ground.world.applicationId) demand(call.ground, thread, 'SendMessagesInThreads')
  joinMentioned(call.ground, thread, [id])
  return nothing
}

export function removeThreadMember(call: Call): Answer {
  const thread = threadAt(call)
  const id = demandUser(call, call.at.user_id ?? '')
  if (thread.thread?.archived) throw archivedThread()
  if (id !== call.ground.world.applicationId && !mayManageThread(call.ground, thread)) throw missingPermissions()
  leave(call.ground, thread, id)
  return nothing
}

export function getThreadMember(call: Call): Answer {
  const thread = threadAt(call)
  const id = demandUser(call, call.at.user_id ?? '')
  if (!thread.thread?.members[id]) throw unknownMember()
  return ok(threadMemberOf(thread, id))
}

export function listThreadMembers(call: Call): Answer {
  const thread = threadAt(call)
  return ok(Object.keys(thread.thread?.members ?? {}).map((id) => threadMemberOf(thread, id)))
}

function threadList({ world }: Ground, wanted: (channel: Channel) => boolean): Channel[] {
  const all = Object.values(world.channels).filter((channel) => channel.thread && wanted(channel))
  return all.filter((channel) => maySee(world, channel, world.applicationId)).reverse()
}

function membersAmong({ world }: Ground, threads: Channel[]): Json[] {
  const joined = threads.filter(({ thread }) => thread?.members[world.applicationId])
  return joined.map((thread) => threadMemberOf(thread, world.applicationId))
}

export function listActiveThreads(call: Call): Answer {
  const threads = threadList(call.ground, ({ thread }) => !thread?.archived)
  const shapes = threads.map((one) => fullChannel(call.ground.world, one))
  return ok({ threads: shapes, members: membersAmong(call.ground, threads), has_more: false })
}

export function listArchivedThreads(call: Call): Answer {
  const parent = channelAt(call)
  demand(call.ground, parent, 'ReadMessageHistory')
  const threads = threadList(
    call.ground,
    (one) => one.parentId === parent.id && one.type === 11 && !!one.thread?.archived,
  )
  const shapes = threads.map((one) => fullChannel(call.ground.world, one))
  return ok({ threads: shapes, members: membersAmong(call.ground, threads), has_more: false })
}

export function dmWith(ground: Ground, userId: string): Channel {
  const found = Object.values(ground.world.channels).find(({ recipientId }) => recipientId === userId)
  if (found) return found
  const channel: Channel = { ...blankChannel(ground.newId(), '', 0), type: 1, recipientId: userId }
  ground.world.channels[channel.id] = channel
  ground.changed({ kind: 'channel', id: channel.id })
  return channel
}

export function openDm(call: Call): Answer {
  const { ground, body } = call
  const id = String(body.recipient_id ?? '')
  if (!ground.world.people[id]) throw unknownUser()
  if (id === ground.world.applicationId) throw missingAccess()
  return ok(fullChannel(ground.world, dmWith(ground, id)))
}
