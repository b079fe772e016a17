import type { VillageNews } from '#village/news'
import type { View } from '#village/view'
import { kindOf, type Place, partOf } from '#village/words'
import { onSea, type SeaPlaceId } from './place-ids.ts'

/** The things on the chart that a piece of news is about, by their places. */

function pileIslands({ setup }: View, tile: string): SeaPlaceId[] {
  return setup.content.port.islands.flatMap(({ id, pile }) => (pile === tile ? [onSea.isle(id)] : []))
}

function whereTo(place: Place): SeaPlaceId[] {
  if (kindOf(place) === 'light') return [onSea.isle(partOf(place))]
  return place === 'sea' ? ['graves'] : []
}

export function seaChanges(view: View, news: VillageNews): SeaPlaceId[] {
  switch (news.kind) {
    case 'captainHired':
      return ['captains', onSea.bill(news.seat)]
    case 'loaded':
    case 'islandSold':
      return [onSea.bill(news.seat)]
    case 'sailed':
    case 'docked':
    case 'stayed':
    case 'returned':
      return [onSea.ship(news.seat)]
    case 'tileTaken':
      return [...pileIslands(view, news.tile), onSea.bill(news.seat)]
    case 'memberMoved':
    case 'died':
      return whereTo(news.to)
    default:
      return []
  }
}
