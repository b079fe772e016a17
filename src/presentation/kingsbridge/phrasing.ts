import type { Benefit, Goods } from '#data/kingsbridge/schema'
import { GOODS, type Good } from '#kingsbridge/words'
import { CATALOGUE, type Facts, type Key, say as sayIn } from '#texts/kingsbridge/index'
import { allOf } from '#texts/lists'
import type { Voice } from '../presentation.ts'

/** Says things in one language. */
export interface Phrasing {
  readonly voice: Voice
  say(key: Key, facts?: Facts): string
  /** `2 wool`. */
  some(what: Good | 'vp' | 'houses' | 'cards', n: number): string
  /** `1 stone + 2 money`, or the word for nothing. */
  goods(goods: Goods): string
  /** The same with VP. */
  benefit(benefit: Benefit): string
  /** `−1 stone, −2 money`. */
  signed(sign: '+' | '−', benefit: Benefit): string
  /** `a, b and c`. */
  list(parts: readonly string[]): string
}

export function phrasingIn(voice: Voice): Phrasing {
  const { language } = voice
  const say: Phrasing['say'] = (key, facts) => sayIn(language, key, facts)
  const some: Phrasing['some'] = (counted, n) => say(counted, { n })
  const parts = (goods: Goods) => GOODS.flatMap((good) => (goods[good] ? [some(good, goods[good])] : []))
  const joined = (texts: readonly string[]) => texts.join(' + ') || say('nothing')
  return {
    voice,
    say,
    some,
    goods: (goods) => joined(parts(goods)),
    benefit: ({ goods = {}, vp = 0 }) => joined([...parts(goods), ...(vp > 0 ? [some('vp', vp)] : [])]),
    signed: (sign, { goods = {}, vp = 0 }) =>
      [...parts(goods), ...(vp > 0 ? [some('vp', vp)] : [])].map((part) => sign + part).join(', '),
    list: (all) => allOf(language, all),
  }
}

export function isKey(key: string): key is Key {
  return Object.hasOwn(CATALOGUE.en, key)
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** Cuts what would not fit, at the end and visibly. */
export function shortenTo(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

const DOT = ' · '

export function dotted(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => part).join(DOT)
}
