import type { VillageOption } from '#village/modules/modules'
import type { Space } from '#village/words'
import type { AskedAbout } from '../asking.ts'
import type { SeenOptions } from '../base-askable.ts'
import { BASE_LABELS } from '../base-labels.ts'
import type { BoardPart } from '../board-part.ts'
import type { Labels } from '../option-labels.ts'
import { BASE_ORDER_WORDS, type OrderWords } from '../order-words.ts'
import type { Tellers } from '../tellers.ts'
import { INN_ASKABLE } from './inn/askable.ts'
import { INN_BOARD } from './inn/board.ts'
import { INN_LABELS } from './inn/labels.ts'
import { INN_ORDER_WORDS } from './inn/orders.ts'
import { INN_LINES, INN_PARTS } from './inn/tellers.ts'
import { MARRIAGE_ASKABLE } from './marriage/askable.ts'
import { MARRIAGE_ASKED } from './marriage/asking.ts'
import { MARRIAGE_BOARD } from './marriage/board.ts'
import { MARRIAGE_LABELS } from './marriage/labels.ts'
import { MARRIAGE_ORDER_WORDS } from './marriage/orders.ts'
import { MARRIAGE_LINES, MARRIAGE_PARTS } from './marriage/tellers.ts'
import { PORT_ASKABLE } from './port/askable.ts'
import { PORT_BOARD } from './port/board.ts'
import { PORT_LABELS } from './port/labels.ts'
import { PORT_ORDER_WORDS } from './port/orders.ts'
import { PORT_LINES, PORT_PARTS } from './port/tellers.ts'
import { SOLO_BOARD } from './solo/board.ts'
import { SOLO_LABELS } from './solo/labels.ts'
import { SOLO_LINES } from './solo/tellers.ts'

/** The only list of expansions as they are shown. */

export const LABELS: Labels<VillageOption> = {
  ...BASE_LABELS,
  ...INN_LABELS,
  ...PORT_LABELS,
  ...MARRIAGE_LABELS,
  ...SOLO_LABELS,
}

/** Options that may be asked about, by space; the first that knows a space has it. */
export const ASKABLE_IN_MODULES: readonly Partial<Record<Space, SeenOptions>>[] = [
  PORT_ASKABLE,
  INN_ASKABLE,
  MARRIAGE_ASKABLE,
]

/** News that are parts of the line about the seat that acts. */
export const PARTS_IN_MODULES: Tellers = { ...INN_PARTS, ...PORT_PARTS, ...MARRIAGE_PARTS }

/** News that have a line of their own. */
export const LINES_IN_MODULES: Tellers = { ...INN_LINES, ...PORT_LINES, ...MARRIAGE_LINES, ...SOLO_LINES }

/** Questions that come up in nobody's turn. */
export const ASKED_IN_MODULES: AskedAbout = { ...MARRIAGE_ASKED }

/** Rows of the boards in words, in the order in which they stand. */
export const BOARD_PARTS: readonly BoardPart[] = [MARRIAGE_BOARD, SOLO_BOARD, INN_BOARD, PORT_BOARD]

/** Texts of standing orders; each order is in one of these lists. */
export const ORDER_WORDS: OrderWords = {
  ...BASE_ORDER_WORDS,
  ...MARRIAGE_ORDER_WORDS,
  ...PORT_ORDER_WORDS,
  ...INN_ORDER_WORDS,
}
