import type { AnyGame } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { village } from '#village/game'
import { willyville } from '#willyville/game'

/** The only list of games. */
export const GAMES: readonly AnyGame[] = [willyville, village, kingsbridge]

export function gameNamed(name: string): AnyGame | undefined {
  return GAMES.find((game) => game.name === name)
}
