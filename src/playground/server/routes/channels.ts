import { ChannelType } from 'discord-api-types/v10'
import {
  archivedThread,
  missingAccess,
  missingPermissions,
  threadExists,
  unknownMember,
  unknownMessage,
  unknownUser,
  wrongChannelType,
} from '../api-errors.ts'
import { textIn } from '../json.ts'
import { postBare } from '../messages.ts'
import { fullChannel, inGuild, threadMemberOf } from '../payloads.ts'
import { demand, may, maySee, type Right } from '../permissions.ts'
import { channelAt, demandUser, made, nothing, ok, type RouteAnswer, type RouteCall } from '../route.ts'
import { blankChannel } from '../sample-world.ts'
import { joinMentioned, leave, openThread, removeChannel, tellChannel } from '../threads.ts'
import { type Channel, isoNow, type Json, type PlaygroundContext } from '../types.ts'
import { markThread } from './messages.ts'

const A_DAY = 1440

export function getChannel(call: RouteCall): RouteAnswer {
  const channel = channelAt(call)
  demand(call.context, channel)
  return ok(fullChannel(call.context.world, channel))
}

function mayManageThread({ world }: PlaygroundContext, channel: Channel): boolean {
  return channel.ownerId === world.applicationId || may(world, channel, world.applicationId, 'ManageThreads')
}

function changeThread(
  context: PlaygroundContext,
  channel: Channel,
  thread: NonNullable<Channel['thread']>,
  body: Json,
) {
  const managed = may(context.world, channel, context.world.applicationId, 'ManageThreads')
  if (!mayManageThread(context, channel)) throw missingPermissions()
  if (body.locked != null && body.locked !== thread.locked && !managed) throw missingPermissions()
  if (thread.archived && body.archived !== false && (body.name != null || body.locked != null)) throw archivedThread()
  if (body.name != null) channel.name = String(body.name)
  if (body.locked != null) thread.locked = Boolean(body.locked)
  if (body.auto_archive_duration != null) thread.autoArchive = Number(body.auto_archive_duration)
  if (body.archived == null) return
  thread.archived = Boolean(body.archived)
  thread.archivedAt = isoNow(context)
}

function changeChannel(context: PlaygroundContext, channel: Channel, body: Json) {
  demand(context, channel, 'ManageChannels')
  if (body.name != null) channel.name = String(body.name)
  if (body.topic !== undefined) channel.topic = textIn(body, 'topic')
}

export function patchChannel(call: RouteCall): RouteAnswer {
  const { context, body } = call
  const channel = channelAt(call)
  demand(context, channel)
  if (channel.type === 1) throw wrongChannelType()
  if (channel.thread) changeThread(context, channel, channel.thread, body)
  else changeChannel(context, channel, body)
  tellChannel(context, channel)
  return ok(fullChannel(context.world, channel))
}

export function deleteChannel(call: RouteCall): RouteAnswer {
  const { context } = call
  const channel = channelAt(call)
  if (channel.type === 1) throw wrongChannelType()
  demand(context, channel, channel.thread ? 'ManageThreads' : 'ManageChannels')
  const shape = fullChannel(context.world, channel)
  removeChannel(context, channel)
  return ok(shape)
}

interface Opened {
  parent: Channel
  type: 11 | 12
  id: string
  starterId: string | null
}

function open({ context, body }: RouteCall, { parent, type, id, starterId }: Opened): Channel {
  const autoArchive = Number(body.auto_archive_duration ?? A_DAY)
  const ownerId = context.world.applicationId
  return openThread(context, {
    id,
    type,
    name: String(body.name),
    parentId: parent.id,
    ownerId,
    autoArchive,
    starterId,
  })
}

export function startThreadFromMessage(call: RouteCall): RouteAnswer {
  const { context, at } = call
  const parent = channelAt(call)
  demand(context, parent, 'CreatePublicThreads', 'ReadMessageHistory')
  if (parent.type !== 0) throw wrongChannelType()
  const entry = parent.entries.find(({ message, onlyFor }) => message.id === at.message_id && !onlyFor)
  if (!entry) throw unknownMessage()
  if (context.world.channels[entry.message.id]) throw threadExists()
  const thread = open(call, { parent, type: 11, id: entry.message.id, starterId: entry.message.id })
  markThread(context, parent, entry)
  const reference = { type: 0, channel_id: parent.id, message_id: entry.message.id, ...inGuild(context.world, parent) }
  postBare(context, thread, {
    authorId: context.world.applicationId,
    fields: { type: 21, message_reference: reference },
  })
  return made(fullChannel(context.world, thread))
}

