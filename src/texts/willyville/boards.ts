import { teller } from '../index.ts'
import { DE } from './de/boards.ts'
import { type BoardWord, EN } from './en/boards.ts'
import { NL } from './nl/boards.ts'

export type { BoardWord }

/** Words of boards in text, which describe pictures too. */
export const boardText = teller<BoardWord>({ en: EN, de: DE, nl: NL })
