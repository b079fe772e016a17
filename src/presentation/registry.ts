import { PACKAGES } from '#packages/registry'
import type { Presentation } from './presentation.ts'

/** The presentation of every game. */
export const PRESENTATIONS: readonly Presentation[] = await Promise.all(
  PACKAGES.map(({ presentation }) => presentation()),
)

export function presentationOf(game: string): Presentation | undefined {
  return PRESENTATIONS.find((presentation) => presentation.game === game)
}
