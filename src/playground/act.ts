import * as deeds from './deeds.ts'
import { TO_ACKNOWLEDGE } from './interactions.ts'
import { inLocale, type Offer, offersFor } from './offers.ts'
import { CannotDo, channelFor, entriesFor, findEntry, idOf, personOf } from './people.ts'
import { bitsOf, type Right } from './permissions.ts'
import { blankChannel } from './sample.ts'
import { type Seen, seenBy, type Unread, unreadFor } from './seen.ts'
import { fullChannel, guildCreated, memberOf } from './shapes.ts'
import { removeChannel, tellChannel } from './threads.ts'
import type { Channel, Ground, Interaction, Json, Modal } from './types.ts'
import type { Hub } from './waiting.ts'

/** What came of an act, as the one who did it sees it. */
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

function seeOrNull(ground: Ground, userId: string, id: string | null): Seen | null {
  if (id === null) return null
  try {
    const { channel, entry } = findEntry(ground, userId, id)
    return seenBy(ground, channel, entry, userId)
  } catch (error) {
    if (error instanceof CannotDo) return null
    throw error
  }
}

function followUpsOf(ground: Ground, one: Interaction): Seen[] {
  const channel = ground.world.channels[one.channelId]
  const mine = channel?.entries.filter(
    ({ interactionId, message }) => interactionId === one.id && message.id !== one.originalId,
  )
  return channel && mine ? mine.map((entry) => seenBy(ground, channel, entry, one.userId)) : []
}

/** How often a message was changed; what `silent` waits on. */
function stamp(seen: Seen | null): string {
  return JSON.stringify(seen && [seen.raw.edited_timestamp, seen.raw.flags, seen.raw.components, seen.text])
}

function replyOf(ground: Ground, hub: Hub, one: Interaction, before: string): Reply {
  const message = () => seeOrNull(ground, one.userId, one.originalId)
  const kind = KINDS[one.acknowledged ?? 0] ?? 'message'
  const isReady = (seen: Seen) => !seen.isThinking && (kind !== 'silent' || stamp(seen) !== before)
  return {
    interactionId: one.id,
    kind,
    modal: one.modal,
    message,
    answer: () =>
      hub.until(() => {
        const seen = message()
        return seen && isReady(seen) ? seen : kind === 'silent' ? followUpsOf(ground, one)[0] : null
      }, 'the bot’s answer'),
    followUps: () => followUpsOf(ground, one),
  }
}

function listed({ id, name, type, parentId, thread }: Channel) {
  return { id, name, type, parentId, isArchived: thread?.archived ?? false }
}

function subject({ world }: Ground, who: string): { id: string; type: 0 | 1 } {
  if (who === 'everyone') return { id: world.guildId, type: 0 }
  return { id: who === 'bot' ? world.applicationId : idOf(world, who), type: 1 }
}

function anyChannel({ world }: Ground, where: string): Channel {
  const found = world.channels[where] ?? Object.values(world.channels).find(({ name }) => name === where)
  if (!found) throw new CannotDo(`There is no channel "${where}".`)
  return found
}

