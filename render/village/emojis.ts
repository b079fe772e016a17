import { GOODS, SPACES } from '#village/words'
import type { Picture, SpriteDraw } from '../engine/draw.ts'
import { SPACE_ICONS } from './space-icons.ts'

/** Small pictures for use inside texts: one thing each, as large as it goes, for 22 pixels and any background. */

const SIZE = 128
const MIDDLE = SIZE / 2

export interface EmojiPicture {
  readonly name: string
  readonly picture: Picture
}

/** Names of emojis are shared by all games, so these begin with the game's letter. */
export function emojiName(what: string): string {
  return `v_${what}`
}

function emoji(what: string, sprite: string, x = MIDDLE, y = MIDDLE): EmojiPicture {
  const name = emojiName(what)
  const draws: SpriteDraw[] = [{ sprite, x, y }]
  const picture: Picture = { width: SIZE, height: SIZE, ground: 'none', draws, places: [], alt: name }
  return { name, picture }
}

const CUBES = ['brown', 'pink', 'orange', 'green', 'plague', 'any'] as const

const THINGS = [
  emoji('grain', 'v-grain/104', MIDDLE, 68),
  emoji('coins', 'coin/2.7'),
  emoji('bread', 'v-bread/112'),
  emoji('tool', 'v-tool/104'),
  emoji('cocoa', 'v-crate/cocoa/116'),
  emoji('tea', 'v-crate/tea/116'),
  emoji('chest', 'v-chest/104'),
  emoji('time', 'cloud/122/104'),
  emoji('death', 'death/1.36', MIDDLE, 148),
  emoji('points', 'book/2.3'),
  emoji('ring', 'v-ring/2.1'),
  emoji('member', 'v-member/1/2/1.62', 60, 122),
]

export const EMOJIS: readonly EmojiPicture[] = [
  ...CUBES.map((cube) => emoji(cube, `v-cube/${cube}/114`)),
  ...GOODS.map((good) => emoji(good, `good/${good}/120`)),
  ...THINGS,
  ...SPACES.map((space) => emoji(space, `v-seal/${SPACE_ICONS[space]}/116`)),
]
