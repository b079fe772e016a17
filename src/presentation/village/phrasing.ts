import { CARDS } from '#data/village/cards'
import type { Cards, Gift, Price } from '#data/village/schema'
import type { News } from '#kernel'
import type { Language } from '#texts'
import { allOf } from '#texts/lists'
import { CATALOGUE, type Facts, type Key, say as sayIn } from '#texts/village/index'
import type { VillageNews } from '#village/news'
import type { Player } from '#village/state'
import type { View } from '#village/view'
import { kindOf, type Place, partOf, type Space } from '#village/words'
import type { Shown } from './shown.ts'

/** Says things of Village in one language. */
export interface Phrasing {
  readonly language: Language
  say(key: Key, facts?: Facts): string
  /** `2 horses` */
  some(what: string, n: number): string
  /** `2 pink`: a cube by its colour alone, everything else as `some`. */
  short(what: string, n: number): string
  /** `pink`, `horse`: one of it, without the number. */
  bare(what: string): string
  /** `−2 time −1 pink`; `free` for nothing. */
  cost(wares: Price | Gift): string
  /** `+3 points +1 coin`; `nothing` for nothing. */
  gain(wares: Price | Gift): string
  /** `a, b and c` */
  list(parts: readonly string[]): string
  space(space: Space): string
  /** A price or a gift in words; `nothing` for none. */
  wares(wares: Price | Gift): string
  /** Wares that are wanted together: `1 horse + 1 plough`. */
  wants(wares: Price | Gift): string
  /** The word for a building, an island, a group; other names stand for themselves. */
  word(word: string): string
  place(place: Place): string
  /** `2+@council.1` as `gen. 2+ (council step 1)` */
  who(name: string): string
  water(at: string): string
  /** On the sea map: `Cocoa`, `t1`. */
  isle(at: string): string
}

export function isKey(key: string): key is Key {
  return Object.hasOwn(CATALOGUE.en, key)
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/** Points or time first, and then as they come. */
function ranked(wares: Price | Gift): [string, number][] {
  const rank = ([ware]: [string, number]) => (ware === 'points' || ware === 'time' ? 0 : 1)
  return Object.entries(wares).sort((a, b) => rank(a) - rank(b))
}

/** `names` are needed only where somebody may be married. */
export function phrasingOf(language: Language, names: readonly string[] = []): Phrasing {
  const say: Phrasing['say'] = (key, facts) => sayIn(language, key, facts)
  const some = (name: string, n: number) => (isKey(`n.${name}`) ? say(`n.${name}` as Key, { n }) : `${n} ${name}`)
  const short = (name: string, n: number) => (isKey(`c.${name}`) ? `${n} ${say(`c.${name}` as Key)}` : some(name, n))
  const signed = (sign: string, wares: Price | Gift) => {
    const parts = ranked(wares).map(([ware, n]) => `${sign}${ware === 'any' ? some(ware, n) : short(ware, n)}`)
    return parts.join(' ')
  }
  const word = (id: string) => (isKey(`word.${id}`) ? say(`word.${id}` as Key) : capital(id))
  const place = (where: Place) => {
    const key = `at.${kindOf(where)}`
    const part = where.includes('.') ? word(partOf(where)) : ''
    if (key === 'at.parents' && part !== '') {
      const [partner = '', number = ''] = partOf(where).split('.')
      const facts =
        partner === 'pink' ? { number: 'none', name: '' } : { number, name: names[Number(partner) - 1] ?? '' }
      return say('at.parentsWith', facts)
    }
    return isKey(key) ? say(key, { what: part }) : where
  }
  const wares = (price: Price | Gift) => {
    const parts = Object.entries(price).map(([ware, n]) => some(ware, n))
    return parts.length === 0 ? say('word.nothing') : parts.join(', ')
  }
  return {
    language,
    say,
    some,
    short,
    bare: (what) => short(what, 1).replace(/^1 /, ''),
    word,
    place,
    wares,
    wants: (wanted) => {
      const parts = Object.entries(wanted).map(([ware, n]) => some(ware, n))
      return parts.length === 0 ? say('word.nothing') : parts.join(' + ')
    },
    cost: (price) => signed('−', price) || say('goal.free'),
    gain: (gift) => signed('+', gift) || say('word.nothing'),
    list: (parts) => allOf(language, parts),
    space: (space) => say(`space.${space}`),
    who(name) {
      const [number, where] = name.split('@') as [string, string | undefined]
      return where === undefined ? say('who.alone', { number }) : say('who', { number, place: place(where) })
    },
    isle: (id) => (/^t\d$/.test(id) ? id : isKey(`isle.${id}`) ? say(`isle.${id}` as Key) : word(id)),
    water: (id) => (/^t\d$/.test(id) ? say('word.sea', { at: id.slice(1) }) : word(id)),
  }
}

const MOST = 100

/** As long as a label may be. */
export function cut(text: string): string {
  return text.length <= MOST ? text : `${text.slice(0, MOST - 1)}…`
}

export const DOT = ' · '

export function dotted(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => part).join(DOT)
}

/** As many of the parts as a label holds, whole; `…` stands for the others. */
export function fitted(parts: readonly (string | false | null | undefined)[]): string {
  const there = parts.filter((part) => part) as string[]
  const whole = there.join(DOT)
  if (whole.length <= MOST) return whole
  const fitting = there.filter((_, index) => there.slice(0, index + 1).join(DOT).length + DOT.length < MOST)
  return fitting.length === 0 ? cut(whole) : [...fitting, '…'].join(DOT)
}

/** News of a table of this game. */
export function newsOf(news: readonly News[]): readonly VillageNews[] {
  return news as readonly VillageNews[]
}

export function viewOf({ view }: Pick<Shown, 'view'>): View {
  return view
}

/** Ours, where no table is. */
export function cardsAt(shown: Shown | null | undefined): Cards {
  return shown ? viewOf(shown).setup.content : CARDS
}

export function playerAt(view: View, seat: number): Player {
  return view.players[seat] as Player
}

/** In solo games Conny is the seat after the last. */
export function nameAt(phrasing: Phrasing, names: readonly string[], seat: number | null): string {
  if (seat === null) return ''
  return names[seat] ?? phrasing.say('word.conny')
}
