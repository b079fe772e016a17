import type { ChangeHub } from '../server/changes.ts'
import { TO_ACKNOWLEDGE } from '../server/interactions.ts'
import { fullChannel, guildCreated, memberOf } from '../server/payloads.ts'
import { bitsOf, type Right } from '../server/permissions.ts'
import { blankChannel } from '../server/sample-world.ts'
import { removeChannel, tellChannel } from '../server/threads.ts'
import type { Channel, Interaction, Modal, PlaygroundContext } from '../server/types.ts'
import * as deeds from './actions.ts'
import { inLocale, type Offer, offersFor } from './command-offers.ts'
import { CannotDo, channelFor, entriesFor, findEntry, idOf, personOf } from './lookup.ts'
import { type Seen, seenBy, type Unread, unreadFor } from './seen-message.ts'

/** The result of an act, as the person who did it sees it. */
export interface Reply {
  interactionId: string
  /** silent: acknowledged, and the message changes later, if it does. */
  kind: 'message' | 'thinking' | 'update' | 'silent' | 'modal'
  modal: Modal | null
  /** The answer, or the message the component stands on, as it is now; null once it is gone. */
  message(): Seen | null
  /** Waits while the bot thinks, or until the message is edited after a silent acknowledgement. */
  answer(): Promise<Seen>
  /** Messages sent after the first answer. */
  followUps(): Seen[]
}

type Values = Record<string, string | number | boolean>
type MessageLike = string | { id: string }

export interface Completion {
  name: string
  value: string | number
}

/** The door for tests: people of the playground, by short name or id, do what they would do in a client. */
export interface Act {
  slash(user: string, channel: string, command: string, options?: Values): Promise<Reply>
  /** Chooses a command from the menu of a message. */
  menu(user: string, message: MessageLike, command: string): Promise<Reply>
  autocomplete(user: string, channel: string, command: string, options: Values, focused: string): Promise<Completion[]>
  press(user: string, message: MessageLike, button: string): Promise<Reply>
  choose(user: string, message: MessageLike, select: string, values: string | string[]): Promise<Reply>
  submit(user: string, modal: Reply, values?: Record<string, string | string[] | boolean>): Promise<Reply>
  type(user: string, channel: string, text: string, replyTo?: MessageLike): Seen
  dismiss(user: string, message: MessageLike): void
  read(user: string, channel: string): void
  openDm(user: string): string
  sees(user: string, channel: string): Seen[]
  see(user: string, message: MessageLike): Seen | null
  channels(user: string): { id: string; name: string; type: number; parentId: string | null; isArchived: boolean }[]
  unread(user: string): Unread[]
  offers(user: string, channel: string): Offer[]
  waitFor<T>(look: () => T | null | undefined | false, what?: string, patience?: number): Promise<T>
  waitForMessage(user: string, channel: string, fits: (message: Seen) => boolean, patience?: number): Promise<Seen>
  /** Gives rights in a channel to a user, to `bot` or to `everyone`, or takes them. Without either the exception is lifted. */
  permit(channel: string, who: string, change: { allow?: Right[]; deny?: Right[] }): void
  newChannel(name: string): string
  /** A channel of a server that never invited the bot, where people have it for themselves. */
  newForeignChannel(name: string): string
  removeChannel(channel: string): void
  removeMessage(message: string): void
  takeDms(user: string, does: boolean): void
  /** As a moderator would. */
  setThread(thread: string, state: { archived?: boolean; locked?: boolean }): void
  /** The bot is thrown out of the server, or invited again. */
  dismissBot(): void
  inviteBot(): void
  leaveServer(user: string): void
  joinServer(user: string): void
  /** `bot` may be named too. */
  nickname(user: string, nick: string | null): void
}

const KINDS: Record<number, Reply['kind']> = { 4: 'message', 5: 'thinking', 6: 'silent', 7: 'update', 9: 'modal' }

function messageId(message: MessageLike): string {
  return typeof message === 'string' ? message : message.id
}