export function actOn(ground: Ground, hub: Hub): Act {
  const { world } = ground

  async function acknowledged(one: Interaction): Promise<Interaction> {
    const look = () => one.acknowledged !== null || one.expired
    await hub.until(look, 'an acknowledgement', TO_ACKNOWLEDGE * 4)
    if (one.acknowledged === null) throw new Error('The application did not respond.')
    return one
  }

  async function carried(act: () => Interaction, about?: MessageLike): Promise<Reply> {
    const before = (one: string) => stamp(about === undefined ? null : seeOrNull(ground, one, messageId(about)))
    const one = act()
    const stampBefore = before(one.userId)
    return replyOf(ground, hub, await acknowledged(one), stampBefore)
  }

  const tell = (event: string, data: object) => {
    ground.toBot(event, { guild_id: world.guildId, ...data })
    ground.changed({ kind: 'people' })
  }

  const seen = (user: string, where: string) => {
    const userId = idOf(world, user)
    const channel = channelFor(ground, userId, where)
    return entriesFor(channel, userId).map((entry) => seenBy(ground, channel, entry, userId))
  }

  return {
    slash: (user, channel, command, options = {}) =>
      carried(() => deeds.useCommand(ground, user, channel, command, options)),
    async autocomplete(user, channel, command, options, focused) {
      const one = await acknowledged(deeds.complete(ground, user, channel, command, options, focused))
      const locale = world.people[one.userId]?.locale ?? 'en-US'
      return (one.choices ?? []).map(({ name, name_localizations, value }) => ({
        name: inLocale(name, name_localizations, locale),
        value,
      }))
    },
    press: (user, message, button) => carried(() => deeds.press(ground, user, messageId(message), button), message),
    choose: (user, message, select, values) =>
      carried(() => deeds.choose(ground, user, messageId(message), select, [values].flat()), message),
    submit(user, modal, values = {}) {
      const about = ground.interactions.get(modal.interactionId)?.messageId ?? undefined
      return carried(() => deeds.submit(ground, user, modal.interactionId, values as Json), about)
    },
    type(user, channel, text, replyTo) {
      const entry = deeds.say(ground, user, channel, text, replyTo === undefined ? undefined : messageId(replyTo))
      const userId = idOf(world, user)
      return seenBy(ground, channelFor(ground, userId, entry.message.channel_id), entry, userId)
    },
    dismiss: (user, message) => deeds.dismiss(ground, user, messageId(message)),
    read(user, channel) {
      const userId = idOf(world, user)
      deeds.markRead(ground, userId, channelFor(ground, userId, channel))
    },
    openDm: (user) => deeds.openDm(ground, user).id,
    sees: seen,
    see: (user, message) => seeOrNull(ground, idOf(world, user), messageId(message)),
    channels: (user) =>
      Object.values(world.channels)
        .filter((channel) => unreadFor(ground, idOf(world, user)).some(({ channelId }) => channelId === channel.id))
        .map(listed),
    unread: (user) => unreadFor(ground, idOf(world, user)),
    offers(user, channel) {
      const userId = idOf(world, user)
      return offersFor(ground, channelFor(ground, userId, channel), userId)
    },
    waitFor: (look, what = 'something', patience) => hub.until(look, what, patience),
    waitForMessage: (user, channel, fits, patience) =>
      hub.until(() => seen(user, channel).findLast(fits), `a message to ${user} in ${channel}`, patience),
    permit(where, who, { allow, deny }) {
      const channel = anyChannel(ground, where)
      const { id, type } = subject(ground, who)
      channel.overwrites = channel.overwrites.filter((one) => one.id !== id)
      if (allow || deny)
        channel.overwrites.push({ id, type, allow: String(bitsOf(allow ?? [])), deny: String(bitsOf(deny ?? [])) })
      tellChannel(ground, channel)
    },
    newChannel(name) {
      const channel = blankChannel(ground.newId(), name, Object.keys(world.channels).length)
      world.channels[channel.id] = channel
      ground.toBot('CHANNEL_CREATE', fullChannel(world, channel))
      ground.changed({ kind: 'channel', id: channel.id })
      return channel.id
    },
    removeChannel: (where) => removeChannel(ground, anyChannel(ground, where)),
    removeMessage(id) {
      deeds.removeAny(ground, id)
    },
    setThread(where, state) {
      const channel = anyChannel(ground, where)
      if (!channel.thread) throw new CannotDo(`"${where}" is no thread.`)
      Object.assign(channel.thread, state)
      tellChannel(ground, channel)
    },
    dismissBot() {
      personOf(world, world.applicationId).hasLeft = true
      ground.toBot('GUILD_DELETE', { id: world.guildId })
      ground.changed({ kind: 'people' })
    },
    inviteBot() {
      personOf(world, world.applicationId).hasLeft = false
      ground.toBot('GUILD_CREATE', guildCreated(world, Object.values(world.channels)))
      ground.changed({ kind: 'people' })
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
      const { id } = subject(ground, user)
      personOf(world, id).nick = nick
      tell('GUILD_MEMBER_UPDATE', memberOf(world, id))
    },
    takeDms(user, does) {
      personOf(world, user).takesDms = does
    },
  }
}
