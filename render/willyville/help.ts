import type { Language } from '#texts'
import { HELP_NOTES, HELP_TOPICS, type HelpTopic } from '#texts/willyville/help-notes'
import { helpPage } from '../common/help-page.ts'
import type { Picture } from '../engine/draw.ts'
import { HELP_PIECES } from './help-pieces.ts'

/** The chapters of the rules as pictures. */

export { HELP_TOPICS, type HelpTopic }

export function helpPicture(topic: HelpTopic, language: Language): Picture {
  return helpPage(HELP_PIECES[topic], HELP_NOTES[language][topic])
}
