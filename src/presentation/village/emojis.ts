import { emojiName, EMOJIS as PICTURES } from '#render/village/emojis'
import type { Language } from '#texts'
import { type PageWord, pageText } from '#texts/village/pages'
import type { VillageOption } from '#village/modules/modules'
import type { Space } from '#village/words'
import { SPACES } from '#village/words'
import type { Emoji, Voice } from '../presentation.ts'
import { phrasingOf } from './phrasing.ts'

/** The emojis of the game: what each stands for where it is missing, and which one stands with what. */

const NAMED: ReadonlySet<string> = new Set<PageWord>(['ring', 'death', 'member', 'chest'])
const PREFIX = emojiName('').length

function wordOf(what: string, language: Language): string {
  if (NAMED.has(what)) return pageText(language, what as PageWord)
  const phrasing = phrasingOf(language)
  const isSpace = (SPACES as readonly string[]).includes(what)
  return isSpace ? phrasing.space(what as Space) : phrasing.bare(what)
}

export const EMOJIS: readonly Emoji[] = PICTURES.map(({ name, picture }) => ({
  name,
  picture,
  word: (language) => wordOf(name.slice(PREFIX), language),
}))

/** `:horse:2`; null where the emoji is missing. */
export function signOf(voice: Voice, what: string, n: number): string | null {
  const mark = voice.emoji(emojiName(what))
  // A word in an emoji's place begins like one; an emoji does not.
  const isWord = /^[\p{L}\p{N}?]/u.test(mark) || mark === ''
  return isWord ? null : `${mark}${n}`
}

type Of<K extends VillageOption['kind']> = Extract<VillageOption, { kind: K }>
type NameOf = { readonly [K in VillageOption['kind']]?: (option: Of<K>) => string }

/** What an option is about; those that only say yes or no have none. */
const ABOUT: NameOf = {
  take: ({ cube }) => cube,
  conny: ({ cube }) => cube,
  well: ({ colour }) => colour,
  space: ({ space }) => space,
  harvest: () => 'grain',
  birth: () => 'member',
  recall: () => 'member',
  craft: () => 'crafts',
  time: () => 'time',
  train: () => 'member',
  make: ({ ware }) => ware,
  market: () => 'market',
  serve: () => 'points',
  travel: () => 'travel',
  joinChurch: () => 'church',
  joinCouncil: () => 'council',
  climb: () => 'council',
  privilege: () => 'council',
  rise: () => 'church',
  pull: () => 'church',
  die: () => 'death',
  with: ({ price }) => price,
  contraband: ({ lot }) => lot.ware,
  rank: () => 'marriage',
  swap: ({ colour }) => colour,
  bread: () => 'bread',
  token: ({ token }) => token,
  bakery: () => 'bread',
  shop: () => 'tool',
  load: ({ ware }) => ware,
  loadMember: () => 'member',
  sell: ({ ware }) => ware,
  light: () => 'points',
  hire: () => 'coins',
  sail: () => 'travel',
  dock: () => 'travel',
  step: () => 'travel',
  visit: () => 'inn',
  visitWith: () => 'inn',
  buy: () => 'inn',
  stop: () => 'time',
  return: () => 'time',
  open: () => 'chest',
}

const KNOWN: ReadonlySet<string> = new Set(PICTURES.map(({ name }) => name))

/** The emoji beside an option; nothing where no picture would help. */
export function emojiOf(option: VillageOption): string | undefined {
  const about = ABOUT[option.kind] as ((option: VillageOption) => string) | undefined
  const name = about === undefined ? '' : emojiName(about(option))
  return KNOWN.has(name) ? name : undefined
}

export function emojiOfSpace(space: Space): string {
  return emojiName(space)
}
