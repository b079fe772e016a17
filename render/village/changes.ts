import { isOneOf, type Seat } from '#kernel'
import type { VillageNews } from '#village/news'
import { kindOf, type Place } from '#village/words'
import { type BoardPlaceId, onBoard } from './board/place-ids.ts'

/** The things of the board that a piece of news is about, by their places. */

const OFF_BOARD = ['supply', 'aside', 'sea', 'waiting', 'ready']

/** The place where a member of a seat came to. */
function arrival(seat: Seat, place: Place): BoardPlaceId[] {
  const kind = kindOf(place)
  if (OFF_BOARD.includes(kind)) return []
  if (kind === 'farm') return [onBoard.farm(seat)]
  return [kind === 'ship' ? onBoard.ship(seat) : onBoard.at(place)]
}

/** News about what a player has at home. */
const AT_HOME = [
  'wellUsed',
  'harvested',
  'memberBorn',
  'customerServed',
  'overseasSold',
  'ringTaken',
  'villagerPlayed',
  'chestOpened',
] as const satisfies readonly VillageNews['kind'][]

const AT_SEA = ['loaded', 'sailed', 'docked', 'stayed', 'islandSold', 'tileTaken', 'returned'] as const

function withSeat(news: VillageNews): BoardPlaceId[] {
  if (!('seat' in news) || news.seat === null) return []
  if (isOneOf(AT_HOME, news.kind)) return [onBoard.farm(news.seat)]
  return isOneOf(AT_SEA, news.kind) ? [onBoard.ship(news.seat)] : []
}

export function boardChanges(news: VillageNews): BoardPlaceId[] {
  switch (news.kind) {
    case 'cubeTaken':
      return [onBoard.space(news.space)]
    case 'connyTook':
      return [onBoard.space(news.space), 'conny']
    case 'fateTurned':
    case 'foremostTaken':
      return ['conny']
    case 'memberMoved':
    case 'died':
      return arrival(news.seat, news.to)
    case 'enshrined':
      return [onBoard.at('chronicle.song')]
    case 'goodMade':
      return [onBoard.at(`craft.${news.building}`)]
    case 'castleReached':
      return [onBoard.at(`castle.${news.castle}`)]
    case 'rowFilled':
      return news.customers.map(onBoard.customer)
    case 'villagerBought':
    case 'villagerTucked':
    case 'villagerShown':
      return [onBoard.pile(news.pile)]
    case 'married':
      return news.lodging === null ? [] : [onBoard.at(news.lodging)]
    case 'parted':
      return [onBoard.at(news.place)]
    default:
      return withSeat(news)
  }
}