export function startThread(call: RouteCall): RouteAnswer {
  const { context, body } = call
  const parent = channelAt(call)
  const isPublic = (body.type ?? ChannelType.PrivateThread) === ChannelType.PublicThread
  const right: Right = isPublic ? 'CreatePublicThreads' : 'CreatePrivateThreads'
  demand(context, parent, right)
  if (parent.type !== 0) throw wrongChannelType()
  const thread = open(call, { parent, type: isPublic ? 11 : 12, id: context.newId(), starterId: null })
  if (isPublic) {
    const reference = { type: 0, channel_id: thread.id, ...inGuild(context.world, parent) }
    const fields = { type: 18, content: thread.name, message_reference: reference }
    postBare(context, parent, { authorId: context.world.applicationId, fields })
  }
  return made(fullChannel(context.world, thread))
}

function threadAt(call: RouteCall): Channel {
  const channel = channelAt(call)
  demand(call.context, channel)
  if (!channel.thread) throw wrongChannelType()
  return channel
}

export function addThreadMember(call: RouteCall): RouteAnswer {
  const thread = threadAt(call)
  const id = demandUser(call, call.at.user_id ?? '')
  if (thread.thread?.archived) throw archivedThread()
  if (id !== call.context.world.applicationId) demand(call.context, thread, 'SendMessagesInThreads')
  joinMentioned(call.context, thread, [id])
  return nothing
}

export function removeThreadMember(call: RouteCall): RouteAnswer {
  const thread = threadAt(call)
  const id = demandUser(call, call.at.user_id ?? '')
  if (thread.thread?.archived) throw archivedThread()
  if (id !== call.context.world.applicationId && !mayManageThread(call.context, thread)) throw missingPermissions()
  leave(call.context, thread, id)
  return nothing
}

export function getThreadMember(call: RouteCall): RouteAnswer {
  const thread = threadAt(call)
  const id = demandUser(call, call.at.user_id ?? '')
  if (!thread.thread?.members[id]) throw unknownMember()
  return ok(threadMemberOf(thread, id))
}

export function listThreadMembers(call: RouteCall): RouteAnswer {
  const thread = threadAt(call)
  return ok(Object.keys(thread.thread?.members ?? {}).map((id) => threadMemberOf(thread, id)))
}

function threadList({ world }: PlaygroundContext, wanted: (channel: Channel) => boolean): Channel[] {
  const all = Object.values(world.channels).filter((channel) => channel.thread && wanted(channel))
  return all.filter((channel) => maySee(world, channel, world.applicationId)).reverse()
}

function membersAmong({ world }: PlaygroundContext, threads: Channel[]): Json[] {
  const joined = threads.filter(({ thread }) => thread?.members[world.applicationId])
  return joined.map((thread) => threadMemberOf(thread, world.applicationId))
}

export function listActiveThreads(call: RouteCall): RouteAnswer {
  const threads = threadList(call.context, ({ thread }) => !thread?.archived)
  const shapes = threads.map((thread) => fullChannel(call.context.world, thread))
  return ok({ threads: shapes, members: membersAmong(call.context, threads), has_more: false })
}

export function listArchivedThreads(call: RouteCall): RouteAnswer {
  const parent = channelAt(call)
  demand(call.context, parent, 'ReadMessageHistory')
  const threads = threadList(
    call.context,
    (thread) => thread.parentId === parent.id && thread.type === 11 && !!thread.thread?.archived,
  )
  const shapes = threads.map((thread) => fullChannel(call.context.world, thread))
  return ok({ threads: shapes, members: membersAmong(call.context, threads), has_more: false })
}

export function dmWith(context: PlaygroundContext, userId: string): Channel {
  const dm = Object.values(context.world.channels).find(({ recipientId }) => recipientId === userId)
  if (dm) return dm
  const channel: Channel = { ...blankChannel(context.newId(), '', 0), type: 1, recipientId: userId }
  context.world.channels[channel.id] = channel
  context.changed({ kind: 'channel', id: channel.id })
  return channel
}

export function openDm(call: RouteCall): RouteAnswer {
  const { context, body } = call
  const id = String(body.recipient_id ?? '')
  if (!context.world.people[id]) throw unknownUser()
  if (id === context.world.applicationId) throw missingAccess()
  return ok(fullChannel(context.world, dmWith(context, id)))
}
