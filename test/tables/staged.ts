import { type AnyGame, position, type Saved } from '#kernel'
import { folder, Hall } from '#test/tables/hall'

/** A game by the same rules that begins with this scene, changed as the test needs it. */
// biome-ignore lint/suspicious/noExplicitAny: every game has its own state
export function beginningAt(game: AnyGame, scene: string, change: (t: any) => void): AnyGame {
  return {
    ...game,
    first: scene,
    setUp(setup, luck) {
      const { done } = position(game, { state: game.setUp(setup, luck), scene: game.first, at: 0 }, [])
      const { state } = done as Saved
      change(state)
      return state
    },
  }
}

/** A hall of its own, in which only this game is played. */
export async function inHall(game: AnyGame, play: (hall: Hall) => Promise<void>): Promise<void> {
  const place = folder()
  const hall = await Hall.open(`${place.path}/db.sqlite`, 'one', { gameNamed: () => game })
  try {
    await play(hall)
  } finally {
    await hall.close()
    place.remove()
  }
}
