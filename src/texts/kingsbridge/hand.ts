import { teller } from '../index.ts'
import { DE } from './de/hand.ts'
import { EN, type HandWord } from './en/hand.ts'
import { NL } from './nl/hand.ts'

export type { HandWord }

/** Words in the pictures that one player looks at alone. */
export const handText = teller<HandWord>({ en: EN, de: DE, nl: NL })
