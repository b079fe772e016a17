import { sendInteraction } from '../server/interactions.ts'
import { asJson } from '../server/json.ts'
import { post, remove } from '../server/messages.ts'
import { may, sendingRight } from '../server/permissions.ts'
import { dmWith } from '../server/routes/channels.ts'
import type { Channel, Entry, Interaction, Json, PlaygroundContext } from '../server/types.ts'
import {
  choicesIn,
  componentIn,
  filled,
  menuFor,
  nested,
  type Offer,
  offersFor,
  pickable,
  resolvedOf,
} from './command-offers.ts'
import { CannotDo, channelFor, entriesFor, findEntry, idOf, nameOf } from './lookup.ts'
import { readModal } from './modal-form.ts'

/** The acts of people at the playground, each as a Discord client would allow it. */

function offerNamed(context: PlaygroundContext, channel: Channel, userId: string, name: string): Offer {
  if (!may(context.world, channel, userId, 'UseApplicationCommands'))
    throw new CannotDo('This user may use no commands here.')
  const wanted = name.replace(/^\//, '')
  const offer = offersFor(context, channel, userId).find(
    ({ path, shownPath }) => path.join(' ') === wanted || shownPath.join(' ') === wanted,
  )
  if (!offer) throw new CannotDo(`This user is offered no command /${wanted} here.`)
  return offer
}

function commandData({ commandId, commandName, guildId, path }: Offer, options: Json[], resolved: Json): Json {
  const inner = nested(path.slice(1), options)
  return {
    id: commandId,
    name: commandName,
    type: 1,
    ...(guildId ? { guild_id: guildId } : {}),
    ...(inner.length > 0 ? { options: inner } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
  }
}

function spoken({ world }: PlaygroundContext, value: string): string {
  const person = world.people[value]
  return person ? `@${nameOf(person)}` : value
}

export function useCommand(
  context: PlaygroundContext,
  who: string,
  where: string,
  name: string,
  values: Json = {},
): Interaction {
  const userId = idOf(context.world, who)
  const channel = channelFor(context, userId, where)
  const offer = offerNamed(context, channel, userId, name)
  const { options, resolved } = filled(context, { userId, channel }, offer, values)
  const said = options.map(({ name: option, value }) => `${option}: ${spoken(context, String(value))}`)
  const line = [`/${offer.path.join(' ')}`, ...said].join(' ')
  const command = offer.path.join(' ')
  return sendInteraction(context, {
    type: 2,
    userId,
    channel,
    data: commandData(offer, options, resolved),
    command,
    line,
  })
}

/** Chooses a command from the menu of a message. */
export function useOnMessage(context: PlaygroundContext, who: string, messageId: string, name: string): Interaction {
  const { userId, channel, entry } = shown(context, who, messageId)
  const command = menuFor(context, channel, userId).find((offer) => [offer.name, offer.shownName].includes(name))
  if (!command) throw new CannotDo(`This user finds no "${name}" in the menu of a message here.`)
  const data = {
    id: command.id,
    name: command.name,
    type: 3,
    target_id: messageId,
    resolved: { messages: { [messageId]: entry.message } },
  }
  return sendInteraction(context, { type: 2, userId, channel, data, command: command.name, line: command.shownName })
}

export function complete(
  context: PlaygroundContext,
  who: string,
  where: string,
  name: string,
  values: Json,
  focused: string,
): Interaction {
  const userId = idOf(context.world, who)
  const channel = channelFor(context, userId, where)
  const offer = offerNamed(context, channel, userId, name)
  const option = offer.options.find((option) => option.name === focused)
  if (!option?.autocomplete) throw new CannotDo(`"${focused}" completes nothing.`)
  const { options, resolved } = filled(context, { userId, channel }, offer, values, focused)
  return sendInteraction(context, { type: 4, userId, channel, data: commandData(offer, options, resolved) })
}

interface Shown {
  userId: string
  channel: Channel
  entry: Entry
}

function shown(context: PlaygroundContext, who: string, messageId: string): Shown {
  const userId = idOf(context.world, who)
  return { userId, ...findEntry(context, userId, messageId) }
}

function componentAsked({ userId, channel, entry }: Shown, component: Json, values?: string[], resolved?: Json) {
  const { custom_id, type, id } = component
  const data = { custom_id, component_type: type, id, ...(values ? { values } : {}), ...(resolved ? { resolved } : {}) }
  return { type: 3 as const, userId, channel, data, message: entry }
}

/** By custom id, or by what stands on it. */
export function press(context: PlaygroundContext, who: string, messageId: string, button: string): Interaction {
  const place = shown(context, who, messageId)
  const buttons = (wanted: (one: Json) => boolean) =>
    componentIn(place.entry.message.components, (json) => json.type === 2 && wanted(json))
  const component = buttons((json) => json.custom_id === button) ?? buttons((json) => json.label === button)
  if (!component) throw new CannotDo(`There is no button "${button}" on that message.`)
  if (component.disabled) throw new CannotDo(`The button "${button}" is disabled.`)
  if (!component.custom_id) throw new CannotDo(`The button "${button}" is a link.`)
  return sendInteraction(context, componentAsked(place, component))
}

function chosenValues(context: PlaygroundContext, place: Shown, select: Json, wanted: string[]): string[] {
  const offered = select.type === 3 ? choicesIn(select) : pickable(context, place, select)
  const values = wanted.map((wish) => {
    const person = Object.values(context.world.people).find(({ user }) => user.username === wish)?.user.id
    const option = offered.find(({ value, label }) => value === wish || label === wish || value === person)
    if (!option) throw new CannotDo(`The select does not offer "${wish}".`)
    return option.value
  })
  if (values.length < Number(select.min_values) || values.length > Number(select.max_values))
    throw new CannotDo(`The select takes ${select.min_values} to ${select.max_values} values.`)
  return [...new Set(values)]
}

/** By custom id or placeholder; values by value, label, or a user's short name. */
export function choose(
  context: PlaygroundContext,
  who: string,
  messageId: string,
  select: string,
  wanted: string[],
): Interaction {
  const place = shown(context, who, messageId)
  const selects = (fits: (one: Json) => boolean) =>
    componentIn(place.entry.message.components, (json) => [3, 5, 6, 7, 8].includes(Number(json.type)) && fits(json))
  const component = selects((json) => json.custom_id === select) ?? selects((json) => json.placeholder === select)
  if (!component) throw new CannotDo(`There is no select "${select}" on that message.`)
  if (component.disabled) throw new CannotDo(`The select "${select}" is disabled.`)
  const values = chosenValues(context, place, component, wanted)
  const resolved = component.type === 3 ? undefined : resolvedOf(context, place, values)
  return sendInteraction(context, componentAsked(place, component, values, resolved))
}

export function submit(context: PlaygroundContext, who: string, interactionId: string, values: Json): Interaction {
  const openedBy = context.interactions.get(interactionId)
  const userId = idOf(context.world, who)
  if (!openedBy?.modal || openedBy.userId !== userId) throw new CannotDo('This user has no such modal open.')
  const channel = channelFor(context, userId, openedBy.channelId)
  const data = readModal(context, { userId, channel }, asJson(openedBy.modal), values)
  const message = channel.entries.find((entry) => entry.message.id === openedBy.messageId) ?? null
  return sendInteraction(context, {
    type: 5,
    userId,
    channel,
    data,
    message,
    command: openedBy.command,
    line: null,
    openedBy,
  })
}

export function say(context: PlaygroundContext, who: string, where: string, content: string, replyTo?: string): Entry {
  const authorId = idOf(context.world, who)
  const channel = channelFor(context, authorId, where)
  if (!may(context.world, channel, authorId, sendingRight(channel))) throw new CannotDo('This user may not write here.')
  if (channel.thread?.locked) throw new CannotDo('This thread is locked.')
  const reference = replyTo === undefined ? {} : { message_reference: { message_id: replyTo } }
  const entry = post(context, channel, { body: { content, ...reference }, uploads: [] }, { authorId })
  markRead(context, authorId, channel)
  return entry
}

export function markRead(context: PlaygroundContext, userId: string, channel: Channel): void {
  const last = entriesFor(channel, userId).at(-1)?.message.id
  context.world.read[userId] ??= {}
  const mine = context.world.read[userId]
  if (!last || mine[channel.id] === last) return
  mine[channel.id] = last
  context.changed({ kind: 'read', userId, channelId: channel.id })
}

/** Puts an ephemeral message out of sight, as its reader may. */
export function dismiss(context: PlaygroundContext, who: string, messageId: string): void {
  const { channel, entry } = shown(context, who, messageId)
  if (entry.onlyFor === null) throw new CannotDo('Only ephemeral messages can be dismissed.')
  remove(context, channel, entry)
}

export function openDm(context: PlaygroundContext, who: string): Channel {
  return dmWith(context, idOf(context.world, who))
}

/** As a moderator would. */
export function removeAny(context: PlaygroundContext, messageId: string): void {
  for (const channel of Object.values(context.world.channels)) {
    const entry = channel.entries.find(({ message }) => message.id === messageId)
    if (entry) remove(context, channel, entry)
  }
}
