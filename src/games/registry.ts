import type { AnyGame } from '#kernel'

/** The only list of games. */
export const GAMES: readonly AnyGame[] = []

export function gameNamed(name: string): AnyGame | undefined {
  return GAMES.find((game) => game.name === name)
}
