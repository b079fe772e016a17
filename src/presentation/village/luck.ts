import type { NewsKind } from '#village/news'
import type { Voice } from '../presentation.ts'
import { phrasingOf } from './phrasing.ts'

/** V-MASS-2, V-MARKET-8, VP-CHEST-1, VM-WED-1: after what nothing can be taken back. */
const LUCK = ['chestSeen', 'rowFilled', 'monksDrawn', 'dieRolled'] as const satisfies NewsKind[]

export function luck(kinds: readonly string[], when: 'follows' | 'followed', { language }: Voice): string | null {
  const { list, say } = phrasingOf(language)
  const there = LUCK.filter((kind) => kinds.includes(kind))
  return there.length === 0 ? null : list(there.map((kind) => say(`luck.${kind}.${when}`)))
}
