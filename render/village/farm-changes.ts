import { playerOf } from '#games/shared/seats'
import type { Seat } from '#kernel'
import { contentIndexOf } from '#village/content-index'
import type { VillageNews } from '#village/news'
import { numberOf } from '#village/rules/members'
import type { View } from '#village/view'
import { isWare, type Place } from '#village/words'
import { type FarmPlaceId, onFarm } from './farm/place-ids.ts'

/** The things of a farm that a piece of news is about, by their places. */

/** Somebody as news name them: the number they had, and where they are now. */
interface Named {
  readonly member: string
  readonly place: Place
}

/** The members who go by this number at this place; the dead have left their bread behind. */
export function membersNamed(view: View, seat: Seat, { member: name, place }: Named): number[] {
  const p = playerOf(view, seat)
  const { generations } = contentIndexOf(view)
  const there = p.at.flatMap((position, member) => (position === place ? [member] : []))
  const exact = there.filter((member) => numberOf(view, p, member) === name)
  return exact.length > 0 ? exact : there.filter((member) => String(generations[member]) === name.replace('+', ''))
}

function kinPlaces(view: View, seat: Seat, named: Named): FarmPlaceId[] {
  return membersNamed(view, seat, named).slice(0, 1).map(onFarm.kin)
}

/** Everything in a price or a gift that lies in the barn; points are fame. */
function warePlaces(wares: Readonly<Record<string, unknown>>): FarmPlaceId[] {
  return Object.keys(wares).flatMap((ware): FarmPlaceId[] => {
    if (ware === 'points') return ['fame']
    return isWare(ware) ? [onFarm.ware(ware)] : []
  })
}

/** News that is always about the same places of a farm. */
const ALWAYS: { readonly [K in VillageNews['kind']]?: readonly FarmPlaceId[] } = {
  harvested: [onFarm.ware('grain')],
  wasted: [onFarm.ware('grain')],
  castleReached: ['castles'],
  customerServed: ['served'],
  foremostTaken: ['served'],
  overseasSold: ['fame'],
  islandSold: ['fame'],
  majorityWon: ['fame'],
  ringTaken: ['ring'],
  captainHired: ['ship'],
  loaded: ['ship'],
  sailed: ['ship'],
  docked: ['ship'],
  tileTaken: ['ship'],
  chestSeen: ['ship'],
  returned: ['ship'],
  chestOpened: ['chests'],
}

/** Things on the farm of the seat that looks for them. */
export function farmChanges(view: View, seat: Seat, news: VillageNews): readonly FarmPlaceId[] {
  if (!('seat' in news) || news.seat !== seat) return []
  switch (news.kind) {
    case 'cubeTaken':
      return news.cube === 'plague' ? [] : [onFarm.ware(news.cube)]
    case 'timePaid':
    case 'timeRegained':
      return [onFarm.lap(playerOf(view, seat).lap)]
    case 'paid':
    case 'gained':
      return warePlaces(news.wares)
    case 'memberMoved':
    case 'died':
      return kinPlaces(view, seat, { member: news.member, place: news.to })
    case 'memberBorn':
      return kinPlaces(view, seat, { member: news.member, place: 'farm' })
    case 'enshrined':
      return kinPlaces(view, seat, { member: news.member, place: 'chronicle.song' })
    case 'villagerBought':
      return [onFarm.villager(news.villager)]
    default:
      return ALWAYS[news.kind] ?? []
  }
}
