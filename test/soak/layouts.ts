import { Painter } from '#render/engine/paint'
import { checkLayouts } from '#test/render/layouts'
import { drawnGames } from '#test/render/running'
import { PLANNERS } from './games.ts'
import { print, type SoakSize } from './soak.ts'

/** Neighbouring turns look much the same. */
const EVERY = 3

/** Lays out what every game with pictures shows, over so many states of each: all options, players, languages and sizes. */
export function soakLayouts({ count, first }: SoakSize): boolean {
  const painter = new Painter()
  let isSound = true
  for (const drawn of drawnGames()) {
    const { name } = drawn.game
    const pick = PLANNERS[name]
    const { states, games, faults } = checkLayouts(
      drawn,
      { count, every: EVERY, first, ...(pick && { pick }) },
      painter,
    )
    isSound &&= faults.size === 0
    print({ soak: 'layouts', game: name, games, states, faults: faults.size, first: [...faults][0] ?? null })
  }
  return isSound
}
