import type { NewsKind } from '#willyville/news'
import type { Voice } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'

/** W-DICE, W-TRAVEL, W-MARKET, W-MONK, W-DEATH-2: after what nothing can be taken back. */
const LUCK = [
  'cardSeen',
  'seventhShown',
  'offerFilled',
  'monkShown',
  'ratRan',
  'roundBegan',
] as const satisfies NewsKind[]

export function luck(kinds: readonly string[], when: 'follows' | 'followed', voice: Voice): string | null {
  const { list, say } = phrasingIn(voice)
  const there = LUCK.filter((kind) => kinds.includes(kind))
  return there.length === 0 ? null : list(there.map((kind) => say(`luck.${kind}.${when}`)))
}
