import { maySee } from '../server/permissions.ts'
import type { Channel, Entry, Person, PlaygroundContext, World } from '../server/types.ts'

/** A person at the playground asked for something that a Discord client would not let them do. */
export class CannotDo extends Error {}

/** By id or by short name. */
export function personOf({ people }: World, who: string): Person {
  const person = people[who] ?? Object.values(people).find(({ user }) => user.username === who)
  if (!person) throw new CannotDo(`There is no user "${who}".`)
  return person
}

export function idOf(world: World, who: string): string {
  return personOf(world, who).user.id
}

/** By id or by name, among the channels this user sees; `@joerg` is the direct message with the bot. */
export function channelFor({ world }: PlaygroundContext, userId: string, where: string): Channel {
  const visible = visibleTo(world, userId)
  const name = where.replace(/^#/, '')
  const visibleChannel =
    world.channels[where] ??
    visible.findLast((channel) => channel.type !== 1 && channel.name === name) ??
    (where === '@bot' ? visible.find(({ recipientId }) => recipientId === userId) : undefined)
  if (!visibleChannel || !maySee(world, visibleChannel, userId))
    throw new CannotDo(`This user sees no channel "${where}".`)
  return visibleChannel
}

export function visibleTo(world: World, userId: string): Channel[] {
  return Object.values(world.channels).filter((channel) => maySee(world, channel, userId))
}

function isFor({ onlyFor }: Entry, userId: string): boolean {
  return onlyFor === null || onlyFor === userId
}

export function entriesFor(channel: Channel, userId: string): Entry[] {
  return channel.entries.filter((entry) => isFor(entry, userId))
}

/** The message and the channel it stands in, if this user sees it. */
export function findEntry(
  { world, channelIds }: PlaygroundContext,
  userId: string,
  messageId: string,
): { channel: Channel; entry: Entry } {
  const channel = world.channels[channelIds.get(messageId) ?? '']
  const entry = channel?.entries.find(({ message }) => message.id === messageId)
  if (!channel || !entry || !isFor(entry, userId) || !maySee(world, channel, userId))
    throw new CannotDo('This user does not see that message.')
  return { channel, entry }
}

export function nameOf({ nick, user }: Person): string {
  return nick ?? user.global_name ?? user.username
}
