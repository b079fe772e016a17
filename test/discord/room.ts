import { Client, type InteractionResponse, type ModalSubmitInteraction, PermissionsBitField } from 'discord.js'
import { pino } from 'pino'
import { Channels } from '#discord/app/channels'
import { CommandBook } from '#discord/app/command-names'
import type { AppContext } from '#discord/app/context'
import { readId } from '#discord/app/custom-ids'
import { EmojiBook } from '#discord/app/emojis'
import { Memory } from '#discord/app/memory'
import { ALL_PERMISSIONS } from '#discord/app/permissions'
import { Quotas } from '#discord/app/quotas'
import { readerFor } from '#discord/app/reader'
import type { PressContext } from '#discord/app/router'
import type { ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { newNonce } from '#discord/app/verb-ids'
import type { Handler } from '#discord/app/verbs'
import { VERBS } from '#discord/features/verbs'
import { newMetrics } from '#discord/ops/metrics'
import { EMOJIS } from '#presentation/emojis'
import { Studio } from '#render/engine/studio'
import type { Language, Look } from '#tables'
import { type Hall, yes } from '#test/tables/hall'

const EMOJI_ID = 10n ** 17n

/** All the bot's emojis, as if they had been uploaded: the longest texts there are. */
function emojiBook(): EmojiBook {
  const book = new EmojiBook(EMOJIS)
  for (const [index, { name }] of book.all.entries()) {
    book.keep(name, String(EMOJI_ID + BigInt(index)))
  }
  return book
}

/** Paints nothing, at once: a picture's frame, places and alt text are there before it is painted. */
const BLANK = new URL('./blank.mjs', import.meta.url)

/** Screens without Discord: presses go in as data, screens come out as data, what lies between is real. */
export class Room {
  readonly hall: Hall
  readonly app: AppContext
  /** The rights Discord says the bot has where somebody presses. */
  permissions = ALL_PERMISSIONS
  /** Forms that were opened. */
  readonly forms: object[] = []
  #presses = 0

  constructor(hall: Hall) {
    this.hall = hall
    const client = new Client({ intents: [] })
    this.app = {
      client,
      channels: new Channels(client),
      quotas: new Quotas(() => hall.now),
      memory: new Memory(),
      tables: hall.tables,
      studio: new Studio({
        log: (sentence) => void hall.told.push({ error: sentence, broken: undefined }),
        worker: BLANK,
      }),
      emojis: emojiBook(),
      commands: new CommandBook(),
      wordsAfter: 60_000,
      log: pino({ level: 'silent' }),
      metrics: newMetrics({ busy: () => 0, posts: async () => null, isHolding: () => false, now: () => hall.now }),
    }
  }

  async close(): Promise<void> {
    await this.hall.close()
    await this.app.studio.close()
    await this.app.client.destroy()
  }

  async context(id: number, person: string | null, language: Language): Promise<ScreenContext> {
    const look: Look = yes(await this.hall.tables.reading.look(id, person))
    return { app: this.app, look, reader: readerFor(this.app, language, person), nonce: newNonce() }
  }

  /** All that handlers ask of whoever pressed; whatever else they touched would be missed at once. */
  request(person: string, language: Language) {
    const showModal = async (form: object): Promise<InteractionResponse | undefined> => {
      this.forms.push(form)
      return undefined
    }
    const interaction = {
      user: { id: person, displayName: `Player ${person}` },
      member: null,
      isModalSubmit: () => false,
      showModal,
      createdTimestamp: this.hall.now,
      channel: null,
      channelId: 'channel',
      guildId: 'server',
      appPermissions: new PermissionsBitField(this.permissions),
      locale: 'en-US',
      guildLocale: 'en-US',
      deferred: false,
    }
    const requestId = `p${this.#presses++}`
    const reader = readerFor(this.app, language, person)
    return { app: this.app, interaction: interaction as unknown as ModalSubmitInteraction, reader, requestId }
  }

  /** The outcome of pressing a button, or of choosing in a select. */
  async press(
    person: string,
    language: Language,
    customId: string,
    values: readonly string[] = [],
  ): ReturnType<Handler> {
    const id = readId(customId)
    const verb = id === null ? undefined : VERBS[id.verb]
    if (id === null || verb === undefined) throw new Error(`nothing is behind ${customId}`)
    const press: PressContext = { ...this.request(person, language), id, values }
    return verb.handle(press, id.arg)
  }

  async shown(person: string, language: Language, customId: string, values: readonly string[] = []): Promise<Screen> {
    const screen = await this.press(person, language, customId, values)
    if (screen === null) throw new Error(`${customId} shows nothing`)
    return screen
  }
}
