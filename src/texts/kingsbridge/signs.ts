import { teller } from '../index.ts'
import { DE } from './de/signs.ts'
import { EN, type SignWord } from './en/signs.ts'
import { NL } from './nl/signs.ts'

export type { SignWord }

/** Short words for the signs in pictures: a sign is 136 wide. */
export const signText = teller<SignWord>({ en: EN, de: DE, nl: NL })
