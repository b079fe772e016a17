import { NEIGHBOURS } from '#data/neighbours'
import type { Emoji } from './presentation.ts'
import { PRESENTATIONS } from './registry.ts'

const SIZE = 128
const FACE = 126

/** The faces of the villagers bots play as; their names are the same in every language. */
const FACES: readonly Emoji[] = NEIGHBOURS.map((neighbour) => {
  const name = neighbour.toLowerCase()
  const draws = [{ sprite: `neighbour/${neighbour}/${FACE}`, x: SIZE / 2, y: SIZE / 2 }]
  return {
    name,
    picture: { width: SIZE, height: SIZE, ground: 'none', draws, places: [], alt: neighbour },
    word: () => neighbour,
  }
})

/** All emojis there are: those of every game, and the faces of bots. */
export const EMOJIS: readonly Emoji[] = [...PRESENTATIONS.flatMap(({ emojis }) => emojis), ...FACES]
