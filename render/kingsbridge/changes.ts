import type { Goods } from '#data/kingsbridge/schema'
import type { Cause, KingsbridgeNews, NewsKind, NewsOf } from '#kingsbridge/news'
import { STOCKED } from '#kingsbridge/words'
import { type PlaceId, placeOf } from './place-ids.ts'

/** The things of the town that a piece of news is about, by their places. News counts from 1, places from 0. */

/** Everybody's income comes in every round, and goods laid on projects are seen there. */
const UNFLAGGED: ReadonlySet<Cause> = new Set<Cause>(['income', 'build'])

function stocksOf(goods: Goods): PlaceId[] {
  return STOCKED.filter((good) => goods[good] !== undefined).map(placeOf.stock)
}

type Changes = { readonly [K in NewsKind]?: (news: NewsOf<K>) => readonly PlaceId[] }

const CHANGES: Changes = {
  eventTurned: () => ['event'],
  oriented: () => ['event'],
  eventStays: ({ event }) => [placeOf.edge(event)],
  fellIll: ({ place }) => [placeOf.sick(place - 1)],
  cared: ({ place }) => [placeOf.sick(place - 1)],
  projectCame: ({ project }) => [placeOf.project(project)],
  materialPlaced: ({ project }) => [placeOf.project(project)],
  projectGrew: ({ project }) => [placeOf.project(project)],
  projectFinished: ({ project }) => [placeOf.project(project)],
  donated: ({ project }) => [placeOf.project(project)],
  spacesCovered: ({ spaces }) => spaces.map(placeOf.space),
  favourTaken: ({ space }) => [placeOf.space(space)],
  clothOpened: () => ['market'],
  sold: () => ['market'],
  houseBuilt: ({ plot }) => [placeOf.plot(plot - 1)],
  houseTaken: ({ plot }) => [placeOf.plot(plot - 1)],
  cardLaid: ({ seat }) => [placeOf.player(seat)],
  vpLost: ({ seat }) => [placeOf.player(seat)],
  penaltyComes: ({ seat }) => [placeOf.player(seat)],
  shieldPassed: ({ to }) => [placeOf.player(to)],
  gained: ({ seat, cause, goods, vp }) => [
    ...(vp > 0 ? [placeOf.player(seat)] : []),
    ...(UNFLAGGED.has(cause) ? [] : stocksOf(goods)),
  ],
  paid: ({ cause, goods }) => (UNFLAGGED.has(cause) ? [] : stocksOf(goods)),
}

function placesFor<K extends NewsKind>(news: NewsOf<K>): readonly PlaceId[] {
  return CHANGES[news.kind]?.(news) ?? []
}

export function townChanges(news: KingsbridgeNews): readonly PlaceId[] {
  return placesFor(news)
}
