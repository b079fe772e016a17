import type { Gift, Price } from '#data/village/schema'
import type { News, Seat } from '#kernel'
import type { Cube, Place, Space } from './words.ts'

type Told<Kind extends string, Facts = unknown> = News & { readonly kind: Kind } & Facts
type OfSeat<Kind extends string, Facts = unknown> = Told<Kind, { readonly seat: Seat } & Facts>

/** Why the end was announced. */
export type EndCause = 'chronicle' | 'graves' | 'sea' | 'quiet'

/** Everything that happens, fine enough to tell the whole game from it. In solo games Conny is the seat after the last. */
export type VillageNews =
  | Told<'roundBegan', { round: number; first: Seat }>
  | OfSeat<'cubeTaken', { space: Space; cube: Cube }>
  | OfSeat<'timePaid', { time: number; lap: number }>
  | OfSeat<'quillCrossed'>
  | OfSeat<'wellUsed', { space: Space; isFree: boolean }>
  | OfSeat<'letGo', { space: Space | null }>
  | OfSeat<'paid', { wares: Price }>
  | OfSeat<'gained', { wares: Gift }>
  | OfSeat<'wasted', { grain: number }>
  | OfSeat<'harvested', { grain: number }>
  | OfSeat<'memberMoved', { member: string; from: Place; to: Place }>
  | OfSeat<'memberBorn', { member: string }>
  | OfSeat<'goodMade', { building: string; isDoubled: boolean }>
  | OfSeat<'privilegeUsed', { step: number }>
  | OfSeat<'ringTaken'>
  | OfSeat<'castleReached', { castle: string; isNew: boolean }>
  | OfSeat<'marketCalled'>
  | OfSeat<'customerServed', { customer: string; points: number }>
  | OfSeat<'overseasSold', { ware: 'cocoa' | 'tea'; points: number }>
  | OfSeat<'passed', { isForced: boolean }>
  | Told<'rowFilled', { customers: readonly string[] }>
  | OfSeat<'died', { member: string; from: Place; to: Place }>
  | Told<'endAnnounced', { seat: Seat | null; cause: EndCause }>
  | Told<'massBegan', { isLast: boolean }>
  | OfSeat<'pulled', { member: string }>
  | Told<'monksDrawn', { monks: number }>
  | OfSeat<'majorityWon', { points: number }>
  | Told<'gameEnded'>
  | OfSeat<'villagerTucked', { villager: string; pile: number; top: string }>
  | OfSeat<'villagerBought', { villager: string; pile: number }>
  | Told<'villagerShown', { villager: string; pile: number }>
  | OfSeat<'villagerPlayed', { villager: string }>
  | OfSeat<'enshrined', { member: string }>
  | OfSeat<'timeRegained', { time: number; lap: number }>
  | OfSeat<'captainHired', { captain: string }>
  | OfSeat<'loaded', { piece: string }>
  | OfSeat<'sailed', { to: string }>
  | OfSeat<'docked', { island: string }>
  | OfSeat<'stayed', { at: string }>
  | OfSeat<'islandSold', { ware: string; points: number }>
  | OfSeat<'tileTaken', { tile: 'cocoa' | 'tea' | 'chest' }>
  | OfSeat<'chestSeen', { wares: Gift }>
  | OfSeat<'returned'>
  | OfSeat<'chestOpened', { wares: Gift }>
  | OfSeat<'breadLaid', { member: string }>
  | Told<'dieRolled', { face: string; rank: number; came: 'supply' | 'parents' | 'nobody' }>
  | Told<'married', { ranks: readonly [number, number]; lodging: string | null }>
  | OfSeat<'parted', { place: Place }>
  | OfSeat<'connyTook', { space: Space; cube: Cube; slot: number }>
  | Told<'fateTurned', { row: number; fate: 'quill' | 'blank' }>
  | OfSeat<'foremostTaken', { customer: string }>

export type NewsKind = VillageNews['kind']
