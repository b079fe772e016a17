import { CARDS, GOODS } from '#kingsbridge/words'
import { cardEmoji, EMOJI_THINGS, EMOJIS, emojiName } from '#render/kingsbridge/emojis'
import { type Key, say } from '#texts/kingsbridge/index'
import type { Emoji } from '../presentation.ts'

/** The game's emojis, and the words that stand in texts where one is missing. */

const WORDS: Readonly<Record<string, Key>> = {
  ...Object.fromEntries(GOODS.map((good): [string, Key] => [emojiName(good), `name.${good}`])),
  ...Object.fromEntries(EMOJI_THINGS.map((thing): [string, Key] => [emojiName(thing), `thing.${thing}`])),
  ...Object.fromEntries(CARDS.map((card): [string, Key] => [cardEmoji(card), `card.${card}`])),
}

export const emojis: readonly Emoji[] = EMOJIS.map(({ name, picture }) => ({
  name,
  picture,
  word: (language) => say(language, WORDS[name] ?? 'nothing'),
}))
