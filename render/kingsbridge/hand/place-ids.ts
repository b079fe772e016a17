import { isOneOf } from '#kernel'
import type { Card, Good, Penalty, ProjectId } from '#kingsbridge/words'

/** Ids of the places on a hand. Plots count from 0. */

const KINDS = ['good', 'vp', 'open', 'discard', 'house', 'seal', 'penalty'] as const
export type HandPlaceKind = (typeof KINDS)[number]

export const onHand = {
  good: (good: Good) => `good:${good}` as const,
  card: (card: Card) => `card:${card}` as const,
  open: (card: Card) => `open:${card}` as const,
  /** By card for whoever sees it, by its place in the pile for all others. */
  discard: (card: Card | number) => `discard:${card}` as const,
  house: (plot: number) => `house:${plot}` as const,
  seal: (project: ProjectId) => `seal:${project}` as const,
  penalty: (penalty: Penalty) => `penalty:${penalty}` as const,
}

type WrittenBy<Writers> = {
  [K in keyof Writers]: Writers[K] extends (...facts: never[]) => infer Id ? Id : never
}[keyof Writers]

export type HandPlaceId = WrittenBy<typeof onHand> | 'vp'

/** The kind of a place that a flag may stand on; null for one that is only part of the layout. */
export function handKindOf(id: string): HandPlaceKind | null {
  const [kind = ''] = id.split(':')
  return isOneOf(KINDS, kind) ? kind : null
}
