import { teller } from '../index.ts'
import { DE } from './de/pages.ts'
import { EN, type PageWord } from './en/pages.ts'
import { NL } from './nl/pages.ts'

export type { PageWord }

/** Words of the score sheet and of a chapter's end. */
export const pageText = teller<PageWord>({ en: EN, de: DE, nl: NL })
