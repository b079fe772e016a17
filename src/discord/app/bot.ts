import { type Client, DiscordAPIError, Events, RESTJSONErrorCodes } from 'discord.js'
import { PRESENTATIONS } from '#presentation/registry'
import { welcomeScreen } from '../features/welcome/screen.ts'
import { type Pulse, whyNotLetIn } from '../ops/pulse.ts'
import { type Assembly, assemble, type BotOptions } from './assembly.ts'
import type { AppContext } from './context.ts'
import { learnEmojis } from './emojis.ts'
import { inviteLink } from './permissions.ts'
import { languageOf, readerFor } from './reader.ts'
import { messageOf } from './send.ts'

export type { BotOptions }

export interface Bot {
  readonly app: AppContext
  readonly pulse: Pulse
  /** Says hello in a channel, with a button to begin. */
  /** Greets in the language of one of Discord's locales. */
  greet(channel: string, locale?: string): Promise<void>
  readonly ready: Promise<void>
  stop(): Promise<void>
}

class RunningBot implements Bot {
  readonly app: AppContext
  readonly pulse: Pulse
  readonly ready: Promise<void>
  readonly #parts: Assembly
  readonly #options: BotOptions
  readonly #leaving = new AbortController()
  #emojis: Promise<void> = Promise.resolve()

  constructor(parts: Assembly, options: BotOptions) {
    this.app = parts.app
    this.pulse = parts.pulse
    this.#parts = parts
    this.#options = options
    this.ready = new Promise((resolve, reject) => {
      this.app.client.once(Events.ClientReady, (client) => {
        this.#prepare(client).then(resolve, reject)
      })
    })
    this.ready.catch((error) => this.app.log.error({ err: error }, 'the bot could not be made ready'))
  }

  async #prepare(client: Client<true>): Promise<void> {
    const { emojis, log, studio, tables } = this.app
    await this.#registerCommands(client)
    tables.start()
    // Words do until they are there.
    this.#emojis = learnEmojis(client, emojis, studio, log, this.#leaving.signal)
    log.info({ guilds: client.guilds.cache.size, invite: inviteLink(client.application.id) }, 'ready')
    void this.#parts.owner.tellRights()
    void this.#parts.greeter.greetMissed()
  }

  /** Buttons go on working where Discord does not take the commands, and so do those it took before. */
  async #registerCommands({ application }: Client<true>): Promise<void> {
    const { commands, log } = this.app
    const { definitions, guild } = this.#options
    const manager = application.commands
    try {
      const known = await (guild === undefined
        ? manager.set(definitions)
        : manager.set(definitions.map(onServer), guild))
      for (const { name, id } of known.values()) commands.keep(name, id)
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.status >= 500) throw error
      log.error({ err: error }, 'Discord did not take the commands')
      void this.#parts.owner.tellCommands(error.message, error.code === RESTJSONErrorCodes.MissingAccess)
    }
  }

  async login(): Promise<void> {
    const { client, studio } = this.app
    try {
      await client.login(this.#options.token)
    } catch (error) {
      await client.destroy()
      await studio.close()
      throw await whyNotLetIn(this.pulse, error)
    }
  }

  async greet(channel: string, locale = 'en'): Promise<void> {
    const { app } = this
    const fetched = await app.client.channels.fetch(channel)
    const [presentation] = PRESENTATIONS
    if (!fetched?.isSendable() || presentation === undefined) return
    await fetched.send(messageOf(await welcomeScreen(app, readerFor(app, languageOf(locale), null), presentation.game)))
  }

  async stop(): Promise<void> {
    const { gate, router, teller } = this.#parts
    const { channels, client, studio, tables } = this.app
    this.#leaving.abort()
    teller.close()
    channels.close()
    await router.close()
    await tables.stop()
    // People who pressed meanwhile are still being told to come again.
    await router.close()
    gate.close()
    await client.destroy()
    await this.#emojis
    await studio.close()
  }
}

/** Says where a command may be used, of those that are there for everybody. */
function onServer(definition: BotOptions['definitions'][number]): BotOptions['definitions'][number] {
  const { contexts: _, integration_types: __, ...own } = definition
  return own
}

export async function startBot(options: BotOptions): Promise<Bot> {
  const bot = new RunningBot(assemble(options), options)
  await bot.login()
  return bot
}
