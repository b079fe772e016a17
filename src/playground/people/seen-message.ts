import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { allComponents } from '../server/checks/components.ts'
import { textsOf } from '../server/components.ts'
import { TOKEN_LIVES } from '../server/interactions.ts'
import { jsonIn, listIn, listOf, numberIn, textIn } from '../server/json.ts'
import { isPinged } from '../server/mentions.ts'
import { timeOf } from '../server/snowflakes.ts'
import type { Channel, Entry, Json, PlaygroundContext } from '../server/types.ts'
import { pickable } from './command-offers.ts'
import { entriesFor, nameOf, visibleTo } from './lookup.ts'

export interface SeenButton {
  label: string
  customId: string | null
  style: number
  disabled: boolean
  emoji: string | null
  url: string | null
}

export interface SeenSelect {
  customId: string
  /** 3 strings, 5 users, 6 roles, 7 both, 8 channels. */
  type: number
  placeholder: string
  disabled: boolean
  min: number
  max: number
  options: { value: string; label: string; description: string; chosen: boolean }[]
}

export interface SeenPicture {
  url: string
  alt: string
  name: string
}

/** A message as a reader takes it in. */
export interface Seen {
  id: string
  channelId: string
  author: string
  authorId: string
  isBot: boolean
  /** All texts, one below the other. */
  text: string
  isEphemeral: boolean
  isThinking: boolean
  /** A thinking message whose token has run out. */
  isLost: boolean
  isEdited: boolean
  isPinned: boolean
  /** True if it pings the reader. */
  isPing: boolean
  /** Short names of all whom it pings. */
  pings: string[]
  accent: number | null
  buttons: SeenButton[]
  selects: SeenSelect[]
  pictures: SeenPicture[]
  used: { user: string; line: string } | null
  replyTo: string | null
  at: number
  raw: APIMessage
}

function ofType(message: APIMessage, ...types: number[]): Json[] {
  const all = allComponents(listOf(message.components)).map(({ component }) => component)
  return all.filter(({ type }) => types.includes(Number(type)))
}

function buttonsOf(message: APIMessage): SeenButton[] {
  return ofType(message, 2).map((button) => ({
    label: String(button.label ?? ''),
    customId: textIn(button, 'custom_id'),
    style: Number(button.style),
    disabled: button.disabled === true,
    emoji: textIn(jsonIn(button, 'emoji'), 'name'),
    url: textIn(button, 'url'),
  }))
}

function optionsOf(
  context: PlaygroundContext,
  channel: Channel,
  userId: string,
  component: Json,
): SeenSelect['options'] {
  if (component.type === 3)
    return listIn(component, 'options').map(({ value, label, description, default: chosen }) => ({
      value: String(value),
      label: String(label),
      description: String(description ?? ''),
      chosen: chosen === true,
    }))
  const preset = listIn(component, 'default_values').map(({ id }) => String(id))
  return pickable(context, { userId, channel }, component).map(({ value, label }) => ({
    value,
    label,
    description: '',
    chosen: preset.includes(value),
  }))
}

function selectsOf(context: PlaygroundContext, channel: Channel, userId: string, message: APIMessage): SeenSelect[] {
  return ofType(message, 3, 5, 6, 7, 8).map((select) => ({
    customId: String(select.custom_id),
    type: Number(select.type),
    placeholder: String(select.placeholder ?? ''),
    disabled: select.disabled === true,
    min: Number(select.min_values),
    max: Number(select.max_values),
    options: optionsOf(context, channel, userId, select),
  }))
}

function pictureOf(item: Json): SeenPicture {
  const url = textIn(jsonIn(item, 'media'), 'url') ?? ''
  return { url, alt: String(item.description ?? ''), name: decodeURIComponent(url.split('/').at(-1) ?? '') }
}

function picturesOf(message: APIMessage): SeenPicture[] {
  const shown = [...ofType(message, 11), ...ofType(message, 12).flatMap((gallery) => listIn(gallery, 'items'))].map(
    pictureOf,
  )
  const attached = message.attachments.filter(
    ({ content_type, url }) => content_type?.startsWith('image/') && !shown.some((picture) => picture.url === url),
  )
  return [
    ...shown,
    ...attached.map(({ url, description, filename }) => ({ url, alt: description ?? '', name: filename })),
  ]
}

export function seenBy(context: PlaygroundContext, channel: Channel, entry: Entry, userId: string): Seen {
  const { message, onlyFor, used } = entry
  const { world } = context
  const isThinking = ((message.flags ?? 0) & MessageFlags.Loading) !== 0
  const author = world.people[message.author.id]
  const user = used && world.people[used.userId]
  return {
    id: message.id,
    channelId: channel.id,
    author: author ? nameOf(author) : message.author.username,
    authorId: message.author.id,
    isBot: message.author.bot === true,
    text: textsOf(message.content, listOf(message.components)).join('\n'),
    isEphemeral: onlyFor !== null,
    isThinking,
    isLost: isThinking && !mayStillAnswer(context, entry),
    isEdited: message.edited_timestamp !== null,
    isPinned: message.pinned,
    isPing: isPinged(world, channel, message, userId),
    pings: message.mentions.map(({ username }) => username),
    accent: numberIn(ofType(message, 17)[0], 'accent_color'),
    buttons: buttonsOf(message),
    selects: selectsOf(context, channel, userId, message),
    pictures: picturesOf(message),
    used: used && user ? { user: nameOf(user), line: used.line } : null,
    replyTo: message.message_reference?.message_id ?? null,
    at: timeOf(message.id),
    raw: message,
  }
}

function mayStillAnswer({ interactions, clock }: PlaygroundContext, { interactionId }: Entry): boolean {
  const interaction = interactions.get(interactionId ?? '')
  return interaction !== undefined && clock.now() - interaction.createdAt < TOKEN_LIVES
}

export interface Unread {
  channelId: string
  name: string
  isUnread: boolean
  mentions: number
}

export function unreadIn({ world }: PlaygroundContext, channel: Channel, userId: string): Unread {
  const last = BigInt(world.read[userId]?.[channel.id] ?? '0')
  const fresh = entriesFor(channel, userId).filter(
    ({ message, onlyFor }) => onlyFor === null && BigInt(message.id) > last && message.author.id !== userId,
  )
  const counts = ({ message }: Entry) => channel.type === 1 || isPinged(world, channel, message, userId)
  return {
    channelId: channel.id,
    name: channel.name,
    isUnread: fresh.length > 0,
    mentions: fresh.filter(counts).length,
  }
}

export function unreadFor(context: PlaygroundContext, userId: string): Unread[] {
  return visibleTo(context.world, userId).map((channel) => unreadIn(context, channel, userId))
}
