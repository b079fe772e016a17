import type { AnyGame } from '#kernel'
import { PACKAGES } from '#packages/registry'

/** The rules of every game. */
export const GAMES: readonly AnyGame[] = await Promise.all(PACKAGES.map(({ rules }) => rules()))

export function gameNamed(name: string): AnyGame | undefined {
  return GAMES.find((game) => game.name === name)
}
