import type { HelpTopic } from '#texts/willyville/help-notes'
import type { HelpPiece } from '../common/help-piece.ts'
import { CARD_PIECES } from './help-cards.ts'
import { LIFE_PIECES } from './help-life.ts'

/** The piece shown for each topic. */
export const HELP_PIECES: Record<HelpTopic, HelpPiece> = { ...CARD_PIECES, ...LIFE_PIECES }
