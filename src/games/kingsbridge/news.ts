import type { Goods } from '#data/kingsbridge/schema'
import type { News, Seat } from '#kernel'
import type { Card, Duty, Good, Penalty, ProjectId, SpaceId } from './words.ts'

/** For what something was gained, paid or lost. */
export const CAUSES = [
  'income',
  'favour',
  'event',
  'card',
  'rent',
  'build',
  'bonus',
  'forgo',
  'cost',
  'donation',
  'donor',
  'metal',
  'care',
  'duty',
  'protection',
] as const
export type Cause = (typeof CAUSES)[number]

/** The way a card came onto the open pile: used, forgone by choice, or unused because a rule says so. */
export type Laying = 'use' | 'forgo' | 'unused'

type Told<Kind extends string, Facts = unknown> = News & { readonly kind: Kind } & Facts
type OfSeat<Kind extends string, Facts = unknown> = Told<Kind, { readonly seat: Seat } & Facts>

/** Everything that happens, fine enough to tell the whole game from it. */
export type KingsbridgeNews =
  | Told<'chapterBegan', { chapter: number; first: Seat }>
  | Told<'eventTurned', { event: string; chapter: number; round: number; active: Seat }>
  | Told<'fellIll', { place: number; value: number }>
  | Told<'nobodyFellIll', { place: number }>
  | Told<'projectCame', { project: ProjectId }>
  | Told<'spacesCovered', { spaces: readonly SpaceId[] }>
  | Told<'projectsBanned', { except: readonly ProjectId[] }>
  | Told<'clothOpened'>
  | Told<'actionsSkipped'>
  | OfSeat<'traded', { event: string }>
  | OfSeat<'declined', { event: string }>
  | OfSeat<'gained', { cause: Cause; goods: Goods; vp: number }>
  | OfSeat<'missed', { cause: Cause; good: Good; count: number }>
  | OfSeat<'paid', { cause: Cause; goods: Goods }>
  | OfSeat<'vpLost', { cause: Cause; vp: number; left: number }>
  | OfSeat<'oriented', { event: string; rotation: number; number: number }>
  | OfSeat<'begged'>
  | OfSeat<'favourTaken', { space: SpaceId }>
  | OfSeat<'cardLaid', { card: Card; laying: Laying }>
  | OfSeat<'discarded', { isDrawn: boolean }>
  | OfSeat<'discardSeen', { card: Card }>
  | OfSeat<'materialPlaced', { project: ProjectId; stone: number; wood: number }>
  | Told<'projectGrew', { project: ProjectId; stone: number; wood: number }>
  | Told<'projectFinished', { project: ProjectId }>
  | Told<'metalGiven', { seats: readonly Seat[] }>
  | OfSeat<'donated', { project: ProjectId }>
  | OfSeat<'houseBuilt', { plot: number }>
  | OfSeat<'houseTaken', { plot: number }>
  | OfSeat<'sold', { wool: number; cloth: number }>
  | OfSeat<'clothMade', { count: number }>
  | OfSeat<'cared', { place: number; value: number }>
  | Told<'eventStays', { event: string; gone: string | null }>
  | Told<'shieldPassed', { to: Seat }>
  | Told<'chapterEnded', { chapter: number }>
  | Told<'taxRolled', { die: number }>
  | OfSeat<'dutyMissed', { duty: Duty; count: number }>
  | OfSeat<'protected', { duty: Duty }>
  | OfSeat<'penaltyComes', { penalty: Penalty }>
  | Told<'plagueCame'>
  | Told<'gameEnded'>

type NewsByKind = { [N in KingsbridgeNews as N['kind']]: N }
export type NewsKind = keyof NewsByKind
/** Written so that a table by kind takes the news of the kind it was looked up by. */
export type NewsOf<K extends NewsKind> = { [P in K]: { readonly kind: P } & NewsByKind[P] }[K]