function seeOrNull(context: PlaygroundContext, userId: string, id: string | null): Seen | null {
  if (id === null) return null
  try {
    const { channel, entry } = findEntry(context, userId, id)
    return seenBy(context, channel, entry, userId)
  } catch (error) {
    if (error instanceof CannotDo) return null
    throw error
  }
}

function followUpsOf(context: PlaygroundContext, interaction: Interaction): Seen[] {
  const channel = context.world.channels[interaction.channelId]
  const mine = channel?.entries.filter(
    ({ interactionId, message }) => interactionId === interaction.id && message.id !== interaction.originalId,
  )
  return channel && mine ? mine.map((entry) => seenBy(context, channel, entry, interaction.userId)) : []
}

/** The number of a message's changes; `silent` waits for it to grow. */
function stamp(seen: Seen | null): string {
  return JSON.stringify(seen && [seen.raw.edited_timestamp, seen.raw.flags, seen.raw.components, seen.text])
}

function replyOf(context: PlaygroundContext, hub: ChangeHub, interaction: Interaction, before: string): Reply {
  const message = () => seeOrNull(context, interaction.userId, interaction.originalId)
  const kind = KINDS[interaction.acknowledged ?? 0] ?? 'message'
  const isReady = (seen: Seen) => !seen.isThinking && (kind !== 'silent' || stamp(seen) !== before)
  return {
    interactionId: interaction.id,
    kind,
    modal: interaction.modal,
    message,
    answer: () =>
      hub.until(() => {
        const seen = message()
        return seen && isReady(seen) ? seen : kind === 'silent' ? followUpsOf(context, interaction)[0] : null
      }, 'the bot’s answer'),
    followUps: () => followUpsOf(context, interaction),
  }
}

function listed({ id, name, type, parentId, thread }: Channel) {
  return { id, name, type, parentId, isArchived: thread?.archived ?? false }
}

function subject({ world }: PlaygroundContext, who: string): { id: string; type: 0 | 1 } {
  if (who === 'everyone') return { id: world.guildId, type: 0 }
  return { id: who === 'bot' ? world.applicationId : idOf(world, who), type: 1 }
}

function anyChannel({ world }: PlaygroundContext, where: string): Channel {
  const channel = world.channels[where] ?? Object.values(world.channels).find(({ name }) => name === where)
  if (!channel) throw new CannotDo(`There is no channel "${where}".`)
  return channel
}

