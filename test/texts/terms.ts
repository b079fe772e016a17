import type { Language } from '#texts'

/** What a concept is called in one language. */
export interface Wording {
  readonly term: string
  /** Words that must not be said for it: a capital letter counts where the word has one, `*` stands for any ending. */
  readonly not?: readonly string[]
  /** Texts that must not stand for it alone, as a heading or a label. */
  readonly notAlone?: readonly string[]
}

/** One concept with its only name in every language. */
export interface Term extends Readonly<Record<Language, Wording>> {
  readonly concept: string
  /** Keys whose texts mean something else by a word that is refused here. */
  readonly except?: RegExp
}

function pattern(word: string): RegExp {
  const letters = word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*')
  const flags = word === word.toLocaleLowerCase() ? 'iu' : 'u'
  return new RegExp(`(?<![\\p{L}-])${letters}(?!\\p{L})`, flags)
}

/** The refused words that a text says, each with the term to say instead. */
export function refusedWords(text: string, key: string, language: Language, terms: readonly Term[]): string[] {
  return terms
    .filter(({ except }) => except?.test(key) !== true)
    .flatMap(({ [language]: { term, not = [], notAlone = [] } }) => [
      ...not.filter((word) => pattern(word).test(text)).map((word) => `“${word}” is called “${term}”`),
      ...notAlone
        .filter((word) => text.toLocaleLowerCase() === word.toLocaleLowerCase())
        .map((word) => `“${word}” alone is called “${term}”`),
    ])
}
