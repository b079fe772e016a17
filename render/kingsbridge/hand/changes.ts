import type { Goods } from '#data/kingsbridge/schema'
import { keysOf, type Seat } from '#kernel'
import type { KingsbridgeNews } from '#kingsbridge/news'
import { playerOf } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { byGood, type Card, type Good } from '#kingsbridge/words'
import { type HandPlaceId, onHand } from './place-ids.ts'
import type { Before } from './scene.ts'

/** What a piece of news changes on the hand of its own seat. */

type Heard = readonly KingsbridgeNews[]

function goodPlaces(goods: Goods): HandPlaceId[] {
  return keysOf(goods).map(onHand.good)
}

function materialsIn({ stone, wood }: { readonly stone: number; readonly wood: number }): Goods {
  return { ...(stone > 0 && { stone }), ...(wood > 0 && { wood }) }
}

/** The places of the things it is about. */
export function handChanges(news: KingsbridgeNews): HandPlaceId[] {
  switch (news.kind) {
    case 'gained':
      return [...goodPlaces(news.goods), ...(news.vp > 0 ? ['vp' as const] : [])]
    case 'paid':
      return goodPlaces(news.goods)
    case 'materialPlaced':
      return goodPlaces(materialsIn(news))
    case 'vpLost':
      return ['vp']
    case 'cardLaid':
      return [onHand.open(news.card)]
    case 'discardSeen':
      return [onHand.discard(news.card)]
    case 'houseBuilt':
      return [onHand.house(news.plot - 1)]
    case 'donated':
      return [onHand.seal(news.project)]
    case 'penaltyComes':
      return [onHand.penalty(news.penalty)]
    default:
      return []
  }
}

/** The number of a good it brings or takes. */
function changeOf(news: KingsbridgeNews, good: Good): number {
  if (news.kind === 'gained') return news.goods[good] ?? 0
  if (news.kind === 'paid') return -(news.goods[good] ?? 0)
  return news.kind === 'materialPlaced' ? -(materialsIn(news)[good] ?? 0) : 0
}

function vpIn(news: KingsbridgeNews): number {
  if (news.kind === 'gained') return news.vp
  return news.kind === 'vpLost' ? -news.vp : 0
}

function cardsLeft(own: Heard): Card[] {
  return own.flatMap((news) => (news.kind === 'cardLaid' || news.kind === 'discardSeen' ? [news.card] : []))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The hand as it was before this news, from how it is after it. */
export function beforeOf(view: View, seat: Seat, all: Heard): Before {
  const own = all.filter((news) => 'seat' in news && news.seat === seat)
  const { vp, goods } = playerOf(view, seat)
  const was = (good: Good) => (goods?.[good] ?? 0) - sumOf(own.map((news) => changeOf(news, good)))
  return { vp: vp - sumOf(own.map(vpIn)), goods: byGood(was), cards: cardsLeft(own) }
}
