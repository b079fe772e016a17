import type { APIUser } from 'discord-api-types/v10'
import { textsIn } from './json.ts'
import { may, maySee } from './permissions.ts'
import type { Channel, Json, World } from './types.ts'

export interface Mentions {
  mentions: APIUser[]
  mention_roles: string[]
  mention_everyone: boolean
}

interface Said {
  channel: Channel
  authorId: string
  texts: string[]
  allowed: Json | null | undefined
  /** The author of the message that is replied to. */
  repliedTo: string | null
}

function named(texts: string[], pattern: RegExp): string[] {
  const ids = texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
  return [...new Set(ids)]
}

function isAllowed(allowed: Json | null | undefined, kind: 'users' | 'roles', id: string): boolean {
  if (!allowed) return true
  return textsIn(allowed, 'parse').includes(kind) || textsIn(allowed, kind).includes(id)
}

/** Finds the people who are pinged: named in the text, and allowed to be. */
export function mentionsIn(world: World, { channel, authorId, texts, allowed, repliedTo }: Said): Mentions {
  const users = named(texts, /<@!?(\d+)>/g).filter((id) => isAllowed(allowed, 'users', id))
  const pingsBack = repliedTo && (allowed ? allowed.replied_user === true : true)
  if (pingsBack && !users.includes(repliedTo)) users.push(repliedTo)
  const roles = named(texts, /<@&(\d+)>/g).filter((id) => isAllowed(allowed, 'roles', id))
  const saysAll = texts.some((text) => /@(everyone|here)\b/.test(text))
  const mayAll = !allowed || textsIn(allowed, 'parse').includes('everyone')
  return {
    mentions: users.flatMap((id) => world.people[id]?.user ?? []),
    mention_roles: roles.filter((id) => world.roles.some((role) => role.id === id)),
    mention_everyone: saysAll && mayAll && may(world, channel, authorId, 'MentionEveryone'),
  }
}

export function isPinged(world: World, channel: Channel, message: Mentions, userId: string): boolean {
  if (!maySee(world, channel, userId)) return false
  const roles = world.people[userId]?.roles ?? []
  return (
    message.mention_everyone ||
    message.mentions.some(({ id }) => id === userId) ||
    message.mention_roles.some((id) => roles.includes(id))
  )
}
