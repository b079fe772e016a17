import { type Catalogue, teller } from '../index.ts'
import { DE } from './de.ts'
import { EN, type Key } from './en.ts'
import { NL } from './nl.ts'

export type { Facts } from '../index.ts'
export type { Key }

export const CATALOGUE: Catalogue<Key> = { en: EN, de: DE, nl: NL }

export const say = teller(CATALOGUE)
