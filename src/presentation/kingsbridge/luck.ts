import type { NewsKind } from '#kingsbridge/news'
import type { Voice } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'

/** K-EVENT, K-PLAGUE, K-DUTY: after what nothing can be taken back. */
const LUCK = ['eventTurned', 'fellIll', 'taxRolled'] as const satisfies NewsKind[]

export function luck(kinds: readonly string[], when: 'follows' | 'followed', voice: Voice): string | null {
  const { list, say } = phrasingIn(voice)
  const there = LUCK.filter((kind) => kinds.includes(kind))
  return there.length === 0 ? null : list(there.map((kind) => say(`luck.${kind}.${when}`)))
}
