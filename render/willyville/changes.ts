import { type BannerPlaceId, readPlace } from '#willyville/banner-places'
import type { NewsKind, WillyvilleNews } from '#willyville/news'
import { inVillage, onTable, type TablePlaceId, type VillagePlaceId } from './place-ids.ts'

/** The things of a picture that a piece of news is about, by their places. */

export function tableChanges(news: WillyvilleNews): TablePlaceId[] {
  switch (news.kind) {
    case 'offerFilled':
      return news.customers.map(onTable.customer)
    case 'travelled':
      return [onTable.travel(news.letter)]
    case 'monkCame':
      return [onTable.monk(news.stack)]
    case 'churchBuilt':
      return [onTable.church(news.church)]
    case 'hallBuilt':
      return [onTable.hall(news.hall)]
    case 'buildingBuilt':
      return [onTable.craft(news.good)]
    case 'handTaken':
      return ['hand']
    case 'buried':
      // News counts from 1, places from 0.
      return news.where === 'chronicle'
        ? [onTable.chronicle(news.villager, news.number - 1)]
        : [onTable.grave(news.number - 1)]
    case 'ratRan':
      return ['rat']
    default:
      return []
  }
}

/** The 2/12 tile is flagged at the place of what it was laid beside. */
function tilePlaces(id: BannerPlaceId): VillagePlaceId[] {
  const place = readPlace(id)
  switch (place?.kind) {
    case 'meet':
      return ['meeting']
    case 'craft':
      return [inVillage.craft(place.good)]
    case 'field':
      return [inVillage.field(place.field)]
    case 'school':
    case 'game':
    case 'hall':
      return [place.kind]
    default:
      // On a customer there is no room for both, and the tile is seen without a flag.
      return []
  }
}

/** News that is always about the same places of a village. */
const ALWAYS: { readonly [K in NewsKind]?: VillagePlaceId[] } = {
  churchBuilt: ['church'],
  monkCame: ['church'],
  healed: ['church'],
  hallBuilt: ['hall'],
  marked: ['hall'],
  meetingPlaceBuilt: ['meeting'],
  markerGained: ['meeting'],
  customerServed: ['served'],
  coinsGained: ['barn'],
  storyGained: ['tree'],
  storiesLost: ['tree'],
  storiesSaved: ['house'],
  childCame: ['school'],
  childMovedUp: ['school'],
  labourerHired: ['labourers'],
}

/** Things of the village of the news' own seat. */
export function villageChanges(news: WillyvilleNews): VillagePlaceId[] {
  switch (news.kind) {
    case 'markerLost':
      return [news.of === 'meet' ? 'meeting' : 'hall']
    case 'buildingBuilt':
      return [inVillage.craft(news.good)]
    case 'goodMade':
      return [news.good === 'joker' ? 'hall' : inVillage.craft(news.good)]
    case 'fieldLaid':
      return [inVillage.field(news.fields - 1)]
    case 'ploughMoved':
      return [inVillage.field(news.field)]
    case 'travelled':
    case 'cardExchanged':
      return [inVillage.journey(news.letter)]
    case 'customersCame':
      return news.customers.map(inVillage.customer)
    case 'headmanMoved':
      return [inVillage.stone(news.to)]
    case 'childGrewUp':
      return ['school', inVillage.villager(news.villager)]
    case 'buried':
      return [inVillage.villager(news.villager)]
    case 'tileLaid':
      return tilePlaces(news.place)
    default:
      return ALWAYS[news.kind] ?? []
  }
}
