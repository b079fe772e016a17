import type { WillyvilleNews } from '#willyville/news'
import { GOODS, type Good } from '#willyville/words'
import { diceSigns } from '../dice.ts'
import type { Counted, Tongue } from '../tongue.ts'

type Heard = readonly WillyvilleNews[]

/** What a stretch of news costs and brings, added up. */

/** `minus` stands before coins and markers, which might be taken for gained ones. */
export function costSigns(tongue: Tongue, news: Heard, minus = ''): string[] {
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
  return signed(tongue, sums, minus)
}

/** Emojis stand side by side, words have commas between them. */
export function inRow(parts: readonly string[]): string {
  return parts.reduce((row, part) => (row === '' ? part : `${row}${/ /.test(part) ? ',' : ''} ${part}`), '')
}

const SIGN_ORDER: readonly Counted[] = ['time', 'coin', ...GOODS, 'joker', 'point', 'story', 'marker']

function signed(tongue: Tongue, sums: ReadonlyMap<Counted, number>, minus = ''): string[] {
  return SIGN_ORDER.flatMap((what) => {
    const n = sums.get(what) ?? 0
    return n > 0 ? [`${what === 'coin' || what === 'marker' ? minus : ''}${tongue.sign(what, n)}`] : []
  })
}

/** Coins, story points, markers, and points of customers; goods are told as made. */
export function gainSigns(tongue: Tongue, news: Heard): string[] {
  const sums = new Map<Counted, number>()
  const add = (what: Counted, n: number) => sums.set(what, (sums.get(what) ?? 0) + n)
  for (const one of news) {
    if (one.kind === 'coinsGained') add('coin', one.coins)
    if (one.kind === 'storyGained') add('story', one.points)
    if (one.kind === 'markerGained') add('marker', 1)
    if (one.kind === 'customerServed') add('point', one.points)
  }
  return signed(tongue, sums)
}

export function goodsMade(news: Heard, kind: 'goodMade' | 'goodLost'): (Good | 'joker')[] {
  return news.flatMap((one) => (one.kind === kind ? [one.good] : []))
}

/** `:beer: and :wagon:`. */
export function goodsList(tongue: Tongue, goods: readonly (Good | 'joker')[]): string {
  return tongue.list(goods.map((good) => tongue.icon(good) || tongue.say(`name.${good}`)))
}

/** `:w4::b1: 5`. */
export function diceText(tongue: Tongue, news: Heard): string {
  const taken = news.find((one) => one.kind === 'diceTaken')
  return taken === undefined ? '' : `${diceSigns(tongue, taken.dice)} ${taken.value}`
}
