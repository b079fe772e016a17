import { customerId } from '#willyville/banner-places'
import type { WillyvilleNews } from '#willyville/news'

/** Which things of a picture a piece of news is about, by the places the picture gives them. */

export function tableThings(news: WillyvilleNews): string[] {
  switch (news.kind) {
    case 'offerFilled':
      return news.customers.map((customer) => `customer/${customerId(customer)}`)
    case 'travelled':
      return [`travel/${news.letter}`]
    case 'monkCame':
      return [`monk/${news.stack}`]
    case 'churchBuilt':
      return [`church/${news.church}`]
    case 'hallBuilt':
      return [`hall/${news.hall}`]
    case 'buildingBuilt':
      return [`craft/${news.good}`]
    case 'handTaken':
      return ['hand']
    case 'buried':
      // News counts from 1, places from 0.
      return [news.where === 'chronicle' ? `chronicle/${news.villager}/${news.number - 1}` : `grave/${news.number - 1}`]
    case 'ratRan':
      return ['rat']
    default:
      return []
  }
}

/** The 2/12 tile is flagged at the place of what it was laid beside. */
function tilePlaces(place: string): string[] {
  if (place === 'meet') return ['meeting']
  // On a customer there is no room for both, and the tile is seen without a flag.
  if (/^c\d/.test(place)) return []
  return [/^(field:|school|game|hall)/.test(place) ? place : `craft:${place}`]
}

/** Things of the village of the news' own seat. */
export function villageThings(news: WillyvilleNews): string[] {
  switch (news.kind) {
    case 'churchBuilt':
    case 'monkCame':
    case 'healed':
      return ['church']
    case 'hallBuilt':
    case 'marked':
      return ['hall']
    case 'meetingPlaceBuilt':
    case 'markerGained':
      return ['meeting']
    case 'markerLost':
      return [news.of === 'meet' ? 'meeting' : 'hall']
    case 'buildingBuilt':
      return [`craft:${news.good}`]
    case 'goodMade':
      return [news.good === 'joker' ? 'hall' : `craft:${news.good}`]
    case 'fieldLaid':
      return [`field:${news.fields - 1}`]
    case 'ploughMoved':
      return [`field:${news.field}`]
    case 'travelled':
    case 'cardExchanged':
      return [`journey:${news.letter}`]
    case 'customersCame':
      return news.customers.map(customerId)
    case 'customerServed':
      return ['served']
    case 'coinsGained':
      return ['barn']
    case 'storyGained':
    case 'storiesLost':
      return ['tree']
    case 'storiesSaved':
      return ['house']
    case 'headmanMoved':
      return [`stone:${news.to}`]
    case 'childCame':
    case 'childMovedUp':
      return ['school']
    case 'childGrewUp':
      return ['school', `villager:${news.villager}`]
    case 'buried':
      return [`villager:${news.villager}`]
    case 'labourerHired':
      return ['labourers']
    case 'tileLaid':
      return tilePlaces(news.place)
    default:
      return []
  }
}
