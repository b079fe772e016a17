import type { Language } from '../index.ts'
import { DE } from './de/help-notes.ts'
import { EN } from './en/help-notes.ts'
import { say } from './index.ts'
import { NL } from './nl/help-notes.ts'

/** Pictures of single lessons, beside those of the chapters. */
const LESSON_TOPICS = ['clock', 'chronicle', 'birth', 'mass'] as const
type LessonTopic = (typeof LESSON_TOPICS)[number]

const CHAPTER_TOPICS = [
  ...(['aim', 'turn', 'time', 'farm', 'crafts', 'market', 'council', 'travel', 'church'] as const),
  ...(['inn', 'port', 'marriage', 'solo', 'end'] as const),
]

export const HELP_TOPICS = [...CHAPTER_TOPICS, ...LESSON_TOPICS]
export type HelpTopic = (typeof HELP_TOPICS)[number]

export interface HelpNotes {
  /** Chapters have their titles already. */
  readonly titles: Readonly<Record<LessonTopic, string>>
  /** As many as the picture has marks. */
  readonly notes: Readonly<Record<HelpTopic, readonly string[]>>
}

const HELP_NOTES: Readonly<Record<Language, HelpNotes>> = { en: EN, de: DE, nl: NL }

function isLesson(topic: HelpTopic): topic is LessonTopic {
  return (LESSON_TOPICS as readonly HelpTopic[]).includes(topic)
}

/** The title and the notes of a help picture. */
export function helpText(language: Language, topic: HelpTopic): { title: string; notes: readonly string[] } {
  const { titles, notes } = HELP_NOTES[language]
  return { title: isLesson(topic) ? titles[topic] : say(language, `topic.${topic}.title`), notes: notes[topic] }
}
