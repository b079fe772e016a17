import { DE } from './words/board-de.ts'
import { EN } from './words/board-en.ts'
import { NL } from './words/board-nl.ts'
import type { Language } from './words.ts'

export type BoardWord = keyof typeof EN

const ALL: Record<Language, Record<BoardWord, string>> = { en: EN, de: DE, nl: NL }

export type Facts = Readonly<Record<string, string | number>>

export function tell(language: Language, word: BoardWord, facts: Facts = {}): string {
  return ALL[language][word].replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key] ?? ''))
}
