import type { Language } from '../index.ts'
import { DE } from './de/help-notes.ts'
import { EN } from './en/help-notes.ts'
import { NL } from './nl/help-notes.ts'

export const HELP_TOPICS = [
  'dice',
  'time',
  'craft',
  'field',
  'travel',
  'church',
  'monk',
  'meeting',
  'hall',
  'market',
  'customer',
  'school',
  'headman',
  'death',
  'score',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

interface HelpText {
  readonly title: string
  /** As many as the picture has marks. */
  readonly notes: readonly string[]
}

export type HelpNotes = Readonly<Record<HelpTopic, HelpText>>

/** The notes of the help pictures. */
export const HELP_NOTES: Readonly<Record<Language, HelpNotes>> = { en: EN, de: DE, nl: NL }
