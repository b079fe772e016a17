import type { WillyvilleNews } from '#willyville/news'
import type { View } from '#willyville/view'
import { GOODS, type Good } from '#willyville/words'
import { diceSigns, pairText } from '../dice.ts'
import { type Count, inEmojis } from '../exchange.ts'
import type { Counted, Phrasing } from '../phrasing.ts'

type Heard = readonly WillyvilleNews[]

/** Adds up what a stretch of news costs and brings. */

export function costSigns(phrasing: Phrasing, news: Heard): string[] {
  const sums = new Map<Counted, number>()
  const add = (counted: Counted, n: number) => sums.set(counted, (sums.get(counted) ?? 0) + n)
  for (const event of news) {
    if (event.kind === 'timePaid') add('time', event.time)
    if (event.kind === 'diceTaken') add('marker', event.markers)
    if (event.kind === 'diceTaken' || event.kind === 'customersCame') add('coin', event.coins)
    if (event.kind !== 'paid') continue
    add('coin', event.coins)
    for (const good of GOODS) add(good, event.goods[good] ?? 0)
    add('plough', event.fields.length)
    add('joker', event.jokers)
  }
  return signed(sums, inEmojis(phrasing).lost)
}

const SIGN_ORDER: readonly Counted[] = ['time', 'coin', ...GOODS, 'joker', 'point', 'story', 'marker']

function signed(sums: ReadonlyMap<Counted, number>, count: Count): string[] {
  return SIGN_ORDER.flatMap((counted) => {
    const n = sums.get(counted) ?? 0
    return n > 0 ? [count(counted, n)] : []
  })
}

/** Coins, story points, markers, and the points of customers and travel cards; goods are told as made. */
export function gainSigns({ phrasing, view }: { phrasing: Phrasing; view: View }, news: Heard): string[] {
  const sums = new Map<Counted, number>()
  const add = (counted: Counted, n: number) => sums.set(counted, (sums.get(counted) ?? 0) + n)
  for (const event of news) {
    if (event.kind === 'coinsGained') add('coin', event.coins)
    if (event.kind === 'storyGained') add('story', event.points)
    if (event.kind === 'markerGained') add('marker', 1)
    if (event.kind === 'customerServed') add('point', event.points)
    if (event.kind === 'travelled') add('point', view.setup.content.travel.cards[event.card]?.points ?? 0)
  }
  return signed(sums, inEmojis(phrasing).gained)
}

export function goodsMade(news: Heard, kind: 'goodMade' | 'goodLost'): (Good | 'joker')[] {
  return news.flatMap((event) => (event.kind === kind ? [event.good] : []))
}

/** `:beer: and :wagon:`. */
export function goodsList(phrasing: Phrasing, goods: readonly (Good | 'joker')[]): string {
  return phrasing.list(goods.map((good) => phrasing.icon(good) || phrasing.say(`name.${good}`)))
}

/** `:w4::b1: 5`, or `5: white 4 + black 1`. */
export function diceText(phrasing: Phrasing, news: Heard): string {
  const taken = news.find((event) => event.kind === 'diceTaken')
  const [first, second] = taken?.dice ?? []
  if (taken === undefined || first === undefined || second === undefined) return ''
  const dice = [first, second] as const
  const isDrawn = dice.every((die) => phrasing.icon(die) !== '')
  return isDrawn
    ? `${diceSigns(phrasing, dice)} ${taken.value}`
    : `${taken.value}: ${pairText(phrasing, { ...taken, dice })}`
}
