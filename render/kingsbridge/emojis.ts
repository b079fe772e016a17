import { CARDS, GOODS } from '#kingsbridge/words'
import type { Picture } from '../engine/draw.ts'

/** Small pictures for use inside texts: one thing each, as large as it goes, for 22 pixels and any background. */

const SIZE = 128
const MIDDLE = SIZE / 2

export interface EmojiPicture {
  readonly name: string
  readonly picture: Picture
}

/** Things beside goods and cards. */
export const EMOJI_THINGS = ['vp', 'houses', 'favour', 'outlaws', 'shield', 'seal', 'sick'] as const
export type EmojiThing = (typeof EMOJI_THINGS)[number]

/** Names of emojis are shared by all games, so these begin with the game's letter. */
export function emojiName(thing: string): string {
  return `k_${thing}`
}

/** A card and a good may have the same name. */
export function cardEmoji(card: string): string {
  return emojiName(`card_${card}`)
}

/** Dark things stand on a light disc, or they are lost on a dark page. */
const LIGHT = 'k-disc/60'

function emoji(name: string, sprite: string, x = MIDDLE, y = MIDDLE, ground?: string): EmojiPicture {
  const picture: Picture = {
    width: SIZE,
    height: SIZE,
    ground: 'none',
    colours: 'kingsbridge',
    draws: [...(ground === undefined ? [] : [{ sprite: ground, x: MIDDLE, y: MIDDLE }]), { sprite, x, y }],
    places: [],
    alt: name,
  }
  return { name, picture }
}

const THINGS: Readonly<Record<EmojiThing, readonly [sprite: string, x?: number, y?: number, ground?: string]>> = {
  vp: ['k-good/vp/116'],
  houses: ['k-good/house/130'],
  favour: ['k-stone/1.72', MIDDLE - 2, 110, LIGHT],
  outlaws: ['k-portrait/outlaws-1/122'],
  shield: ['k-shield/118', MIDDLE, 60],
  seal: ['k-seal/0/98', MIDDLE, 52],
  sick: ['k-good/care/116', MIDDLE, 68],
}

export const EMOJIS: readonly EmojiPicture[] = [
  ...GOODS.map((good) => emoji(emojiName(good), `k-good/${good}/118`)),
  ...EMOJI_THINGS.map((thing) => emoji(emojiName(thing), ...THINGS[thing])),
  ...CARDS.map((card) => emoji(cardEmoji(card), `k-mini/${card}/104/120/top`)),
]
