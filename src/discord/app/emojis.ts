import type { APIMessageComponentEmoji, Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Emoji } from '#presentation/presentation'
import type { Studio } from '#render/engine/studio'
import type { Language } from '#tables'

/** The bot's own emojis, by name: ids once they are uploaded, words until then. */
export class EmojiBook {
  readonly #ids = new Map<string, string>()
  readonly #emojis: ReadonlyMap<string, Emoji>

  constructor(emojis: readonly Emoji[]) {
    this.#emojis = new Map(emojis.map((emoji) => [emoji.name, emoji]))
  }

  /** All that are wanted, uploaded or not. */
  get all(): readonly Emoji[] {
    return [...this.#emojis.values()]
  }

  get size(): number {
    return this.#ids.size
  }

  inText(name: string, language: Language): string {
    const id = this.#ids.get(name)
    return id === undefined ? this.word(name, language) : `<:${name}:${id}>`
  }

  /** The emoji for a text that can do without it. */
  ifThere(name: string): string {
    const id = this.#ids.get(name)
    return id === undefined ? '' : `<:${name}:${id}>`
  }

  word(name: string, language: Language): string {
    return this.#emojis.get(name)?.word(language) ?? name
  }

  inButton = (name: string | undefined): APIMessageComponentEmoji | undefined => {
    const id = name === undefined ? undefined : this.#ids.get(name)
    return id === undefined ? undefined : { id, name: name as string }
  }

  keep(name: string, id: string): void {
    this.#ids.set(name, id)
  }
}

/** Uploads what is missing, once; a bot without the right to it, or without pictures, speaks in words. */
export async function learnEmojis(
  client: Client<true>,
  book: EmojiBook,
  studio: Studio,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    const known = await client.application.emojis.fetch()
    for (const emoji of known.values()) if (emoji.name) book.keep(emoji.name, emoji.id)
    for (const { name, picture } of book.all) {
      if (known.some((emoji) => emoji.name === name)) continue
      if (signal.aborted) return
      const attachment = await studio.paint(picture)
      const made = await client.application.emojis.create({ name, attachment })
      book.keep(name, made.id)
    }
  } catch (error) {
    if (signal.aborted) return
    log.warn({ err: error }, 'emojis could not be brought; words are used in their place')
  }
}
