import { VILLAGERS } from '#willyville/words'
import type { Picture, SpriteDraw } from '../engine/draw.ts'

/**
 * Small pictures for use inside texts: one thing each, as large as it goes, for 22 pixels and any background. What stands
 * on the ground may lose its feet for that.
 */

const SIZE = 128
const MIDDLE = SIZE / 2

export interface EmojiPicture {
  readonly name: string
  readonly picture: Picture
}

function emoji(name: string, ...sprites: SpriteDraw[]): EmojiPicture {
  return { name, picture: { width: SIZE, height: SIZE, ground: 'none', draws: sprites, places: [], alt: name } }
}

function at(sprite: string, x = MIDDLE, y = MIDDLE): SpriteDraw {
  return { sprite, x, y }
}

const FACES = [1, 2, 3, 4, 5, 6]
const GOODS = ['horse', 'beer', 'plough', 'scroll', 'wagon', 'joker']

/** A black die lies on a light one, or its edge is lost on a dark page. */
const DICE = [
  ...FACES.map((face) => emoji(`w${face}`, at(`die/w${face}/112`))),
  ...FACES.map((face) => emoji(`b${face}`, at('die/w1/114'), at(`die/b${face}/90`))),
]

const THINGS = [
  emoji('time', at('cloud/122/104')),
  emoji('coin', at('coin/2.7')),
  emoji('story', at('page/2.4')),
  emoji('point', at('book/2.3')),
  emoji('death', at('death/1.36', MIDDLE, 148)),
  emoji('coffin', at('large/2.6/dead-icon')),
  emoji('rat', at('rat/1.36', 63)),
  emoji('hand', at('glove/0.86/palm')),
  emoji('headman', at('headman/1.6/1', MIDDLE, 138)),
  emoji('field', at('field/1.1/wheat', 14, 2)),
]

export const EMOJIS: readonly EmojiPicture[] = [
  ...DICE,
  ...GOODS.map((good) => emoji(good, at(`good/${good}/120`))),
  ...THINGS,
  ...VILLAGERS.map((villager) => emoji(villager, at(`portrait/${villager}/120`))),
]
