import type { APIMessageComponentEmoji, Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Presentation } from '#presentation/presentation'
import type { Studio } from '#render/engine/studio'
import type { Language } from '#tables'
import { EMOJI_WORDS } from '#texts/ui/emojis'

/** The bot's own emojis, by name: ids once they are uploaded, words until then. */
export class EmojiBook {
  readonly #ids = new Map<string, string>()

  get size(): number {
    return this.#ids.size
  }

  inText(name: string, language: Language): string {
    const id = this.#ids.get(name)
    return id === undefined ? this.word(name, language) : `<:${name}:${id}>`
  }

  word(name: string, language: Language): string {
    const words: Readonly<Record<string, string>> = EMOJI_WORDS[language]
    return words[name] ?? name
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
  presentations: readonly Presentation[],
  studio: Studio,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    const known = await client.application.emojis.fetch()
    for (const emoji of known.values()) if (emoji.name) book.keep(emoji.name, emoji.id)
    for (const { name, picture } of presentations.flatMap((presentation) => presentation.emojis)) {
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
