import type { Cards } from '#data/kingsbridge/schema'
import type { Language } from '#texts'
import { HELP_TOPICS, type HelpTopic, helpText } from '#texts/kingsbridge/help-notes'
import { helpPage } from '../common/help-page.ts'
import type { HelpPiece } from '../common/help-piece.ts'
import type { Picture } from '../engine/draw.ts'
import { COURSE_PIECES } from './help-course.ts'
import { TOWN_PIECES } from './help-town.ts'

/** The chapters of the rules as pictures, with the values of the table they are read at. */

export { HELP_TOPICS, type HelpTopic }

const PIECES: Readonly<Record<HelpTopic, (cards: Cards) => HelpPiece>> = { ...COURSE_PIECES, ...TOWN_PIECES }

export function helpPicture(topic: HelpTopic, language: Language, cards: Cards): Picture {
  return { ...helpPage(PIECES[topic](cards), helpText(language, topic)), colours: 'kingsbridge' }
}
