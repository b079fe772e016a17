import { may, maySee, sendingRight } from '../server/permissions.ts'
import type { Change, Channel, Choice, Interaction, Json, MessageChange, PlaygroundContext } from '../server/types.ts'
import { inLocale, menuFor, offersFor } from './command-offers.ts'
import { channelFor, entriesFor, nameOf, visibleTo } from './lookup.ts'
import { seenBy, unreadIn } from './seen-message.ts'

/** Everything a page is told, as its user may see it. */

/** Messages of each channel that a page gets to see. */
const SHOWN = 150

function peopleOf({ world }: PlaygroundContext): Json[] {
  return Object.values(world.people).map((person) => ({
    id: person.user.id,
    username: person.user.username,
    name: nameOf(person),
    locale: person.locale,
    isBot: person.user.bot === true,
    isSpectator: person.spectator,
  }))
}

function channelView(context: PlaygroundContext, channel: Channel, userId: string): Json {
  const { id, type, name, topic, parentId, position, thread } = channel
  const mayWrite = may(context.world, channel, userId, sendingRight(channel)) && !thread?.locked
  return {
    id,
    type,
    name: type === 1 ? nameOf(context.world.people[context.world.applicationId] as never) : name,
    topic,
    parentId,
    position,
    isArchived: thread?.archived ?? false,
    isLocked: thread?.locked ?? false,
    members: thread ? Object.keys(thread.members) : [],
    mayWrite,
    ...unreadView(context, channel, userId),
  }
}

function unreadView(context: PlaygroundContext, channel: Channel, userId: string): Json {
  const { isUnread, mentions } = unreadIn(context, channel, userId)
  return { isUnread, mentions }
}

export function snapshot(context: PlaygroundContext, userId: string): Json {
  const { world } = context
  const channels = visibleTo(world, userId)
  return {
    me: userId,
    origin: context.origin,
    guildName: world.guildName,
    people: peopleOf(context),
    roles: world.roles.map(({ id, name }) => ({ id, name })),
    channels: channels.map((channel) => channelView(context, channel, userId)),
    messages: channels.flatMap((channel) =>
      entriesFor(channel, userId)
        .slice(-SHOWN)
        .map((entry) => seenBy(context, channel, entry, userId)),
    ),
  }
}

function messageView(context: PlaygroundContext, channel: Channel, change: MessageChange, userId: string): Json | null {
  const { kind, id, onlyFor, fresh = false } = change
  if (onlyFor !== null && onlyFor !== userId) return null
  const counts = { channelId: channel.id, ...unreadView(context, channel, userId) }
  if (kind === 'gone') return { t: 'gone', id, ...counts }
  const entry = channel.entries.find(({ message }) => message.id === id)
  return entry ? { t: 'message', message: seenBy(context, channel, entry, userId), fresh, ...counts } : null
}

/** `begun` are the interactions of this page: their failures and modals are shown in no other tab. */
export function viewOf(
  context: PlaygroundContext,
  change: Change,
  { userId, begun }: { userId: string; begun: Set<string> },
): Json | null {
  const { kind } = change
  if (kind === 'interaction') return begun.has(change.id) ? interactionView(context.interactions.get(change.id)) : null
  if (kind === 'people') return { t: 'hello', ...snapshot(context, userId) }
  if (kind === 'commands') return { t: 'commands' }
  if (kind === 'channelGone') return { t: 'channelGone', id: change.id }
  if (kind === 'read' && change.userId !== userId) return null
  const channel = context.world.channels[kind === 'channel' ? change.id : change.channelId]
  if (!channel) return null
  if (!maySee(context.world, channel, userId)) return { t: 'channelGone', id: channel.id }
  if (kind === 'channel' || kind === 'read') return { t: 'channel', channel: channelView(context, channel, userId) }
  if (kind === 'typing') return { t: 'typing', channelId: channel.id, userId: change.userId }
  return messageView(context, channel, change, userId)
}

function interactionView(interaction: Interaction | undefined): Json | null {
  if (!interaction) return null
  const { id, acknowledged, expired, modal, messageId, line } = interaction
  return { t: 'interaction', id, isDone: acknowledged !== null, isExpired: expired, modal, messageId, line }
}

export function offersView(context: PlaygroundContext, userId: string, where: string): Json {
  const locale = context.world.people[userId]?.locale ?? 'en-US'
  const channel = channelFor(context, userId, where)
  const offers = offersFor(context, channel, userId)
  const options = (offer: (typeof offers)[number]) =>
    offer.options.map((option) => ({
      ...option,
      shownName: inLocale(option.name, option.name_localizations, locale),
      description: inLocale(option.description, option.description_localizations, locale),
      choices: option.choices?.map((each) => ({
        name: inLocale(each.name, each.name_localizations, locale),
        value: each.value,
      })),
    }))
  return {
    offers: offers.map((offer) => ({ ...offer, options: options(offer) })),
    onMessages: menuFor(context, channel, userId),
  }
}

export function choicesView({ world }: PlaygroundContext, { choices, userId, expired }: Interaction): Json {
  const locale = world.people[userId]?.locale ?? 'en-US'
  const shown = ({ name, name_localizations, value }: Choice) => ({
    name: inLocale(name, name_localizations, locale),
    value,
  })
  return { choices: (choices ?? []).map(shown), isExpired: expired }
}
