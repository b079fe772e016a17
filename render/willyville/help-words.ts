import type { HelpText } from '../common/help-page.ts'
import { DE } from './words/help-de.ts'
import { EN } from './words/help-en.ts'
import { NL } from './words/help-nl.ts'
import type { Language } from './words.ts'

/** The notes of the help pictures. */

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

export type { HelpText }

export const HELP_WORDS: Record<Language, Record<HelpTopic, HelpText>> = { en: EN, de: DE, nl: NL }
