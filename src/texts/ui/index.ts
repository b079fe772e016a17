import { teller } from '../index.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { NL } from './nl.ts'

/** The bot's own name, whatever games it has. */
export const BOT_NAME = 'Willyville'

export type UiKey = keyof typeof EN

/** Says everything that lies outside the games themselves. */
export const tell = teller<UiKey>({ en: EN, de: DE, nl: NL })
