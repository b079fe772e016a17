import type { News, Seat } from '#kernel'
import type { BannerPlaceId } from './banner-places.ts'
import type {
  ChurchName,
  Die,
  Gain,
  Good,
  HallName,
  HallSlot,
  HeadmanPlace,
  Letter,
  MonkAction,
  Stack,
  Villager,
} from './words.ts'

type Told<Kind extends string, Facts = unknown> = News & { readonly kind: Kind } & Facts
type OfSeat<Kind extends string, Facts = unknown> = Told<Kind, { readonly seat: Seat } & Facts>

/** Everything that happens, fine enough to tell the whole game from it. */
export type WillyvilleNews =
  | Told<'roundBegan', { round: number; first: Seat; dice: readonly Die[]; handPoints: number }>
  | OfSeat<'diceTaken', { dice: readonly Die[]; value: number; coins: number; markers: number }>
  | OfSeat<'timePaid', { time: number; cloud: number }>
  | OfSeat<'deathCame'>
  | OfSeat<'paid', { coins: number; goods: Partial<Record<Good, number>>; jokers: number; fields: readonly number[] }>
  | OfSeat<'ploughMoved', { from: 'smithy' | 'joker'; field: number }>
  | OfSeat<'churchBuilt', { church: ChurchName }>
  | OfSeat<'monkCame', { stack: Stack; action: MonkAction }>
  | Told<'monkShown', { stack: Stack; action: MonkAction }>
  | OfSeat<'meetingPlaceBuilt'>
  | OfSeat<'hallBuilt', { hall: HallName }>
  | OfSeat<'buildingBuilt', { good: Good; banner: readonly number[] }>
  | OfSeat<'fieldLaid', { fields: number }>
  | OfSeat<'travelled', { letter: Letter; card: number }>
  | OfSeat<'cardSeen', { letter: Letter; card: number }>
  | OfSeat<'cardExchanged', { letter: Letter }>
  | OfSeat<'handTaken', { points: number }>
  | OfSeat<'seventhShown', { customer: number }>
  | OfSeat<'customersCame', { customers: readonly number[]; free: number | null; time: number; coins: number }>
  | Told<'offerFilled', { customers: readonly number[] }>
  | OfSeat<'bannerUsed', { banner: BannerPlaceId }>
  | OfSeat<'customerServed', { customer: number; points: number }>
  | OfSeat<'coinsGained', { coins: number }>
  | OfSeat<'storyGained', { points: number }>
  | OfSeat<'goodMade', { good: Good | 'joker' }>
  | OfSeat<'goodLost', { good: Good | 'joker' }>
  | OfSeat<'marked', { slot: HallSlot }>
  | OfSeat<'markerGained'>
  | OfSeat<'markerLost', { of: 'meet' | 'hall' }>
  | OfSeat<'tileLaid', { place: BannerPlaceId }>
  | OfSeat<'letGo', { what: Gain; count: number }>
  | OfSeat<'childCame'>
  | OfSeat<'childMovedUp'>
  | OfSeat<'childGrewUp', { villager: Villager; from: 'left' | 'right' }>
  | OfSeat<'headmanMoved', { to: HeadmanPlace }>
  | OfSeat<'headmanStayed'>
  | OfSeat<'storiesSaved', { points: number }>
  | OfSeat<'buried', { villager: Villager; where: 'chronicle' | 'grave'; number: number }>
  | OfSeat<'labourerHired', { villager: Villager }>
  | Told<'ratRan', { die: number; toGo: number }>
  | Told<'plagueStruck', Record<never, never>>
  | OfSeat<'healed', { left: number }>
  | OfSeat<'storiesLost', { points: number; left: number }>
  | Told<'lastRound', { coffins: number }>
  | Told<'gameEnded', { coffins: number }>

export type NewsKind = WillyvilleNews['kind']
