import { helpPage } from '../common/help-page.ts'
import type { Picture } from '../engine/draw.ts'
import { HELP_PIECES } from './help-pieces.ts'
import { HELP_TOPICS, HELP_WORDS, type HelpTopic } from './help-words.ts'
import type { Language } from './words.ts'

/** The chapters of the rules as pictures. */

export { HELP_TOPICS, type HelpTopic }

export function helpPicture(topic: HelpTopic, language: Language): Picture {
  return helpPage(HELP_PIECES[topic], HELP_WORDS[language][topic])
}
