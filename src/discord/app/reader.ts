import type { Voice } from '#presentation/presentation'
import { LANGUAGES, type Language } from '#tables'
import type { Facts } from '#texts'
import { tell as tellIn, type UiKey } from '#texts/ui/index'
import type { AppContext } from './context.ts'

/** Somebody who reads, and their language. */
export interface Reader {
  readonly person: string | null
  readonly voice: Voice
  say(key: UiKey, facts?: Facts): string
  /** A command as this reader finds it; a game’s own commands stand behind the game’s. */
  command(name: string, game?: string | null): string
}

/** The language of one of Discord's locales: `de` and `de-AT` are German. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? LANGUAGES[0]
}

export function readerFor(app: AppContext, language: Language, person: string | null): Reader {
  const voice: Voice = { language, emoji: (name) => app.emojis.inText(name, language) }
  return {
    person,
    voice,
    say: (key, facts) => tellIn(language, key, facts),
    command: (name, game = null) => app.commands.inText(name, game, language),
  }
}

/** Panels speak the reader's own language, tables theirs. */
export async function readerOf(app: AppContext, person: string, locale: string): Promise<Reader> {
  const { language } = await app.tables.people.settings(person)
  return readerFor(app, language ?? languageOf(locale), person)
}
