import type { Seat } from '#kernel'
import { playerOf } from '#kingsbridge/state'
import type { SeenPlayer, View } from '#kingsbridge/view'
import type { Card, Good } from '#kingsbridge/words'
import type { Sheet } from '#render/engine/draw'
import { type HandWord, handText } from '#texts/kingsbridge/hand'
import type { PictureInput } from '../input.ts'

/** What a plan has changed: the counts of before, and the cards that were still in hand. */
export interface Before {
  readonly vp: number
  readonly goods: Readonly<Partial<Record<Good, number>>>
  readonly cards: readonly Card[]
}

/** Whose hand is drawn, and where it is drawn to. */
export interface Scene {
  readonly sheet: Sheet
  readonly input: PictureInput
  readonly view: View
  readonly seat: Seat
  readonly player: SeenPlayer
  readonly before?: Before
}

export function sceneOf(input: PictureInput, seat: Seat, sheet: Sheet, before?: Before): Scene {
  const { view } = input
  return { sheet, input, view, seat, player: playerOf(view, seat), ...(before !== undefined && { before }) }
}

export function word({ input }: Scene, key: HandWord, facts: Record<string, string | number> = {}): string {
  return handText(input.language, key, facts)
}

/** A signpost over a group of things, its left edge at x. */
export function plate({ sheet }: Scene, words: string, x: number, y: number, w: number): void {
  sheet.sprite(`sign/${w}/42/bare`, x + w / 2, y)
  sheet.text(words, x + w / 2 - 3, y, 31, { font: 'display', colour: 'cream', halo: 'ink', max: w - 30 })
}
