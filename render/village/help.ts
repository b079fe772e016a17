import type { Cards } from '#data/village/schema'
import type { Language } from '#texts'
import { HELP_TOPICS, type HelpTopic, helpText } from '#texts/village/help-notes'
import { helpPage } from '../common/help-page.ts'
import type { HelpPiece } from '../common/help-piece.ts'
import type { Picture } from '../engine/draw.ts'
import { LIFE_PIECES } from './help-life.ts'
import { PLACE_PIECES } from './help-places.ts'
import { SET_PIECES } from './help-sets.ts'

/** The chapters of the rules as pictures, with the values of the table they are read at. */

export { HELP_TOPICS, type HelpTopic }

const PIECES: Readonly<Record<HelpTopic, (cards: Cards) => HelpPiece>> = {
  ...LIFE_PIECES,
  ...PLACE_PIECES,
  ...SET_PIECES,
}

export function helpPicture(topic: HelpTopic, language: Language, cards: Cards): Picture {
  return { ...helpPage(PIECES[topic](cards), helpText(language, topic)), colours: 'village' }
}
