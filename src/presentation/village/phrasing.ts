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
  /** `a, b and c` */
  list(parts: readonly string[]): string
  space(space: Space): string
  /** A price or a gift in words; `nothing` for none. */
  wares(wares: Price | Gift): string
  /** The word for a building, an island, a group; other names stand for themselves. */
  word(word: string): string
  place(place: Place): string
  /** `2+@council.1` as `2+ (council 1)` */
  who(name: string): string
  water(at: string): string
  /** On the sea map, where all are islands. */
  isle(at: string): string
}

export function isKey(key: string): key is Key {
  return Object.hasOwn(CATALOGUE.en, key)
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

export function phrasingOf(language: Language): Phrasing {
  const say: Phrasing['say'] = (key, facts) => sayIn(language, key, facts)
  const some = (name: string, n: number) => (isKey(`n.${name}`) ? say(`n.${name}` as Key, { n }) : `${n} ${name}`)
  const short = (name: string, n: number) => (isKey(`c.${name}`) ? `${n} ${say(`c.${name}` as Key)}` : some(name, n))
  const word = (id: string) => (isKey(`word.${id}`) ? say(`word.${id}` as Key) : capital(id))
  const place = (where: Place) => {
    const key = `at.${kindOf(where)}`
    const part = where.includes('.') ? word(partOf(where)) : ''
    if (key === 'at.parents' && part !== '') {
      const [partner = '', number = ''] = partOf(where).split('.')
      return say('at.parentsWith', { what: partner, number })
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
    word,
    place,
    wares,
    list: (parts) => allOf(language, parts),
    space: (space) => say(`space.${space}`),
    who(name) {
      const [number, where] = name.split('@') as [string, string | undefined]
      return where === undefined ? number : say('who', { number, place: place(where) })
    },
    isle: (id) => (isKey(`isle.${id}`) ? say(`isle.${id}` as Key) : word(id)),
    water: (id) => (/^t\d$/.test(id) ? say('word.sea', { at: id }) : word(id)),
  }
}

/** `2pink+grain` as wares. */
export function readWares(text: string): Gift {
  const parts = text.split('+').map((part) => /^(\d*)(\w+)$/.exec(part))
  return Object.fromEntries(parts.flatMap((part) => (part ? [[part[2], Number(part[1] || 1)]] : [])))
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
