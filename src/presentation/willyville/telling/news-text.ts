import type { WillyvilleNews } from '#willyville/news'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { inEmojis } from '../exchange.ts'
import { buildingName, customerCard, gainText, placeName, slotName, valuesText, wantsSigns } from '../naming.ts'
import type { Phrasing } from '../phrasing.ts'

/** Words for each piece of news in a line that tells a turn. Costs, gains, dice and deaths are told apart. */

export interface Telling {
  readonly phrasing: Phrasing
  readonly view: View
  /** The village it happened in. */
  readonly p: Player
}

export function customerSigns({ phrasing, view }: Pick<Telling, 'phrasing' | 'view'>, customer: number): string {
  const card = customerCard(view, customer)
  if (card === undefined) return ''
  const { banner, goods, points } = card
  return `**${valuesText(banner)}** ${wantsSigns(phrasing, goods)} → ${inEmojis(phrasing).gained('point', points)}`
}

export function bannerOf({ view }: Pick<Telling, 'view'>, customer: number): string {
  return valuesText(customerCard(view, customer)?.banner ?? '?')
}

function pointsOfCard({ phrasing, view }: Telling, card: number): string {
  return inEmojis(phrasing).gained('point', view.setup.content.travel.cards[card]?.points ?? 0)
}

/** Story points that a monk brings are told as a gain. */
function monkText({ say }: Phrasing, { stack, action }: WillyvilleNews & { kind: 'monkCame' }): string {
  const facts = { stack: say(`stack.${stack}`), action: say(`monk.${action}`) }
  return say(action.startsWith('story') ? 'told.monkPlain' : 'told.monk', facts)
}

function built(telling: Telling, news: WillyvilleNews): string | null {
  const { phrasing, view } = telling
  const { say } = phrasing
  switch (news.kind) {
    case 'churchBuilt':
      return say('told.built', { what: say(`church.${news.church}`) })
    case 'meetingPlaceBuilt':
      return say('told.built', { what: say('place.meet') })
    case 'hallBuilt':
      return say('told.built', { what: say(`hall.${news.hall}`) })
    case 'buildingBuilt': {
      const building = `${buildingName(phrasing, view, news.good)} ${valuesText(news.banner)}`
      return say('told.built', { what: building })
    }
    case 'fieldLaid':
      return say('told.field')
    case 'monkCame':
      return monkText(phrasing, news)
    case 'travelled':
      return say('told.travelled', { letter: news.letter })
    case 'cardExchanged':
      return say('told.exchanged', { letter: news.letter })
    case 'handTaken':
      return say('told.hand')
    default:
      return null
  }
}

function moved({ phrasing, view, p }: Telling, news: WillyvilleNews): string | null {
  const { say } = phrasing
  switch (news.kind) {
    case 'childCame':
      return say('told.child')
    case 'childMovedUp':
      return say('told.childUp')
    case 'childGrewUp':
      return say('told.grew', { villager: say(`villager.${news.villager}`) })
    case 'headmanMoved':
      return say(`told.${news.to}`)
    case 'headmanStayed':
      return say('told.stay')
    case 'storiesSaved':
      return say('told.saved', { points: phrasing.some('story', news.points) })
    case 'ploughMoved':
      return say(news.from === 'joker' ? 'told.joker' : 'told.plough', { n: news.field + 1 })
    case 'tileLaid':
      return say('told.tile', { place: placeName(phrasing, view, p, news.place) })
    case 'marked':
      return say('told.marked', { what: slotName(phrasing, news.slot) })
    case 'markerLost':
      return say('told.markerLost')
    case 'letGo':
      return say('told.letGo', { what: gainText(phrasing, news.what, news.count) })
    default:
      return null
  }
}

function came(telling: Telling, news: WillyvilleNews): string | null {
  const { say } = telling.phrasing
  if (news.kind === 'seventhShown') return say('told.seventh', { customer: customerSigns(telling, news.customer) })
  if (news.kind !== 'customersCame') return null
  const n = news.customers.length + (news.free === null ? 0 : 1)
  return say('customers', { n })
}

export function pieceOf(telling: Telling, news: WillyvilleNews): string | null {
  return built(telling, news) ?? moved(telling, news) ?? came(telling, news)
}

/** The name of a banner that was used, where nothing else tells of it. */
export function usedText({ phrasing, view, p }: Telling, banner: string): string {
  return phrasing.say('told.used', { what: placeName(phrasing, view, p, banner) })
}

export function seenText(telling: Telling, news: WillyvilleNews & { kind: 'cardSeen' }): string {
  const { phrasing } = telling
  return phrasing.say('told.seen', { letter: news.letter, points: pointsOfCard(telling, news.card) })
}
