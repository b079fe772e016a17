import type { Picture } from '../draw.ts'

/** Small pictures for use inside texts: one thing each, as large as it goes. */

const SIZE = 128
const MIDDLE = SIZE / 2

export interface EmojiPicture {
  readonly name: string
  readonly picture: Picture
}

function emoji(name: string): EmojiPicture {
  const draws = [{ sprite: `emoji/${name}`, x: MIDDLE, y: MIDDLE }]
  return { name, picture: { width: SIZE, height: SIZE, ground: 'none', draws, places: [], alt: name } }
}

const FACES = [1, 2, 3, 4, 5, 6]

export const EMOJI_NAMES: readonly string[] = [
  ...FACES.map((face) => `w${face}`),
  ...FACES.map((face) => `b${face}`),
  ...['horse', 'beer', 'plough', 'scroll', 'wagon', 'joker', 'time', 'coin', 'story', 'point'],
  ...['death', 'coffin', 'rat', 'hand', 'headman', 'field'],
  ...['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'],
]

export const EMOJIS: readonly EmojiPicture[] = EMOJI_NAMES.map(emoji)
