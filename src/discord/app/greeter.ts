import { ChannelType, type Guild, MessageFlags, type TextChannel } from 'discord.js'
import { isDenial } from '#tables'
import { greetingScreen } from '../features/welcome/greeting.ts'
import type { AppContext } from './context.ts'
import { readId } from './custom-ids.ts'
import { missingPermissions } from './permissions.ts'
import { languageOf, readerFor } from './reader.ts'
import { messageOf } from './send.ts'

/** So many messages back a greeting is looked for. */
const LOOKED_AT = 50

/** The place where a server looks first, else the first channel in which the bot may write. */
function placeIn(guild: Guild): TextChannel | undefined {
  const channels = [...guild.channels.cache.values()].filter((channel) => channel.type === ChannelType.GuildText)
  const inOrder = channels.sort((a, b) => a.rawPosition - b.rawPosition)
  const first = inOrder.filter(({ id }) => id === guild.systemChannelId)
  return [...first, ...inOrder].find((channel) => {
    const missing = missingPermissions(channel)
    return !missing.includes('ViewChannel') && !missing.includes('SendMessages')
  })
}

/** Finds a greeting from an earlier invitation; where nothing may be read there is none. */
async function isGreeted(channel: TextChannel): Promise<boolean> {
  if (missingPermissions(channel).includes('ReadMessageHistory')) return false
  const messages = await channel.messages.fetch({ limit: LOOKED_AT, cache: false })
  const ids = (message: unknown) => JSON.stringify(message).match(/w\|[^"]+/g) ?? []
  return messages.some(({ author, components }) => {
    const own = author.id === channel.client.user.id ? components.map((part) => part.toJSON()) : []
    return ids(own).some((id) => readId(id)?.verb === 'whichgame')
  })
}

/** A server that invited the bot longer ago has found its own way to it. */
const LATELY = 30 * 24 * 60 * 60_000

/** Says a first word on a server the bot has just been invited to: once, and without a sound. */
export class Greeter {
  readonly #app: AppContext

  constructor(app: AppContext) {
    this.#app = app
  }

  greet = async (server: string): Promise<void> => {
    const { client, log } = this.#app
    const guild = client.guilds.cache.get(server)
    if (guild === undefined) return
    try {
      await this.#greet(guild)
    } catch (error) {
      log.info({ err: error, server }, 'no first word could be said')
    }
  }

  /** Makes up for the invitations nobody heard, while the bot was not there. */
  greetMissed = async (): Promise<void> => {
    const { client, tables } = this.#app
    const isNew = ({ joinedTimestamp }: Guild) => Date.now() - joinedTimestamp < LATELY
    for (const { id } of client.guilds.cache.filter(isNew).values()) {
      const isKnown = await tables.servers.isGreeted(id)
      if (isKnown === false) await this.greet(id)
    }
  }

  async #greet(guild: Guild): Promise<void> {
    const { servers, directory } = this.#app.tables
    const tables = await directory.tablesOnServer(guild.id)
    const channel = placeIn(guild)
    if (channel === undefined || isDenial(tables)) return
    // People who play there know the bot.
    if (tables.length === 0 && !(await isGreeted(channel))) await this.#say(guild, channel)
    await servers.setGreeted(guild.id)
  }

  async #say(guild: Guild, channel: TextChannel): Promise<void> {
    const reader = readerFor(this.#app, languageOf(guild.preferredLocale), null)
    await channel.send({
      ...messageOf(greetingScreen(reader)),
      flags: MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications,
      // Every process is told of the invitation; Discord shows one of their messages.
      nonce: `hello${guild.id}`,
      enforceNonce: true,
    })
  }
}
