import type { Language } from '../index.ts'
import { DE } from './de/help-notes.ts'
import { EN } from './en/help-notes.ts'
import { say } from './index.ts'
import { NL } from './nl/help-notes.ts'

/** The chapters of the rules, each with a picture. */
export const HELP_TOPICS = [
  ...(['aim', 'round', 'council', 'favour', 'piles', 'cards', 'goods'] as const),
  ...(['projects', 'houses', 'plague', 'duties', 'end', 'secrets', 'values'] as const),
]
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** As many as the picture has marks. */
export type HelpNotes = Readonly<Record<HelpTopic, readonly string[]>>

const HELP_NOTES: Readonly<Record<Language, HelpNotes>> = { en: EN, de: DE, nl: NL }

/** The title and the notes of a help picture. */
export function helpText(language: Language, topic: HelpTopic): { title: string; notes: readonly string[] } {
  return { title: say(language, `topic.${topic}`), notes: HELP_NOTES[language][topic] }
}
