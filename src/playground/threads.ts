import { fullChannel, threadMemberOf } from './shapes.ts'
import { type Channel, type Ground, isoNow, type Json } from './types.ts'

export interface ThreadDraft {
  id: string
  type: 11 | 12
  name: string
  parentId: string
  ownerId: string
  autoArchive: number
  starterId: string | null
}

export function openThread(ground: Ground, draft: ThreadDraft): Channel {
  const now = isoNow(ground)
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
  ground.world.channels[id] = thread
  archiveLater(ground, thread)
  ground.toBot('THREAD_CREATE', { ...fullChannel(ground.world, thread), newly_created: true })
  ground.changed({ kind: 'channel', id })
  return thread
}

export function tellChannel(ground: Ground, channel: Channel): void {
  const event = channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE'
  ground.toBot(event, fullChannel(ground.world, channel))
  ground.changed({ kind: 'channel', id: channel.id })
}

const alarms = new WeakMap<Channel, () => void>()

/** After its time of silence a thread is archived. Every message puts that off. */
export function archiveLater(ground: Ground, channel: Channel): void {
  const { thread } = channel
  if (!thread) return
  alarms.get(channel)?.()
  const archive = () => {
    if (thread.archived || ground.world.channels[channel.id] !== channel) return
    thread.archived = true
    thread.archivedAt = isoNow(ground)
    tellChannel(ground, channel)
  }
  alarms.set(channel, ground.clock.after(thread.autoArchive * 60_000, archive))
}

/** A message brings an archived thread back. */
export function wake(ground: Ground, channel: Channel): void {
  archiveLater(ground, channel)
  if (!channel.thread?.archived) return
  channel.thread.archived = false
  channel.thread.archivedAt = isoNow(ground)
  tellChannel(ground, channel)
}

function tellMembers(ground: Ground, channel: Channel, added: string[], removed: string[]): void {
  ground.toBot('THREAD_MEMBERS_UPDATE', {
    id: channel.id,
    guild_id: ground.world.guildId,
    member_count: Object.keys(channel.thread?.members ?? {}).length,
    added_members: added.map((id) => threadMemberOf(channel, id) as Json),
    removed_member_ids: removed,
  })
  ground.changed({ kind: 'channel', id: channel.id })
}

/** Who is mentioned in a thread, or speaks there, becomes a member of it. */
export function joinMentioned(ground: Ground, channel: Channel, userIds: string[]): void {
  const members = channel.thread?.members
  if (!members) return
  const added = [...new Set(userIds)].filter((id) => !(id in members) && id in ground.world.people)
  for (const id of added) members[id] = isoNow(ground)
  if (added.length > 0) tellMembers(ground, channel, added, [])
}

export function leave(ground: Ground, channel: Channel, userId: string): void {
  if (!channel.thread || !(userId in channel.thread.members)) return
  delete channel.thread.members[userId]
  tellMembers(ground, channel, [], [userId])
}

export function removeChannel(ground: Ground, channel: Channel): void {
  const { id, type, parentId } = channel
  const { guildId, channels } = ground.world
  const event = channel.thread
    ? { id, guild_id: guildId, parent_id: parentId, type }
    : fullChannel(ground.world, channel)
  for (const inner of Object.values(channels)) if (inner.parentId === id) delete channels[inner.id]
  delete channels[id]
  ground.toBot(channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', event)
  ground.changed({ kind: 'channelGone', id })
}
