import { fullChannel, threadMemberOf } from './payloads.ts'
import { type Channel, isoNow, type PlaygroundContext } from './types.ts'

export interface ThreadDraft {
  id: string
  type: 11 | 12
  name: string
  parentId: string
  ownerId: string
  autoArchive: number
  starterId: string | null
}

export function openThread(context: PlaygroundContext, draft: ThreadDraft): Channel {
  const now = isoNow(context)
  const { id, type, name, parentId, ownerId, autoArchive, starterId } = draft
  const thread: Channel = {
    id,
    type,
    name,
    topic: null,
    parentId,
    position: 0,
    overwrites: [],
    recipientId: null,
    ownerId,
    thread: {
      archived: false,
      locked: false,
      autoArchive,
      createdAt: now,
      archivedAt: now,
      members: { [ownerId]: now },
      starterId,
    },
    lastPinAt: null,
    entries: [],
  }
  context.world.channels[id] = thread
  archiveLater(context, thread)
  context.toBot('THREAD_CREATE', { ...fullChannel(context.world, thread), newly_created: true })
  context.changed({ kind: 'channel', id })
  return thread
}

export function tellChannel(context: PlaygroundContext, channel: Channel): void {
  const event = channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE'
  context.toBot(event, fullChannel(context.world, channel))
  context.changed({ kind: 'channel', id: channel.id })
}

const alarms = new WeakMap<Channel, () => void>()

/** After its time of silence a thread is archived. Every message puts that off. */
export function archiveLater(context: PlaygroundContext, channel: Channel): void {
  const { thread } = channel
  if (!thread) return
  alarms.get(channel)?.()
  const archive = () => {
    if (thread.archived || context.world.channels[channel.id] !== channel) return
    thread.archived = true
    thread.archivedAt = isoNow(context)
    tellChannel(context, channel)
  }
  alarms.set(channel, context.clock.after(thread.autoArchive * 60_000, archive))
}

/** A message brings an archived thread back. */
export function wake(context: PlaygroundContext, channel: Channel): void {
  archiveLater(context, channel)
  if (!channel.thread?.archived) return
  channel.thread.archived = false
  channel.thread.archivedAt = isoNow(context)
  tellChannel(context, channel)
}

function tellMembers(context: PlaygroundContext, channel: Channel, added: string[], removed: string[]): void {
  context.toBot('THREAD_MEMBERS_UPDATE', {
    id: channel.id,
    guild_id: context.world.guildId,
    member_count: Object.keys(channel.thread?.members ?? {}).length,
    added_members: added.map((id) => threadMemberOf(channel, id)),
    removed_member_ids: removed,
  })
  context.changed({ kind: 'channel', id: channel.id })
}

/** Makes everybody a member of a thread who is mentioned or speaks there. */
export function joinMentioned(context: PlaygroundContext, channel: Channel, userIds: string[]): void {
  const members = channel.thread?.members
  if (!members) return
  const added = [...new Set(userIds)].filter((id) => !(id in members) && id in context.world.people)
  for (const id of added) members[id] = isoNow(context)
  if (added.length > 0) tellMembers(context, channel, added, [])
}

export function leave(context: PlaygroundContext, channel: Channel, userId: string): void {
  if (!channel.thread || !(userId in channel.thread.members)) return
  delete channel.thread.members[userId]
  tellMembers(context, channel, [], [userId])
}

export function removeChannel(context: PlaygroundContext, channel: Channel): void {
  const { id, type, parentId } = channel
  const { guildId, channels } = context.world
  const event = channel.thread
    ? { id, guild_id: guildId, parent_id: parentId, type }
    : fullChannel(context.world, channel)
  for (const inner of Object.values(channels)) if (inner.parentId === id) delete channels[inner.id]
  delete channels[id]
  context.toBot(channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', event)
  context.changed({ kind: 'channelGone', id })
}
