import type { WillyvilleNews } from '#willyville/news'
import { GOODS, type Good } from '#willyville/words'
import { diceSigns } from '../dice.ts'
import type { Counted, Phrasing } from '../phrasing.ts'

type Heard = readonly WillyvilleNews[]

/** What a stretch of news costs and brings, added up. */

/** `minus` stands before coins and markers, which might be taken for gained ones. */
export function costSigns(phrasing: Phrasing, news: Heard, minus = ''): string[] {
  const sums = new Map<Counted, number>()
  const add = (what: Counted, n: number) => sums.set(what, (sums.get(what) ?? 0) + n)
  for (const one of news) {
    if (one.kind === 'timePaid') add('time', one.time)
    if (one.kind === 'diceTaken') add('marker', one.markers)
    if (one.kind === 'diceTaken' || one.kind === 'customersCame') add('coin', one.coins)
    if (one.kind !== 'paid') continue
    add('coin', one.coins)
    for (const good of GOODS) add(good, one.goods[good] ?? 0)
    add('plough', one.fields.length)
    add('joker', one.jokers)
  }
  return signed(phrasing, sums, minus)
}

/** Emojis stand side by side, words have commas between them. */
export function inRow(parts: readonly string[]): string {
  return parts.reduce((row, part) => (row === '' ? part : `${row}${/ /.test(part) ? ',' : ''} ${part}`), '')
}

const SIGN_ORDER: readonly Counted[] = ['time', 'coin', ...GOODS, 'joker', 'point', 'story', 'marker']

function signed(phrasing: Phrasing, sums: ReadonlyMap<Counted, number>, minus = ''): string[] {
  return SIGN_ORDER.flatMap((what) => {
    const n = sums.get(what) ?? 0
    return n > 0 ? [`${what === 'coin' || what === 'marker' ? minus : ''}${phrasing.sign(what, n)}`] : []
  })
}

/** Coins, story points, markers, and points of customers; goods are told as made. */
export function gainSigns(phrasing: Phrasing, news: Heard): string[] {
  const sums = new Map<Counted, number>()
  const add = (what: Counted, n: number) => sums.set(what, (sums.get(what) ?? 0) + n)
  for (const one of news) {
    if (one.kind === 'coinsGained') add('coin', one.coins)
    if (one.kind === 'storyGained') add('story', one.points)
    if (one.kind === 'markerGained') add('marker', 1)
    if (one.kind === 'customerServed') add('point', one.points)
  }
  return signed(phrasing, sums)
}

export function goodsMade(news: Heard, kind: 'goodMade' | 'goodLost'): (Good | 'joker')[] {
  return news.flatMap((one) => (one.kind === kind ? [one.good] : []))
}

/** `:beer: and :wagon:`. */
export function goodsList(phrasing: Phrasing, goods: readonly (Good | 'joker')[]): string {
  return phrasing.list(goods.map((good) => phrasing.icon(good) || phrasing.say(`name.${good}`)))
}

/** `:w4::b1: 5`. */
export function diceText(phrasing: Phrasing, news: Heard): string {
  const taken = news.find((one) => one.kind === 'diceTaken')
  return taken === undefined ? '' : `${diceSigns(phrasing, taken.dice)} ${taken.value}`
}
