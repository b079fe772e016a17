import type { View } from '#village/view'
import type { Page } from './page.ts'

/** The rows that an expansion adds to the boards in words, by where they stand; none where it is not in play. */
export interface BoardPart {
  /** The order in which the spaces stand, if it is not the usual one. */
  ring?(view: View): readonly number[] | null
  /** Stalls beside those of the customers. */
  stalls?(page: Page): string[]
  graves?(page: Page): string[]
  /** Figures on boards of the expansion. */
  figures?(page: Page): string[]
  cards?(page: Page): string[]
  /** In place of the castles and the ways to them. */
  map?(page: Page): string[]
  /** The rows that a notice needs beside those of the base game. */
  brief?(page: Page): string[]
  /** Things that a seat has in front of it. */
  owned?(page: Page, seat: number): string[]
}
