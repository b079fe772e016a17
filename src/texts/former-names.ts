import type { Language } from '#data/languages'

/** Names that things had before, by a word of the name they have now, both in small letters: who typed them still may. */
export type FormerNames = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** The former names of everything these words name. */
export function formerNamesOf(names: FormerNames, language: Language, words: readonly string[]): string[] {
  return words.flatMap((word) => names[language][word.toLocaleLowerCase()]?.split(' ') ?? [])
}
