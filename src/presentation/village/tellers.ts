import type { VillageNews } from '#village/news'
import type { View } from '#village/view'
import { nameAt, type Phrasing } from './phrasing.ts'

/** The tools of everybody who tells news in sentences. */

export interface Telling {
  readonly phrasing: Phrasing
  readonly view: View
  readonly names: readonly string[]
}

export type Teller<K extends VillageNews['kind']> = (
  telling: Telling,
  news: Extract<VillageNews, { kind: K }>,
) => string

export type Tellers = { readonly [K in VillageNews['kind']]?: Teller<K> }

export function pieceText({ phrasing }: Telling, piece: string): string {
  if (piece === 'member') return phrasing.say('word.member')
  return piece === 'chest' ? phrasing.say('word.chest') : phrasing.some(piece, 1)
}

export function named({ phrasing, names }: Telling, seat: number | null): string {
  return nameAt(phrasing, names, seat)
}
