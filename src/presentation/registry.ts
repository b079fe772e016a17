import { kingsbridgePresentation } from './kingsbridge/index.ts'
import type { Presentation } from './presentation.ts'
import { villagePresentation } from './village/index.ts'
import { willyvillePresentation } from './willyville/index.ts'

/** Lists the presentations, one for each game that can be shown. */
export const PRESENTATIONS: readonly Presentation[] = [
  willyvillePresentation,
  villagePresentation,
  kingsbridgePresentation,
]

export function presentationOf(game: string): Presentation | undefined {
  return PRESENTATIONS.find((face) => face.game === game)
}