export function actOn(context: PlaygroundContext, hub: ChangeHub): Act {
  const { world } = context

  async function acknowledged(interaction: Interaction): Promise<Interaction> {
    const look = () => interaction.acknowledged !== null || interaction.expired
    await hub.until(look, 'an acknowledgement', TO_ACKNOWLEDGE * 4)
    if (interaction.acknowledged === null) throw new Error('The application did not respond.')
    return interaction
  }

  async function carried(act: () => Interaction, about?: MessageLike): Promise<Reply> {
    const before = (userId: string) => stamp(about === undefined ? null : seeOrNull(context, userId, messageId(about)))
    const interaction = act()
    const stampBefore = before(interaction.userId)
    return replyOf(context, hub, await acknowledged(interaction), stampBefore)
  }

  const tell = (event: string, data: object) => {
    context.toBot(event, { guild_id: world.guildId, ...data })
    context.changed({ kind: 'people' })
  }

  const seen = (user: string, where: string) => {
    const userId = idOf(world, user)
    const channel = channelFor(context, userId, where)
    return entriesFor(channel, userId).map((entry) => seenBy(context, channel, entry, userId))
  }

  return {
    slash: (user, channel, command, options = {}) =>
      carried(() => deeds.useCommand(context, user, channel, command, options)),
    menu: (user, message, command) => carried(() => deeds.useOnMessage(context, user, messageId(message), command)),
    async autocomplete(user, channel, command, options, focused) {
      const interaction = await acknowledged(deeds.complete(context, user, channel, command, options, focused))
      const locale = world.people[interaction.userId]?.locale ?? 'en-US'
      return (interaction.choices ?? []).map(({ name, name_localizations, value }) => ({
        name: inLocale(name, name_localizations, locale),
        value,
      }))
    },
    press: (user, message, button) => carried(() => deeds.press(context, user, messageId(message), button), message),
    choose: (user, message, select, values) =>
      carried(() => deeds.choose(context, user, messageId(message), select, [values].flat()), message),
    submit(user, modal, values = {}) {
      const about = context.interactions.get(modal.interactionId)?.messageId ?? undefined
      return carried(() => deeds.submit(context, user, modal.interactionId, values), about)
    },
    type(user, channel, text, replyTo) {
      const entry = deeds.say(context, user, channel, text, replyTo === undefined ? undefined : messageId(replyTo))
      const userId = idOf(world, user)
      return seenBy(context, channelFor(context, userId, entry.message.channel_id), entry, userId)
    },
    dismiss: (user, message) => deeds.dismiss(context, user, messageId(message)),
    read(user, channel) {
      const userId = idOf(world, user)
      deeds.markRead(context, userId, channelFor(context, userId, channel))
    },
    openDm: (user) => deeds.openDm(context, user).id,
    sees: seen,
    see: (user, message) => seeOrNull(context, idOf(world, user), messageId(message)),
    channels: (user) =>
      Object.values(world.channels)
        .filter((channel) => unreadFor(context, idOf(world, user)).some(({ channelId }) => channelId === channel.id))
        .map(listed),
    unread: (user) => unreadFor(context, idOf(world, user)),
    offers(user, channel) {
      const userId = idOf(world, user)
      return offersFor(context, channelFor(context, userId, channel), userId)
    },
    waitFor: (look, description = 'something', patience) => hub.until(look, description, patience),
    waitForMessage: (user, channel, fits, patience) =>
      hub.until(() => seen(user, channel).findLast(fits), `a message to ${user} in ${channel}`, patience),
    permit(where, who, { allow, deny }) {
      const channel = anyChannel(context, where)
      const { id, type } = subject(context, who)
      channel.overwrites = channel.overwrites.filter((overwrite) => overwrite.id !== id)
      if (allow || deny)
        channel.overwrites.push({ id, type, allow: String(bitsOf(allow ?? [])), deny: String(bitsOf(deny ?? [])) })
      tellChannel(context, channel)
    },
    newChannel(name) {
      const channel = blankChannel(context.newId(), name, Object.keys(world.channels).length)
      world.channels[channel.id] = channel
      context.toBot('CHANNEL_CREATE', fullChannel(world, channel))
      context.changed({ kind: 'channel', id: channel.id })
      return channel.id
    },
    newForeignChannel(name) {
      const channel = blankChannel(context.newId(), name, Object.keys(world.channels).length)
      world.channels[channel.id] = { ...channel, foreignServer: context.newId() }
      context.changed({ kind: 'channel', id: channel.id })
      return channel.id
    },
    removeChannel: (where) => removeChannel(context, anyChannel(context, where)),
    removeMessage(id) {
      deeds.removeAny(context, id)
    },
    setThread(where, state) {
      const channel = anyChannel(context, where)
      if (!channel.thread) throw new CannotDo(`"${where}" is no thread.`)
      Object.assign(channel.thread, state)
      tellChannel(context, channel)
    },
    dismissBot() {
      personOf(world, world.applicationId).hasLeft = true
      context.toBot('GUILD_DELETE', { id: world.guildId })
      context.changed({ kind: 'people' })
    },
    inviteBot() {
      personOf(world, world.applicationId).hasLeft = false
      context.toBot('GUILD_CREATE', guildCreated(world, Object.values(world.channels)))
      context.changed({ kind: 'people' })
    },
    leaveServer(user) {
      const person = personOf(world, user)
      person.hasLeft = true
      tell('GUILD_MEMBER_REMOVE', { user: person.user })
    },
    joinServer(user) {
      const person = personOf(world, user)
      person.hasLeft = false
      tell('GUILD_MEMBER_ADD', memberOf(world, person.user.id))
    },
    nickname(user, nick) {
      const { id } = subject(context, user)
      personOf(world, id).nick = nick
      tell('GUILD_MEMBER_UPDATE', memberOf(world, id))
    },
    takeDms(user, does) {
      personOf(world, user).takesDms = does
    },
  }
}
