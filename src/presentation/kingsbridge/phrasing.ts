import type { Benefit, Goods } from '#data/kingsbridge/schema'
import { GOODS, type Good } from '#kingsbridge/words'
import { CATALOGUE, type Facts, type Key, say as sayIn } from '#texts/kingsbridge/index'
import { allOf, oneOf } from '#texts/lists'
import type { Voice } from '../presentation.ts'

/** Says things in one language. */
export interface Phrasing {
  readonly voice: Voice
  say(key: Key, facts?: Facts): string
  /** `2 wool`. */
  some(what: Good | 'vp' | 'houses' | 'cards', n: number): string
  /** `1 stone and 2 money`, or the word for nothing. */
  goods(goods: Goods): string
  /** The same with VP. */
  benefit(benefit: Benefit): string
  /** `1 stone, 2 money`: what somebody has. */
  held(goods: Goods): string
  /** `−1 stone −2 money`, or the word for nothing. */
  signed(sign: Sign, benefit: Benefit): string
  /** `−1 wool → +3 money`: costs first. */
  exchange(give: Goods, get: Benefit): string
  /** `a, b and c`. */
  list(parts: readonly string[]): string
  /** `a, b or c`. */
  choice(parts: readonly string[]): string
  /** Points as the language writes them: `12.5`, `12,5`. */
  number(n: number): string
  /** A name that stands in a sentence: `“Sale”`. */
  quoted(name: string): string
}

export type Sign = '+' | '−'

export function phrasingIn(voice: Voice): Phrasing {
  const { language } = voice
  const say: Phrasing['say'] = (key, facts) => sayIn(language, key, facts)
  const some: Phrasing['some'] = (counted, n) => say(counted, { n })
  const parts = (goods: Goods) => GOODS.flatMap((good) => (goods[good] ? [some(good, goods[good])] : []))
  const partsOf = ({ goods = {}, vp = 0 }: Benefit) => [...parts(goods), ...(vp > 0 ? [some('vp', vp)] : [])]
  const list: Phrasing['list'] = (all) => allOf(language, all)
  const signed: Phrasing['signed'] = (sign, benefit) =>
    partsOf(benefit)
      .map((part) => sign + part)
      .join(' ') || say('nothing')
  return {
    voice,
    say,
    some,
    goods: (goods) => list(parts(goods)) || say('nothing'),
    held: (goods) => parts(goods).join(', ') || say('nothing'),
    benefit: (benefit) => list(partsOf(benefit)) || say('nothing'),
    signed,
    exchange: (give, get) => arrowed([signed('−', { goods: give }), signed('+', get)]),
    list,
    choice: (all) => oneOf(language, all),
    number: (n) => n.toLocaleString(language),
    quoted: (name) => say('quoted', { name }),
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

/** Costs, and what they bring. */
export function arrowed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' → ')
}

const DOT = ' · '

export function dotted(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => part).join(DOT)
}
